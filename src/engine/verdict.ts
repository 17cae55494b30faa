import {
  itemAt,
  rollKeyText,
  violation,
  type DraftEvent,
  type NeededRoll,
  type RuleId,
  type Violation,
} from '../kernel/index.js';
import type { FoldedTimeline } from './play.js';
import type { Decision } from './decision.js';

export type Verdict =
  | {
      readonly kind: 'accepted';
      readonly events: readonly DraftEvent[];
      readonly played: FoldedTimeline;
      /** What was wrong with dice that came along with a command that stands all the same; left out where nothing was. */
      readonly notTaken?: readonly Violation[];
    }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] };

/** Where faces were faulty or missing, what the ruleset answered rests on placeholders and counts for nothing. */
export function close(decision: Decision, violations: readonly Violation[]): Verdict {
  const { needed, faults, events, played } = decision;
  if (faults.length > 0) return { kind: 'refused', violations: faults };
  if (needed.length > 0) {
    return { kind: 'rollsNeeded', rolls: needed.map(({ audience: _, ...roll }) => roll) };
  }
  if (violations.length > 0) return { kind: 'refused', violations };
  const unused = unusedDice(decision, decision.thrown);
  return unused.length > 0 ? { kind: 'refused', violations: unused } : { kind: 'accepted', events, played };
}

/** Faces that were handed in and that no roll took; `taken`: texts of the keys of those that did. */
export function unusedDice(decision: Decision, taken: ReadonlySet<string>): readonly Violation[] {
  const { supplied, inOrder = [] } = decision.tools.dice;
  const unused = supplied.flatMap((key, index) =>
    taken.has(rollKeyText(key))
      ? []
      : [violation(key.rule, 'UNUSED_DICE', ['dice', index], { key: { ...key } })],
  );
  if (inOrder.length === 0) return unused;
  const named = new Set(supplied.map(rollKeyText));
  const used = decision.served
    .filter(({ key }) => !named.has(rollKeyText(key)))
    .reduce((sum, { faces }) => sum + faces.length, 0);
  if (used === inOrder.length) return unused;
  const params = { asked: used, given: inOrder.length };
  return [...unused, violation(ruleOfPhase(decision), 'FACES_LEFT_OVER', ['faces'], params)];
}

/** Rule of the phase that a timeline stands in: what handing in dice, and waiting for them, go by. */
export function ruleOfPhase({ ruleset, played }: Pick<Decision, 'ruleset' | 'played'>): RuleId {
  const { phase } = ruleset.moment(played.state);
  return (ruleset.meta.phases.find((each) => each.code === phase) ?? itemAt(ruleset.meta.phases, 0)).rule;
}
