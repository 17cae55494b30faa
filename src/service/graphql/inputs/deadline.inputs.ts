import { Field, InputType } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsISO8601, Matches } from 'class-validator';
import { MissingPolicies, Weekdays } from '../schema/enums.js';
import { ChoiceField, IdField, NestedField, TextField, WholeField } from '../schema/input-fields.js';
import { DateTime } from '../schema/scalars.js';

const MOST_DAYS = 366;
const MOST_HOURS = 8784;
const MOST_GRACE_HOURS = 336;
const MOST_LENGTHS = 60;

@InputType({ isAbstract: true })
abstract class DeadlineCommandInput {
  @IdField('Chosen by the caller; sent again, the same command is done once.')
  commandId: string;

  @IdField('Whose deadlines.')
  campaign: string;

  @TextField('Why; all who may read the campaign can see it.', { min: 0, max: 500, defaultValue: '' })
  reason: string;
}

@InputType({ description: 'How long a phase lasts: days, hours, or without end where neither is given.' })
export class PhaseLengthInput {
  @TextField('Its code; left out: every phase that no other row names.', { optional: true })
  phase?: string | null;

  @WholeField('Days of the schedule, counted from the day after the opening.', {
    optional: true,
    min: 1,
    max: MOST_DAYS,
  })
  days?: number | null;

  @WholeField('Hours.', { optional: true, min: 1, max: MOST_HOURS })
  hours?: number | null;
}

@InputType({ description: 'How a club sets its deadlines.' })
export class ScheduleInput {
  @TextField('Time zone by its IANA name, e.g. `Europe/Berlin`.', { max: 64 })
  timeZone: string;

  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: '$property must be a time of day, HH:MM, e.g. 20:00' })
  @TextField('Time of day at which deadlines fall, `HH:MM`. Left out: that at which the phase opened.', {
    optional: true,
  })
  closesAt?: string | null;

  @ArrayMinSize(1)
  @ArrayUnique()
  @ChoiceField('Days on which a deadline may fall, and which are counted. Left out: all.', Weekdays, {
    listOf: 7,
    defaultValue: Object.values(Weekdays),
  })
  weekdays: string[];

  @ArrayMinSize(1)
  @NestedField('How long each phase lasts.', () => PhaseLengthInput, { listOf: MOST_LENGTHS })
  lengths: PhaseLengthInput[];

  @WholeField('Hours that the service waits longer than it has said.', {
    defaultValue: 0,
    min: 0,
    max: MOST_GRACE_HOURS,
  })
  graceHours: number;

  @ChoiceField('What follows where somebody has not answered.', MissingPolicies, { defaultValue: 'defaults' })
  missing: string;
}

@InputType({ description: 'Sets deadlines; what is waited for now counts from now on.' })
export class SetScheduleInput extends DeadlineCommandInput {
  @NestedField('How they are set. Left out: the club sets none any more.', () => ScheduleInput, {
    optional: true,
  })
  schedule?: ScheduleInput | null;
}

@InputType({ description: 'Stops the clock.' })
export class PauseDeadlinesInput extends DeadlineCommandInput {}

@InputType({ description: 'Lets the clock go on.' })
export class ResumeDeadlinesInput extends DeadlineCommandInput {}

@InputType({ description: 'Puts the deadline that stands off to another time.' })
export class ExtendDeadlineInput extends DeadlineCommandInput {
  @IsISO8601()
  @Field(() => DateTime, { description: 'Until when is waited now.' })
  until: string;
}

@InputType({ description: 'Takes the deadline that stands away; the next phase has its own again.' })
export class SkipDeadlineInput extends DeadlineCommandInput {}
