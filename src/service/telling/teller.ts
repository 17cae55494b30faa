import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CampaignRecord, ChannelRecord, ReadModel } from '../../read-model/index.js';
import { Campaigns } from '../campaigns/campaigns.js';
import type { Wording } from '../contracts/index.js';
import type { ServiceKey } from '../auth/service-key.js';
import { Inject } from '../inject.js';
import { CLOCK, LOG, READ_MODEL, SERVICE_KEY, type Clock } from '../ports.js';
import { confirmationCode } from './channel-keys.js';
import { ChannelLog } from './channel-log.js';
import { Deliveries } from './deliveries.js';
import { Notices, type Found, type Next } from './notices.js';
import type { Outcome } from './post.js';
import { readerOf } from './readers.js';
import { MOST_FAILURES, restAfter } from './rests.js';

const BETWEEN_ROUNDS_MS = 15_000;
/** After something was stored, so that what one evening's haste stores is looked at together. */
const SOON_MS = 250;
/** Whoever sends has so long before another node takes it that it has ended: longer than any attempt lasts. */
const SENDING_MS = 60_000;
const MOST_AT_ONCE = 20;

/** What was found when a channel was last looked at: it need not be looked at again before anything of it changes. */
interface Seen {
  readonly mark: string;
  /** ISO 8601, UTC; null: only when something changes. */
  readonly from: string | null;
}

/**
 * Tells people what is new to them, by channels that have not told it yet. Each channel is served by itself: one that nobody
 * answers keeps no other waiting, nor any command.
 */
@Injectable()
export class Teller {
  private wording: Wording | null = null;
  private timer: NodeJS.Timeout | null = null;
  private soon: NodeJS.Timeout | null = null;
  private unfollow = (): void => undefined;
  private readonly sending = new Map<string, Promise<void>>();
  private readonly seen = new Map<string, Seen>();

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly campaigns: Campaigns,
    private readonly channels: ChannelLog,
    private readonly notices: Notices,
    private readonly deliveries: Deliveries,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Looks now, whenever something is stored, and every 15 seconds. */
  start(wording: Wording): void {
    this.wording = wording;
    this.timer = setInterval(() => this.look(), BETWEEN_ROUNDS_MS).unref();
    this.unfollow = this.readModel.projector.onProjected((stream) => {
      if (stream !== '') this.lookSoon();
    });
    void this.channels
      .clearRemoved()
      .catch((error: unknown) => this.log.warn({ err: error }, 'Removed channels cannot be cleared away'));
    this.look();
  }

  /** Begins nothing more and ends with what is being sent. */
  async stop(): Promise<void> {
    this.wording = null;
    this.unfollow();
    if (this.timer) clearInterval(this.timer);
    if (this.soon) clearTimeout(this.soon);
    await this.idle();
  }

