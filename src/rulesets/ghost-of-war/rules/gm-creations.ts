import { lookUp, violation, type InputPath, type Violation } from '../../../kernel/index.js';
import { commanderRow } from '../data/commanders.js';
import { PLANET_TYPES } from '../data/planet-types.js';
import type { GmChange } from '../gm-changes.js';
import { readFormation, readUnit } from '../opening/forces.js';
import { readCharacter, readFaction } from '../opening/people.js';
import { readDepot, readPlanet } from '../opening/places.js';
import type { CharacterEntry } from '../position.js';
import type { GhostOfWarState, SeqKind } from '../state.js';
import type { GowTable } from '../table.js';
import { noSuch, type GmChangers } from './gm-changing.js';
import { enterThing, setFields, type Speech } from './gm-corrections.js';
import { holderOf } from './holders.js';
import { bufferFaults, planetFaults, unitFaults } from './invariants.js';
import { ownerOf } from './owners.js';
import { isForce } from './places.js';
import { findUnitType } from './unit-types.js';
import { bufferOf } from './buffers.js';
import { nextNumbered } from '../events/numbering.js';

type Creation = Extract<GmChange, { readonly change: `CREATE_${string}` }>;

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
      ...(entry.seat === null || table.state.seats.some((each) => each.id === entry.seat)
        ? []
        : [noSuch([...path, 'entry'], 'seat', entry.seat)]),
    ];
    if (faults.length === 0) {
      enterThing(table, speech, 'faction', null, readFaction(entry, nextSeq(table.state, 'faction', null)));
    }
    return faults;
  },
  CREATE_SYSTEM: (table, { entry }, speech, path) => {
    const { hexes } = table.state;
    const faults = [
      ...mustBeNew(table.state, entry.id, path),
      ...must(lookUp(hexes, entry.hex), path, 'hex', entry.hex),
      ...(lookUp(hexes, entry.hex)?.system
        ? [violation('GOW-MAP-02', 'HEX_HAS_A_SYSTEM', [...path, 'entry', 'hex'], { hex: entry.hex })]
        : []),
    ];
    if (faults.length > 0) return faults;
    const seq = nextSeq(table.state, 'system', null);
    enterThing(table, speech, 'system', null, { planets: [], contestedRounds: {}, ...entry, seq } as never);
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
    enterThing(table, speech, 'planet', planet.controller, planet);
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
    if (faults.length === 0) enterThing(table, speech, 'depot', depot.owner, depot);
    return faults;
  },
  CREATE_UNIT: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.factions, entry.owner), path, 'owner', entry.owner),
      ...must(findUnitType(state, entry.type), path, 'type', entry.type),
      ...must(
        entry.place !== undefined && (lookUp(state.planets, entry.place) ?? lookUp(state.systems, entry.place)),
        path,
        'place',
        entry.place ?? '',
      ),
    ];
    if (references.length > 0) return references;
    const unit = readUnit({ createdRound: state.round, ...entry }, nextSeq(state, 'unit', entry.owner), state);
    const faults = unitFaults(state, unit, [...path, 'entry']);
    if (faults.length === 0) enterThing(table, speech, 'unit', unit.owner, unit);
    return faults;
  },
  CREATE_FORMATION: (table, { entry }, speech, path) => {
    const { state } = table;
    const references = [
      ...mustBeNew(state, entry.id, path),
      ...must(lookUp(state.factions, entry.owner), path, 'owner', entry.owner),
      ...entry.units.flatMap((id) =>
        must(isLooseUnitOf(state, id, entry.owner), path, 'units', id),
      ),
    ];
    if (references.length > 0) return references;
    enterThing(
      table,
      speech,
      'formation',
      entry.owner,
      readFormation(entry, nextSeq(state, 'formation', entry.owner), state),
    );
    for (const id of entry.units) joinFormation(table, speech, id, entry.id);
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
    ];
    const faults = [...references, ...mustBeOnlyOne(state, entry, path), ...mustBeLeaderless(state, entry, path)];
    if (faults.length > 0) return faults;
    const character = readCharacter(entry, nextSeq(state, 'character', entry.faction), state);
    enterThing(table, speech, 'character', character.faction, character);
    if (character.kind === 'COMMANDER' && lookUp(state.formations, character.attachedTo ?? '')) {
      const formation = character.attachedTo ?? '';
      setFields(table, speech, 'formation', formation, character.faction, { commander: character.id });
    }
    return [];
  },
};

/** GOW-CHR-01: one Chapter Master for each chapter, one Lord General in the sector. */
function mustBeOnlyOne(state: GhostOfWarState, entry: CharacterEntry, path: InputPath): readonly Violation[] {
  const unique = commanderRow(entry.class)?.unique ?? null;
  if (unique === null) return [];
  const other = Object.values(state.characters).find(
    (each) =>
      each.class === entry.class &&
      each.diedRound === 0 &&
      (unique === 'SECTOR' || each.faction === entry.faction),
  );
  return other
    ? [violation('GOW-CHR-01', 'ONE_ONLY', [...path, 'entry', 'class'], { class: entry.class, other: other.id })]
    : [];
}

/** GOW-CHR-02: new commanders are for leaderless macro units. */
function mustBeLeaderless(state: GhostOfWarState, entry: CharacterEntry, path: InputPath): readonly Violation[] {
  const commander = lookUp(state.formations, entry.attachedTo ?? '')?.commander ?? null;
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

/** GOW-SUP-01: a unit that its formation supplies has no counter and no buffer of its own. */
function joinFormation(table: GowTable, speech: Speech, id: string, formation: string): void {
  const unit = table.state.units[id]!;
  const joined = { ...unit, formation };
  const own = holderOf(table.state, joined).id === id;
  const fields = own ? { formation } : { formation, supply: { counter: 0, max: 0 }, buffer: bufferOf({}, {}) };
  setFields(table, speech, 'unit', id, unit.owner, fields);
}
