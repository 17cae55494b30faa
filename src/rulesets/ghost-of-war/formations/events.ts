import { editIn, entryAt, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Buffer, Formation, GhostOfWarState, Place, SupplyCounter, Unit } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editCharacter, editFormation, editUnit } from '../state/editing.js';
import type { Written } from '../game-master/events.js';
import { applyPartMoves, type PartMove } from '../state/part-moves.js';
import { noteMade, placed } from '../state/numbering.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';
import { some, who } from '../state/sentences.js';
import type { EventsOf } from '../../../engine/index.js';

/** Counter and buffer of a supply holder after its size, its kind or its commander has changed (GOW-SUP-12). */
export interface HolderRow {
  readonly holder: string;
  readonly from: SupplyCounter;
  readonly supply: SupplyCounter;
  readonly buffer: Buffer;
}

/** Who belongs where from now on, and what follows for counters and buffers. */
export interface Regrouped {
  readonly faction: string;
  /** Formation null: loose. */
  readonly members: readonly { readonly unit: string; readonly formation: string | null }[];
  readonly people: readonly {
    readonly character: string;
    readonly attachedTo: string | null;
    readonly place: Place | null;
  }[];
  readonly rows: readonly HolderRow[];
  readonly written: readonly Written[];
}

/** GOW-UNI-03 */
export type Merged = Pick<
  Unit,
  | 'ce'
  | 'xp'
  | 'recoveredCarry'
  | 'recoveryRun'
  | 'conditions'
  | 'traits'
  | 'spirits'
  | 'suits'
  | 'thunderhawk'
  | 'geneSeedMatured'
  | 'heroPromoted'
>;

type Working = Mutable<GhostOfWarState>;

export function applyHolderRows(state: Working, rows: readonly HolderRow[], edit: Edit): void {
  for (const { holder, supply, buffer } of rows) {
    const thing = Object.hasOwn(state.formations, holder)
      ? editFormation(edit, state, holder)
      : editUnit(edit, state, holder);
    thing.supply = supply;
    thing.buffer = buffer;
  }
}

function regroup(
  state: Working,
  { members, people, rows }: Regrouped,
  dissolved: string | null,
  edit: Edit,
): void {
  for (const { unit: id, formation } of members) {
    const unit = editUnit(edit, state, id);
    if (unit.formation !== null) {
      const left = editFormation(edit, state, unit.formation);
      left.units = left.units.filter((each) => each !== id);
    }
    unit.formation = formation;
    if (formation === null) continue;
    const joined = editFormation(edit, state, formation);
    joined.units = [...joined.units, id].sort(
      (one, other) => entryAt(state.units, one).seq - entryAt(state.units, other).seq,
    );
  }
  for (const { character, attachedTo, place } of people) {
    Object.assign(editCharacter(edit, state, character), { attachedTo, place });
  }
  if (dissolved !== null) delete editIn(edit, state, 'formations')[dissolved];
  applyHolderRows(state, rows, edit);
}

/** Units leave the campaign: their formations and journeys, and who was with them, know it. */
export function removeUnits(state: Working, ids: readonly string[], edit: Edit): void {
  const gone = new Set(ids);
  for (const id of ids) {
    const { formation, place } = entryAt(state.units, id);
    const left = formation === null ? null : editFormation(edit, state, formation);
    if (left) left.units = left.units.filter((each) => !gone.has(each));
    const emptied = left?.units.length === 0 ? formation : null;
    const people = Object.values(state.characters)
      .filter(({ attachedTo }) => attachedTo === id || (attachedTo !== null && attachedTo === emptied))
      .map((each) => each.id);
    for (const character of people) {
      const alone = editCharacter(edit, state, character);
      alone.place = place;
      if (alone.attachedTo === id) alone.attachedTo = null;
    }
    if (place.in === 'JOURNEY') leaveJourney(state, place.id, { unit: id, people }, edit);
  }
  const units = editIn(edit, state, 'units');
  for (const id of ids) delete units[id];
}

/** A unit that is gone travels no further; who was with it travels on alone. */
function leaveJourney(
  state: Working,
  id: string,
  { unit, people }: { readonly unit: string; readonly people: readonly string[] },
  edit: Edit,
): void {
  const journeys = editIn(edit, state, 'journeys');
  const journey = editIn(edit, journeys, id);
  journey.units = journey.units.filter((each) => each !== unit);
  journey.characters = [...journey.characters, ...people];
  if (journey.units.length === 0 && journey.characters.length === 0) delete journeys[id];
}

