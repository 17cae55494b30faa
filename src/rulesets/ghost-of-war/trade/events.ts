import { editIn } from '../../../kernel/index.js';
import type { LineRaid, TradeLine, Ware } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editLine } from '../state/editing.js';
import { applyPartMoves, type PartMove } from '../state/part-moves.js';
import { noteMade } from '../state/numbering.js';
import { event } from '../state/event.js';
import { withWitnesses, ofFaction } from '../state/audiences.js';
import { some, who } from '../state/sentences.js';

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

const LINE_ENDS: Readonly<Record<LineEnd, string>> = {
  ORDERED: 'it was ordered so',
  LAPSED: 'it was interrupted for too long',
  TARGET_GONE: 'whom it supplied is gone',
  REVOLT: 'a planet of it has revolted',
  CAPTURED: 'a planet of it was captured',
};

/** Trade and supply lines: what they are, what hinders them, what they bring. `witnesses`: factions that see a line (GOW-GEN-09). */
export const TRADE_EVENTS = {
  /** GOW-TRD-03 … -05 */
  'ghost-of-war.LineEstablished': event<{
    readonly faction: string;
    readonly line: TradeLine;
    readonly witnesses: readonly string[];
  }>({
    evolve: (state, { line }, edit) => {
      const { number } = state.made ? { number: state.counts.line + 1 } : line;
      editIn(edit, state, 'lines')[line.id] = { ...line, number };
      noteMade(state, edit, 'line', line.id, line.owner);
      state.counts = { ...state.counts, line: Math.max(state.counts.line, number) };
    },
    audience: withWitnesses,
    summary: ({ faction, line }) =>
      `${faction} establishes line ${line.number} from ${line.origin} to ${line.stops.map((each) => each.place.id).join(', ')}.`,
  }),
  /** GOW-TRD-08, -09, -11: `stops`: those that are left; 0 = the line is over. */
  'ghost-of-war.LineCancelled': event<{
    readonly faction: string;
    readonly line: string;
    readonly stops: number;
    readonly reason: LineEnd;
    /** Who has cancelled it; null where nobody has. */
    readonly by: string | null;
    readonly witnesses: readonly string[];
  }>({
    evolve: (state, { line, stops }, edit) => {
      if (stops > 0) {
        const kept = editLine(edit, state, line);
        kept.stops = kept.stops.slice(0, stops);
        return;
      }
      delete editIn(edit, state, 'lines')[line];
    },
    audience: withWitnesses,
    summary: ({ line, stops, reason }) =>
      stops > 0
        ? `${line} keeps ${some(stops, 'stop')}: ${LINE_ENDS[reason]}.`
        : `${line} is over: ${LINE_ENDS[reason]}.`,
    follows: ['ghost-of-war.LinesInterrupted'],
  }),
  /** GOW-TRD-10; `rounds`: S3 in a row. */
  'ghost-of-war.LinesInterrupted': event<{
    readonly faction: string;
    readonly rows: readonly { readonly line: string; readonly stop: number; readonly rounds: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { line: id, stop, rounds } of rows) {
        const line = editLine(edit, state, id);
        line.stops = line.stops.map((each, at) =>
          at === stop ? { ...each, status: 'INTERRUPTED', interruptedRounds: rounds } : each,
        );
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'stop of a line is', 'interrupted', 'stops of lines are', 'interrupted')}.`,
    growing: ['rows'],
  }),
  /** GOW-TRD-11 */
  'ghost-of-war.LinesRestarted': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly line: string;
      readonly stop: number;
      readonly deliversFrom: number;
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { line: id, stop, deliversFrom } of rows) {
        const line = editLine(edit, state, id);
        line.stops = line.stops.map((each, at) =>
          at === stop ? { ...each, status: 'RUNNING', interruptedRounds: 0, deliversFrom } : each,
        );
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'stop of a line is', 'open', 'stops of lines are', 'open')} again.`,
    growing: ['rows'],
  }),
  /** GOW-TRD-13 */
  'ghost-of-war.LineRaided': event<{
    readonly faction: string;
    readonly line: string;
    readonly raid: LineRaid;
    /** Die with modifiers; null where it was certain. */
    readonly total: number | null;
    readonly target: number;
    readonly success: boolean;
    readonly witnesses: readonly string[];
  }>({
    evolve: (state, { line, raid, success }, edit) => {
      if (success) editLine(edit, state, line).raid = raid;
    },
    audience: ({ faction, witnesses, raid }, who) =>
      who.factions([faction, ...witnesses.filter((each) => who.seesRaider(raid, each))]),
    summary: ({ line, raid, success }) =>
      `${raid.raider} ${success ? 'raids' : 'fails to raid'} ${line} in ${raid.system}.`,
  }),
  /** GOW-TRD-07, -08: rows of the faction's lines, and what every faction's stocks gain and lose by the lines of all. */
  'ghost-of-war.LinesDelivered': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly DeliveryRow[];
      readonly captures: readonly CaptureRow[];
      readonly partMoves: readonly PartMove[];
    }
  >({
    evolve: (state, { rows, bookings, partMoves }, edit) => {
      applyBookings(state, bookings, edit);
      applyPartMoves(state, partMoves, edit);
      for (const { line: id, stop, first } of rows) {
        if (!first) continue;
        const line = editLine(edit, state, id);
        line.stops = line.stops.map((each, at) => (at === stop ? { ...each, delivered: true } : each));
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows, captures }) =>
      `${faction}: ${some(rows.length, 'delivery', 'deliveries')}, ${some(captures.length, 'capture')}.`,
    growing: ['captures', 'rows', 'bookings', 'partMoves'],
  }),
  /** GOW-TRD-08: what no holder has used goes back; what finds no room is lost. */
  'ghost-of-war.WaresReturned': event<
    Booked & { readonly faction: string; readonly rows: readonly ReturnRow[] }
  >({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: what ${some(rows.length, 'stop')} of supply lines did not use goes back.`,
    growing: ['rows', 'bookings'],
  }),
};
