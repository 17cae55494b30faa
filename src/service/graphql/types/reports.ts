import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { BattleStatuses, ChangeSubjects, EventKinds, ReportEyes } from '../schema/enums.js';
import { OutKey } from '../schema/output-fields.js';
import { DateTime } from '../schema/scalars.js';
import { BattleMethods, PhaseCodes } from '../rulesets/shared-enums.js';
import { SeatType } from './seats.js';

@ObjectType({ description: 'A phase of a turn.' })
export class ReportedPhase {
  @Field(() => Int, { description: 'As the ruleset counts it.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of that turn.' })
  phase: string;

  @Field(() => String, { description: 'As the ruleset calls it.' })
  title: string;
}

@ObjectType({ description: 'Something that was said in a turn, or came of it.' })
export class ReportedLine {
  @Field(() => EventKinds, { description: 'Whether somebody said it, or it came of what was said.' })
  kind: string;

  @Field(() => String, { description: 'One plain sentence.' })
  text: string;
}

@ObjectType({ description: 'What happened in a phase, oldest first.' })
export class ReportedChapter extends ReportedPhase {
  @Field(() => [ReportedLine], { description: 'Line by line.' })
  lines: readonly ReportedLine[];
}

@ObjectType({ description: 'A side of a battle, by the names of what fights.' })
export class ReportedSide {
  @Field(() => String, { description: 'E.g. `attacker`.' })
  role: string;

  @Field(() => SeatType, { nullable: true, description: 'The seat; null for nobody.' })
  seat: SeatType | null;

  @Field(() => [String], { description: 'Names of the pieces that take part, as far as they are known.' })
  pieces: readonly string[];

  @Field(() => Float, { nullable: true, description: 'Value; null where the viewer may not know it.' })
  value: number | null;
}

@ObjectType({ description: 'A battle as a report tells of it.' })
export class ReportedBattle {
  @OutKey('Id of the battle.')
  id: string;

  @Field(() => String, { description: 'Name of the place.' })
  place: string;

  @Field(() => Int, { description: 'In which turn.' })
  turn: number;

  @Field(() => BattleStatuses, { description: 'How far it has come.' })
  status: string;

  @Field(() => BattleMethods, {
    nullable: true,
    description: 'How it is or was resolved; null while undecided.',
  })
  method: string | null;

  @Field(() => [ReportedSide], { description: 'Who fights.' })
  sides: readonly ReportedSide[];

  @Field(() => [SeatType], { description: 'Who won; empty for a draw or while undecided.' })
  winners: readonly SeatType[];

  @Field(() => Boolean, { description: 'Whether it was drawn.' })
  drawn: boolean;

  @Field(() => [String], { description: 'What followed, in plain words.' })
  consequences: readonly string[];
}

@ObjectType({ description: 'A piece that stands elsewhere at the end of a turn than at its beginning.' })
export class March {
  @Field(() => ID, { description: 'Id of what marched.' })
  piece: string;

  @Field(() => String, { description: 'What it is called.' })
  name: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  seat: SeatType | null;

  @Field(() => String, { nullable: true, description: 'Name of the place it left; null off the board.' })
  from: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the place it came to; null off the board.' })
  to: string | null;
}

@ObjectType({ description: 'Something that a seat has gained or lost in a turn.' })
export class ReportedChange {
  @Field(() => SeatType, { nullable: true, description: 'Whose it is or was.' })
  seat: SeatType | null;

  @Field(() => ChangeSubjects, { description: 'What kind of thing it is.' })
  of: string;

  @OutKey('Id of the place or piece.')
  id: string;

  @Field(() => String, { description: 'What it is called.' })
  name: string;
}

@ObjectType({ description: 'What a turn booked for a seat in one measure, all of it together.' })
export class Booked {
  @Field(() => SeatType, { nullable: true, description: "Whose books; null for nobody's." })
  seat: SeatType | null;

  @Field(() => String, { description: 'What is counted, e.g. `BP`.' })
  measure: string;

  @Field(() => Float, { description: 'The sum.' })
  amount: number;
}

