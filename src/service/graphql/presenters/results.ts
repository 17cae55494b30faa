import { notation, type NeededRoll } from '../../../kernel/index.js';
import type { PlayResult } from '../../contracts/index.js';
import type { Naming } from '../messages/names.js';
import type { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';
import { seeEvent } from './events.js';

type Refusable = Extract<PlayResult, { kind: 'refused' | 'rollsNeeded' }>;

export function presentRefusal(
  result: Refusable,
  face: RulesetFace | undefined,
  rules: Rules,
  named: Naming,
) {
  if (result.kind === 'rollsNeeded') {
    return { __typename: 'RollsNeeded', rolls: result.rolls.map((roll) => presentNeededRoll(roll, rules)) };
  }
  return {
    __typename: 'Refused',
    violations: result.violations.map((each) => rules.violation(face, each, named)),
  };
}

const presentNeededRoll = ({ key, count, sides }: NeededRoll, rules: Rules) => ({
  rule: rules.rule(key.rule),
  purpose: key.purpose,
  subject: key.subject,
  counter: key.counter,
  notation: notation(count, sides),
  count,
  sides,
});

/** What a play command is answered with; `accepted` names the type of the good answer. */
export function presentPlay(
  accepted: 'OrdersAccepted' | 'PhaseAccepted' | 'BattleAccepted' | 'RulingAccepted',
  timelineId: string,
  result: PlayResult,
  face: RulesetFace | undefined,
  rules: Rules,
  named: Naming,
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
      return presentRefusal(result, face, rules, named);
  }
}
