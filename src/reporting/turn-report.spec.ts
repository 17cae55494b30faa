import type { BoardView, LocationView, PieceView, StandingsView } from '../engine/index.js';
import type { Seat, Viewer } from '../kernel/index.js';
import { makeTurnReport, type TurnFacts } from './make-turn-report.js';

const ADA: Seat = { id: 'seat-1', number: 1, name: 'Ada', role: 'player' };
const BOB: Seat = { id: 'seat-2', number: 2, name: 'Bob', role: 'player' };
const JUDGE: Seat = { id: 'seat-3', number: 3, name: 'Judge', role: 'arbiter' };

const place = (id: string, owner: string | null): LocationView => ({
  id,
  name: `Place ${id}`,
  kind: 'hex',
  q: 0,
  r: 0,
  terrain: null,
  owner,
  contents: [],
  lastSeenTurn: null,
});
const piece = (id: string, owner: string, location: string | null): PieceView => ({
  id,
  name: `Piece ${id}`,
  kind: 'unit',
  owner,
  location,
  strength: null,
  status: 'ready',
});
const board = (locations: readonly LocationView[], pieces: readonly PieceView[]): BoardView => ({
  turn: 1,
  phase: 'MOVE',
  locations,
  pieces,
});
const standings = (...totals: readonly number[]): StandingsView => ({
  measure: 'VP',
  goal: 10,
  over: false,
  winners: [],
  seats: totals.map((total, at) => ({
    seat: `seat-${at + 1}`,
    total,
    rank: totals.filter((other) => other > total).length + 1,
    out: false,
    account: '',
    byTurn: [],
  })),
});

const facts = (viewer: Viewer, more: Partial<TurnFacts> = {}): TurnFacts => ({
  campaign: 'War',
  ruleset: 'Rules',
  phases: [
    { code: 'ORDERS', title: 'Orders' },
    { code: 'MOVE', title: 'Movement' },
  ],
  seats: [ADA, BOB, JUDGE],
  viewer,
  turn: 1,
  now: { turn: 1, phase: 'MOVE' },
  over: false,
  before: {
    board: board(
      [place('a', 'seat-1'), place('b', null)],
      [piece('x', 'seat-1', 'a'), piece('old', 'seat-2', 'b')],
    ),
    standings: standings(3, 2),
  },
  after: {
    board: board(
      [place('a', 'seat-2'), place('b', 'seat-1')],
      [piece('x', 'seat-1', 'b'), piece('new', 'seat-1', 'a')],
    ),
    standings: standings(4, 7),
    battles: [],
  },
  events: [
    {
      kind: 'input',
      turn: 1,
      phase: 'ORDERS',
      summary: 'Said.',
      postings: [
        { seat: 'seat-1', measure: 'BP', amount: 5 },
        { seat: 'seat-1', measure: 'BP', amount: -2 },
        { seat: 'seat-2', measure: 'BP', amount: 1 },
        { seat: 'seat-2', measure: 'BP', amount: -1 },
      ],
    },
    { kind: 'outcome', turn: 1, phase: 'MOVE', summary: 'Moved.', postings: [] },
    { kind: 'roll', turn: 1, phase: 'MOVE', summary: 'Rolled.', postings: [] },
  ],
  more: false,
  due: [],
  map: null,
  ...more,
});

const AS_ADA: Viewer = { kind: 'seat', seat: 'seat-1', role: 'player' };
const AS_JUDGE: Viewer = { kind: 'seat', seat: 'seat-3', role: 'arbiter' };

describe('a turn report', () => {
  it('says how the seats stand and how far they came, first ranks first', () => {
    const { seats } = makeTurnReport(facts(AS_ADA)).standings;
    expect(seats.map(({ seat, total, change, rank }) => [seat.name, total, change, rank])).toEqual([
      ['Bob', 7, 5, 1],
      ['Ada', 4, 1, 2],
    ]);
  });

  it('adds up the books, and leaves out what comes to nothing', () => {
    expect(makeTurnReport(facts(AS_ADA)).books).toEqual([{ seat: ADA, measure: 'BP', amount: 3 }]);
  });

  it('names phases that have closed, not the open one, and no dice', () => {
    const { closed, chapters, now } = makeTurnReport(facts(AS_ADA));
    expect(closed.map(({ title }) => title)).toEqual(['Orders']);
    expect(now?.title).toBe('Movement');
    expect(chapters.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
      ['Orders', ['Said.']],
      ['Movement', ['Moved.']],
    ]);
  });

  it('tells what opens a turn with the phase that it opens, not with the last one of the turn before', () => {
    const opening = { kind: 'outcome', turn: 1, phase: 'MOVE', summary: 'Orders.', postings: [] } as const;
    const told = (events: TurnFacts['events'], phase: string) => {
      const now = { turn: 1, phase };
      const { closed, chapters } = makeTurnReport(facts(AS_ADA, { events, now }));
      return [closed.map(({ title }) => title), chapters.map(({ title, lines }) => [title, lines.length])];
    };
    expect(told([opening, ...facts(AS_ADA).events], 'MOVE')).toEqual([
      ['Orders'],
      [
        ['Orders', 2],
        ['Movement', 1],
      ],
    ]);
    expect(told([opening], 'ORDERS')).toEqual([[], [['Orders', 1]]]);
  });

  it('tells of marches, and of places that have changed hands', () => {
    const { marches, gains, losses } = makeTurnReport(facts({ kind: 'public' }));
    expect(marches).toEqual([{ piece: 'x', name: 'Piece x', seat: ADA, from: 'Place a', to: 'Place b' }]);
    expect(gains.map(({ seat, name }) => [seat?.name, name])).toEqual([
      ['Bob', 'Place a'],
      ['Ada', 'Place b'],
    ]);
    expect(losses.map(({ seat, name }) => [seat?.name, name])).toEqual([['Ada', 'Place a']]);
  });

  it('calls pieces new or gone to their owner and the arbiter alone: others may have lost sight of them', () => {
    const piecesTo = (viewer: Viewer) => {
      const { gains, losses } = makeTurnReport(facts(viewer));
      return [gains, losses].map((list) => list.flatMap(({ of, id }) => (of === 'piece' ? [id] : [])));
    };
    expect(piecesTo({ kind: 'public' })).toEqual([[], []]);
    expect(piecesTo(AS_ADA)).toEqual([['new'], []]);
    expect(piecesTo(AS_JUDGE)).toEqual([['new'], ['old']]);
  });

  it('says whose eyes it is for', () => {
    const eyes = (viewer: Viewer) => makeTurnReport(facts(viewer)).eyes;
    expect(eyes({ kind: 'public' })).toEqual({ kind: 'everybody' });
    expect(eyes({ kind: 'seat', seat: 'seat-2', role: 'spectator' })).toEqual({ kind: 'everybody' });
    expect(eyes(AS_ADA)).toEqual({ kind: 'seat', seat: ADA });
    expect(eyes(AS_JUDGE)).toEqual({ kind: 'arbiter', seat: JUDGE });
  });

  it('is cut where a list is too long, and says so', () => {
    const due = Array.from({ length: 501 }, () => ({
      seat: 'seat-1',
      text: 'Act.',
      mandatory: true,
      until: null,
      untilSaid: null,
    }));
    const report = makeTurnReport(facts(AS_ADA, { due }));
    expect([report.due.length, report.cut]).toEqual([500, true]);
    expect(makeTurnReport(facts(AS_ADA)).cut).toBe(false);
    expect(makeTurnReport(facts(AS_ADA, { more: true })).cut).toBe(true);
  });
});
