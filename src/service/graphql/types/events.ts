import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../schema/connection.js';
import { DiceSources, EventKinds } from '../schema/enums.js';
import { DateTime, JsonScalar } from '../schema/scalars.js';
import { NodeType } from '../schema/node.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';
import { SeatType } from './seats.js';
import { RuleType } from './rules.js';

@ObjectType({ description: 'Dice thrown for one purpose.' })
export class Roll {
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the roll in its timeline, from 1, gap-free; null for who may not see every roll, for it counts them all.',
  })
  number: number | null;

  @Field(() => String, { description: 'What was thrown, e.g. `2D6`.' })
  notation: string;

  @Field(() => [Int], {
    description: 'Faces in the order thrown; of a draw the place of each name among those left.',
  })
  faces: number[];

  @Field(() => [String], {
    nullable: true,
    description: 'Of a draw the names, in drawn order; null for dice.',
  })
  drawn: readonly string[] | null;

  @Field(() => Int, { description: 'Sum of the faces.' })
  sum: number;

  @Field(() => RuleType, { description: 'The rule that asked for it.' })
  rule: RuleType;

  @Field(() => String, { description: 'What for.' })
  purpose: string;

  @Field(() => String, { description: 'Whom or what it was thrown for.' })
  subject: string;

  @Field(() => Int, { description: 'Tells apart rolls that agree in everything else (a tie rolled again).' })
  counter: number;

  @Field(() => DiceSources, { description: 'Where the faces came from.' })
  source: string;

  @Field(() => SeatType, { nullable: true, description: 'Seat that entered table dice.' })
  enteredBy: SeatType | null;

  @Field(() => SeatType, { nullable: true, description: 'Seat that confirmed table dice.' })
  confirmedBy: SeatType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Proof that it and the rolls directly after it, of the same rule, follow from; null for those, and for other dice.',
  })
  proof: string | null;
}

@ObjectType({
  description: 'What an event changes of one account: points, goods, experience, victory points.',
})
export class EventPosting {
  @Field(() => String, { description: 'The account, e.g. `VP:seat-1`.' })
  account: string;

  @Field(() => String, { description: 'What is counted, e.g. `VP`.' })
  measure: string;

  @Field(() => SeatType, { nullable: true, description: "Whose account; null for nobody's." })
  seat: SeatType | null;

  @Field(() => Float, { description: 'The change.' })
  amount: number;

  @Field(() => RuleType, { description: 'The rule behind it.' })
  rule: RuleType;

  @Field(() => String, { description: 'Why, in plain words.' })
  cause: string;
}

@ObjectType('RecordedEvent', {
  implements: () => NodeType,
  description: 'Something that happened in a timeline. Never changed, never deleted.',
})
export class RecordedEventType implements NodeType {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => Int, {
    description:
      "Number of the step in the timeline's whole history, from 0, gap-free: all events of one command share it.",
  })
  revision: number;

  @Field(() => Int, {
    description:
      'Its place among the events of its step that the viewer sees, from 0: step and place find it.',
  })
  place: number;

  @Field(() => String, { description: 'What happened, e.g. `planetary.BattleReported`.' })
  type: string;

  @Field(() => EventKinds, { description: 'Input, roll or outcome.' })
  kind: string;

  @Field(() => Int, { description: 'Turn in which it happened.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase in which it happened.' })
  phase: string;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at: string;

  @Field(() => SeatType, { nullable: true, description: 'Seat that acted; null for the service itself.' })
  actor: SeatType | null;

  @Field(() => SeatType, {
    nullable: true,
    description: 'Seat that spoke for the actor, where it was another one: an arbiter who plays on a fork.',
  })
  spokenBy: SeatType | null;

  @Field(() => Boolean, {
    description: 'Whether the service spoke for the actor, who had let a deadline pass.',
  })
  inAbsence: boolean;

  @Field(() => [RuleType], { description: 'The rules that produced it.' })
  because: RuleType[];

  @Field(() => [RecordedEventType], {
    complexity: ({ childComplexity }) => 5 + 3 * childComplexity,
    description: 'What led to it, the nearest first, back to the input as far as the viewer may know.',
  })
  causes: RecordedEventType[];

  @Field(() => [RecordedEventType], {
    complexity: ({ childComplexity }) => 5 + 10 * childComplexity,
    description: 'What it led to.',
  })
  effects: RecordedEventType[];

  @Field(() => ID, { description: 'Idempotency key of the command; all events of one command share it.' })
  command: string;

  @Field(() => Roll, { nullable: true, description: 'The dice, when the kind is ROLL.' })
  roll: Roll | null;

  @Field(() => [ID], { description: 'Places that it names, as far as the viewer sees it.' })
  locations: readonly string[];

  @Field(() => [EventPosting], {
    description:
      'What it changes of accounts, row by row: the ledger gives the same rows with their balances.',
  })
  postings: EventPosting[];

  @Field(() => String, { description: 'One plain sentence, with ids as programs speak of them.' })
  summary: string;

  @Field(() => String, {
    description:
      'The same for people: things by the names that the viewer knows them by now, or knew them by at the end of its turn; long lists of places in short.',
  })
  told: string;

  @Field(() => JsonScalar, { description: 'The stored data, as the viewer may see it.' })
  payload: unknown;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Of orders and results of battles: the `AmendmentInput` that says the same again, as far as the viewer sees it, to be changed and sent; null for others.',
  })
  amendment: unknown;

  @Field(() => String, {
    description: 'SHA-256, hex, over the hash of the event before it and this one. Empty in a preview.',
  })
  hash: string;
}

export const RecordedEventConnection = connectionType('RecordedEvent', 'events', () => RecordedEventType);
