import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { presentParameters, type AnyRuleset, type CommandShape } from '../../engine/index.js';
import {
  sameWait,
  streamOf,
  type CampaignRecord,
  type DeadlineOutcome,
  type DeadlineRecord,
  type ReadModel,
} from '../../read-model/index.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { Campaigns } from '../campaigns/campaigns.js';
import { Inject } from '../inject.js';
import { OBSERVER, type Observer } from '../observing/observer.js';
import { Adjudicator } from '../play/adjudicator.js';
import { TimelineAccess } from '../play/timeline-access.js';
import { type TimelineHead, TimelineHeads } from '../play/timeline-heads.js';
import { CLOCK, LOG, READ_MODEL, RULESETS, type Clock } from '../ports.js';
import { missingIn, silenceAnswers, type Missing } from './missing.js';
import { type Term, Terms } from './terms.js';

const BETWEEN_ROUNDS_MS = 15_000;
const PAGE = 200;
/** Answers given for people who are missing, one after the other, at one deadline. */
const MOST_ANSWERS = 500;

/** A deadline that was looked at, until the timeline or what the arbiter has said of deadlines is another. */
interface Known {
  readonly revision: number;
  readonly said: DeadlineRecord;
  /** ISO 8601, UTC; null where nothing is to be done. */
  readonly at: string | null;
}

interface Waiting {
  readonly campaign: CampaignRecord;
  readonly head: TimelineHead;
  readonly term: Term;
}

/** A deadline that has passed, what waited there, and for whom. */
interface Passing extends Waiting, Missing {
  readonly term: Term & { readonly until: string; readonly closesAt: string };
}

/** What the service says in place of those who are missing. */
interface Answer {
  readonly seat: string | null;
  readonly command: CommandShape;
}

/**
 * Does in main timelines what is to be done once a deadline has passed. Campaigns that have none are looked at once; a timeline that has
 * not moved since the last round costs a look into the directory.
 */
