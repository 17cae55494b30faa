import { Field, ObjectType } from '@nestjs/graphql';
import { LatenessType, DeadlineType } from './deadlines.js';
import { Standing, Unit } from './books.js';
import { SeatType } from './seats.js';
import { MomentType } from './timelines.js';
import { DueType } from './violations.js';

@ObjectType('HandOver', {
  description: 'What somebody needs to know who takes over a seat, from the main timeline as it stands.',
})
export class HandOverType {
  @Field(() => SeatType, { description: 'The seat that is handed over.' })
  seat: SeatType;

  @Field(() => MomentType, { description: 'As of when.' })
  moment: MomentType;

  @Field(() => [DueType], { description: 'What is waited for from the seat.' })
  due: DueType[];

  @Field(() => [String], {
    description:
      'What the seat has said in the open phase, oldest first, each order of a sheet after the sheet; of the newest sheet alone something will come. Of at most 100 things said. To the arbiter a sealed sheet says only that it is there.',
  })
  said: string[];

  @Field(() => [Unit], { description: 'Units of the seat that gain experience, at most 100.' })
  units: Unit[];

  @Field(() => Standing, {
    nullable: true,
    description: 'How near to victory it is; null for a seat that is not counted.',
  })
  standing: Standing | null;

  @Field(() => [String], {
    description:
      'The last that the seat was told, oldest first, at most 20 sentences. The arbiter is shown what the seat may know, too, and nothing else.',
  })
  told: string[];

  @Field(() => DeadlineType, {
    nullable: true,
    description: 'The deadline that stands; null where nothing is waited for, or without end.',
  })
  deadline: DeadlineType | null;

  @Field(() => LatenessType, {
    nullable: true,
    description: 'How often it let a deadline pass; null for the arbiter.',
  })
  late: LatenessType | null;
}
