import {
  isRollType,
  type DiceRolledData,
  type DrawnData,
  type Json,
  type RecordedEvent,
} from '../kernel/index.js';
import { isPlatformType, type AnyRuleset, type FoldedTimeline } from '../engine/index.js';
import { differences, firstDifference } from './json-difference.js';
import { commonRevision, type Segment } from './lineage.js';
import { currentShape } from './replay.js';
import type { ComparisonReport, PieceDifference } from './reports.js';

/** One of two timelines, as the viewer may know it. */
export interface ComparedSide {
  /** Folded and redacted. */
  readonly played: FoldedTimeline;
  readonly segments: readonly Segment[];
  /** Visible events after the common revision (earlier ones are passed over). */
  readonly events: Iterable<RecordedEvent>;
  readonly turnEnds: readonly { readonly turn: number; readonly checksum: string }[];
}

/** Two timelines side by side: pieces, places, accounts, standings, the first difference, and turn by turn. */
export function compareTimelines(
  ruleset: AnyRuleset,
  left: ComparedSide,
  right: ComparedSide,
): ComparisonReport {
  const common = commonRevision(left.segments, right.segments);
  const boardOf = ({ played }: ComparedSide) => ruleset.views.board(played.state);
  const [leftBoard, rightBoard] = [boardOf(left), boardOf(right)];
  return {
    commonRevision: common,
    firstDifference: firstDifferentEvent(ruleset, left.events, right.events, common ?? -1),
    boards: { left: leftBoard, right: rightBoard },
    pieces: differentFields(leftBoard.pieces, rightBoard.pieces),
    locations: differentFields(leftBoard.locations, rightBoard.locations),
    balances: differentBalances(ruleset, left.played, right.played),
    standings: differentStandings(ruleset, left.played, right.played),
    turns: sameTurns(left.turnEnds, right.turnEnds),
  };
}

function firstDifferentEvent(
  ruleset: AnyRuleset,
  left: Iterable<RecordedEvent>,
  right: Iterable<RecordedEvent>,
  common: number,
): ComparisonReport['firstDifference'] {
  const [ours, theirs] = [played(left, common), played(right, common)];
  for (;;) {
    const [one, other] = [ours.next().value, theirs.next().value];
    // Where one has ended, the shorter is the beginning of the longer.
    if (!one || !other) return null;
    if (firstDifference(essence(one), essence(other))) {
      return {
        moment: { turn: one.turn, phase: one.phase },
        left: describeEvent(ruleset, one),
        right: describeEvent(ruleset, other),
      };
    }
  }
}

/** Says how a timeline goes on, and nothing of what happens in it. */
const BESIDE_PLAY: readonly string[] = ['timeline.Forked', 'timeline.RulesChanged'];

function* played(events: Iterable<RecordedEvent>, after: number): Generator<RecordedEvent, undefined> {
  for (const event of events) if (event.revision > after && !BESIDE_PLAY.includes(event.type)) yield event;
  return undefined;
}

/** What an event says, without its place in the one or the other timeline. Checksums and secrets follow from the rest. */
function essence({ type, data, turn, phase, actor }: RecordedEvent): Json {
  const bare =
    type === 'timeline.TurnEnded' || type === 'dice.SecretPublished'
      ? { turn: data['turn'] }
      : isRollType(type)
        ? { ...data, roll: undefined }
        : data;
  return { type, turn, phase, actor, data: bare };
}

/** One plain sentence about any event, the engine's own included. */
export function describeEvent(ruleset: AnyRuleset, event: RecordedEvent): string {
  if (isRollType(event.type)) {
    const { notation, key, faces, drawn } = event.data as unknown as DiceRolledData & Partial<DrawnData>;
    return `${notation} for ${key.purpose} (${key.subject}, ${key.rule}): ${(drawn ?? faces).join(', ')}`;
  }
  return isPlatformType(event.type) ? event.type : ruleset.summary(currentShape(ruleset, event));
}

function differentFields<T extends { readonly id: string }>(
  left: readonly T[],
  right: readonly T[],
): readonly PieceDifference[] {
  const ours = new Map(left.map((each) => [each.id, each as unknown as Json]));
  const theirs = new Map(right.map((each) => [each.id, each as unknown as Json]));
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((id) => {
    const [one, other] = [ours.get(id), theirs.get(id)];
    // A piece that stands on one side only differs as a whole.
    if (one === undefined || other === undefined) return [{ id, field: '', left: one, right: other }];
    return [...differences(one, other)].map(({ path, left: was, right: is }) => ({
      id,
      field: path.join('.'),
      left: was,
      right: is,
    }));
  });
}

function differentBalances(
  ruleset: AnyRuleset,
  left: FoldedTimeline,
  right: FoldedTimeline,
): ComparisonReport['balances'] {
  const [ours, theirs] = [ruleset.balances(left.state), ruleset.balances(right.state)];
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .sort()
    .map((account) => ({ account, left: ours[account] ?? 0, right: theirs[account] ?? 0 }))
    .filter((each) => each.left !== each.right);
}

function differentStandings(
  ruleset: AnyRuleset,
  left: FoldedTimeline,
  right: FoldedTimeline,
): ComparisonReport['standings'] {
  const totals = ({ state }: FoldedTimeline): ReadonlyMap<string, number> =>
    new Map(ruleset.views.standings(state).seats.map(({ seat, total }) => [seat, total]));
  const [ours, theirs] = [totals(left), totals(right)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((seat) => ({ seat, left: ours.get(seat) ?? 0, right: theirs.get(seat) ?? 0 }))
    .filter((each) => each.left !== each.right);
}

function sameTurns(
  left: ComparedSide['turnEnds'],
  right: ComparedSide['turnEnds'],
): ComparisonReport['turns'] {
  const theirs = new Map(right.map(({ turn, checksum }) => [turn, checksum]));
  return left
    .filter(({ turn }) => theirs.has(turn))
    .map(({ turn, checksum }) => ({ turn, same: theirs.get(turn) === checksum }));
}
