import {
  rollKeyText,
  violation,
  type DraftEvent,
  type NeededRoll,
  type RuleId,
  type Violation,
} from '../kernel/index.js';
import type { Played } from './play.js';
import type { Sitting } from './sitting.js';

export type Verdict =
  | {
      readonly kind: 'accepted';
      readonly events: readonly DraftEvent[];
      readonly played: Played;
      /** What was wrong with dice that came along with a command that stands all the same; left out where nothing was. */
      readonly notTaken?: readonly Violation[];
    }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'rollsNeeded'; readonly rolls: readonly NeededRoll[] };

/** Where faces were faulty or missing, what the ruleset answered rests on placeholders and counts for nothing. */
export function close(sitting: Sitting, violations: readonly Violation[]): Verdict {
  const { needed, faults, events, played } = sitting;
  if (faults.length > 0) return { kind: 'refused', violations: faults };
  if (needed.length > 0) {
    return { kind: 'rollsNeeded', rolls: needed.map(({ key, count, sides }) => ({ key, count, sides })) };
  }
  if (violations.length > 0) return { kind: 'refused', violations };
  const unused = unusedDice(sitting, sitting.thrown);
  return unused.length > 0 ? { kind: 'refused', violations: unused } : { kind: 'accepted', events, played };
}

/** Faces that were handed in and that no roll took; `taken`: texts of the keys of those that did. */
export function unusedDice(sitting: Sitting, taken: ReadonlySet<string>): readonly Violation[] {
  const { supplied, inOrder = [] } = sitting.tools.dice;
  const unused = supplied.flatMap((key, index) =>
    taken.has(rollKeyText(key))
      ? []
      : [violation(key.rule, 'UNUSED_DICE', ['dice', index], { key: { ...key } })],
  );
  if (inOrder.length === 0) return unused;
  const named = new Set(supplied.map(rollKeyText));
  const used = sitting.served
    .filter(({ key }) => !named.has(rollKeyText(key)))
    .reduce((sum, { faces }) => sum + faces.length, 0);
  if (used === inOrder.length) return unused;
  const params = { asked: used, given: inOrder.length };
  return [...unused, violation(ruleOfPhase(sitting), 'FACES_LEFT_OVER', ['faces'], params)];
}

/** Rule of the phase that a timeline stands in: what handing in dice, and waiting for them, go by. */
export function ruleOfPhase({ ruleset, played }: Pick<Sitting, 'ruleset' | 'played'>): RuleId {
  const { phase } = ruleset.moment(played.state);
  return (ruleset.meta.phases.find((each) => each.code === phase) ?? ruleset.meta.phases[0]!).rule;
}