  /** Resolves when nothing is being sent any more. */
  async idle(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending.values());
  }

  /** Sends a word to try a channel. It counts as nothing told. */
  async test(record: ChannelRecord, commandId: string): Promise<Outcome> {
    const campaign = this.campaigns.find(record.campaignId);
    if (!this.wording || !campaign) return { taken: false, reason: 'The service is about to end' };
    const notice = { kind: 'test' } as const;
    const words = this.wording.words(notice, campaign);
    // Whoever tries it chose the commandId, which may hold anything.
    const name = `test-${hash('sha256', commandId, 'hex').slice(0, 16)}`;
    return this.deliveries.deliver({ record, campaign, name, notice, words });
  }

  /**
   * Begins to tell whatever there is to be told. Never fails: what goes wrong is logged and tried again.
   * @returns how many channels it has begun with.
   */
  look(): number {
    if (this.soon) clearTimeout(this.soon);
    this.soon = null;
    const wording = this.wording;
    if (!wording) return 0;
    let begun = 0;
    for (const record of this.readModel.directory.workingChannels()) {
      if (this.sending.size >= MOST_AT_ONCE) break;
      if (this.sending.has(record.id) || !this.isTime(record)) continue;
      begun += 1;
      const sent = this.tell(record, wording)
        .catch((error: unknown) => this.putOff(record, error))
        .finally(() => {
          this.sending.delete(record.id);
          this.lookSoon();
        });
      this.sending.set(record.id, sent);
    }
    return begun;
  }

  private lookSoon(): void {
    if (this.wording) this.soon ??= setTimeout(() => this.look(), SOON_MS).unref();
  }

  private isTime(record: ChannelRecord): boolean {
    const now = this.clock();
    if (record.restsUntil !== null && record.restsUntil > now) return false;
    const seen = this.seen.get(record.id);
    return seen?.mark !== this.markOf(record) || (seen.from !== null && seen.from <= now);
  }

  /** Changes with everything that a notice follows from, but the time. */
  private markOf({ id, length, campaignId }: ChannelRecord): string {
    const { mainTimeline = '', lastAdministeredAt = '' } = this.campaigns.find(campaignId) ?? {};
    const head = this.readModel.directory.timeline(mainTimeline)?.head.revision ?? -1;
    return `${id} ${length} ${mainTimeline} ${head} ${lastAdministeredAt}`;
  }

  private async tell(record: ChannelRecord, wording: Wording): Promise<void> {
    const mark = this.markOf(record);
    const campaign = this.campaigns.find(record.campaignId);
    const session = campaign && readerOf(record, campaign);
    if (!campaign) return;
    if (!session) return void (await this.channels.note(record, switchedOff('seat-revoked')));
    const found =
      record.state === 'unconfirmed'
        ? this.codeOf(record)
        : await this.notices.next(record, campaign, session, this.clock());
    if (found.name === null) this.seen.set(record.id, { mark, from: found.from });
    else await this.send(record, campaign, found, wording);
  }

  /** What an address is sent before it is confirmed. */
  private codeOf(record: ChannelRecord): Found {
    const { id, seat, told, codeSent } = record;
    if (codeSent || seat === null) return { name: null, from: null };
    const notice = { kind: 'code', seat, code: confirmationCode(this.key, id) } as const;
    return { name: 'code', notice, told, reminded: [], code: true };
  }

  /** Whoever notes that they begin is the one who sends; should they end before it is noted how it went, it is sent again. */
  private async send(
    record: ChannelRecord,
    campaign: CampaignRecord,
    next: Next,
    wording: Wording,
  ): Promise<void> {
    const { name, notice } = next;
    const until = new Date(Date.parse(this.clock()) + SENDING_MS).toISOString();
    const begun = { type: 'channel.TellingBegun', data: { notice: name, until } } as const;
    if (!(await this.channels.note(record, begun))) return;
    const words = wording.words(notice, campaign);
    const outcome = await this.deliveries.deliver({ record, campaign, name, notice, words });
    await this.conclude({ ...record, length: record.length + 1 }, next, outcome);
  }

  private async conclude(record: ChannelRecord, next: Next, outcome: Outcome): Promise<void> {
    if (outcome.taken) {
      const { told, reminded, code } = next;
      const data = { told, reminded, ...(code ? { code } : {}) };
      await this.channels.note(record, { type: 'channel.Told', data });
    } else await this.fail(record, outcome);
  }

  private async fail(record: ChannelRecord, outcome: Extract<Outcome, { taken: false }>): Promise<void> {
    const { id: channelId, failures } = record;
    const { reason, gone, ours, waitMs = 0 } = outcome;
    const next = new Date(Date.parse(this.clock()) + Math.max(restAfter(failures + 1), waitMs)).toISOString();
    this.log.info({ channelId, reason, failures: failures + 1 }, 'What was told was not taken');
    const noted = await this.channels.note(record, { type: 'channel.TellingFailed', data: { reason, next } });
    if (!noted || (!gone && (ours || failures + 1 < MOST_FAILURES))) return;
    const failed = { ...record, length: record.length + 1 };
    await this.channels.note(failed, switchedOff(gone ? 'gone' : 'unreachable'));
    this.log.warn({ channelId }, 'A channel was switched off: what was told was not taken');
  }

  /** What cannot be read now is looked at again in a while, or when something changes. */
  private putOff(record: ChannelRecord, error: unknown): void {
    this.log.error({ err: error, channelId: record.id }, 'A channel could not tell anything');
    const from = new Date(Date.parse(this.clock()) + SENDING_MS).toISOString();
    this.seen.set(record.id, { mark: this.markOf(record), from });
  }
}

const switchedOff = (why: 'seat-revoked' | 'unreachable' | 'gone') =>
  ({ type: 'channel.SwitchedOff', data: { why } }) as const;
