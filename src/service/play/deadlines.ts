import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { presentParameters, type AnyRuleset, type CommandShape } from '../../engine/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { Campaigns } from '../campaigns/campaigns.js';
import type { PlayResult } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { OBSERVER, type Observer } from '../observing/observer.js';
import { CLOCK, LOG, READ_MODEL, RULESETS, type Clock } from '../ports.js';
import { Adjudicator } from './adjudicator.js';
import { type TimelineHead, TimelineHeads } from './timeline-heads.js';

const BETWEEN_ROUNDS_MS = 15_000;
const PAGE = 200;

interface Deadline {
  readonly revision: number;
  /** ISO 8601, UTC; null where nothing is to be done. */
  readonly at: string | null;
  /** The service has tried and can do nothing: the arbiter must. */
  readonly left: boolean;
}

/**
 * Gives the commands of rulesets whose time has come, in main timelines. Campaigns that set no deadline are looked at
 * once; a timeline that has not moved since the last round costs a look into the directory.
 */
@Injectable()
export class Deadlines {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private readonly campaignIds: string[] = [];
  /** Number of the last campaign looked at, by ruleset. */
  private readonly lookedAt = new Map<string, number>();
  private readonly known = new Map<string, Deadline>();

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
    private readonly heads: TimelineHeads,
    private readonly campaigns: Campaigns,
    private readonly adjudicator: Adjudicator,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
    @Inject(OBSERVER) observer: Observer,
  ) {
    const standing = (due: boolean) => (): number =>
      [...this.known.values()].filter(({ at }) => at !== null && this.hasCome(at) === due).length;
    observer.counts('deadlines-due', standing(true));
    observer.counts('deadlines-ahead', standing(false));
  }

  /** Looks now, and again every 15 seconds. */
  start(): void {
    this.timer = setInterval(() => void this.enforce(), BETWEEN_ROUNDS_MS).unref();
    void this.enforce();
  }

  /** Ends with the round under way. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.round;
  }

  /** Does everything whose time has come. Never fails: what goes wrong is logged and tried again in the next round. */
  enforce(): Promise<void> {
    this.round ??= this.enforceAll()
      .catch((error: unknown) => this.log.error({ err: error }, 'Deadlines were not looked at'))
      .finally(() => (this.round = null));
    return this.round;
  }

  private async enforceAll(): Promise<void> {
    for (const ruleset of this.rulesets) this.findCampaigns(ruleset);
    for (const campaignId of this.campaignIds) {
      const timelineId = this.campaigns.find(campaignId)?.mainTimeline;
      if (timelineId === undefined) continue;
      try {
        await this.enforceIn(timelineId);
      } catch (error) {
        this.log.error({ err: error, timelineId }, 'A deadline was not enforced');
      }
    }
  }

  /** House rules stand from the opening on, so each campaign is asked once whether it has deadlines. */
  private findCampaigns({ meta, deadlines }: AnyRuleset): void {
    if (!deadlines) return;
    const search = { ruleset: meta.code, nameContains: null, also: 'all' as const, only: null, limit: PAGE };
    for (;;) {
      const after = this.lookedAt.get(meta.code) ?? 0;
      const rows = this.readModel.directory.campaigns({ ...search, after });
      for (const { number, record } of rows) {
        this.lookedAt.set(meta.code, number);
        const parameters = presentParameters(meta.parameters, record.parameters);
        if (parameters[deadlines.parameter] !== null) this.campaignIds.push(record.id);
      }
      if (rows.length < PAGE) return;
    }
  }

  private async enforceIn(timelineId: string): Promise<void> {
    const revision = this.readModel.directory.timeline(timelineId)?.head.revision;
    const known = this.known.get(timelineId);
    if (known && known.revision === revision && !this.isDue(known)) return;
    const head = await this.heads.latest(timelineId);
    if (!head) return;
    const { waiting, state } = head.played;
    const next = waiting ? null : (head.ruleset.deadlines?.next(state) ?? null);
    const deadline = { revision: head.revision, at: next?.at ?? null, left: false };
    this.known.set(timelineId, deadline);
    if (!next || !this.isDue(deadline)) return;
    const command = next.command as CommandShape;
    const result = await this.adjudicator.adjudicateForService(timelineId, `deadline-${next.at}`, head.step, {
      kind: 'command',
      command,
    });
    this.conclude(head, deadline, result);
  }

  private isDue({ at, left }: Deadline): boolean {
    return at !== null && !left && this.hasCome(at);
  }

  private hasCome(at: string): boolean {
    return Date.parse(at) <= Date.parse(this.clock());
  }

  private conclude({ facts }: TimelineHead, deadline: Deadline, result: PlayResult): void {
    const about = { timelineId: facts.id, deadline: deadline.at };
    if (result.kind === 'accepted') {
      this.log.info(about, 'A deadline has passed');
    } else if (result.kind !== 'moved') {
      this.known.set(facts.id, { ...deadline, left: true });
      this.log.info(
        { ...about, answer: result.kind },
        'A deadline has passed: what follows is left to the arbiter',
      );
    }
  }
}
