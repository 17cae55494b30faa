import { LRUCache } from 'lru-cache';
import {
  rollKeyText,
  type Actor,
  type DiceRolledData,
  type DiceSource,
  type RecordedEvent,
} from '../../kernel/index.js';
import { mayEnter, type DiceCommitment, type DiceMode, type Played } from '../../engine/index.js';
import {
  commitmentOf,
  committedDice,
  newDiceRoot,
  openRoot,
  sealRoot,
  seededDice,
  TABLE_DICE,
  mixedDice,
  tableDice,
  type DiceRoot,
  type TableOptions,
} from '../../dice/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { diceStream } from '../../read-model/index.js';
import { isRoll } from '../../timelines/stored-dice.js';
import type { ServiceKey } from '../auth/service-key.js';
import { ServiceError, type PlayEnvelope } from '../contracts/index.js';
import { hashing } from '../../hashing/index.js';
import { appendSurely } from './append.js';
import { eventId } from './identity.js';

const REMEMBERED_ROOTS = 1000;

/** Keeps the roots of committed dice, sealed in streams of their own; makes the dice of a command from them. */
export class DiceVault {
  private readonly roots = new LRUCache<string, DiceRoot>({ max: REMEMBERED_ROOTS });

  constructor(
    private readonly store: EventStore,
    private readonly key: ServiceKey,
    private readonly turns: number,
  ) {}

  /** The dice of a new timeline. A root that was sealed for it before (a repeated command) stays in force. */
  async commit(mode: DiceMode, timelineId: string, at: string): Promise<DiceCommitment> {
    if (mode === 'table') return TABLE_DICE;
    const root = newDiceRoot(this.turns);
    const body = hashing.canonical({
      type: 'dice.RootSealed',
      at,
      timelineId,
      data: { sealed: sealRoot(root, this.key.bytes, timelineId) },
    });
    const record = {
      id: eventId(at, 'dice', timelineId, body),
      type: 'dice.RootSealed',
      body,
      hash: hashing.sha256(body),
    };
    await appendSurely(this.store, diceStream(timelineId), 0, [record]);
    return commitmentOf(await this.root(timelineId), mode);
  }

  /** Seed of the example dice of a preview: the same preview shows the same example. */
  exampleSeed(...of: readonly string[]): Buffer {
    return this.key.derive('example', ...of);
  }

  /** The commitment that a preview of an opening shows; nothing is kept. */
  exampleCommitment(mode: DiceMode): DiceCommitment {
    return mode === 'table' ? TABLE_DICE : commitmentOf(newDiceRoot(this.turns), mode);
  }

  /**
   * The dice of one command on a folded timeline.
   * @param publishedUpTo last turn whose secret may be published, null for any: never one that another timeline
   *   with the same dice has not ended
   */
  async diceFor(
    played: Pick<Played, 'dice' | 'diceOwner'>,
    handedIn: HandedIn,
    actor: Actor,
    publishedUpTo: number | null,
  ): Promise<DiceSource> {
    const { mode } = played.dice;
    if (mode === 'table') return tableOf(handedIn, actor);
    const options = optionsOf(handedIn, actor);
    const by = { enteredBy: actor.seat };
    const committed = committedDice(await this.root(played.diceOwner), handedIn.dice, by, options);
    const dice = mode === 'mixed' ? mixed(committed, handedIn, actor) : committed;
    return publishedUpTo === null ? dice : withholdingSecrets(dice, publishedUpTo);
  }

  private async root(owner: string): Promise<DiceRoot> {
    const known = this.roots.get(owner);
    if (known) return known;
    for await (const record of this.store.read(diceStream(owner), { from: 0, to: 0 })) {
      const { sealed } = (JSON.parse(record.body) as { data: { sealed: string } }).data;
      const root = this.unseal(sealed, owner);
      this.roots.set(owner, root);
      return root;
    }
    // Imported from another service, which kept the root.
    throw new ServiceError('FORBIDDEN', 'The dice of this timeline are not here; fork it with fresh dice');
  }

  private unseal(sealed: string, owner: string): DiceRoot {
    try {
      return openRoot(sealed, this.key.bytes, owner);
    } catch {
      throw new ServiceError('STORE_UNAVAILABLE', 'The dice were sealed under another service key');
    }
  }
}

/** Faces that come along with a command; `rest` leaves what is missing to the service where the dice are mixed. */
export type HandedIn = Pick<PlayEnvelope, 'dice' | 'faces' | 'rest'>;

const optionsOf = ({ faces = [] }: HandedIn, actor: Actor): TableOptions => ({
  mayEnter: (audience) => mayEnter(audience, actor),
  inOrder: faces,
});

const tableOf = (handedIn: HandedIn, actor: Actor): DiceSource =>
  tableDice(handedIn.dice, { enteredBy: actor.seat }, optionsOf(handedIn, actor));

const mixed = (service: DiceSource, handedIn: HandedIn, actor: Actor): DiceSource =>
  mixedDice(tableOf(handedIn, actor), service, optionsOf(handedIn, actor), handedIn.rest === true);

const withholdingSecrets = (dice: DiceSource, publishedUpTo: number): DiceSource => ({
  ...dice,
  get supplied() {
    return dice.supplied;
  },
  turnSecret: (turn) => (turn <= publishedUpTo ? dice.turnSecret(turn) : null),
});

/**
 * Dice for a preview: an example of what may be thrown, marked `scripted`, never the committed dice themselves.
 * Faces entered from a table are taken as they are. The same seed gives the same example.
 */
export function exampleDice(mode: DiceMode, handedIn: HandedIn, actor: Actor, seed: Buffer): DiceSource {
  const table = tableOf(handedIn, actor);
  if (mode === 'table') return table;
  const example = seededDice(seed.toString('hex'));
  if (mode === 'mixed') return mixed(example, handedIn, actor);
  return {
    throw: (key, count, sides, byHand, audience) =>
      (byHand ? table : example).throw(key, count, sides, byHand, audience),
    get supplied() {
      return table.supplied;
    },
    ...(table.inOrder ? { inOrder: table.inOrder } : {}),
    turnSecret: () => null,
  };
}

/**
 * Dice for the preview of an amendment: as they were thrown, and as they fall in turns that have ended; any other
 * roll of the open turn is an example. Looking ahead takes a fork, which leaves a trace.
 */
export function exampleBeyond(
  real: DiceSource,
  example: DiceSource,
  endedTurn: number,
  history: readonly RecordedEvent[],
): DiceSource {
  const thrown = new Set(
    history.flatMap((event) =>
      isRoll(event) ? [rollKeyText((event.data as unknown as DiceRolledData).key)] : [],
    ),
  );
  return {
    throw: (key, count, sides, byHand, audience) => {
      const known = byHand || key.turn <= endedTurn || thrown.has(rollKeyText(key));
      return (known ? real : example).throw(key, count, sides, byHand, audience);
    },
    get supplied() {
      return real.supplied;
    },
    ...(real.inOrder ? { inOrder: real.inOrder } : {}),
    turnSecret: (turn) => real.turnSecret(turn),
  };
}
