import {
  facesOfDraw,
  faultOf,
  isRollType,
  rollKeyText,
  type DiceCommitment,
  type DiceMode,
  type DiceOrigin,
  type DiceRolledData,
  type DrawnData,
  type DiceSource,
  type EventShape,
  type Faces,
  type RollKey,
} from '../kernel/index.js';
import type { FacesEnteredData, SecretPublishedData } from '../engine/index.js';

export const isRoll = (
  event: EventShape,
): event is EventShape & { data: DiceRolledData & Partial<DrawnData> } => isRollType(event.type);

const isSecret = (event: EventShape): event is EventShape & { data: SecretPublishedData } =>
  event.type === 'dice.SecretPublished';

const facesOf = ({ faces, source, enteredBy, confirmedBy, proof }: DiceRolledData): Faces => ({
  faces,
  source,
  ...(enteredBy === null ? {} : { enteredBy }),
  ...(confirmedBy === null ? {} : { confirmedBy }),
  ...(proof === undefined ? {} : { proof }),
});

const asTable = (faces: readonly number[], enteredBy: string | null): Faces => ({
  faces,
  source: 'table',
  ...(enteredBy === null ? {} : { enteredBy }),
});

/** Where faces of a roll may come from in a timeline of this mode. */
export const properSources = (mode: DiceMode, byHand: boolean): readonly DiceOrigin[] => {
  if (mode === 'table' || byHand) return ['table'];
  return mode === 'mixed' ? ['table', 'committed'] : ['committed'];
};

/** A roll whose faces are of another source than the timeline's dice and the rule allow. */
export type OnIrregular = (roll: DiceRolledData, proper: readonly DiceOrigin[]) => void;

const isEntered = (event: EventShape): event is EventShape & { data: FacesEnteredData } =>
  event.type === 'dice.FacesEntered';

/** A commitment that took the place of another in the middle of play, and the roll that it was made for. */
export interface CommitmentAnew {
  readonly dice: DiceCommitment;
  readonly key: RollKey;
}

export function commitmentsAnew(events: readonly EventShape[]): readonly CommitmentAnew[] {
  return events.flatMap((event, at) => {
    const next = events[at + 1];
    if (event.type !== 'dice.Committed' || !next || !isRoll(next)) return [];
    return [{ dice: event.data as DiceCommitment, key: next.data.key }];
  });
}

/**
 * The dice of one stored command: the faces its roll events hold or that came along with it, the secrets it published.
 * A roll that was not stored is `missing`.
 */
export function storedDice(
  events: readonly EventShape[],
  mode: DiceMode,
  onIrregular: OnIrregular = () => undefined,
): DiceSource {
  const rolls = new Map(
    events.filter(isRoll).map((event) => [rollKeyText(event.data.key), event.data] as const),
  );
  // Faces that came along with a command that waits for more.
  const waiting = new Map(
    events
      .filter(isEntered)
      .flatMap(({ data }) => data.entered)
      .map(({ key, faces, enteredBy }) => [rollKeyText(key), asTable(faces, enteredBy)] as const),
  );
  const anew = new Map(commitmentsAnew(events).map(({ dice, key }) => [rollKeyText(key), dice] as const));
  const secrets = new Map(events.filter(isSecret).map(({ data }) => [data.turn, data.secret] as const));
  return {
    throw: (key, count, _sides, byHand) => {
      const roll = rolls.get(rollKeyText(key));
      if (!roll) return waiting.get(rollKeyText(key)) ?? 'missing';
      const proper = properSources(mode, byHand);
      if (!proper.includes(roll.source)) onIrregular(roll, proper);
      return roll.faces.length === count ? facesOf(roll) : { code: 'WRONG_COUNT', given: roll.faces };
    },
    supplied: [],
    turnSecret: (turn) => secrets.get(turn) ?? null,
    anew: (key) => anew.get(rollKeyText(key)) ?? null,
  };
}

/**
 * The dice that a history is judged again with: its own table faces where the same roll is needed again and they fit it
 * (the count, the die), else what `dice` throws. With mixed dice the service throws what it threw before, and nothing
 * that was left to nobody.
 * @param anew commitments made anew so far; may grow while the dice are thrown
 */
export function keepingFaces(
  dice: DiceSource,
  events: readonly EventShape[],
  mode: DiceMode,
  anew: readonly CommitmentAnew[],
): DiceSource {
  const thrownBefore = new Map(
    events.filter(isRoll).map(({ data }) => [rollKeyText(data.key), data] as const),
  );
  const entered = storedDice(events.filter(isEntered), mode);
  return {
    throw: (...roll) => {
      const [key, count, sides, , , , from] = roll;
      const thrown = dice.throw(...roll);
      const left = mode === 'mixed' && isThrown(thrown) && thrown.source === 'committed';
      if (thrown !== 'missing' && !left) return thrown;
      const before = thrownBefore.get(rollKeyText(key));
      if (before?.source === 'committed') return thrown;
      const kept = before ? keptFaces(before, from) : entered.throw(...roll);
      return isThrown(kept) && !faultOf(kept.faces, count, sides, 0, from ? 1 : 0) ? kept : 'missing';
    },
    get supplied() {
      return dice.supplied;
    },
    ...(dice.inOrder ? { inOrder: dice.inOrder } : {}),
    turnSecret: (turn) => dice.turnSecret(turn),
    anew: ({ turn }) => anew.findLast(({ key }) => key.turn <= turn)?.dice ?? null,
  };
}

/** Faces of a roll for the same roll; of a draw the same names, wherever they stand now. */
function keptFaces(before: DiceRolledData & Partial<DrawnData>, from: readonly string[] | undefined) {
  const { drawn } = before;
  if (!from || !drawn) return facesOf(before);
  const faces = facesOfDraw(from, drawn, drawn.length, 0);
  return 'code' in faces ? 'missing' : { ...facesOf(before), faces };
}

const isThrown = (faces: ReturnType<DiceSource['throw']>): faces is Faces =>
  faces !== 'missing' && 'source' in faces;
