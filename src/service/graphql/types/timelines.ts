import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { DiceModes, DiceOrigins } from '../schema/enums.js';
import { DateTime } from '../schema/scalars.js';
import { NodeType } from '../schema/node.js';
import { PhaseCodes } from '../rulesets/shared-enums.js';
import { SeatType } from './seats.js';
import { TurnSummaryType } from './turns.js';

@ObjectType('Moment', { description: 'A place in the history of a timeline.' })
export class MomentType {
  @Field(() => Int, {
    description:
      'Number of the last step up to it, from 0: every accepted command is one step, whoever may see how much of it.',
  })
  revision: number;

  @Field(() => Int, { description: 'Turn as the ruleset counts it.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of the turn.' })
  phase: string;

  @Field(() => DateTime, { description: 'When that step was recorded.' })
  at: string;

  @Field(() => String, { description: 'Hash of its last event: it stands for the whole history up to it.' })
  hash: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The turn that ended with that step: the moment is the end of it, though what comes next has begun already. Null where none did.',
  })
  closesTurn: number | null;
}

@ObjectType({ description: 'The input that a timeline amends.' })
export class AmendmentMark {
  @Field(() => Int, { description: 'Revision of the command in the parent.' })
  revision: number;

  @Field(() => ID, { description: 'Idempotency key of the amended input.' })
  command: string;

  @Field(() => Boolean, { description: 'Whether it was left out (else replaced).' })
  dropped: boolean;
}

@ObjectType('RulesInForce', {
  description: 'A version of the ruleset that judged a timeline from a revision on, up to the next version.',
})
export class RulesInForceType {
  @Field(() => String, { description: 'The version, e.g. `0.3.0`.' })
  version: string;

  @Field(() => Int, { description: 'Revision from which it judged.' })
  revision: number;
}

@ObjectType({ description: 'What dice were promised when a timeline or fork began.' })
export class DiceCommitmentType {
  @Field(() => ID, { description: 'The timeline that made it.' })
  timeline: string;

  @Field(() => Int, { description: 'Revision from which it holds.' })
  fromRevision: number;

  @Field(() => String, {
    description:
      'SHA-256 of the public key, hex; in timelines of old the end of the hash chain of turn secrets.',
  })
  commitment: string;

  @Field(() => String, {
    nullable: true,
    description: 'Modulus of the RSA key that faces are proved under, hex; null in timelines of old.',
  })
  publicKey: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Tells apart dice under one key: counted up with every commitment of the campaign.',
  })
  domain: number | null;

  @Field(() => Int, {
    description: 'Number of turns that a hash chain has secrets for; 0 where there is none.',
  })
  turns: number;
}

@ObjectType({ description: 'What a player has added to the dice.' })
export class DiceEntropy {
  @Field(() => SeatType, { nullable: true, description: 'The seat; null where it is none of the campaign.' })
  seat: SeatType | null;

  @Field(() => String, { description: 'SHA-256 of the text that was given, hex.' })
  digest: string;

  @Field(() => Int, { description: 'Revision of the event; later commands depend on it.' })
  revision: number;
}

@ObjectType({
  description:
    'In timelines of old, the secret of a turn that has ended: with it anyone can recompute its rolls.',
})
export class PublishedSecret {
  @Field(() => Int, { description: 'The turn.' })
  turn: number;

  @Field(() => String, { description: 'Hex.' })
  secret: string;

  @Field(() => Int, { description: 'Revision of the event that published it.' })
  revision: number;
}

@ObjectType({ description: 'Luck: the faces rolled for a seat against what is expected.' })
export class Luck {
  @Field(() => SeatType, {
    nullable: true,
    description:
      'The seat that they were thrown for: its side of a battle, or the owner of the piece; null where they are nobody’s, or of a time before this was noted.',
  })
  seat: SeatType | null;

  @Field(() => Int, { description: 'Sides of the dice counted.' })
  sides: number;

  @Field(() => Int, { description: 'Number of dice.' })
  rolls: number;

  @Field(() => [Int], { description: 'Count of each face, beginning with face 1.' })
  faces: number[];

  @Field(() => Float, { description: 'Mean of the faces.' })
  mean: number;

  @Field(() => Float, { description: 'Mean that fair dice have.' })
  expectedMean: number;

  @Field(() => Float, { description: 'Chi-square statistic with sides − 1 degrees of freedom.' })
  chiSquare: number;

  @Field(() => Float, { description: 'Chance that fair dice stray at least as far.' })
  p: number;
}

@ObjectType({
  description: 'Where the dice of a timeline come from, what was promised and what is already proven.',
})
export class DiceLineage {
  @Field(() => DiceModes, { description: 'Drawn under a commitment, or thrown on a table.' })
  mode: string;

  @Field(() => [DiceCommitmentType], { description: 'Commitments along the lineage of the timeline.' })
  commitments: DiceCommitmentType[];

  @Field(() => [DiceEntropy], {
    description: 'What players have added, so that nobody alone picks the dice.',
  })
  entropy: DiceEntropy[];

  @Field(() => [PublishedSecret], {
    description: 'Of timelines of old: secrets of the turns that have ended.',
  })
  published: PublishedSecret[];

  @Field(() => [Luck], { description: 'Luck by seat and kind of dice.' })
  luck: Luck[];
}

@ObjectType({ description: 'Why a timeline is no longer the main one.' })
export class Supersession {
  @Field(() => SeatType, {
    nullable: true,
    description: 'Seat of the arbiter who promoted another; null where it is none of the campaign.',
  })
  by: SeatType | null;

  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => String, { description: 'Why.' })
  reason: string;
}

@ObjectType('Timeline', {
  implements: () => NodeType,
  description: 'An append-only history of a campaign: the main one, or a fork.',
})
export class TimelineType implements NodeType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Boolean, { description: 'Whether it is the one that counts.' })
  isMain: boolean;

  @Field(() => Supersession, {
    nullable: true,
    description: 'By whom and why another took its place as the main one; null where none has.',
  })
  superseded: Supersession | null;

  @Field(() => TimelineType, {
    nullable: true,
    description: 'What it was forked from; null for the first one.',
  })
  parent: TimelineType | null;

  @Field(() => MomentType, { nullable: true, description: 'The last moment it shares with its parent.' })
  forkedAt: MomentType | null;

  @Field(() => String, { nullable: true, description: 'Why it was forked.' })
  reason: string | null;

  @Field(() => DiceOrigins, { description: 'Where its dice descend from.' })
  diceOrigin: string;

  @Field(() => AmendmentMark, {
    nullable: true,
    description: 'The input it amends; null for other timelines.',
  })
  amends: AmendmentMark | null;

  @Field(() => SeatType, {
    nullable: true,
    description: 'Seat that made it; null where it is none of the campaign.',
  })
  createdBy: SeatType | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: string;

  @Field(() => MomentType, { description: 'Where it stands now.' })
  head: MomentType;

  @Field(() => [TurnSummaryType], { complexity: 20, description: 'Its turns.' })
  turns: TurnSummaryType[];

  @Field(() => [RulesInForceType], {
    complexity: 20,
    description:
      'By which versions of the rules it was judged, oldest first: the one that it was begun with, and each that took over when the program was brought up to date. What was decided before stands.',
  })
  rules: RulesInForceType[];

  @Field(() => String, {
    description:
      'Path of this service that gives the timeline as NDJSON, for the offline verifier (send the same bearer token).',
  })
  exportPath: string;
}
