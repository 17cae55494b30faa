import { Field, Int, ObjectType } from '@nestjs/graphql';
import {
  DeadlineOutcomes,
  DeadlineSources,
  DeadlineStandings,
  MissingPolicies,
  Weekdays,
} from '../schema/enums.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';
import { DateTime } from '../schema/scalars.js';
import { CampaignType } from './campaigns.js';
import { SeatType } from './seats.js';

@ObjectType({ description: 'How long phases last.' })
export class PhaseLength {
  @Field(() => PhaseCodes, {
    nullable: true,
    description: 'The phase; null: all that no other row names.',
  })
  phase: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of the schedule, counted from the day after the opening.',
  })
  days: number | null;

  @Field(() => Int, { nullable: true, description: 'Hours. Neither days nor hours: it has no deadline.' })
  hours: number | null;
}

@ObjectType('Schedule', { description: 'How a club sets its deadlines.' })
export class ScheduleType {
  @Field(() => String, {
    description: 'Time zone by its IANA name, e.g. `Europe/Berlin`; daylight saving is kept.',
  })
  timeZone: string;

  @Field(() => String, {
    nullable: true,
    description: 'Time of day at which deadlines fall, `HH:MM`; null: that at which the phase opened.',
  })
  closesAt: string | null;

  @Field(() => [Weekdays], { description: 'Days on which a deadline may fall, and which are counted.' })
  weekdays: string[];

  @Field(() => [PhaseLength], { description: 'How long each phase lasts.' })
  lengths: PhaseLength[];

  @Field(() => Int, { description: 'Hours that the service waits longer than it has said.' })
  graceHours: number;

  @Field(() => MissingPolicies, { description: 'What follows where somebody has not answered.' })
  missing: string;
}

@ObjectType('Deadline', { description: 'The deadline of what the main timeline waits for.' })
export class DeadlineType {
  @Field(() => Int, { description: 'Turn that waits.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'The phase that waits.' })
  phase: string;

  @Field(() => DeadlineSources, { description: 'Who has set it.' })
  source: string;

  @Field(() => DeadlineStandings, { description: 'How it stands.' })
  standing: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it falls; null while it is paused or where it was taken away.',
  })
  until: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the service acts, the grace included; null as `until` is.',
  })
  closesAt: string | null;

  @Field(() => DeadlineOutcomes, {
    nullable: true,
    description: 'What came of one that has passed; null for all but the arbiter.',
  })
  outcome: string | null;

  @Field(() => [SeatType], {
    description: 'Of one that has passed: who had not answered, as far as the viewer may know.',
  })
  missing: SeatType[];

  @Field(() => [SeatType], {
    description:
      'Players who must throw dice at the table before play goes on, as far as the viewer may know.',
  })
  throwers: SeatType[];

  @Field(() => String, { description: 'All of it in a sentence, by the clocks of the club.' })
  summary: string;
}

@ObjectType('Lateness', {
  description: 'How often a player let a deadline pass, as far as the viewer may know.',
})
export class LatenessType {
  @Field(() => SeatType, { description: 'Whose seat.' })
  seat: SeatType;

  @Field(() => Int, { description: 'How many deadlines passed without an answer.' })
  times: number;

  @Field(() => DateTime, { nullable: true, description: 'The last of them; null where there was none.' })
  last: string | null;
}

@ObjectType('CampaignDeadlines', { description: 'How long a campaign waits for whom.' })
export class CampaignDeadlinesType {
  @Field(() => ScheduleType, {
    nullable: true,
    description: 'How they are set; null where the club sets none.',
  })
  schedule: ScheduleType | null;

  @Field(() => Boolean, { description: 'Whether they are paused.' })
  paused: boolean;

  @Field(() => DeadlineType, {
    nullable: true,
    description: 'The one that stands; null where nothing is waited for, or without end.',
  })
  current: DeadlineType | null;

  @Field(() => Int, { description: 'How many have passed since the campaign began.' })
  passed: number;

  @Field(() => [LatenessType], { description: 'Players in the order of their seats.' })
  lateness: LatenessType[];
}

@ObjectType({ description: 'The deadlines of the campaign stand as was said.' })
export class DeadlinesSet {
  @Field(() => CampaignType, { description: 'Whose they are.' })
  campaign: CampaignType;
}
