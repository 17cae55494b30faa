import type { Seat, Viewer } from '../../../kernel/index.js';
import type {
  MarkView,
  Sight,
  BattleStep,
  BattleView,
  BoardView,
  PieceView,
  StandingsView,
  TradeLineView,
  UnitView,
} from '../../../engine/index.js';
import { differentItems } from '../../../timelines/board-differences.js';
import type { Head, LedgerEntry, PositionResult } from '../../contracts/index.js';
import { seatIn, type Naming, type SeatOf } from '../messages/names.js';
import { partsOf } from '../messages/things.js';
import type { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';

/** A position and the seats its views name. */
export interface SeenPosition {
  readonly result: PositionResult;
  readonly seat: SeatOf;
}

export const seePosition = (result: PositionResult): SeenPosition => ({
  result,
  seat: seatIn(result.played.seats),
});

export const seatsOf = (ids: readonly string[], seat: SeatOf): Seat[] => ids.flatMap((id) => seat(id) ?? []);

/** What a place is where its ruleset says nothing of it. */
const UNSAID = {
  sight: 'now' as Sight,
  rivers: [] as readonly number[],
  roads: [] as readonly number[],
  neighbours: [] as readonly string[],
  height: null as number | null,
  facings: [] as readonly number[],
  marks: [] as readonly MarkView[],
  takesOrders: false as boolean,
  takesArmyList: false as boolean,
};

/** Parts of a piece, each with what sentences call it. */
function calledParts(piece: PieceView) {
  const called = new Map(partsOf(piece).map(({ id, name }) => [id, name]));
  return (piece.parts ?? []).map((each) => ({ ...each, called: called.get(each.id) ?? each.name }));
}

export const presentBoard = (board: BoardView, seat: SeatOf) => ({
  turn: board.turn,
  phase: board.phase,
  grid: board.grid ?? 'pointy-top',
  regions: board.regions ?? [],
  locations: board.locations.map((each) => ({
    ...UNSAID,
    ...each,
    owner: seat(each.owner),
  })),
  pieces: board.pieces.map((each) => ({ ...each, owner: seat(each.owner), parts: calledParts(each) })),
});

/** What two positions hold otherwise, seen by the same eyes. */
export const presentDifferences = (left: BoardView, right: BoardView, seat: SeatOf) => {
  const [one, other] = [presentBoard(left, seat), presentBoard(right, seat)];
  return {
    pieces: differentItems(one.pieces, other.pieces),
    locations: differentItems(one.locations, other.locations),
  };
};

/** What has become otherwise, and which pieces stand elsewhere. */
export function presentChanges(since: Head, before: BoardView, now: BoardView, seat: SeatOf) {
  const found = presentDifferences(before, now, seat);
  const moves = found.pieces.flatMap(({ id, left, right, fields }) =>
    left && right && fields.includes('location')
      ? [{ piece: id, from: left.location, to: right.location }]
      : [],
  );
  return { since, moves, ...found };
}

export const presentTradeLine = (line: TradeLineView, seat: SeatOf) => ({
  ...line,
  owner: seat(line.owner),
  broken: line.broken ?? false,
});

export const presentUnit = (unit: UnitView, seat: SeatOf) => ({ ...unit, owner: seat(unit.owner) });

export const presentStandings = (standings: StandingsView, seat: SeatOf) => ({
  ...standings,
  seats: standings.seats.map((each) => ({ ...each, seat: seat(each.seat) })),
  winners: seatsOf(standings.winners, seat),
});

const maySay = ({ seats, arbiter }: BattleStep, viewer: Viewer): boolean =>
  viewer.kind === 'seat' && (viewer.role === 'arbiter' ? arbiter : seats.includes(viewer.seat));

/** A battle as the viewer may know it, with what the viewer may say of it. */
export const presentBattle = (
  { draft, outcome, steps = [], ...battle }: BattleView,
  { seat, result: { viewer } }: SeenPosition,
  rules: Rules,
  face: RulesetFace | undefined,
  wording: Naming,
) => {
  const open = new Set(steps.filter((each) => maySay(each, viewer)).map(({ type }) => type));
  const own = steps.find((each) => each.draft && viewer.kind === 'seat' && each.seats.includes(viewer.seat));
  const written = (said: { readonly type: string } | undefined) =>
    said ? (face?.battleResult?.write(said) ?? null) : null;
  // The word on a report has commands that all rulesets share.
  const confirm = face?.common.confirmBattle?.(battle.id).type;
  const dispute = face?.common.disputeBattle?.(battle.id, '').type;
  return {
    ...battle,
    steps: [...open]
      .filter((type) => type !== confirm && type !== dispute)
      .flatMap((type) => Object.keys(face?.battleResult?.write({ type }) ?? {})),
    mayConfirm: confirm !== undefined && open.has(confirm),
    mayDispute: dispute !== undefined && open.has(dispute),
    consequences: battle.consequences.map(wording),
    draft: written(draft),
    halfDraft: written(own?.draft),
    sides: battle.sides.map(({ halfEntered = false, ...each }) => ({
      ...each,
      seat: seat(each.seat),
      halfEntered,
    })),
    outcome: outcome
      ? { ...outcome, sides: outcome.sides.map((each) => ({ ...each, seat: seat(each.seat) })) }
      : null,
    winners: seatsOf(battle.winners, seat),
    because: battle.because.map(rules.rule),
  };
};

export const presentPosting = (entry: LedgerEntry, seat: SeatOf, rules: Rules) => ({
  ...entry,
  seat: seat(entry.seat),
  rule: rules.rule(entry.rule),
});