/** S2 and S14: formations, merged units, suits, salvage. */
export const FORMATION_EVENTS = {
  /** GOW-MAC-03: `formation` with nobody in it yet. */
  'ghost-of-war.FormationFormed': event<
    Regrouped & { readonly formation: Formation; readonly dissolved: string | null }
  >({
    evolve: (state, { formation, dissolved, ...regrouped }, edit) => {
      const formed = placed(state, 'formation', formation);
      editIn(edit, state, 'formations')[formation.id] = formed;
      noteMade(state, edit, 'formation', formation.id, formation.owner);
      state.counts = { ...state.counts, formation: Math.max(state.counts.formation, formed.seq) };
      regroup(state, regrouped, dissolved, edit);
    },
    audience: ofFaction,
    summary: ({ formation, members }) => `${formation.name} is formed of ${some(members.length, 'unit')}.`,
  }),
  /** GOW-MAC-03: units join or leave; `dissolved` where nobody is left. */
  'ghost-of-war.FormationChanged': event<
    Regrouped & { readonly formation: string; readonly dissolved: string | null }
  >({
    evolve: (state, { dissolved, ...regrouped }, edit) => {
      regroup(state, regrouped, dissolved, edit);
    },
    audience: ofFaction,
    summary: ({ formation, members }) =>
      `${formation}: ${some(members.length, 'unit')} ${members.some((each) => each.formation === formation) ? 'join' : 'leave'}.`,
  }),
  /** GOW-MAC-01 */
  'ghost-of-war.FormationDissolved': event<
    Regrouped & { readonly formation: string; readonly dissolved: string }
  >({
    evolve: (state, { dissolved, ...regrouped }, edit) => {
      regroup(state, regrouped, dissolved, edit);
    },
    audience: ofFaction,
    summary: ({ formation }) => `${formation} dissolves.`,
  }),
  /** GOW-UNI-03: `unit` as it is after `absorbed` has joined it. */
  'ghost-of-war.UnitsMerged': event<{
    readonly faction: string;
    readonly unit: string;
    readonly absorbed: string;
    readonly merged: Merged;
    readonly rows: readonly HolderRow[];
    readonly written: readonly Written[];
  }>({
    evolve: (state, { unit: id, absorbed, merged, rows }, edit) => {
      for (const hero of Object.values(state.characters).filter((each) => each.attachedTo === absorbed)) {
        editCharacter(edit, state, hero.id).attachedTo = id;
      }
      removeUnits(state, [absorbed], edit);
      Object.assign(editUnit(edit, state, id), merged);
      applyHolderRows(state, rows, edit);
    },
    audience: ofFaction,
    summary: ({ unit, absorbed, merged }) => `${absorbed} joins ${unit}: ${merged.ce} CE.`,
  }),
  /** GOW-SUP-12, GOW-TRT-03: counters that follow the number of units, or the commander. */
  'ghost-of-war.HoldersResized': event<{
    readonly faction: string;
    readonly rows: readonly HolderRow[];
    readonly written: readonly Written[];
  }>({
    evolve: (state, { rows }, edit) => applyHolderRows(state, rows, edit),
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'supply counter is', 'now', 'supply counters are', 'now')} of another size.`,
    growing: ['rows', 'written'],
  }),
  /** GOW-CE-09, GOW-RCV-08: units that leave the campaign by the will of their owner. */
  'ghost-of-war.UnitsDissolved': event<
    Booked & {
      readonly faction: string;
      readonly cause: 'SALVAGED' | 'SCOUTS_SPENT';
      readonly rows: readonly { readonly unit: string; readonly name: string }[];
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      removeUnits(
        state,
        rows.map((each) => each.unit),
        edit,
      );
      applyBookings(state, bookings, edit);
    },
    audience: ofFaction,
    summary: ({ rows, cause }) =>
      `${rows.map((each) => each.name).join(', ')}: ${cause === 'SALVAGED' ? 'salvaged' : 'spent as Scouts'}.`,
    growing: ['rows', 'bookings', 'written'],
  }),
  /** GOW-UNI-04 */
  'ghost-of-war.SuitsAssigned': event<{
    readonly faction: string;
    readonly unit: string;
    readonly from: number;
    readonly to: number;
    readonly partMoves: readonly PartMove[];
  }>({
    evolve: (state, { unit, to, partMoves }, edit) => {
      editUnit(edit, state, unit).suits = to;
      applyPartMoves(state, partMoves, edit);
    },
    audience: ofFaction,
    summary: ({ unit, from, to }) => `${unit} has ${to} suits of Terminator armour, not ${from}.`,
  }),
};

export type FormationEvent = EventsOf<typeof FORMATION_EVENTS>;
