import { editIn } from '../../../kernel/index.js';
import type { LineRaid, TradeLine, Ware } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editLine } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import { applyPartMoves, type PartMove } from '../state/part-moves.js';
import { noteMade } from '../state/numbering.js';

/** Trade and supply lines: what they are, what hinders them, what they bring. `witnesses`: factions that see a line (GOW-GEN-09). */
export type TradeEvent =
  /** GOW-TRD-03 … -05 */
  | {
      readonly type: 'ghost-of-war.LineEstablished';
      readonly data: {
        readonly faction: string;
        readonly line: TradeLine;
        readonly witnesses: readonly string[];
      };
    }
  /** GOW-TRD-08, -09, -11: `stops`: those that are left; 0 = the line is over. */
  | {
      readonly type: 'ghost-of-war.LineCancelled';
      readonly data: {
        readonly faction: string;
        readonly line: string;
        readonly stops: number;
        readonly reason: LineEnd;
        /** Who has cancelled it; null where nobody has. */
        readonly by: string | null;
        readonly witnesses: readonly string[];
      };
    }
  /** GOW-TRD-10; `rounds`: S3 in a row. */
  | {
      readonly type: 'ghost-of-war.LinesInterrupted';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly line: string; readonly stop: number; readonly rounds: number }[];
      };
    }
  /** GOW-TRD-11 */
  | {
      readonly type: 'ghost-of-war.LinesRestarted';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly line: string;
          readonly stop: number;
          readonly deliversFrom: number;
        }[];
      };
    }
  /** GOW-TRD-13 */
  | {
      readonly type: 'ghost-of-war.LineRaided';
      readonly data: {
        readonly faction: string;
        readonly line: string;
        readonly raid: LineRaid;
        /** Die with modifiers; null where it was certain. */
        readonly total: number | null;
        readonly target: number;
        readonly success: boolean;
        readonly witnesses: readonly string[];
      };
    }
  /** GOW-TRD-07, -08: rows of the faction's lines, and what every faction's stocks gain and lose by the lines of all. */
  | {
      readonly type: 'ghost-of-war.LinesDelivered';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly DeliveryRow[];
        readonly captures: readonly CaptureRow[];
        readonly partMoves: readonly PartMove[];
      };
    }
  /** GOW-TRD-08: what no holder has used goes back; what finds no room is lost. */
  | {
      readonly type: 'ghost-of-war.WaresReturned';
      readonly data: Booked & { readonly faction: string; readonly rows: readonly ReturnRow[] };
    };

export type LineEnd = 'ORDERED' | 'LAPSED' | 'TARGET_GONE' | 'REVOLT' | 'CAPTURED';

export interface DeliveryRow {
  readonly line: string;
  readonly stop: number;
  /** Planet, depot or force. */
  readonly place: string;
  /** What was asked for: the line's wares, as far as there is room. */
  readonly asked: readonly Ware[];
  readonly delivered: readonly Ware[];
  /** Its first delivery. */
  readonly first: boolean;
  /** GOW-TRD-13: taken from the origin, and not delivered. */
  readonly raided: readonly Ware[];
}

/** GOW-TRD-13: what a raider got, and what of it found no room. */
export interface CaptureRow {
  readonly line: string;
  readonly raider: string;
  readonly captured: readonly Ware[];
  readonly wasted: readonly Ware[];
}

export interface ReturnRow {
  readonly line: string;
  readonly to: string;
  readonly returned: readonly Ware[];
  readonly lost: readonly Ware[];
}

export const TRADE_EVOLVERS: Evolvers<TradeEvent> = {
  'ghost-of-war.LineEstablished': (state, { line }, edit) => {
    const { number } = state.made ? { number: state.counts.line + 1 } : line;
    editIn(edit, state, 'lines')[line.id] = { ...line, number };
    noteMade(state, edit, 'line', line.id, line.owner);
    state.counts = { ...state.counts, line: Math.max(state.counts.line, number) };
  },
  'ghost-of-war.LineCancelled': (state, { line, stops }, edit) => {
    if (stops > 0) {
      const kept = editLine(edit, state, line);
      kept.stops = kept.stops.slice(0, stops);
      return;
    }
    delete editIn(edit, state, 'lines')[line];
  },
  'ghost-of-war.LinesInterrupted': (state, { rows }, edit) => {
    for (const { line: id, stop, rounds } of rows) {
      const line = editLine(edit, state, id);
      line.stops = line.stops.map((each, at) =>
        at === stop ? { ...each, status: 'INTERRUPTED', interruptedRounds: rounds } : each,
      );
    }
  },
  'ghost-of-war.LinesRestarted': (state, { rows }, edit) => {
    for (const { line: id, stop, deliversFrom } of rows) {
      const line = editLine(edit, state, id);
      line.stops = line.stops.map((each, at) =>
        at === stop ? { ...each, status: 'RUNNING', interruptedRounds: 0, deliversFrom } : each,
      );
    }
  },
  'ghost-of-war.LineRaided': (state, { line, raid, success }, edit) => {
    if (success) editLine(edit, state, line).raid = raid;
  },
  'ghost-of-war.LinesDelivered': (state, { rows, bookings, partMoves }, edit) => {
    applyBookings(state, bookings, edit);
    applyPartMoves(state, partMoves, edit);
    for (const { line: id, stop, first } of rows) {
      if (!first) continue;
      const line = editLine(edit, state, id);
      line.stops = line.stops.map((each, at) => (at === stop ? { ...each, delivered: true } : each));
    }
  },
  'ghost-of-war.WaresReturned': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
};
