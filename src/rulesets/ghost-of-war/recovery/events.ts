import { editIn } from '../../../kernel/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { applyChapterRows, type ChapterRow } from '../chapters/events.js';
import { editPlanet, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Written } from '../game-master/events.js';
import { applyPartMoves, type PartMove } from '../state/part-moves.js';
import { applyCounters, type CounterRow } from '../supply/events.js';

/** S12, and what conditions cost in S14. */
export type RecoveryEvent =
  /** GOW-RCV-12 */
  | {
      readonly type: 'ghost-of-war.PlanetsRecovered';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly planet: string; readonly from: number; readonly to: number }[];
      };
    }
  /** GOW-RCV-01 … -11: what was paid is in the bookings, counters and parts; `ended`: runs that are broken. */
  | {
      readonly type: 'ghost-of-war.UnitsRecovered';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly RecoveredRow[];
        readonly scouts: readonly { readonly unit: string; readonly given: number }[];
        readonly ended: readonly string[];
        readonly holders: readonly CounterRow[];
        readonly chapter: readonly ChapterRow[];
        readonly partMoves: readonly PartMove[];
        readonly written: readonly Written[];
      };
    }
  /** Units that were to recover, and why they did not. */
  | {
      readonly type: 'ghost-of-war.RecoveryFailed';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly unit: string;
          readonly row: string | null;
          readonly reason: RecoveryFailure;
        }[];
      };
    }
  /** GOW-CE-06 */
  | {
      readonly type: 'ghost-of-war.ConditionsSuffered';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly entity: string; readonly from: number; readonly to: number }[];
      };
    };

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
  'NO_SUPPLIES' | 'NO_ROW' | 'ROW_NOT_FULFILLED' | 'NO_SCOUTS' | 'ONE_TIME' | 'PARTS' | 'RESOURCES';

export const RECOVERY_EVOLVERS: Evolvers<RecoveryEvent> = {
  'ghost-of-war.PlanetsRecovered': (state, { rows }, edit) => {
    for (const { planet: id, from, to } of rows) {
      const planet = editPlanet(edit, state, id);
      planet.ce = to;
      const marks = editIn(edit, planet, 'thisRound');
      marks.gained = { ...marks.gained, Recover: to - from };
    }
  },
  'ghost-of-war.UnitsRecovered': (state, data, edit) => {
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
  'ghost-of-war.RecoveryFailed': () => undefined,
  'ghost-of-war.ConditionsSuffered': (state, { rows }, edit) => {
    for (const { entity, to } of rows) {
      const thing = Object.hasOwn(state.planets, entity)
        ? editPlanet(edit, state, entity)
        : editUnit(edit, state, entity);
      thing.ce = to;
    }
  },
};
