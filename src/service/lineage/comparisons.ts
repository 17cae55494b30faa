import { Injectable } from '@nestjs/common';
import type { FoldedTimeline } from '../../engine/index.js';
import type { RecordedEvent } from '../../kernel/index.js';
import type { ReadModel } from '../../read-model/index.js';
import { compareTimelines, type ComparedSide } from '../../timelines/compare.js';
import { commonRevision, type Segment } from '../../timelines/lineage.js';
import type { ComparisonReport } from '../../timelines/reports.js';
import { Inject } from '../inject.js';
import { type TimelineView, TimelineAccess } from '../play/timeline-access.js';
import { READ_MODEL } from '../ports.js';
import { VisibleHistory } from './visible-history.js';

/** One timeline at a revision, as one viewer may know it. */
export interface ViewAt {
  readonly view: TimelineView;
  readonly revision: number;
  /** Not redacted. */
  readonly played: FoldedTimeline;
}

/** Compares what a viewer may know of two timelines of one campaign. */
@Injectable()
export class Comparisons {
  constructor(
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    private readonly access: TimelineAccess,
    private readonly visible: VisibleHistory,
  ) {}

  async compare(left: ViewAt, right: ViewAt): Promise<ComparisonReport> {
    const segments = [await this.segments(left), await this.segments(right)] as const;
    const common = commonRevision(segments[0], segments[1]) ?? -1;
    const sides = await Promise.all([
      this.side(left, segments[0], common),
      this.side(right, segments[1], common),
    ]);
    return compareTimelines(left.view.ruleset, ...sides);
  }

  /** A side that is not stored: its events are given. */
  async compareWith(left: ViewAt, right: ComparedSide): Promise<ComparisonReport> {
    const segments = await this.segments(left);
    const common = commonRevision(segments, right.segments) ?? -1;
    return compareTimelines(left.view.ruleset, await this.side(left, segments, common), right);
  }

  /** A comparison as it is shown: what both share is counted in steps. */
  async inSteps(timelineId: string, report: ComparisonReport): Promise<ComparisonReport> {
    const { commonRevision: common } = report;
    if (common === null) return report;
    return { ...report, commonRevision: await this.readModel.steps.of(timelineId, common) };
  }

  segments({ view, revision }: ViewAt): Promise<readonly Segment[]> {
    return this.readModel.history.segments(view.facts.id, 0, revision);
  }

  private async side(at: ViewAt, segments: readonly Segment[], common: number): Promise<ComparedSide> {
    const { view, revision, played } = at;
    const state: unknown = view.ruleset.redact(played.state, view.viewer);
    const events: RecordedEvent[] = [];
    for await (const event of this.visible.events(view, common + 1, revision)) events.push(event);
    return { played: { ...played, state }, segments, events, turnEnds: await this.turnEnds(view, revision) };
  }

  async turnEnds(view: TimelineView, revision: number): Promise<ComparedSide['turnEnds']> {
    const segments = await this.access.segments(view, 0, revision);
    return segments
      .flatMap((segment) => this.readModel.audit.turnEnds(segment))
      .flatMap(({ turn, checksum }) => (checksum === null ? [] : [{ turn, checksum }]));
  }
}
