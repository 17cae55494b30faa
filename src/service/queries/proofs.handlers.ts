import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { hashing } from '../../hashing/index.js';
import { isSameJson, type DiceCommitment, type RecordedEvent } from '../../kernel/index.js';
import { luckOf } from '../../projections/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { exportLines } from '../../timelines/export/format.js';
import {
  CompareQuery,
  DiceQuery,
  ExportQuery,
  ServiceError,
  type DiceLineageResult,
  type MomentQuery,
  type Session,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { Comparisons, type ViewAt } from '../lineage/comparisons.js';
import { VisibleHistory } from '../lineage/visible-history.js';
import { Moments } from '../play/moments.js';
import { TimelineAccess, type TimelineView } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { EventReader } from './event-reader.js';

@QueryHandler(CompareQuery)
export class CompareHandler implements IQueryHandler<CompareQuery> {
  constructor(
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly comparisons: Comparisons,
  ) {}

  async execute({ session, left, right, leftMoment, rightMoment }: CompareQuery) {
    const [one, other] = [
      await this.at(session, left, leftMoment),
      await this.at(session, right, rightMoment),
    ];
    if (one.view.facts.campaignId !== other.view.facts.campaignId) {
      throw new ServiceError('BAD_USER_INPUT', 'Only timelines of one campaign can be compared');
    }
    return this.comparisons.inSteps(left, await this.comparisons.compare(one, other));
  }

  private async at(session: Session, timelineId: string, moment: MomentQuery): Promise<ViewAt> {
    const view = await this.access.require(session, timelineId);
    const revision = await this.moments.revision(view, moment);
    return { view, revision, played: await this.moments.played(view, revision) };
  }
}

@QueryHandler(ExportQuery)
export class ExportHandler implements IQueryHandler<ExportQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly visible: VisibleHistory,
  ) {}

  async execute({ session, timelineId }: ExportQuery): Promise<AsyncIterable<string>> {
    const view = await this.access.require(session, timelineId);
    const segments = await this.readModel.history.segments(timelineId, 0, await this.visible.end(view));
    const lineage = segments.map((segment) => segment.timelineId);
    // Of a fork that the viewer may not know yet, the file holds what it shares: it is a file of its parent.
    const facts = (await this.readModel.history.facts(lineage.at(-1) ?? timelineId)) ?? view.facts;
    const { campaignId, id, name, ruleset } = facts;
    const header = {
      campaignId,
      timelineId: id,
      name,
      ruleset,
      lineage,
      reader: this.visible.readerOf(view),
    };
    return exportLines(header, this.visible.entries(view), hashing);
  }
}

@QueryHandler(DiceQuery)
export class DiceHandler implements IQueryHandler<DiceQuery> {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly moments: Moments,
    private readonly reader: EventReader,
  ) {}

  async execute({ session, timelineId, moment }: DiceQuery): Promise<DiceLineageResult> {
    const view = await this.access.require(session, timelineId);
    const last = await this.moments.revision(view, moment);
    const of = (type: string) => this.reader.visible(view, 0, last, { type }, Number.MAX_SAFE_INTEGER);
    const [secrets, anew, entropy] = await Promise.all([
      of('dice.SecretPublished'),
      of('dice.Committed'),
      of('dice.EntropyAdded'),
    ]);
    const segments = await this.access.segments(view, 0, last);
    return {
      mode: view.facts.dice.mode,
      commitments: await this.commitments(view, last, anew.events),
      entropy: entropy.events.map(({ data, revision }) => ({
        seat: String(data['seat']),
        digest: String(data['digest']),
        revision,
      })),
      published: secrets.events.map(({ data, revision }) => ({
        turn: Number(data['turn']),
        secret: String(data['secret']),
        revision,
      })),
      luck: this.readModel.audit.tallies(segments).map(luckOf),
    };
  }

  /** Those that timelines began with, and those that took their place since. */
  private async commitments(
    view: TimelineView,
    last: number,
    anew: readonly RecordedEvent[],
  ): Promise<DiceLineageResult['commitments']> {
    const { history } = this.readModel;
    const segments = await history.segments(view.facts.id, 0, last);
    const facts = await Promise.all(segments.map(({ timelineId }) => history.facts(timelineId)));
    const began = facts.flatMap((each) => (each !== null && each.diceOrigin !== 'same' ? [each] : []));
    const own = await Promise.all(
      began.map(async (each) =>
        committedAt(each.id, await this.readModel.steps.of(view.facts.id, each.base), each.dice),
      ),
    );
    const later = anew.map(({ timelineId, revision, data }) =>
      committedAt(timelineId, revision, data as unknown as DiceCommitment),
    );
    // A hidden opening is followed by its commitment for all to see.
    const more = later.filter((one) =>
      own.every((other) => !isSameJson({ ...one, fromRevision: 0 }, { ...other, fromRevision: 0 })),
    );
    return [...own, ...more]
      .filter((each) => each.commitment !== '')
      .sort((one, other) => one.fromRevision - other.fromRevision);
  }
}

const committedAt = (
  timelineId: string,
  fromRevision: number,
  { commitment, turns, vrf }: DiceCommitment,
): DiceLineageResult['commitments'][number] => ({
  timelineId,
  fromRevision,
  commitment: commitment ?? '',
  turns,
  publicKey: vrf?.publicKey ?? null,
  domain: vrf?.domain ?? null,
});
