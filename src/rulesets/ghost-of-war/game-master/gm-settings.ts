import { itemAt, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { weaponTypeRow } from '../data/ammunition.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { CHAPTER_SUPPLY } from '../data/supply.js';
import type { EntryRecord } from './events.js';
import type { GmChange } from './changes.js';
import { placeOf } from '../formations/entries.js';
import type { Buffer, Condition, GhostOfWarState, Planet, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bufferOf, planetCapacity } from '../goods/buffers.js';
import { isPlayer } from '../state/players.js';
import { relationKey } from '../general/factions.js';
import { noSuch, type GmChangers } from './gm-changing.js';
import { tellLibrarians } from '../detection/warnings.js';
import { depotsLost } from '../combat/capture.js';
import { isInBattle, leaveJourneys } from './gm-removals.js';
import { correct, createEntity, reshaping, setFields, type Speech } from './gm-corrections.js';
import { cancelProject, cancelProjectsAt } from '../projects/cancelling.js';
import { projectsAt } from '../projects/slots.js';
import { endLinesAt } from '../trade/cancelling.js';
import { bufferOfHolder } from '../goods/books.js';
import {
  bufferFaults,
  MOST_PROJECT_ROUNDS,
  offTheMap,
  outside,
  planetFaults,
  unitFaults,
} from '../units/invariants.js';
import { areNeighbours } from '../map/paths/index.js';
import { ownerOf } from '../general/owners.js';

type Creation = Extract<GmChange, { readonly change: `CREATE_${string}` | 'REMOVE' }>;

const setEntry = (
  table: GowTable,
  speech: Speech,
  record: EntryRecord,
  key: string,
  value: object | string,
): void =>
  correct(table, {
    type: 'ghost-of-war.EntrySet',
    data: { ...speech, faction: null, record, key, value },
  });

/** GOW-GEN-07: fields of what there is; each is checked against the invariants. */
export const SETTINGS: GmChangers<Exclude<GmChange, Creation>> = {
  SET_PLANET: (table, { planet: id, fields }, speech, path) => {
    const planet = lookUp(table.state.planets, id);
    if (!planet) return [noSuch(path, 'planet', id)];
    const { controller } = fields;
    if (controller !== undefined && !lookUp(table.state.factions, controller)) {
      return [noSuch([...path, 'fields'], 'controller', controller)];
    }
    const changed = withCapacity(table.state, { ...planet, ...fields });
    const faults = planetFaults(changed, [...path, 'fields']);
    if (faults.length > 0) return faults;
    const passes = changed.controller !== planet.controller;
    const works = passes ? passedOn(planet, changed.controller) : planet.works;
    const set = { ...fields, buffer: changed.buffer, ...(passes ? { works } : {}) };
    if (passes) leaveBehind(table, speech, planet, changed.controller);
    setFields(table, speech, 'planet', id, changed.controller, set);
    return [];
  },
  SET_UNIT: (table, { unit: id, fields }, speech, path) => {
    const { state } = table;
    const unit = lookUp(state.units, id);
    if (!unit) return [noSuch(path, 'unit', id)];
    const { owner, place, weapon, ...plain } = fields;
    const at = [...path, 'fields'];
    if (owner !== undefined && !lookUp(state.factions, owner)) return [noSuch(at, 'owner', owner)];
    if (place !== undefined && !lookUp(state.planets, place) && !lookUp(state.systems, place)) {
      return [noSuch(at, 'place', place)];
    }
    if (weapon !== undefined && !weaponTypeRow(weapon)) return [noSuch(at, 'weapon', weapon)];
    if ((owner ?? place) !== undefined && isInBattle(state, [id])) {
      return [violation('GOW-GEN-07', 'IN_BATTLE', [...at, owner === undefined ? 'place' : 'owner'], { id })];
    }
    const moved =
      place === undefined ? {} : { place: placeOf(state, place), withdrawn: false, undetectedBy: [] };
    const set = {
      ...plain,
      ...(owner === undefined ? {} : { owner }),
      ...(weapon === undefined ? {} : { weapon }),
      ...moved,
    };
    const changed: Unit = { ...unit, ...set };
    const faults = unitFaults(state, changed, at, unit);
    if (faults.length > 0) return faults;
    if (place !== undefined) leaveJourneys(table, speech, id);
    if (changed.owner !== unit.owner) {
      for (const project of projectsAt(state, id)) cancelProject(table, project, 'CAPTURED');
    }
    reshaping(table, speech, { units: [id], formations: [] }, () =>
      setFields(table, speech, 'unit', id, changed.owner, set),
    );
    return [];
  },
  SET_SUPPLY_COUNTER: (table, { holder: id, counter }, speech, path) => {
    const { units, formations } = table.state;
    const holder = lookUp(units, id) ?? lookUp(formations, id);
    if (!holder) return [noSuch(path, 'holder', id)];
    const { max } = holder.supply;
    const faults = outside('counter', counter, -max, max, path);
    if (faults.length === 0) {
      const kind = lookUp(units, id) ? 'unit' : 'formation';
      setFields(table, speech, kind, id, holder.owner, { supply: { counter, max } });
    }
    return faults;
  },
  SET_BUFFER: (table, { holder: id, goods }, speech, path) => {
    const { state } = table;
    const old = bufferOfHolder(state, id);
    if (!old) return [noSuch(path, 'holder', id)];
    const buffer = Object.fromEntries(
      GENERAL_RESOURCES.map((each) => [each, { ...old[each], cur: goods[each] ?? old[each].cur }]),
    ) as Buffer;
    const faults = bufferFaults(buffer, [...path, 'goods']);
    if (faults.length === 0)
      setFields(table, speech, holderKind(state, id), id, ownerOf(state, id), { buffer });
    return faults;
  },
  SET_STOCK: (table, { faction: id, goods }, speech, path) => {
    const faction = lookUp(table.state.factions, id);
    if (!faction) return [noSuch(path, 'faction', id)];
    const faults = Object.entries(goods).flatMap(([resource, amount]) =>
      outside(resource, amount ?? 0, 0, 1_000_000, [...path, 'goods']),
    );
    if (faults.length === 0) {
      setFields(table, speech, 'faction', id, id, { stock: { ...faction.stock, ...goods } });
    }
    return faults;
  },
  SET_CHAPTER_COUNTERS: (table, { faction: id, counters }, speech, path) => {
    const chapter = lookUp(table.state.factions, id)?.chapter;
    if (!chapter) return [noSuch(path, 'faction', id)];
    const { counterMax } = CHAPTER_SUPPLY;
    const faults = Object.entries(counters).flatMap(([resource, amount]) =>
      outside(resource, amount, -counterMax, counterMax, [...path, 'counters'], 'GOW-CHP-01'),
    );
    if (faults.length > 0) return faults;
    const changed = { ...chapter, counters: { ...chapter.counters, ...counters } };
    setFields(table, speech, 'faction', id, id, { chapter: changed });
    return [];
  },
  SET_ALIGNMENT: (table, { faction, alignment }, speech, path) => {
    if (!lookUp(table.state.factions, faction)) return [noSuch(path, 'faction', faction)];
    setFields(table, speech, 'faction', faction, null, { alignment });
    return [];
  },
  SET_PLAYER: (table, { faction, seat }, speech, path) => {
    const { factions, seats } = table.state;
    if (!lookUp(factions, faction)) return [noSuch(path, 'faction', faction)];
    if (seat !== null && !isPlayer(seats, seat)) return [noSuch(path, 'seat', seat)];
    setFields(table, speech, 'faction', faction, null, { seat });
    return [];
  },
  SET_RELATION: (table, { factions: [one, other], relation }, speech, path) => {
    const faults = [one, other]
      .filter((each) => !lookUp(table.state.factions, each))
      .map((each) => noSuch(path, 'factions', each));
    if (one === other) faults.push(violation('GOW-GEN-08', 'SAME_FACTION', [...path, 'factions']));
    if (faults.length === 0) {
      setEntry(table, speech, 'relations', relationKey(table.state, one, other), relation);
    }
    return faults;
  },
  SET_CONDITION: (table, { subject, condition }, speech, path) => {
    const faults = [
      ...outside('severity', condition.severity, 1, 3, [...path, 'condition']),
      ...fitsSubject(table.state, subject, condition.name, path),
    ];
    if (faults.length === 0) setConditions(table, speech, subject, condition.name, [condition]);
    return faults;
  },
  LIFT_CONDITION: (table, { subject, name }, speech, path) => {
    const faults = fitsSubject(table.state, subject, name, path);
    if (faults.length === 0) setConditions(table, speech, subject, name, []);
    return faults;
  },
  SET_TRAITS: (table, { unit: id, traits }, speech, path) => {
    const unit = lookUp(table.state.units, id);
    if (!unit) return [noSuch(path, 'unit', id)];
    setFields(table, speech, 'unit', id, unit.owner, { traits });
    return [];
  },
  SET_STORM: (table, { id, kind, core }, speech, path) => {
    const faults = offTheMap(table.state, core, [...path, 'core']);
    if (faults.length === 0) setEntry(table, speech, 'storms', id, { id, kind, core });
    return faults;
  },
  SET_ROUTE: (table, { id, hexes }, speech, path) => {
    const faults = [
      ...offTheMap(table.state, hexes, [...path, 'hexes']),
      ...hexes.flatMap((hex, at) =>
        at > 0 && !areNeighbours(itemAt(hexes, at - 1), hex)
          ? [violation('GOW-MAP-04', 'NOT_NEIGHBOURS', [...path, 'hexes', at], { hex })]
          : [],
      ),
    ];
    if (faults.length === 0) setEntry(table, speech, 'routes', id, { id, hexes });
    return faults;
  },
  DEFINE_UNIT_TYPE: (table, { key, type }, speech, path) => {
    const faults = outside('weight', type.weight, 1, 200, [...path, 'type']);
    if (faults.length === 0) setEntry(table, speech, 'unitTypes', key, type);
    return faults;
  },
  ADD_EVENT_PROJECT: (table, { change: _change, ...project }, speech, path) => {
    const { planet } = project;
    const faults = [
      ...outside('durationRounds', project.durationRounds, 1, MOST_PROJECT_ROUNDS, path),
      ...(planet !== null && !lookUp(table.state.planets, planet) ? [noSuch(path, 'planet', planet)] : []),
    ];
    if (faults.length === 0) setEntry(table, speech, 'eventProjects', project.key, project);
    return faults;
  },
  AWARD_POINTS: (table, { faction: id, points }, speech, path) => {
    const faction = lookUp(table.state.factions, id);
    if (!faction) return [noSuch(path, 'faction', id)];
    const faults = outside('points', points, -1000, 1000, path);
    if (faults.length > 0) return faults;
    const { round } = table.state;
    setFields(table, speech, 'faction', id, null, {
      score: faction.score + points,
      scoreByRound: [...faction.scoreByRound, { round, amount: points }],
    });
    return [];
  },
  SCHEDULE_EVENT: (table, { event }, speech, path) => {
    const { subSector } = event;
    const faults = [
      ...outside('round', event.round, table.state.round, 9999, [...path, 'event']),
      ...(subSector === null || lookUp(table.state.subSectors, subSector)
        ? []
        : [noSuch([...path, 'event'], 'subSector', subSector)]),
    ];
    if (faults.length > 0) return faults;
    const id = `scheduled-${table.state.counts.scheduled + 1}`;
    createEntity(table, speech, 'scheduled', null, { id, ...event });
    tellLibrarians(table, id);
    return [];
  },
};

/** GOW-PRJ-13: field works of the old owner serve the new one. */
const passedOn = ({ works, controller }: Planet, to: string): Planet['works'] =>
  works.map((each) => (each.faction === controller ? { ...each, faction: to, hero: null } : each));

/** GOW-GEN-07, GOW-CBT-15: a planet that the arbiter gives away is left as one that is captured. */
function leaveBehind(table: GowTable, speech: Speech, { id, controller }: Planet, to: string): void {
  cancelProjectsAt(table, id, 'CAPTURED');
  endLinesAt(table, id, controller);
  for (const depot of depotsLost(table.state, id, controller)) {
    setFields(table, speech, 'depot', depot, to, { owner: to });
  }
}

/** GOW-BUF-02: maxima follow basic production and depots; what no longer fits is written off. */
function withCapacity(state: GhostOfWarState, planet: Planet): Planet {
  const max = planetCapacity(state, planet);
  const cur = Object.fromEntries(
    GENERAL_RESOURCES.map((each) => [each, Math.min(planet.buffer[each].cur, max[each] ?? 0)]),
  );
  return { ...planet, buffer: bufferOf(max, cur) };
}

const holderKind = (state: GhostOfWarState, id: string): 'planet' | 'depot' | 'unit' | 'formation' => {
  if (lookUp(state.planets, id)) return 'planet';
  if (lookUp(state.depots, id)) return 'depot';
  return lookUp(state.units, id) ? 'unit' : 'formation';
};

/** GOW-CE-06: Plague is of planets, the others are of units. */
function fitsSubject(
  state: GhostOfWarState,
  subject: string,
  name: Condition['name'],
  path: readonly (string | number)[],
): readonly Violation[] {
  const found = name === 'PLAGUE' ? lookUp(state.planets, subject) : lookUp(state.units, subject);
  return found ? [] : [noSuch(path, 'subject', subject)];
}

function setConditions(
  table: GowTable,
  speech: Speech,
  subject: string,
  name: Condition['name'],
  added: readonly Condition[],
): void {
  const { planets, units } = table.state;
  const kind = lookUp(planets, subject) ? 'planet' : 'unit';
  const old = (lookUp(planets, subject) ?? lookUp(units, subject))?.conditions ?? [];
  const conditions = [...old.filter((each) => each.name !== name), ...added];
  setFields(table, speech, kind, subject, ownerOf(table.state, subject), { conditions });
}
