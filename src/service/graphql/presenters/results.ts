import { itemAt, thrownNotation, type NeededRoll } from '../../../kernel/index.js';
import type { PlayResult } from '../../contracts/index.js';
import { inOrder } from '../messages/rolls.js';
import { placeIn } from '../messages/where.js';
import type { Naming } from '../messages/names.js';
import type { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';
import { forecastMember } from '../rulesets/faces.js';
import type { ViolationType } from '../types/violations.js';
import { seeEvent } from './events.js';

type Refusable = Extract<PlayResult, { kind: 'refused' | 'rollsNeeded' }>;

/** `input`: what was sent; the places are told as they stand in it. */
export function presentRefusal(
  result: Refusable,
  face: RulesetFace | undefined,
  rules: Rules,
  named: Naming,
  input?: object,
) {
  if (result.kind === 'rollsNeeded') {
    return { __typename: 'RollsNeeded', ...presentRolls(result.rolls, rules, named) };
  }
  return {
    __typename: 'Refused',
    violations: merged(result.violations.map((each) => rules.violation(face, each, named))).map((each) =>
      input ? placedIn(input, each) : each,
    ),
  };
}

function placedIn(input: object, violation: ViolationType): ViolationType {
  const places = violation.places.map((each) => ({ ...each, path: [...placeIn(input, each.commandPath)] }));
  return { ...violation, path: itemAt(places, 0).path, places };
}

/** Reasons that say the same of several places, each once, with all of them. */
export function merged(violations: readonly ViolationType[]): readonly ViolationType[] {
  const reasons = new Map<string, ViolationType>();
  for (const each of violations) {
    const { rule, code, message, details, places } = each;
    const reason = JSON.stringify([rule?.id, code, message, details]);
    const same = reasons.get(reason);
    reasons.set(reason, same ? { ...same, places: [...same.places, ...places] } : each);
  }
  return [...reasons.values()];
}

/** What a report that was just entered, or previewed, leads to. */
function forecastOf({ events, forecast }: Accepted, face: RulesetFace | undefined) {
  if (!face?.forecast) return {};
  return { [forecastMember(face.ruleset.meta.code)]: face.forecast.of(events, forecast) };
}

type Accepted = Extract<PlayResult, { readonly kind: 'accepted' }>;

/** Rolls to throw: in short, for whoever enters their faces as one list, and each with its key. */
export const presentRolls = (rolls: readonly NeededRoll[], rules: Rules, named: Naming) => ({
  faces: rolls.reduce((sum, { count }) => sum + count, 0),
  inOrder: inOrder(rolls).map(named),
  rolls: rolls.map((roll) => presentNeededRoll(roll, rules)),
});

const presentNeededRoll = ({ key, count, sides, from }: NeededRoll, rules: Rules) => ({
  rule: rules.rule(key.rule),
  purpose: key.purpose,
  subject: key.subject,
  counter: key.counter,
  notation: thrownNotation({ count, sides, ...(from ? { from } : {}) }),
  from: from ?? null,
  count,
  sides,
});

/** What a play command is answered with; `accepted` names the type of the good answer. */
export function presentPlay(
  accepted:
    | 'OrdersAccepted'
    | 'PhaseAccepted'
    | 'BattleAccepted'
    | 'RulingAccepted'
    | 'DiceAccepted'
    | 'EntropyAccepted',
  timelineId: string,
  result: PlayResult,
  face: RulesetFace | undefined,
  rules: Rules,
  named: Naming,
  input?: object,
) {
  switch (result.kind) {
    case 'accepted':
      return {
        __typename: accepted,
        events: result.events.map((event) => seeEvent(event, timelineId, result.events)),
        timelineId,
        revision: result.revision,
        preview: result.preview,
        repeated: result.repeated,
        receipt: result.receipt,
        awaited: result.awaited && presentRolls(result.awaited.rolls, rules, named),
        ...forecastOf(result, face),
        notTaken: result.notTaken.map((each) => rules.violation(face, each, named)),
      };
    case 'moved':
      return {
        __typename: 'TimelineMoved',
        expected: result.expected,
        revision: result.revision,
        timelineId,
      };
    case 'superseded':
      return { __typename: 'TimelineSuperseded', ...result, timelineId: result.main };
    default:
      return presentRefusal(result, face, rules, named, input);
  }
}
