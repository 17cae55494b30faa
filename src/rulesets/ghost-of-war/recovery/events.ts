import { editIn } from '../../../kernel/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { applyChapterRows, type ChapterRow } from '../chapters/events.js';
import { editPlanet, editUnit } from '../state/editing.js';
import type { Written } from '../game-master/events.js';
import { applyPartMoves, type PartMove } from '../state/part-moves.js';
import { applyCounters, type CounterRow } from '../supply/events.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';
import { who, some } from '../state/sentences.js';

export interface RecoveredRow {
  readonly unit: string;
  /** GOW-RCV-03 */
  readonly row: string;
  readonly from: number;
  readonly gain: number;
  /** GOW-RCV-05 */
  readonly fromSupplies: boolean;
  /** GOW-RCV-11: CE that no experience has been lost for yet. */
  readonly carry: number;
}

export type RecoveryFailure =
  | 'NO_SUPPLIES'
  | 'NO_ROW'
  | 'ROW_NOT_FULFILLED'
  | 'NO_SCOUTS'
  | 'ONE_TIME'
  | 'PARTS'
  | 'RESOURCES';

/** S12, and what conditions cost in S14. */
export const RECOVERY_EVENTS = {
  /** GOW-RCV-12 */
  'ghost-of-war.PlanetsRecovered': event<{
    readonly faction: string;
    readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { planet: id, from, to } of rows) {
        const planet = editPlanet(edit, state, id);
        planet.ce = to;
        const marks = editIn(edit, planet, 'thisRound');
        marks.gained = { ...marks.gained, Recover: to - from };
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'planet', 'recovers', 'planets', 'recover')}.`,
    growing: ['rows'],
  }),
  /** GOW-RCV-01 … -11: what was paid is in the bookings, counters and parts; `ended`: runs that are broken. */
  'ghost-of-war.UnitsRecovered': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly RecoveredRow[];
      readonly scouts: readonly { readonly unit: string; readonly given: number }[];
      readonly ended: readonly string[];
      readonly holders: readonly CounterRow[];
      readonly chapter: readonly ChapterRow[];
      readonly partMoves: readonly PartMove[];
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, data, edit) => {
      applyBookings(state, data.bookings, edit);
      applyCounters(state, data.holders, edit);
      applyChapterRows(state, data.faction, data.chapter, edit);
      applyPartMoves(state, data.partMoves, edit);
      for (const { unit: id, row, gain, carry } of data.rows) {
        const unit = editUnit(edit, state, id);
        unit.ce += gain;
        unit.recoveredCarry = carry;
        unit.recoveryRun = row;
      }
      for (const { unit, given } of data.scouts) editUnit(edit, state, unit).ce -= given;
      for (const unit of data.ended) editUnit(edit, state, unit).recoveryRun = null;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'unit', 'recovers', 'units', 'recover')}.`,
    growing: ['scouts', 'ended', 'holders', 'chapter', 'rows', 'bookings', 'written', 'partMoves'],
  }),
  /** Units that were to recover, and why they did not. */
  'ghost-of-war.RecoveryFailed': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly unit: string;
      readonly row: string | null;
      readonly reason: RecoveryFailure;
    }[];
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'unit')} cannot recover.`,
    growing: ['rows'],
  }),
  /** GOW-CE-06 */
  'ghost-of-war.ConditionsSuffered': event<{
    readonly faction: string;
    readonly rows: readonly { readonly entity: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { entity, to } of rows) {
        const thing = Object.hasOwn(state.planets, entity)
          ? editPlanet(edit, state, entity)
          : editUnit(edit, state, entity);
        thing.ce = to;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'unit or planet', 'loses', 'units and planets', 'lose')} CE by what afflicts them.`,
    growing: ['rows'],
    follows: ['ghost-of-war.RecoveryFailed', 'ghost-of-war.SpentUnitsWasted'],
  }),
};
