import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { diceKeyOf, KeyPool, provenCommitment, seal, unseal, type DiceKey } from '../../dice/index.js';
import type { EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import type { DiceCommitment, DiceMode } from '../../kernel/index.js';
import { diceStream } from '../../read-model/index.js';
import { appendSurely } from '../append.js';
import type { ServiceKey } from '../auth/service-key.js';
import { ServiceError } from '../contracts/index.js';
import { eventId } from '../identity.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, SERVICE_KEY } from '../ports.js';

const REMEMBERED_CAMPAIGNS = 1000;

/** One pool for all services of a process. */
const POOL = new KeyPool();

/** What a stream `dice-<campaign>` holds: the sealed key, then every commitment that was made under it. */
type DiceRecord =
  | { readonly type: 'dice.KeySealed'; readonly data: { readonly sealed: string } }
  | { readonly type: 'dice.DomainTaken'; readonly data: Occasion };

/** What a domain was taken for: a timeline as it began, or its n-th promotion. */
export interface Occasion {
  readonly timelineId: string;
  readonly promotion: number;
}

interface CampaignDice {
  key: DiceKey | null;
  readonly domains: Map<string, number>;
  /** Records of the stream that have been read. */
  length: number;
}

const nameOf = ({ timelineId, promotion }: Occasion): string => `${timelineId} ${promotion}`;

/** The keys that dice are proved with, one for a campaign, and the domains taken under them. */
@Injectable()
export class DiceKeys {
  private readonly campaigns = new LRUCache<string, CampaignDice>({ max: REMEMBERED_CAMPAIGNS });

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
  ) {
    POOL.fill();
  }

  /** The key of a campaign; null where this service keeps none. */
  async find(campaignId: string): Promise<DiceKey | null> {
    const known = this.known(campaignId);
    return known.key ?? (await this.read(campaignId, known)).key;
  }

  /**
   * The commitment of an occasion, always the same for the same. Domains are counted up, so that nobody can choose
   * among several without leaving the others behind in the count.
   * @param before commitment that it takes the place of, null for none
   */
  async commitment(
    campaignId: string,
    occasion: Occasion,
    { mode, before, at }: { mode: DiceMode; before: DiceCommitment | null; at: string },
  ): Promise<DiceCommitment> {
    const { key, domain } = await this.take(campaignId, occasion, at);
    return { ...provenCommitment(key, domain, before?.vrf?.publicKey), mode };
  }

  private async take(campaignId: string, occasion: Occasion, at: string) {
    const dice = this.known(campaignId);
    for (;;) {
      const domain = dice.domains.get(nameOf(occasion));
      if (dice.key && domain !== undefined) return { key: dice.key, domain };
      const { length } = dice;
      await this.read(campaignId, dice);
      if (dice.length > length) continue;
      const next: DiceRecord = dice.key
        ? { type: 'dice.DomainTaken', data: occasion }
        : { type: 'dice.KeySealed', data: { sealed: await this.newKey(campaignId) } };
      // Whoever was first, what stands there now is read and counts: also where they were while our key was being made.
      const record = recordOf(next, campaignId, at);
      await appendSurely(this.store, diceStream(campaignId), length, [record]);
    }
  }

  private async newKey(campaignId: string): Promise<string> {
    return seal({ pem: await POOL.take() }, this.key.bytes, campaignId);
  }

  private known(campaignId: string): CampaignDice {
    const known = this.campaigns.get(campaignId) ?? { key: null, domains: new Map(), length: 0 };
    this.campaigns.set(campaignId, known);
    return known;
  }

  private async read(campaignId: string, dice: CampaignDice): Promise<CampaignDice> {
    const from = dice.length;
    let index = from;
    for await (const record of this.store.read(diceStream(campaignId), { from })) {
      // Somebody else may have read on in the meantime.
      if (index >= dice.length) this.note(campaignId, dice, index, JSON.parse(record.body) as DiceRecord);
      index += 1;
    }
    return dice;
  }

  private note(campaignId: string, dice: CampaignDice, index: number, { type, data }: DiceRecord): void {
    if (type === 'dice.KeySealed') dice.key = this.unsealed(data.sealed, campaignId);
    else dice.domains.set(nameOf(data), index);
    dice.length = index + 1;
  }

  private unsealed(sealed: string, campaignId: string): DiceKey {
    try {
      return diceKeyOf((unseal(sealed, this.key.bytes, campaignId) as { pem: string }).pem);
    } catch {
      throw new ServiceError('STORE_UNAVAILABLE', 'The dice were sealed under another service key');
    }
  }
}

function recordOf(event: DiceRecord, campaignId: string, at: string): NewRecord {
  const { type } = event;
  const body = hashing.canonical({ type, at, campaignId, data: { ...event.data } });
  return { id: eventId(at, 'dice', campaignId, body), type, body, hash: hashing.sha256(body) };
}
