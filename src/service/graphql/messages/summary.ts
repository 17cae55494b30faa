import type { DiceRolledData, DrawnData, EventShape, Json } from '../../../kernel/index.js';
import {
  currentShape,
  type DiceCommitment,
  type EntropyAddedData,
  type FacesEnteredData,
  type RulesChangedData,
  type RulingRecordedData,
  type SecretPublishedData,
  type TimelineForkedData,
  type TimelineOpenedData,
  type TurnEndedData,
} from '../../../engine/index.js';
import { composeMessage, type Coded } from './compose.js';
import { faceOfType } from '../rulesets/faces.js';
import { withNames, type NameOf } from './things.js';

const AS_THEY_ARE: NameOf = (text) => text;

/**
 * One plain sentence about any event.
 * @param nameOf of the things that it tells of; without it they are called by their ids
 */
export function summaryOf(
  event: EventShape & { readonly schema: number },
  nameOf: NameOf = AS_THEY_ARE,
): string {
  const face = faceOfType(event.type);
  if (!face) return platformSummary(event);
  const { ruleset } = face;
  const { type, data } = currentShape(ruleset, event);
  const current = { type, data: nameOf === AS_THEY_ARE ? data : (withNames(data as Json, nameOf) as object) };
  return [
    ruleset.summary(current),
    ...reasonsOf(current).map((each) => composeMessage(face.messages, each, each.rule)),
  ].join(' ');
}

/** Why what was ordered came to nothing, where an event says so by codes with their figures; others say it in their own sentence. */
const reasonsOf = ({ data }: EventShape): readonly Coded[] =>
  ((data as { readonly reasons?: readonly (Coded | string)[] }).reasons ?? []).filter(
    (each): each is Coded => typeof each === 'object' && 'params' in each,
  );

const REST = 'The service throws the rest.';

function platformSummary({ type, data }: EventShape): string {
  switch (type) {
    case 'timeline.Opened': {
      const { name, ruleset, seats } = data as unknown as TimelineOpenedData;
      return `The campaign ${name} was opened by the rules of ${ruleset.code} ${ruleset.version} for ${seats.map((each) => each.name).join(', ')}.`;
    }
    case 'timeline.PositionContinued':
      return 'The position goes on.';
    case 'timeline.Forked': {
      const forked = data as unknown as TimelineForkedData;
      return `${forked.name} was forked after revision ${forked.revision} with ${forked.diceOrigin === 'same' ? 'the same' : 'fresh'} dice: ${forked.reason}`;
    }
    case 'timeline.RulesChanged': {
      const { from, to } = data as unknown as RulesChangedData;
      return `From here on the rules of version ${to} judge; so far version ${from} did. What was decided stands.`;
    }
    case 'timeline.TurnEnded':
      return `Turn ${(data as unknown as TurnEndedData).turn} ended.`;
    case 'timeline.RulingRecorded': {
      const { ruling, reason } = data as unknown as RulingRecordedData;
      return `The arbiter ruled: ${ruling} Reason: ${reason}`;
    }
    case 'dice.Committed': {
      const { mode, commitment, vrf } = data as unknown as DiceCommitment;
      if (mode === 'table') return 'Dice are thrown on the table.';
      const whose = mode === 'mixed' ? 'The dice of the service' : 'The dice';
      return `${whose} are committed to ${commitment}${vrf ? `, domain ${vrf.domain}` : ''}.`;
    }
    case 'dice.EntropyAdded':
      return `Something was added to the dice: ${(data as unknown as EntropyAddedData).digest}.`;
    case 'dice.SecretPublished':
      return `The dice secret of turn ${(data as unknown as SecretPublishedData).turn} was published.`;
    case 'dice.DiceRolled': {
      const { notation, faces, key } = data as unknown as DiceRolledData;
      return `${notation} for ${key.purpose}${key.subject ? ` of ${key.subject}` : ''}: ${faces.join(', ')}.`;
    }
    case 'dice.Drawn': {
      const { notation, drawn, key } = data as unknown as DrawnData;
      return `${notation} for ${key.purpose}${key.subject ? ` of ${key.subject}` : ''}: ${drawn.join(', ')}.`;
    }
    case 'timeline.Sealed':
      return 'A sealed order sheet was handed in; what it says is shown at its reveal.';
    case 'dice.FacesAwaited':
      return 'Dice from the table are waited for.';
    case 'dice.FacesEntered': {
      const { entered, rest, corrects } = data as unknown as FacesEnteredData;
      const faces = entered.flatMap((each) => each.faces).join(', ');
      const parts = [
        ...(faces ? [`Dice from the table were ${corrects ? 'corrected' : 'entered'}: ${faces}.`] : []),
        ...(rest ? [REST] : []),
      ];
      return parts.join(' ');
    }
    case 'dice.FacesCompleted':
      return 'All dice that were waited for are there.';
    default:
      return type;
  }
}
