import { Injectable } from '@nestjs/common';
import type { EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import {
  administrationOf,
  campaignStream,
  foldAdministration,
  type AdministrationEvent,
  type CampaignRecord,
  type OpenTurnForkedData,
  type ReadModel,
  type RecordedAdministration,
} from '../../read-model/index.js';
import { appendSurely } from '../append.js';
import { eventId } from '../identity.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, READ_MODEL } from '../ports.js';

export interface CampaignAtHead {
  readonly record: CampaignRecord;
  readonly length: number;
  readonly hash: string;
  readonly events: readonly RecordedAdministration[];
}

export interface Administration {
  readonly actor: string;
  readonly commandId: string;
  readonly at: string;
}

const NO_HASH = '0'.repeat(64);
const ATTEMPTS = 5;
const PROJECTED_WITHIN_MS = 2000;

/** The administration streams, read whole and appended to. They are short: some events for each seat. */
@Injectable()
export class CampaignLog {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  async load(campaignId: string): Promise<CampaignAtHead | null> {
    let record: CampaignRecord | null = null;
    let hash = NO_HASH;
    const events: RecordedAdministration[] = [];
    for await (const stored of this.store.read(campaignStream(campaignId))) {
      const event = administrationOf(stored);
      events.push(event);
      record = foldAdministration(record, event);
      hash = stored.hash;
    }
    return record && { record, length: events.length, hash, events };
  }

  /**
   * Decides on the campaign as it stands, appends what was decided, and waits until the read model shows it. Decides
   * again when somebody was first. `decide` may throw a ServiceError; an empty list appends nothing.
   */
  async administer(
    campaignId: string,
    by: Administration,
    decide: (campaign: CampaignAtHead) => readonly AdministrationEvent[],
  ): Promise<CampaignAtHead | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const campaign = await this.load(campaignId);
      if (!campaign) return null;
      const decided = decide(campaign);
      if (decided.length === 0) return campaign;
      if (await this.append(campaignId, campaign, by, decided)) return campaign;
    }
    throw new Error(`Campaign ${campaignId} is moved again and again`);
  }

  /** Notes for all to see that the arbiter looks into an open turn; once for each command. */
  async noteOpenTurn(campaignId: string, by: Administration, data: OpenTurnForkedData): Promise<void> {
    await this.administer(campaignId, by, ({ events }) => {
      const noted = events.some(({ actor, commandId }) => actor === by.actor && commandId === by.commandId);
      return noted ? [] : [{ type: 'campaign.OpenTurnForked', data }];
    });
  }

  /** Begins the stream of a campaign; false when it exists. */
  open(campaignId: string, by: Administration, events: readonly AdministrationEvent[]): Promise<boolean> {
    return this.append(campaignId, { length: 0, hash: NO_HASH }, by, events);
  }

  private async append(
    campaignId: string,
    at: { readonly length: number; readonly hash: string },
    by: Administration,
    events: readonly AdministrationEvent[],
  ): Promise<boolean> {
    let hash = at.hash;
    const records = events.map((event, index): NewRecord => {
      const end = index === events.length - 1 ? { last: true as const } : {};
      const body = hashing.canonical({ ...event, ...by, campaignId, ...end } as never);
      hash = hashing.sha256(hash + body);
      // What two nodes decide differently for one command in one moment is no repetition.
      const id = eventId(by.at, campaignId, by.actor, by.commandId, at.length + index, hash);
      return { id, type: event.type, body, hash };
    });
    const result = await appendSurely(this.store, campaignStream(campaignId), at.length, records);
    if (!result.ok) return false;
    await this.readModel.projector.reached(campaignStream(campaignId), result.length, PROJECTED_WITHIN_MS);
    return true;
  }
}
