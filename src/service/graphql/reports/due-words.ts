import type { Due } from '../../../engine/index.js';
import type { PositionResult } from '../../contracts/index.js';
import { onTheClock } from '../../deadlines/closing-time.js';
import { AS_IT_STANDS, namingOf, seatIn } from '../messages/names.js';
import { dueWithNames, namesIn } from '../messages/things.js';
import type { Rules } from '../rules.js';
import { faceOf } from '../rulesets/faces.js';

/** Something that is waited for, in words, with the id of the seat. */
export interface DueInWords {
  readonly seat: string;
  readonly text: string;
  readonly mandatory: boolean;
  /** ISO 8601, UTC; null without a deadline. */
  readonly until: string | null;
  /** The same as the club's clocks show it. */
  readonly untilSaid: string | null;
}

/** Times as the clocks of a club show them; of one that has set none, by UTC. */
export const clockOf =
  (schedule: { readonly timeZone: string } | null) =>
  (at: string): string =>
    onTheClock(at, schedule?.timeZone ?? 'UTC');

/** What is waited for in a position, with names for ids. */
export function dueInWords(
  due: readonly Due[],
  position: PositionResult,
  rules: Rules,
  schedule: { readonly timeZone: string } | null,
): readonly DueInWords[] {
  const { ruleset, played } = position;
  const [named, nameOf] = [namingOf(played.seats), namesIn([position])];
  return due.map((each) => {
    const told = dueWithNames(each, nameOf);
    const said = rules.due(faceOf(ruleset.meta.code), told, AS_IT_STANDS, seatIn(played.seats));
    const { message, until } = said;
    return {
      seat: each.seat,
      text: named(message),
      mandatory: each.mandatory,
      until,
      untilSaid: until && clockOf(schedule)(until),
    };
  });
}