@ObjectType({ description: 'How near to victory a seat is, and how far it came in a turn.' })
export class ReportedStanding {
  @Field(() => SeatType, { description: 'Who stands so.' })
  seat: SeatType;

  @Field(() => Float, { description: 'Total at the end of the turn.' })
  total: number;

  @Field(() => Float, { description: 'Since the turn began.' })
  change: number;

  @Field(() => Int, { description: '1 is first; equal totals share a rank.' })
  rank: number;

  @Field(() => Boolean, { description: 'Whether the seat is out of the campaign.' })
  out: boolean;
}

@ObjectType({ description: 'Standings at the end of a turn.' })
export class ReportedStandings {
  @Field(() => String, { description: 'What is counted, e.g. `VP`.' })
  measure: string;

  @Field(() => Float, { nullable: true, description: 'What wins; null where there is no such figure.' })
  goal: number | null;

  @Field(() => [SeatType], { description: 'Who has won.' })
  winners: readonly SeatType[];

  @Field(() => [ReportedStanding], { description: 'Seat by seat, the first rank first.' })
  seats: readonly ReportedStanding[];
}

@ObjectType({ description: 'What is waited for, in words.' })
export class ReportedDue {
  @Field(() => SeatType, { nullable: true, description: 'From whom.' })
  seat: SeatType | null;

  @Field(() => String, { description: 'What, in one plain sentence.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether the phase cannot close without it.' })
  mandatory: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Its deadline; null without one.' })
  until: string | null;
}

@ObjectType({ description: 'Whose knowledge a report holds.' })
export class ReportReader {
  @Field(() => ReportEyes, { description: 'What they may know.' })
  kind: string;

  @Field(() => SeatType, { nullable: true, description: 'The seat; null for everybody.' })
  seat?: SeatType;
}

@ObjectType('TurnReport', {
  description:
    'What happened in a turn, as far as the viewer may know it: the same value that pages, mails and webhooks are written from.',
})
export class TurnReportType {
  @Field(() => String, { description: 'Name of the campaign.' })
  campaign: string;

  @Field(() => Int, { description: 'As the ruleset counts it.' })
  turn: number;

  @Field(() => ReportReader, { description: 'Whose knowledge it holds.' })
  eyes: ReportReader;

  @Field(() => [ReportedPhase], { description: 'Phases that have closed, in the order of the rules.' })
  closed: readonly ReportedPhase[];

  @Field(() => ReportedPhase, {
    nullable: true,
    description:
      'Where the campaign stands, in the turn or in the one after it; null where it has gone on since, or is over.',
  })
  now: ReportedPhase | null;

  @Field(() => Boolean, { description: 'Whether the campaign ended with the turn.' })
  over: boolean;

  @Field(() => ReportedStandings, { description: 'How the seats stand.' })
  standings: ReportedStandings;

  @Field(() => [ReportedDue], {
    description: 'What is waited for; empty where the campaign has gone on since.',
  })
  due: readonly ReportedDue[];

  @Field(() => [ReportedBattle], {
    description: 'Battles of the turn, and earlier ones that still wait for their result.',
  })
  battles: readonly ReportedBattle[];

  @Field(() => [March], { description: 'Pieces that stand elsewhere than they did.' })
  marches: readonly March[];

  @Field(() => [ReportedChange], { description: 'Places and pieces that a seat has now and had not before.' })
  gains: readonly ReportedChange[];

  @Field(() => [ReportedChange], {
    description: 'Places and pieces that a seat had before and has no longer.',
  })
  losses: readonly ReportedChange[];

  @Field(() => [Booked], { description: 'What came into the books and went out of them.' })
  books: readonly Booked[];

  @Field(() => [ReportedChapter], { description: 'What happened, phase by phase.' })
  chapters: readonly ReportedChapter[];

  @Field(() => Boolean, {
    description: 'Whether more is known than is told here: the audit holds all of it.',
  })
  cut: boolean;

  @Field(() => String, {
    description: 'Path of the page that says it; `.md` and `.txt` in the place of `.html` likewise.',
  })
  path: string;
}
