import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { RecordedEventType } from './events.js';
import { MomentType, TimelineType } from './timelines.js';
import { AwaitedDice, DiceToThrow, UserErrorType, ViolationType } from './violations.js';
import { SeatType } from './seats.js';
import { DateTime } from '../schema/scalars.js';
import { CampaignType } from './campaigns.js';
import { DecidedOtherwise, Impact } from './comparison.js';

@ObjectType('Receipt', {
  description:
    'What a sealed order sheet is answered with. All see the hash at once and the sheet at its reveal: nobody can say later that something else was ordered.',
})
export class ReceiptType {
  @Field(() => String, { description: 'SHA-256, hex, over the canonical JSON of `{ salt, sheet }`.' })
  hash: string;

  @Field(() => String, { description: 'Random text; keep it with the sheet.' })
  salt: string;
}

@ObjectType({ isAbstract: true })
abstract class Accepted {
  @Field(() => [RecordedEventType], {
    description: 'What was stored, or would be: as the caller may see it.',
  })
  events: RecordedEventType[];

  @Field(() => TimelineType, { description: 'The timeline it happened in.' })
  timeline: TimelineType;

  @Field(() => Int, { description: 'The revision that the command made.' })
  revision: number;

  @Field(() => Boolean, { description: 'True when nothing was stored because a preview was asked for.' })
  preview: boolean;

  @Field(() => Boolean, {
    description: 'True when the command had been stored before: this is the first answer again.',
  })
  repeated: boolean;

  @Field(() => AwaitedDice, {
    nullable: true,
    description:
      'Dice from the table that the timeline now waits for, as far as they are for the caller; null where it waits for none.',
  })
  awaited: AwaitedDice | null;

  @Field(() => [ViolationType], {
    description: 'Why dice that came along were not taken. The command stands all the same.',
  })
  notTaken: ViolationType[];
}

@ObjectType({ description: 'The dice are entered.' })
export class DiceAccepted extends Accepted {}

@ObjectType({ description: 'The order sheet is in.' })
export class OrdersAccepted extends Accepted {
  @Field(() => ReceiptType, {
    nullable: true,
    description: 'Receipt of a sealed sheet; null for open orders.',
  })
  receipt: ReceiptType | null;
}

@ObjectType({ description: 'The phase was locked or closed.' })
export class PhaseAccepted extends Accepted {}

@ObjectType({ description: 'What was said about the battle is recorded.' })
export class BattleAccepted extends Accepted {}

@ObjectType({ description: 'The ruling is recorded.' })
export class RulingAccepted extends Accepted {}

@ObjectType({ description: 'What the player adds to the dice is recorded.' })
export class EntropyAccepted extends Accepted {}

@ObjectType({
  description:
    'Understood, but not done: a rule forbids it, or the caller may not, or what it names is not there or taken. Nothing was stored.',
})
export class Refused {
  @Field(() => [ViolationType], { description: 'Every reason found.' })
  violations: ViolationType[];
}

@ObjectType({
  description:
    'Dice from the table are needed. Nothing was stored: send the command again with `faces` in the order asked, or with `dice`.',
})
export class RollsNeeded extends DiceToThrow {}

@ObjectType({
  description: 'Somebody was first: the timeline no longer stands at `expectedRevision`. Nothing was stored.',
})
export class TimelineMoved {
  @Field(() => Int, { description: 'The revision that was expected.' })
  expected: number;

  @Field(() => Int, { description: 'The revision the timeline stands at.' })
  revision: number;

  @Field(() => MomentType, { nullable: true, description: 'Where the timeline stands now.' })
  head: MomentType | null;
}

@ObjectType({
  description:
    'The timeline was the main one and another has taken its place: send the command there. Nothing was stored.',
})
export class TimelineSuperseded {
  @Field(() => TimelineType, { nullable: true, description: 'The main timeline now.' })
  main: TimelineType | null;

  @Field(() => SeatType, {
    nullable: true,
    description: 'Seat of the arbiter who promoted it; null where it is none of the campaign.',
  })
  by: SeatType | null;

  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => String, { description: 'Why.' })
  reason: string;
}

@ObjectType({ description: 'The campaign is open.' })
export class CampaignOpened {
  @Field(() => CampaignType, { nullable: true, description: 'The campaign; null for a preview.' })
  campaign: CampaignType | null;

  @Field(() => TimelineType, { nullable: true, description: 'Its first timeline; null for a preview.' })
  timeline: TimelineType | null;

