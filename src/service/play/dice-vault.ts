import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { seededDice, TABLE_DICE, unseal, type DiceRoot } from '../../dice/index.js';
import type { DiceCommitment, DiceMode, FoldedTimeline } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import {
  existing,
  rollKeyText,
  type Actor,
  type DiceRolledData,
  type DiceSource,
  type RecordedEvent,
} from '../../kernel/index.js';
import { diceStream } from '../../read-model/index.js';
import { isRoll } from '../../timelines/stored-dice.js';
import type { ServiceKey } from '../auth/service-key.js';
import { ServiceError } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, SERVICE_KEY } from '../ports.js';
import { diceOf, mixed, tableOf, type DiceMakings, type HandedIn } from './command-dice.js';
import { DiceKeys, type Occasion } from './dice-keys.js';

const REMEMBERED_ROOTS = 1000;

/** Where dice are thrown for good: a timeline, how often it was promoted, and the time, ISO 8601 UTC. */
export interface DicePlace extends Occasion {
  readonly at: string;
}

type Dice = Pick<FoldedTimeline, 'dice' | 'diceOwner' | 'campaignId' | 'countersTurn'>;

/** Finds what the dice of a command are made of: proved ones, those of timelines of old, or those of a table. */
@Injectable()
export class DiceVault {
  private readonly roots = new LRUCache<string, DiceRoot>({ max: REMEMBERED_ROOTS });

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    private readonly keys: DiceKeys,
  ) {}

  /**
   * The dice of a new timeline; of a repeated command the same again.
   * @param before the dice in force until then, null for an opening
   */
  async commit(
    mode: DiceMode,
    campaignId: string,
    timelineId: string,
    before: DiceCommitment | null,
    at: string,
  ): Promise<DiceCommitment> {
    if (mode === 'table') return TABLE_DICE;
    return this.keys.commitment(campaignId, { timelineId, promotion: 0 }, { mode, before, at });
  }

  /** Seed of the example dice of a preview: the same preview shows the same example. */
  exampleSeed(...of: readonly string[]): Buffer {
    return this.key.derive('example', ...of);
  }

  /** The commitment that a preview of an opening shows; nothing is kept. */
  exampleCommitment(mode: DiceMode): DiceCommitment {
    return { ...TABLE_DICE, mode };
  }

  /**
   * The dice of one command on a folded timeline.
   * @param publishedUpTo last turn whose secret may be published, null for any: never one that another timeline
   *   with the same dice has not ended
   * @param place left out where commands are judged again: their dice are never committed anew
   */
  async diceFor(...of: Parameters<DiceVault['makingsFor']>): Promise<DiceSource> {
    return diceOf(await this.makingsFor(...of));
  }

  /** What `diceFor` makes the dice of. Throws FORBIDDEN where their key is not here. */
  async makingsFor(
    played: Dice,
    { dice: entered, faces, rest }: HandedIn,
    actor: Actor,
    publishedUpTo: number | null,
    place?: DicePlace,
  ): Promise<DiceMakings> {
    const { dice, diceOwner, campaignId } = played;
    const handedIn = { dice: entered, ...(faces ? { faces } : {}), ...(rest === undefined ? {} : { rest }) };
    const common = { mode: dice.mode, handedIn, actor, publishedUpTo };
    if (dice.mode === 'table') return { ...common, key: null, root: null, anew: null };
    const anew = place ? await this.anew(played, place) : null;
    const key = await this.keys.find(campaignId);
    const secret = key?.secret ?? null;
    if (!dice.vrf) return { ...common, key: secret, root: await this.root(diceOwner), anew };
    // Imported from another service, which kept the key.
    if (!key || (key.publicKey !== dice.vrf.publicKey && !anew)) throw notHere();
    return { ...common, key: secret, root: null, anew };
  }

  /**
   * A commitment that must be in force before anything more is thrown: dice of old give way at their next turn, and those
   * of a timeline that was promoted at once, since another timeline may have thrown what comes next.
   */
  private async anew({ dice, campaignId }: Dice, place: DicePlace): Promise<DiceMakings['anew']> {
    const { at, timelineId, promotion } = place;
    if (dice.vrf && promotion === 0) return null;
    const { mode } = dice;
    const commitment = await this.keys.commitment(
      campaignId,
      { timelineId, promotion },
      { mode, before: dice, at },
    );
    const { publicKey, domain } = existing(commitment.vrf, 'key of the proofs');
    if (dice.vrf?.publicKey === publicKey && dice.vrf.domain === domain) return null;
    return { commitment, atOnce: promotion > 0 };
  }

  private async root(owner: string): Promise<DiceRoot> {
    const known = this.roots.get(owner);
    if (known) return known;
    for await (const record of this.store.read(diceStream(owner), { from: 0, to: 0 })) {
      const { sealed } = (JSON.parse(record.body) as { data: { sealed: string } }).data;
      const root = this.unsealed(sealed, owner);
      this.roots.set(owner, root);
      return root;
    }
    throw notHere();
  }

  private unsealed(sealed: string, owner: string): DiceRoot {
    try {
      return unseal(sealed, this.key.bytes, owner) as DiceRoot;
    } catch {
      throw new ServiceError('STORE_UNAVAILABLE', 'The dice were sealed under another service key');
    }
  }
}

const notHere = (): ServiceError =>
  new ServiceError('FORBIDDEN', 'The dice of this timeline are not here; fork it with fresh dice');

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
    throw: (...roll) => (roll[3] ? table : example).throw(...roll),
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
    throw: (...roll) => {
      const [key, , , byHand] = roll;
      const known = byHand || key.turn <= endedTurn || thrown.has(rollKeyText(key));
      return (known ? real : example).throw(...roll);
    },
    get supplied() {
      return real.supplied;
    },
    ...(real.inOrder ? { inOrder: real.inOrder } : {}),
    turnSecret: (turn) => real.turnSecret(turn),
  };
}
