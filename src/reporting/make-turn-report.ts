import type { BattleView, BoardView, StandingsView } from '../engine/index.js';
import type { Moment, Posting, Seat, Viewer } from '../kernel/index.js';
import { reportedBattle } from './battles.js';
import { eyesOf } from './eyes.js';
import { changesBetween, marchesBetween } from './boards.js';
import type {
  Booked,
  Chapter,
  ReportedBattle,
  ReportedDue,
  ReportedPhase,
  ReportedStandings,
  TurnReport,
} from './turn-report.js';

/** A position as the reader may know it, in the views that all rulesets share. */
export interface ReportedPosition {
  readonly board: BoardView;
  readonly standings: StandingsView;
}

/** An event of the turn, in words. */
export interface WordedEvent extends Moment {
  readonly kind: 'input' | 'roll' | 'outcome';
  readonly summary: string;
  readonly postings: readonly Pick<Posting, 'seat' | 'measure' | 'amount'>[];
}

/** What a report is made of: all of it as its reader may know it, all sentences with names for ids. */
export interface TurnFacts {
  readonly campaign: string;
  readonly ruleset: string;
  readonly phases: readonly { readonly code: string; readonly title: string }[];
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly turn: number;
  readonly now: Moment | null;
  readonly over: boolean;
  readonly before: ReportedPosition;
  readonly after: ReportedPosition & { readonly battles: readonly BattleView[] };
  /** Of the turn, oldest first. */
  readonly events: readonly WordedEvent[];
  /** There are more events. */
  readonly more: boolean;
  readonly due: readonly (Omit<ReportedDue, 'seat'> & { readonly seat: string })[];
  readonly map: string | null;
}

/** Entries of one list of a report. */
const MOST = 500;

type SeatOf = (id: string | null) => Seat | null;

/** What happened in a turn, from how it began, how it ended and what was recorded between. */
export function makeTurnReport(told: TurnFacts): TurnReport {
  const facts = { ...told, events: begun(told) };
  const { seats, viewer, before, after, turn } = facts;
  const seatOf: SeatOf = (id) => seats.find((each) => each.id === id) ?? null;
  const chapters = chaptersOf(facts);
  const battles = battlesOf(facts, seatOf);
  const lists = {
    battles,
    marches: marchesBetween(before.board, after.board, seatOf),
    ...changesBetween(before.board, after.board, viewer, seatOf),
  };
  const { battles: some, marches, gains, losses } = lists;
  return {
    campaign: facts.campaign,
    ruleset: facts.ruleset,
    turn,
    eyes: eyesOf(viewer, seatOf),
    closed: closedOf(facts),
    now: facts.now && titled(facts, facts.now),
    over: facts.over,
    standings: standingsOf(before.standings, after.standings, seatOf),
    due: facts.due.slice(0, MOST).map((each) => ({ ...each, seat: seatOf(each.seat) })),
    battles: some.slice(0, MOST),
    marches: marches.slice(0, MOST),
    gains: gains.slice(0, MOST),
    losses: losses.slice(0, MOST),
    books: booksOf(facts, seatOf),
    chapters,
    map: facts.map,
    cut: facts.more || [...Object.values(lists), facts.due].some(({ length }) => length > MOST),
  };
}

const titled = ({ phases }: TurnFacts, { turn, phase }: Moment): ReportedPhase => ({
  turn,
  phase,
  title: phases.find(({ code }) => code === phase)?.title ?? phase,
});

/**
 * What opens a turn is recorded while the last phase of the turn before still stands: it belongs to the phase that it leads to.
 */
function begun({ events, phases, now, turn }: TurnFacts): readonly WordedEvent[] {
  const first = events[0]?.phase;
  const next = events.find(({ phase }) => phase !== first)?.phase ?? (now?.turn === turn ? now.phase : first);
  const place = (of: string | undefined): number => phases.findIndex(({ code }) => code === of);
  if (next === undefined || place(first) <= place(next)) return events;
  const opening = events.findIndex(({ phase }) => phase !== first);
  return events.map((each, at) => (opening < 0 || at < opening ? { ...each, phase: next } : each));
}

/** Phases of the turn of which something is told, but for the one that is open. */
function closedOf(facts: TurnFacts): readonly ReportedPhase[] {
  const { now, turn, phases, events } = facts;
  const played = new Set(events.map(({ phase }) => phase));
  if (now?.turn === turn) played.delete(now.phase);
  return phases.flatMap(({ code }) => (played.has(code) ? [titled(facts, { turn, phase: code })] : []));
}

/** Phase by phase; the dice stand in what followed from them. */
function chaptersOf(facts: TurnFacts): readonly Chapter[] {
  const chapters: (ReportedPhase & { readonly lines: Chapter['lines'][number][] })[] = [];
  for (const { kind, phase, turn, summary: text } of facts.events) {
    if (kind === 'roll') continue;
    let last = chapters.at(-1);
    if (last?.phase !== phase) chapters.push((last = { ...titled(facts, { turn, phase }), lines: [] }));
    last.lines.push({ kind, text });
  }
  return chapters;
}

const OVER: readonly BattleView['status'][] = ['confirmed', 'resolved'];

const battlesOf = ({ after, turn }: TurnFacts, seatOf: SeatOf): readonly ReportedBattle[] =>
  after.battles
    .filter((each) => each.turn === turn || !OVER.includes(each.status))
    .map((each) => reportedBattle(each, after.board, seatOf));

function standingsOf(before: StandingsView, after: StandingsView, seatOf: SeatOf): ReportedStandings {
  const began = new Map(before.seats.map(({ seat, total }) => [seat, total]));
  const seats = after.seats.flatMap(({ seat: id, total, rank, out }) => {
    const seat = seatOf(id);
    return seat ? [{ seat, total, change: total - (began.get(id) ?? 0), rank, out }] : [];
  });
  return {
    measure: after.measure,
    goal: after.goal,
    winners: after.winners.flatMap((each) => seatOf(each) ?? []),
    seats: seats.sort((one, other) => one.rank - other.rank),
  };
}

/** Sums of what the turn has posted; what came to nothing is left out. */
function booksOf({ events }: TurnFacts, seatOf: SeatOf): readonly Booked[] {
  const sums = new Map<string, { seat: string | null; measure: string; amount: number }>();
  for (const { seat, measure, amount } of events.flatMap(({ postings }) => postings)) {
    const key = JSON.stringify([seat, measure]);
    const sum = sums.get(key) ?? { seat, measure, amount: 0 };
    sums.set(key, { ...sum, amount: sum.amount + amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ seat, measure, amount }) => ({ seat: seatOf(seat), measure, amount }));
}
