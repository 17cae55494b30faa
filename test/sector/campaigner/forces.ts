import type { GhostOfWarState, Place, Unit } from '../../../src/rulesets/ghost-of-war/index.js';
import { LEGAL_SETS } from '../../../src/rulesets/ghost-of-war/data/activities.js';
import { forcePieces } from '../../../src/rulesets/ghost-of-war/units/pieces-of-forces.js';
import { systemOf } from '../../../src/rulesets/ghost-of-war/map/places.js';
import { typeOf } from '../../../src/rulesets/ghost-of-war/units/unit-types.js';
import { heroesOf, own, ownPlanets, pick, some, type Guesses, type Mind } from './mind.js';

const together = (one: Place, other: Place): boolean => one.in === other.in && one.id === other.id;
const isAlly = (state: GhostOfWarState, one: string, other: string): boolean =>
  (state.factions[one]?.alignment ?? one) === (state.factions[other]?.alignment ?? other);

/** Formations as wholes, and loose units. */
const piecesOf = (state: GhostOfWarState, faction: string): readonly (readonly Unit[])[] =>
  forcePieces(state, own(state.units, faction)).map((each) => each.units);

const idsOf = (units: readonly Unit[]): readonly string[] => units.map((each) => each.id);

const loose = (state: GhostOfWarState, faction: string): readonly Unit[] =>
  own(state.units, faction).filter((each) => each.formation === null);

const newName = ({ chance }: Mind, what: string): string => `${what} ${Math.floor(chance() * 1e6)}`;

export const FORCE_GUESSES: Pick<
  Guesses,
  | 'SET_ACTIVITY'
  | 'SET_PRIORITY'
  | 'FORM_FORMATION'
  | 'JOIN_FORMATION'
  | 'SPLIT_FORMATION'
  | 'MERGE_UNITS'
  | 'SET_SUPPLY_GROUPS'
  | 'TRAVEL'
  | 'LAND'
  | 'EMBARK'
  | 'ATTACK'
  | 'CHOOSE_RECOVERY'
  | 'SALVAGE'
  | 'ASSIGN_SUITS'
  | 'RAID'