  @Field(() => SeatType, { description: "The arbiter's seat." })
  arbiterSeat: SeatType;

  @Field(() => String, {
    nullable: true,
    description:
      "The arbiter's token. Repeated within an hour under the same token the command is answered with it again; null later, for a preview, and for the anonymous.",
  })
  arbiterToken: string | null;

  @Field(() => Boolean, { description: 'True when nothing was stored because a preview was asked for.' })
  preview: boolean;
}

@ObjectType({
  description: 'A one-time code for a seat. Give it to the player: whoever claims it first sits down.',
})
export class SeatInvited {
  @Field(() => SeatType, { description: 'The seat.' })
  seat: SeatType;

  @Field(() => String, { description: 'The code, shown once.' })
  code: string;

  @Field(() => String, {
    description:
      'Path of this service that claims it in a browser; the code stands behind the # and reaches no log.',
  })
  claimPath: string;

  @Field(() => DateTime, { description: 'When it ends.' })
  expiresAt: string;
}

@ObjectType({ description: 'The seat is taken.' })
export class SeatClaimed {
  @Field(() => CampaignType, {
    nullable: true,
    description: 'The campaign; null when it cannot be read now.',
  })
  campaign: CampaignType | null;

  @Field(() => ID, { description: 'The campaign’s id.' })
  campaignId: string;

  @Field(() => SeatType, { description: 'The seat.' })
  seat: SeatType;

  @Field(() => String, {
    nullable: true,
    description: 'The token, shown once. Null when the seat was added to the token that the request carried.',
  })
  token: string | null;
}

@ObjectType({ description: 'What was ended opens the seat no longer; nobody left on it, it is free again.' })
export class SeatRevoked {
  @Field(() => CampaignType, { nullable: true, description: 'The campaign.' })
  campaign: CampaignType | null;

  @Field(() => SeatType, { description: 'The seat.' })
  seat: SeatType;
}

@ObjectType({ description: 'The fork exists.' })
export class TimelineForked {
  @Field(() => TimelineType, { description: 'The fork.' })
  timeline: TimelineType;

  @Field(() => Int, { description: 'Revision it stands at.' })
  revision: number;

  @Field(() => Boolean, {
    description: 'True when the command had been stored before: this is the first answer again.',
  })
  repeated: boolean;
}

@ObjectType({ description: 'The amended timeline, and what the amendment changes.' })
export class TimelineAmended {
  @Field(() => TimelineType, { nullable: true, description: 'The new timeline; null for a preview.' })
  timeline: TimelineType | null;

  @Field(() => Impact, { description: 'What changed.' })
  impact: Impact;

  @Field(() => Boolean, { description: 'True when nothing was stored because a preview was asked for.' })
  preview: boolean;
}

@ObjectType({ description: 'The campaign has a new main timeline.' })
export class TimelinePromoted {
  @Field(() => CampaignType, { nullable: true, description: 'The campaign.' })
  campaign: CampaignType | null;
}

@ObjectType({
  description:
    'A command in a file that was taken in, which the rules here would decide in another way than the version that decided it. It stands as it was decided.',
})
export class ImportJudgedOtherwise extends DecidedOtherwise {
  @Field(() => Int, { description: 'Line of the file, from 1.' })
  line: number;
}

@ObjectType({ description: 'The exported timeline was verified and taken in.' })
export class TimelineImported {
  @Field(() => CampaignType, { nullable: true, description: 'The campaign.' })
  campaign: CampaignType | null;

  @Field(() => TimelineType, { nullable: true, description: 'The timeline.' })
  timeline: TimelineType | null;

  @Field(() => String, {
    nullable: true,
    description: "The arbiter's token; again when the command is repeated within an hour.",
  })
  arbiterToken: string | null;

  @Field(() => Int, {
    description:
      'Number of commands in it that the rules here would decide in another way. They stand as decided.',
  })
  commandsJudgedOtherwise: number;

  @Field(() => [ImportJudgedOtherwise], { description: 'The first fifty of them.' })
  judgedOtherwise: ImportJudgedOtherwise[];
}

@ObjectType({ implements: () => UserErrorType, description: 'Something wrong in a file.' })
export class FileProblem extends UserErrorType {
  @Field(() => Int, { description: 'Line, from 1.' })
  line: number;
}

@ObjectType({ description: 'The file is not a sound export. Nothing was stored.' })
export class ImportInvalid {
  @Field(() => [FileProblem], { description: 'What is wrong with it.' })
  problems: FileProblem[];
}