@Injectable()
export class Deadlines {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private readonly campaignIds = new Set<string>();
  /** Number of the last campaign looked at, by ruleset. */
  private readonly lookedAt = new Map<string, number>();
  private readonly known = new Map<string, Known>();

  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
    private readonly heads: TimelineHeads,
    private readonly access: TimelineAccess,
    private readonly campaigns: Campaigns,
    private readonly administration: CampaignLog,
    private readonly terms: Terms,
    private readonly adjudicator: Adjudicator,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
    @Inject(OBSERVER) private readonly observer: Observer,
  ) {
    const standing = (due: boolean) => (): number =>
      [...this.known.values()].filter(({ at }) => at !== null && this.hasCome(at) === due).length;
    observer.counts('deadlines-due', standing(true));
    observer.counts('deadlines-ahead', standing(false));
    readModel.projector.onProjected((stream) => {
      const changed = streamOf(stream);
      const record = changed?.kind === 'campaign' ? this.campaigns.find(changed.id) : null;
      if (record?.deadlines.schedule) this.campaignIds.add(record.id);
    });
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
      try {
        await this.enforceIn(campaignId);
      } catch (error) {
        this.log.error({ err: error, campaignId }, 'A deadline was not enforced');
      }
    }
  }

  /** House rules stand from the opening on, so each campaign is asked once whether it has deadlines; a schedule is heard of when it is set. */
  private findCampaigns(ruleset: AnyRuleset): void {
    const { meta, deadlines } = ruleset;
    if (!deadlines) return;
    const search = { ruleset: meta.code, nameContains: null, also: 'all' as const, only: null, limit: PAGE };
    for (;;) {
      const after = this.lookedAt.get(meta.code) ?? 0;
      const rows = this.readModel.directory.campaigns({ ...search, after });
      for (const { number, record } of rows) {
        this.lookedAt.set(meta.code, number);
        if (record.deadlines.schedule || mayHaveOwn(ruleset, record)) this.campaignIds.add(record.id);
      }
      if (rows.length < PAGE) return;
    }
  }

  private async enforceIn(campaignId: string): Promise<void> {
    const campaign = this.campaigns.find(campaignId);
    const row = campaign && this.readModel.directory.timeline(campaign.mainTimeline);
    if (!row) return;
    const id = row.facts.id;
    if (this.isKnown(this.known.get(id), row.head.revision, campaign)) return;
    await this.access.shown(campaignId);
    const head = await this.heads.latest(id);
    if (!head) return;
    const term = await this.terms.of(campaign, { ...head, state: head.played.state });
    const at = term?.closesAt ?? null;
    this.known.set(id, { revision: head.revision, said: campaign.deadlines, at });
    if (!term || term.until === null || at === null || !this.hasCome(at)) return;
    const passing = { campaign, head, term: { ...term, until: term.until, closesAt: at } };
    const done = await this.pass({ ...passing, ...missingIn(head.ruleset, head.played) });
    if (done) this.known.set(id, { revision: head.revision, said: campaign.deadlines, at: null });
  }

  /** Whether nothing has changed since it was looked at, nor has its time come. */
  private isKnown(known: Known | undefined, revision: number, { deadlines }: CampaignRecord): boolean {
    if (known?.revision !== revision || known.said !== deadlines) return false;
    return known.at === null || !this.hasCome(known.at);
  }

  private hasCome(at: string): boolean {
    return Date.parse(at) <= Date.parse(this.clock());
  }

  /** True where nothing more is to be done as long as nothing changes. */
  private async pass(passing: Passing): Promise<boolean> {
    const { campaign, head, term } = passing;
    const { passed } = campaign.deadlines;
    const noted = passed && sameWait(passed, term) && passed.until === term.until ? passed.outcome : null;
    if (noted !== null && noted !== 'closed') return true;
    const became = await this.observer.deadline(head.ruleset.meta.code, () => this.follow(passing, noted));
    return became !== 'moved';
  }

  /** @param noted what was noted already to follow */
  private async follow(passing: Passing, noted: DeadlineOutcome | null): Promise<DeadlineOutcome | 'moved'> {
    const outcome = passing.head.played.waiting ? 'dice' : outcomeOf(passing);
    if (noted === null) await this.note(passing, outcome);
    if (outcome !== 'closed') return outcome;
    const became = await this.answer(passing);
    if (became !== 'moved' && became !== 'closed') await this.note(passing, became);
    return became;
  }

  /** Answers for those who are missing, as long as the same waiting goes on and nobody else is waited for. */
  private async answer(passing: Passing): Promise<DeadlineOutcome | 'moved'> {
    const { campaign, term, missing } = passing;
    let { head } = passing;
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const answer = answerOf(campaign, head, term);
      if (!answer || (answer.seat !== null && !missing.includes(answer.seat))) break;
      const { result, next } = await this.say(head, term, answer);
      if (result === 'moved') return answers === 0 ? 'moved' : 'closed';
      if (result === 'rollsNeeded' || next?.played.waiting) return 'dice';
      if (result !== 'accepted') return answers === 0 ? 'left-to-arbiter' : 'closed';
      if (!next || (answer.seat === null && !(await this.goesOn(campaign, next, term)))) break;
      head = next;
    }
    return 'closed';
  }

  private async say({ facts, step }: TimelineHead, { closesAt }: Passing['term'], { seat, command }: Answer) {
    const commandId = `deadline-${closesAt}-${step}`;
    const asked = { kind: 'command', command } as const;
    const { kind } = await this.adjudicator.adjudicateForService(facts.id, commandId, step, asked, seat);
    this.log.info({ timelineId: facts.id, deadline: closesAt, answer: kind }, 'A deadline has passed');
    await this.access.shown(facts.campaignId);
    return { result: kind, next: await this.heads.latest(facts.id) };
  }

  /** Whether the waiting that was to end still lasts, and silence is an answer to what is due now. */
  private async goesOn(campaign: CampaignRecord, head: TimelineHead, term: Term): Promise<boolean> {
    const now = await this.terms.of(campaign, { ...head, state: head.played.state });
    return now !== null && sameWait(now, term) && outcomeOf({ campaign, head, term }) === 'closed';
  }

  private async note({ campaign, term, missing, open }: Passing, outcome: DeadlineOutcome): Promise<void> {
    const { timelineId, from, turn, phase, until } = term;
    const data = { timelineId, from, turn, phase, until, missing, open, outcome };
    const by = { actor: 'service', commandId: `deadline-${timelineId}-${from}-${until}`, at: this.clock() };
    await this.administration.administer(campaign.id, by, ({ record }) => {
      const { passed } = record.deadlines;
      const same = sameWait(passed, term) && passed?.until === until && passed.outcome === outcome;
      return same ? [] : [{ type: 'campaign.DeadlinePassed', data }];
    });
  }
}

/** What follows from a deadline that has passed: what the rules have set closes; else as the club has decided. */
function outcomeOf({ campaign, head, term }: Waiting): DeadlineOutcome {
  const policy = term.source === 'rules' ? 'defaults' : (campaign.deadlines.schedule?.missing ?? 'defaults');
  if (policy === 'wait') return 'waiting';
  if (policy === 'arbiter') return 'left-to-arbiter';
  return policy === 'autopilot' || silenceAnswers(head.ruleset, head.played) ? 'closed' : 'left-to-arbiter';
}

/** What is said next for those who are missing; null where the ruleset knows nothing. */
function answerOf(
  { deadlines }: CampaignRecord,
  { ruleset, played }: TimelineHead,
  { source }: Term,
): Answer | null {
  const rules = ruleset.deadlines;
  if (!rules) return null;
  const alone = source !== 'rules' && deadlines.schedule?.missing === 'autopilot' && rules.play;
  if (!alone) return { seat: null, command: rules.close as CommandShape };
  return rules.play?.(played.state) as Answer | null;
}

/** Whether the rules may set deadlines in a campaign. */
function mayHaveOwn({ meta, deadlines }: AnyRuleset, { parameters }: CampaignRecord): boolean {
  if (!deadlines?.own) return false;
  const { parameter } = deadlines.own;
  return parameter === null || presentParameters(meta.parameters, parameters)[parameter] !== null;
}