> = {
  SET_ACTIVITY: (state, faction, mind) =>
    some(
      mind,
      [...ownPlanets(state, faction), ...own(state.units, faction), ...own(state.formations, faction)],
      4,
    ).map(({ id }) => ({ order: 'SET_ACTIVITY', entity: id, set: pick(mind.chance, LEGAL_SETS)! })),
  SET_PRIORITY: (state, faction, mind) =>
    some(mind, [...ownPlanets(state, faction), ...own(state.projects, faction)], 1).map(({ id }) => ({
      order: 'SET_PRIORITY',
      subject: id,
      priority: 1 + Math.floor(mind.chance() * 9),
    })),
  FORM_FORMATION: (state, faction, mind) =>
    some(mind, loose(state, faction), 1).map((first) => ({
      order: 'FORM_FORMATION',
      units: idsOf(loose(state, faction).filter((each) => together(each.place, first.place))),
      name: newName(mind, 'Host'),
      commander: null,
    })),
  JOIN_FORMATION: (state, faction, mind) =>
    some(mind, loose(state, faction), 1).flatMap((unit) =>
      some(mind, own(state.formations, faction), 1).map(({ id }) => ({
        order: 'JOIN_FORMATION',
        formation: id,
        units: [unit.id],
      })),
    ),
  SPLIT_FORMATION: (state, faction, mind) =>
    some(
      mind,
      own(state.formations, faction).filter((each) => each.units.length > 3),
      1,
    ).map((each) => ({
      order: 'SPLIT_FORMATION',
      formation: each.id,
      units: each.units.slice(0, 2),
      name: mind.chance() < 0.5 ? null : newName(mind, 'Vanguard'),
    })),
  MERGE_UNITS: (state, faction) => {
    const weak = loose(state, faction).filter((each) => each.ce < 60);
    return weak.flatMap((one, at) =>
      weak
        .slice(at + 1)
        .filter((other) => other.type === one.type && together(other.place, one.place))
        .slice(0, 1)
        .map((other) => ({ order: 'MERGE_UNITS', units: [one.id, other.id] })),
    );
  },
  SET_SUPPLY_GROUPS: (state, faction, mind) =>
    some(mind, own(state.formations, faction), 1).flatMap(({ id, units }) => {
      const place = state.units[units[0] ?? '']?.place;
      const system = place && systemOf(state, place);
      return system
        ? [{ order: 'SET_SUPPLY_GROUPS', system, groups: [{ name: newName(mind, 'Column'), members: [id] }] }]
        : [];
    }),
  TRAVEL: (state, faction, mind) => [
    ...some(mind, piecesOf(state, faction), 2).flatMap((units) =>
      some(mind, Object.keys(state.systems), 1).map((to) => ({
        order: 'TRAVEL' as const,
        units: idsOf(units),
        characters: [],
        to,
        path: null,
        landOn: mind.chance() < 0.5 ? null : (pick(mind.chance, state.systems[to]?.planets ?? []) ?? null),
      })),
    ),
    ...some(
      mind,
      heroesOf(state, faction).filter((each) => each.attachedTo === null),
      1,
    ).flatMap(({ id }) =>
      some(mind, Object.keys(state.systems), 1).map((to) => ({
        order: 'TRAVEL' as const,
        units: [],
        characters: [id],
        to,
        path: null,
        landOn: null,
      })),
    ),
  ],
  LAND: (state, faction, mind) =>
    some(mind, piecesOf(state, faction), 3).flatMap((units) => {
      const system = systemOf(state, units[0]!.place);
      const planet = pick(mind.chance, state.systems[system ?? '']?.planets ?? []);
      return planet ? [{ order: 'LAND', units: idsOf(units), planet }] : [];
    }),
  EMBARK: (state, faction, mind) =>
    some(mind, piecesOf(state, faction), 1).map((units) => ({ order: 'EMBARK', units: idsOf(units) })),
  ATTACK: (state, faction, mind) =>
    piecesOf(state, faction).flatMap((units) => {
      const [first] = units;
      const system = first && systemOf(state, first.place);
      if (!first || !system || mind.chance() < 0.3) return [];
      const isVoid = typeOf(state, first).domain === 'void';
      const place = isVoid ? system : first.place.id;
      const foes = Object.values(state.units).some(
        (each) => !isAlly(state, each.owner, faction) && systemOf(state, each.place) === system,
      );
      const land = state.planets[place];
      const worth = foes || (land !== undefined && !isAlly(state, land.controller, faction));
      return worth ? [{ order: 'ATTACK', place, units: idsOf(units), shock: mind.chance() < 0.3 }] : [];
    }),
  CHOOSE_RECOVERY: (state, faction, mind) =>
    some(
      mind,
      own(state.units, faction).filter((each) => each.ce < 90),
      2,
    ).map((unit) => ({
      order: 'CHOOSE_RECOVERY',
      unit: unit.id,
      row: mind.chance() < 0.5 ? null : 'AST-FIELD-HI',
      parts: [],
      scouts: own(state.units, faction)
        .filter((each) => each.type === 'astartes-scouts' && mind.chance() < 0.5)
        .map((each) => each.id),
    })),
  SALVAGE: (state, faction, mind) =>
    own(state.units, faction)
      .filter((each) => each.ce < 10)
      .slice(0, 1)
      .flatMap((unit) =>
        some(mind, ownPlanets(state, faction), 3).map(({ id }) => ({
          order: 'SALVAGE',
          unit: unit.id,
          into: id,
        })),
      ),
  ASSIGN_SUITS: (state, faction, mind) =>
    some(
      mind,
      own(state.units, faction).filter((each) => each.type === 'astartes-squad'),
      1,
    ).map(({ id }) => ({
      order: 'ASSIGN_SUITS',
      unit: id,
      suits: 1 + Math.floor(mind.chance() * 3),
    })),
  RAID: (state, faction, mind) =>
    [...own(state.formations, faction), ...loose(state, faction)].flatMap(({ id }) =>
      some(mind, Object.keys(state.lines), 1).map((line) => ({ order: 'RAID', raider: id, line })),
    ),
};
