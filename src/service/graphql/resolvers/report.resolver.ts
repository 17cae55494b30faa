import { Args, Query, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { TurnOnRecordQuery, type Session } from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { TurnReportArgs } from '../inputs/timeline.inputs.js';
import { momentOf } from './timeline.resolver.js';
import { TurnReports } from '../reports/turn-reports.js';
import { TurnReportType } from '../types/reports.js';

@Resolver(() => TurnReportType)
export class ReportResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly turnReports: TurnReports,
  ) {}

  @Query(() => TurnReportType, {
    complexity: ({ childComplexity }) => 200 + childComplexity,
    description: 'What happened in a turn, as far as the viewer may know it.',
  })
  async turnReport(@Args() { timeline, turn, at }: TurnReportArgs, @CurrentSession() session: Session) {
    const query = new TurnOnRecordQuery(session, timeline, turn ?? null, momentOf(at));
    const record = await this.queries.execute(query);
    const path = `/reports/${encodeURIComponent(timeline)}/turns/${record.turn}.html`;
    return { ...this.turnReports.of(record), path };
  }
}
