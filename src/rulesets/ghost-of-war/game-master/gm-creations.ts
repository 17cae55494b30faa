import { entryAt, lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { weaponTypeRow } from '../data/ammunition.js';
import { commanderRow } from '../data/commanders.js';
import { PLANET_TYPES } from '../data/planet-types.js';
import type { GmChange } from './changes.js';
import { readFormation, readUnit } from '../formations/entries.js';
import { readCharacter, readFaction } from '../characters/entries.js';
import { readDepot, readPlanet } from '../goods/place-entries.js';
import type { CharacterEntry } from '../start/position.js';
import type { Formation, GhostOfWarState, SeqKind, SupplyCounter } from '../state/index.js';
import { noSuch, type GmChangers } from './gm-changing.js';
import { createEntity, reshaping, setFields } from './gm-corrections.js';
import { isPlayer } from '../state/players.js';
import { bufferFaults, outside, planetFaults, unitFaults } from '../units/invariants.js';
import { ownerOf } from '../general/owners.js';
import { isForce } from '../map/places.js';
import { systemAt } from '../map/sector-map.js';
import { companyFaults } from '../units/structure.js';
import { findUnitType } from '../units/unit-types.js';
import { nextNumbered } from '../state/numbering.js';

type Creation = Extract<GmChange, { readonly change: `CREATE_${string}` }>;

const NO_COUNTER: SupplyCounter = { counter: 0, max: 0 };

const nextSeq = (state: GhostOfWarState, kind: SeqKind, owner: string | null): number =>
  owner === null ? state.counts[kind] + 1 : nextNumbered(state, kind, owner).number;

/** Ids are unique over all kinds of things. */
const mustBeNew = (state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] =>
  ownerOf(state, id) !== null || lookUp(state.systems, id)
    ? [violation('GOW-GEN-07', 'ID_TWICE', [...path, 'entry', 'id'], { id })]
    : [];

const must = (known: unknown, path: InputPath, field: string, id: string): readonly Violation[] =>
  known ? [] : [noSuch([...path, 'entry'], field, id)];

/** GOW-GEN-07, -12: new things, with the defaults of the set-up. */
export const CREATIONS: GmChangers<Creation> = {
  CREATE_FACTION: (table, { entry }, speech, path) => {
    const faults = [
      ...mustBeNew(table.state, entry.id, path),
      ...(entry.seat === null || isPlayer(table.state.seats, entry.seat)
        ? []
        : [noSuch([...path, 'entry'], 'seat', entry.seat)]),
    ];
    if (faults.length === 0) {
      createEntity(table, speech, 'faction', null, readFaction(entry, nextSeq(table.state, 'faction', null)));
    }
    return faults;
  },
  CREATE_SYSTEM: (table, { entry }, speech, path) => {
    const { hexes } = table.state;
    const faults = [
      ...mustBeNew(table.state, entry.id, path),
      ...must(lookUp(hexes, entry.hex), path, 'hex', entry.hex),
      ...(systemAt(table.state, entry.hex) !== null
        ? [violation('GOW-MAP-02', 'HEX_HAS_A_SYSTEM', [...path, 'entry', 'hex'], { hex: entry.hex })]
        : []),
    ];
    if (faults.length > 0) return faults;
    const seq = nextSeq(table.state, 'system', null);
    createEntity(table, speech, 'system', null, { planets: [], contestedRounds: {}, ...entry, seq } as never);
    return [];
  },
  CREATE_PLANET: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.systems, entry.system), path, 'system', entry.system),
      ...must(lookUp(state.factions, entry.controller), path, 'controller', entry.controller),
      ...must(Object.hasOwn(PLANET_TYPES, entry.type), path, 'type', entry.type),
    ];
    if (references.length > 0) return references;
    const planet = readPlanet(entry, nextSeq(state, 'planet', null), state);
    const faults = planetFaults(planet, [...path, 'entry']);
    if (faults.length > 0) return faults;
    createEntity(table, speech, 'planet', planet.controller, planet);
    const planets = [...(state.systems[planet.system]?.planets ?? []), planet.id];
    setFields(table, speech, 'system', planet.system, null, { planets });
    return [];
  },
  CREATE_DEPOT: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.planets, entry.planet), path, 'planet', entry.planet),
      ...must(lookUp(state.factions, entry.owner), path, 'owner', entry.owner),
    ];
    if (references.length > 0) return references;
    const depot = readDepot(entry, nextSeq(state, 'depot', entry.owner), state);
    const faults = bufferFaults(depot.buffer, [...path, 'entry', 'stock']);
    if (faults.length === 0) createEntity(table, speech, 'depot', depot.owner, depot);
    return faults;
  },
  CREATE_UNIT: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.factions, entry.owner), path, 'owner', entry.owner),
      ...must(findUnitType(state, entry.type), path, 'type', entry.type),
      ...must(entry.weapon === undefined || weaponTypeRow(entry.weapon), path, 'weapon', entry.weapon ?? ''),
      ...must(
        entry.place !== undefined &&
          (lookUp(state.planets, entry.place) ?? lookUp(state.systems, entry.place)),
        path,
        'place',
        entry.place ?? '',
      ),
    ];
    if (references.length > 0) return references;
    const unit = readUnit(
      { createdRound: state.round, ...entry },
      nextSeq(state, 'unit', entry.owner),
      state,
    );
    const faults = unitFaults(state, unit, [...path, 'entry']);
    if (faults.length === 0) createEntity(table, speech, 'unit', unit.owner, unit);
    return faults;
  },
  CREATE_FORMATION: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.factions, entry.owner), path, 'owner', entry.owner),
      ...entry.units.flatMap((id) => must(isLooseUnitOf(state, id, entry.owner), path, 'units', id)),
      ...entry.units.flatMap((unit, at) =>
        entry.units.indexOf(unit) < at
          ? [
              violation('GOW-MAC-03', 'IN_TWO_FORMATIONS', [...path, 'entry', 'units', at], {
                unit,
                formation: entry.id,
              }),
            ]
          : [],
      ),
    ];
    if (references.length > 0) return references;
    const formation = readFormation(entry, nextSeq(state, 'formation', entry.owner), state);
    const own = lookUp(state.units, entry.units[0]);
    reshaping(table, speech, { units: entry.units, formations: [entry.id] }, () => {
      const bare: Formation = { ...formation, supply: NO_COUNTER };
      createEntity(table, speech, 'formation', entry.owner, bare);
      for (const id of entry.units)
        setFields(table, speech, 'unit', id, own?.owner ?? entry.owner, { formation: entry.id });
    });
    const { max } = entryAt(table.state.formations, entry.id).supply;
    if (entry.counter !== undefined && max > 0) {
      const faults = outside('counter', entry.counter, -max, max, [...path, 'entry']);
      if (faults.length > 0) return faults;
      setFields(table, speech, 'formation', entry.id, entry.owner, {
        supply: { counter: entry.counter, max },
      });
    }
    return [];
  },
  CREATE_CHARACTER: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.factions, entry.faction), path, 'faction', entry.faction),
      ...(entry.attachedTo === undefined
        ? must(isPlace(state, entry.place), path, 'place', entry.place ?? '')
        : must(isForce(state, entry.attachedTo), path, 'attachedTo', entry.attachedTo)),
      ...(entry.attachedTo !== undefined && entry.place !== undefined
        ? [
            violation('GOW-CHR-03', 'NOT_ONE_PLACE', [...path, 'entry', 'place'], {
              character: entry.id,
              places: 2,
            }),
          ]
        : []),
    ];
    const character = readCharacter(entry, nextSeq(state, 'character', entry.faction), state);
    const company = companyFaults(state, { ...character, seq: Infinity }).map(
      ({ rule, code, field, params }) => violation(rule, code, [...path, 'entry', field], params),
    );
    const faults = references.length > 0 ? references : [...company, ...mustBeLeaderless(state, entry, path)];
    if (faults.length > 0) return faults;
    createEntity(table, speech, 'character', character.faction, character);
    const formation = lookUp(state.formations, character.attachedTo);
    if (character.kind === 'COMMANDER' && formation)
      setFields(table, speech, 'formation', formation.id, character.faction, { commander: character.id });
    return [];
  },
};

/** GOW-CHR-02: new commanders are for leaderless macro units. */
function mustBeLeaderless(
  state: GhostOfWarState,
  entry: CharacterEntry,
  path: InputPath,
): readonly Violation[] {
  const commander = lookUp(state.formations, entry.attachedTo)?.commander ?? null;
  return commander !== null && commanderRow(entry.class)
    ? [violation('GOW-CHR-02', 'NOT_LEADERLESS', [...path, 'entry', 'attachedTo'], { commander })]
    : [];
}

const isPlace = (state: GhostOfWarState, id: string | undefined): boolean =>
  id !== undefined && (lookUp(state.planets, id) ?? lookUp(state.systems, id)) !== undefined;

const isLooseUnitOf = (state: GhostOfWarState, id: string, owner: string): boolean => {
  const unit = lookUp(state.units, id);
  return unit?.owner === owner && unit.formation === null;
};
