import {
  rollKeyText,
  type DiceOrigin,
  type DiceRolledData,
  type DiceSource,
  type EventShape,
  type Faces,
} from '../kernel/index.js';
import type { DiceMode, SecretPublishedData } from '../engine/index.js';

export const isRoll = (event: EventShape): event is EventShape & { data: DiceRolledData } =>
  event.type === 'dice.DiceRolled';

const isSecret = (event: EventShape): event is EventShape & { data: SecretPublishedData } =>
  event.type === 'dice.SecretPublished';

const facesOf = ({ faces, source, enteredBy, confirmedBy }: DiceRolledData): Faces => ({
  faces,
  source,
  ...(enteredBy === null ? {} : { enteredBy }),
  ...(confirmedBy === null ? {} : { confirmedBy }),
});

/** Where faces of a roll must come from in a timeline of this mode. */
export const properSource = (mode: DiceMode, byHand: boolean): DiceOrigin =>
  mode === 'table' || byHand ? 'table' : 'committed';

/** A roll whose faces are of another source than the timeline's dice and the rule allow. */
export type OnIrregular = (roll: DiceRolledData, proper: DiceOrigin) => void;

/**
 * The dice of one stored command: the faces its roll events hold, the secrets it published. A roll that was not
 * stored is `missing`.
 */
export function storedDice(
  events: readonly EventShape[],
  mode: DiceMode,
  onIrregular: OnIrregular = () => undefined,
): DiceSource {
  const rolls = new Map(
    events.filter(isRoll).map((event) => [rollKeyText(event.data.key), event.data] as const),
  );
  const secrets = new Map(events.filter(isSecret).map(({ data }) => [data.turn, data.secret] as const));
  return {
    throw: (key, count, _sides, byHand) => {
      const roll = rolls.get(rollKeyText(key));
      if (!roll) return 'missing';
      const proper = properSource(mode, byHand);
      if (roll.source !== proper) onIrregular(roll, proper);
      return roll.faces.length === count ? facesOf(roll) : { code: 'WRONG_COUNT', given: roll.faces };
    },
    supplied: [],
    turnSecret: (turn) => secrets.get(turn) ?? null,
  };
}

/**
 * Other dice, with the table faces of a history kept where the same roll is needed again: they serve the rolls that
 * the other dice miss. Faces that do not fit the roll (another count, a smaller die) are not kept.
 */
export function keepingTableFaces(dice: DiceSource, events: readonly EventShape[]): DiceSource {
  const kept = new Map<string, DiceRolledData>();
  for (const event of events) {
    if (isRoll(event) && event.data.source === 'table') kept.set(rollKeyText(event.data.key), event.data);
  }
  return {
    throw: (key, count, sides, byHand) => {
      const thrown = dice.throw(key, count, sides, byHand);
      if (thrown !== 'missing') return thrown;
      const roll = kept.get(rollKeyText(key));
      const fits = roll && roll.faces.length === count && roll.faces.every((face) => face <= sides);
      return fits ? facesOf(roll) : 'missing';
    },
    get supplied() {
      return dice.supplied;
    },
    turnSecret: (turn) => dice.turnSecret(turn),
  };
}
