import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../schema/scalars.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';

@ObjectType('PhaseSummary', { description: 'How long a turn stood in one of its phases.' })
export class PhaseSummaryType {
  @Field(() => PhaseCodes, { description: 'Which one, in the word of its ruleset.' })
  phase: string;

  @Field(() => Int, { description: 'Revision in which it began: the one that ended the phase before.' })
  fromRevision: number;

  @Field(() => Int, { description: 'Revision that ended it; the last one while it is open.' })
  toRevision: number;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it is open.' })
  endedAt: string | null;
}

@ObjectType('TurnSummary', { description: 'One turn of a timeline.' })
export class TurnSummaryType {
  @Field(() => Int, { description: 'The turn.' })
  turn: number;

  @Field(() => Int, { description: 'Revision in which it began: the one that ended the turn before.' })
  fromRevision: number;

  @Field(() => Int, { description: 'Revision that ended it; the last one while it is open.' })
  toRevision: number;

  @Field(() => String, {
    nullable: true,
    description: 'Hash of the state at its end; null while it is open, or where the viewer may not know it.',
  })
  checksum: string | null;

  @Field(() => Int, { description: 'Number of its events that the viewer sees.' })
  events: number;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it is open.' })
  endedAt: string | null;

  @Field(() => [PhaseSummaryType], { description: 'Its phases, as far as it has come, in order.' })
  phases: PhaseSummaryType[];
}
