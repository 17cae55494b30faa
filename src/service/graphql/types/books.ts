import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { OutKey } from '../schema/output-fields.js';
import { SeatType } from './seats.js';
import { connectionType } from '../schema/connection.js';
import { EventPosting, RecordedEventType } from './events.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';

@ObjectType({ description: 'An amount of something.' })
export class Goods {
  @Field(() => String, { description: 'What.' })
  name: string;

  @Field(() => Float, { description: 'How much.' })
  amount: number;
}

@ObjectType({ description: 'A route on which goods travel, or a supply line.' })
export class TradeLine {
  @OutKey('Its id.')
  id: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  owner: SeatType | null;

  @Field(() => String, { description: 'E.g. `resource route`.' })
  kind: string;

  @Field(() => ID, { description: 'Location it begins at.' })
  origin: string;

  @Field(() => [ID], { description: 'Locations after the origin, in travel order.' })
  stops: string[];

  @Field(() => [Goods], {
    nullable: true,
    description: 'What travels on it; null where the viewer may not know it.',
  })
  goods: Goods[] | null;

  @Field(() => Float, { nullable: true, description: "Length in the ruleset's measure." })
  length: number | null;

  @Field(() => Float, { description: 'Share lost under way, 0…1.' })
  loss: number;

  @Field(() => Boolean, { description: 'Whether it is charted.' })
  charted: boolean;

  @Field(() => String, { description: 'How it stands.' })
  status: string;

  @Field(() => Boolean, { description: 'Whether nothing comes through.' })
  broken: boolean;

  @Field(() => Int, { nullable: true, description: 'Turn of the next arrival; null when none is forecast.' })
  nextArrival: number | null;

  @Field(() => String, { nullable: true, description: "The ruleset's own notation of it." })
  notation: string | null;
}

@ObjectType({ description: 'A unit or formation that gains experience.' })
export class Unit {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: "The ruleset's word for it." })
  kind: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  owner: SeatType | null;

  @Field(() => ID, { nullable: true, description: 'Location; null off the board.' })
  location: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Experience so far; null where the viewer may not know it.',
  })
  experience: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Rank that the experience gives; null where the viewer may not know it.',
  })
  rank: string | null;

  @Field(() => String, {
    description: 'Account whose postings explain the experience: filter the ledger by it.',
  })
  account: string;

  @Field(() => Float, { nullable: true, description: 'Strength; null where the viewer may not know it.' })
  strength: number | null;
}

export const UnitConnection = connectionType('Unit', 'units', () => Unit);

@ObjectType({ description: 'An amount gained or lost in a turn.' })
export class TurnAmount {
  @Field(() => Int, { description: 'The turn.' })
  turn: number;

  @Field(() => Float, { description: 'The amount.' })
  amount: number;
}

@ObjectType({ description: 'How near to victory one seat is.' })
export class Standing {
  @Field(() => SeatType, { nullable: true, description: 'The seat.' })
  seat: SeatType | null;

  @Field(() => Float, { description: 'Total so far.' })
  total: number;

  @Field(() => Int, { description: '1 is first; equal totals share a rank.' })
  rank: number;

  @Field(() => Boolean, { description: 'Whether the seat is out of the campaign.' })
  out: boolean;

  @Field(() => String, { description: 'Account whose postings explain the total: filter the ledger by it.' })
  account: string;

  @Field(() => [TurnAmount], { description: 'Turn by turn.' })
  byTurn: TurnAmount[];
}

@ObjectType({ description: 'Campaign victory points, or what the ruleset counts instead.' })
export class Standings {
  @Field(() => String, { description: 'What is counted, e.g. `VP`.' })
  measure: string;

  @Field(() => [Standing], { description: 'Seat by seat.' })
  seats: Standing[];

  @Field(() => Float, { nullable: true, description: 'What wins; null where there is no such figure.' })
  goal: number | null;

  @Field(() => Boolean, { description: 'Whether the campaign has been decided.' })
  over: boolean;

  @Field(() => [SeatType], { description: 'Who has won.' })
  winners: SeatType[];
}

@ObjectType('LedgerEntry', { description: 'One signed change of one account.' })
export class Posting extends EventPosting {
  @Field(() => Float, { description: 'Balance of the account after it.' })
  balance: number;

  @Field(() => String, {
    description:
      'The cause for people: things by the names that the viewer knows them by now, or knew them by at the end of that turn.',
  })
  told: string;

  @Field(() => Int, { description: 'Revision of the event that made it.' })
  revision: number;

  @Field(() => RecordedEventType, {
    nullable: true,
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'That event; null where the viewer knows the change alone.',
  })
  event: RecordedEventType | null;

  @Field(() => Int, { description: 'Turn.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of that turn.' })
  phase: string;
}

export const PostingConnection = connectionType('LedgerEntry', 'postings', () => Posting);
