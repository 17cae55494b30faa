import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { diceVerifier } from '../../dice/index.js';
import type { RulesChangedData } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import type { ReadModel } from '../../read-model/index.js';
import type { VerificationReport } from '../../timelines/reports.js';
import { newVerification } from '../../timelines/verification/verify.js';
import { checkCampaign } from '../campaigns/campaign-check.js';
import { RulesInForceQuery, ServiceError, VerifyQuery, type RulesInForce } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { UnreadableRecord, VisibleHistory } from '../lineage/visible-history.js';
import { damageText, TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { EVENT_STORE, READ_MODEL } from '../ports.js';
import { EventReader } from './event-reader.js';

/** Something that a report places at a revision. */
interface Placed {
  readonly revision: number;
}

@QueryHandler(VerifyQuery)
export class VerifyHandler implements IQueryHandler<VerifyQuery> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly visible: VisibleHistory,
  ) {}

  async execute({ session, timelineId }: VerifyQuery): Promise<VerificationReport> {
    const view = await this.access.upToDamage(session, timelineId);
    if (!view) throw new ServiceError('NOT_FOUND', 'There is no such timeline');
    const tools = { hashing, dice: diceVerifier };
    const reader = this.visible.readerOf(view);
    const verification = newVerification(view.ruleset, tools, reader);
    try {
      for await (const entry of this.visible.entries(view)) verification.take(entry);
    } catch (fault) {
      if (!(fault instanceof UnreadableRecord)) throw fault;
      verification.breakOff(fault.revision, fault.message);
    }
    const damage = await this.access.damageOf(view.facts);
    if (damage) {
      const revision = reader === 'all' ? view.last + 1 : view.row.head.step + 1;
      verification.breakOff(revision, damageText(view, damage));
    }
    const whole = verification.report();
    // What is not shown whole is named by its step already.
    const report = reader === 'all' ? await this.reportInSteps(view, whole) : whole;
    const campaign = await checkCampaign(this.store, this.readModel, view.facts.campaignId);
    const sound = report.sound && campaign.result === 'passed';
    const verdict = sound ? report.verdict : 'broken';
    return { ...report, sound, verdict, checks: [...report.checks, campaign] };
  }

  private async reportInSteps(view: TimelineView, report: VerificationReport): Promise<VerificationReport> {
    const { checks, rules, judgedOtherwise } = report;
    const inSteps = <P extends Placed>(placed: readonly P[]): Promise<P[]> =>
      Promise.all(placed.map((each) => this.inSteps(view, each)));
    return {
      ...report,
      rules: await inSteps(rules),
      judgedOtherwise: { ...judgedOtherwise, first: await inSteps(judgedOtherwise.first) },
      checks: await Promise.all(
        checks.map(async (each) => ({ ...each, problems: await inSteps(each.problems) })),
      ),
    };
  }

  private async inSteps<P extends Placed>({ facts, last, row }: TimelineView, placed: P): Promise<P> {
    // Of what cannot be read nothing says where it ends.
    const beyond = placed.revision > last;
    const revision = beyond ? row.head.step + 1 : await this.readModel.steps.of(facts.id, placed.revision);
    return { ...placed, revision };
  }
}

@QueryHandler(RulesInForceQuery)
export class RulesInForceHandler implements IQueryHandler<RulesInForceQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId }: RulesInForceQuery): Promise<readonly RulesInForce[]> {
    const view = await this.access.require(session, timelineId);
    const type = 'timeline.RulesChanged';
    const { events } = await this.reader.visible(view, 0, view.last, { type }, Number.MAX_SAFE_INTEGER);
    const { version } = view.facts.ruleset;
    return [
      { version, revision: 0 },
      ...events.map(({ data, revision }) => ({
        version: (data as unknown as RulesChangedData).to,
        revision,
      })),
    ];
  }
}
