import type { KeyObject } from 'node:crypto';
import {
  committedDice,
  committingAnew,
  diceKeyOf,
  mixedDice,
  provenDice,
  tableDice,
  type DiceRoot,
  type TableOptions,
} from '../../dice/index.js';
import { mayEnter, type DiceCommitment, type DiceMode } from '../../engine/index.js';
import { existing, type Actor, type DiceSource } from '../../kernel/index.js';
import type { PlayEnvelope } from '../contracts/index.js';

/** Faces that come along with a command; `rest` leaves what is missing to the service where the dice are mixed. */
export type HandedIn = Pick<PlayEnvelope, 'dice' | 'faces' | 'rest'>;

const optionsOf = ({ faces = [] }: HandedIn, actor: Actor): TableOptions => ({
  mayEnter: (audience) => mayEnter(audience, actor),
  inOrder: faces,
});

export const tableOf = (handedIn: HandedIn, actor: Actor): DiceSource =>
  tableDice(handedIn.dice, { enteredBy: actor.seat }, optionsOf(handedIn, actor));

export const mixed = (service: DiceSource, handedIn: HandedIn, actor: Actor): DiceSource =>
  mixedDice(tableOf(handedIn, actor), service, optionsOf(handedIn, actor), handedIn.rest === true);

/** What the dice of one command are made of: data alone, so that they may be thrown in another thread. */
export interface DiceMakings {
  readonly mode: DiceMode;
  readonly handedIn: HandedIn;
  readonly actor: Actor;
  /** Key of proved dice; null where this service keeps none. */
  readonly key: KeyObject | null;
  /** Root of dice of old; null where they are proved, or of a table. */
  readonly root: DiceRoot | null;
  /** Last turn of dice of old whose secret may be published; null for any. */
  readonly publishedUpTo: number | null;
  /** Commitment that comes into force before anything more is thrown: at once, or in the next turn. */
  readonly anew: { readonly commitment: DiceCommitment; readonly atOnce: boolean } | null;
}

/** The dice of a command. They can be made of the same once only: faces that were handed in are used up. */
export function diceOf(makings: DiceMakings): DiceSource {
  const { mode, handedIn, actor } = makings;
  if (mode === 'table') return tableOf(handedIn, actor);
  const service = serviceDice(makings);
  return mode === 'mixed' ? mixed(service, handedIn, actor) : service;
}

function serviceDice({ handedIn, actor, key, root, publishedUpTo, anew }: DiceMakings): DiceSource {
  const [by, options] = [{ enteredBy: actor.seat }, optionsOf(handedIn, actor)];
  const proven = key && provenDice(diceKeyOf(key), handedIn.dice, by, options);
  const committing: DiceSource['anew'] | null =
    anew && (({ turn }, lastTurn) => (anew.atOnce || turn !== lastTurn ? anew.commitment : null));
  if (root) {
    const old = committedDice(root, handedIn.dice, by, options);
    const chained = publishedUpTo === null ? old : withholdingSecrets(old, publishedUpTo);
    return proven ? committingAnew(chained, proven, committing) : chained;
  }
  const dice = existing(proven, 'key of the dice');
  return committing ? committingAnew(dice, dice, committing) : dice;
}

const withholdingSecrets = (dice: DiceSource, publishedUpTo: number): DiceSource => ({
  ...dice,
  get supplied() {
    return dice.supplied;
  },
  turnSecret: (turn) => (turn <= publishedUpTo ? dice.turnSecret(turn) : null),
});
