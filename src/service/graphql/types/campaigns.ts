import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { CampaignNoteKinds, DiceModes, PlayerForkPolicies, SeatRoles } from '../schema/enums.js';
import { DateTime } from '../schema/scalars.js';
import { connectionType } from '../schema/connection.js';
import { NodeType } from '../schema/node.js';
import { RulesetType } from './rules.js';
import { CampaignSeatType, SeatType } from './seats.js';
import { TimelineType } from './timelines.js';

@ObjectType('Parameter', { description: 'A house rule as a campaign has set it.' })
export class ParameterType {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its value, as JSON text.' })
  value: string;

  @Field(() => Boolean, { description: "Whether it is the ruleset's default." })
  isDefault: boolean;
}

@ObjectType('CampaignPolicy', { description: 'Who may do what beside the rules.' })
export class CampaignPolicyType {
  @Field(() => PlayerForkPolicies, { description: 'What players may fork; the arbiter may fork anything.' })
  playerForks: string;

  @Field(() => Boolean, { description: 'Whether people without a seat may read what is public.' })
  publicReading: boolean;
}

@ObjectType('CampaignNote', {
  description:
    'Something done around the rules that all may know: another timeline promoted, a look into a turn that has not ended, another arbiter.',
})
export class CampaignNoteType {
  @Field(() => CampaignNoteKinds, { description: 'What was done.' })
  kind: string;

  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => SeatType, {
    nullable: true,
    description: 'Seat that did it; null where it is none of the campaign.',
  })
  by: SeatType | null;

  @Field(() => String, { description: 'The reason given.' })
  reason: string;

  @Field(() => String, { description: 'All of it in a sentence.' })
  summary: string;

  @Field(() => TimelineType, {
    nullable: true,
    description: 'The timeline promoted; null for anything else.',
  })
  timeline: TimelineType | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a promotion: how many other timelines left the main one where the promoted one did or later; null where it was not noted.',
  })
  tried: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a fork: the open turn it looks into.' })
  turn: number | null;
}

export const CampaignNoteConnection = connectionType('CampaignNote', 'notes', () => CampaignNoteType);

@ObjectType({ description: 'What is waited for in the main timeline, as far as the viewer may know.' })
export class Awaits {
  @Field(() => Int, { description: "How much is waited for from the viewer's seat." })
  mine: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What of that comes first, in plain words; null where nothing is waited for from the viewer's seat.",
  })
  first: string | null;

  @Field(() => Int, { description: 'How much is waited for from others.' })
  others: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'First deadline of it; null where none is set.',
  })
  until: string | null;
}

@ObjectType({ description: 'What the viewer may do in a campaign beside the rules.' })
export class CampaignRights {
  @Field(() => Boolean, { description: 'Give orders and enter results, for a seat of its own.' })
  play: boolean;

  @Field(() => Boolean, { description: 'Lock a phase and unlock it, where the ruleset has locks.' })
  lock: boolean;

  @Field(() => Boolean, { description: 'Close a phase, where the ruleset lets the arbiter do so.' })
  close: boolean;

  @Field(() => Boolean, { description: 'Rule on disputes, amend and promote.' })
  arbitrate: boolean;

  @Field(() => Boolean, { description: 'Hand out invites for seats.' })
  invite: boolean;

  @Field(() => Boolean, {
    description:
      'Begin another history; until it is over, players from turns that have ended and hide nothing from them.',
  })
  fork: boolean;
}

@ObjectType('Campaign', {
  implements: () => NodeType,
  description: 'One game of one ruleset, with its seats and timelines.',
})
export class CampaignType implements NodeType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => RulesetType, { description: 'The ruleset it is played by.' })
  ruleset: RulesetType;

  @Field(() => String, { description: 'Version of the ruleset it was opened with.' })
  rulesetVersion: string;

  @Field(() => [ParameterType], { description: 'Its house rules.' })
  parameters: ParameterType[];

  @Field(() => [CampaignSeatType], { description: 'Its seats, in order.' })
  seats: CampaignSeatType[];

  @Field(() => CampaignSeatType, {
    nullable: true,
    description: 'The seat that the viewer holds; null where it holds none.',
  })
  viewerSeat: CampaignSeatType | null;

  @Field(() => CampaignRights, { description: 'What the viewer may do.' })
  viewerMay: CampaignRights;

  @Field(() => Awaits, { complexity: 30, description: 'What is waited for.' })
  awaits: Awaits;

  @Field(() => TimelineType, { description: 'The timeline that counts.' })
  main: TimelineType;

  @Field(() => CampaignNoteConnection, {
    description: 'What was done around the rules, oldest first: promotions, looks into open turns.',
  })
  notes: unknown;

  @Field(() => CampaignPolicyType, { description: 'Who may do what beside the rules.' })
  policy: CampaignPolicyType;

  @Field(() => DiceModes, { description: 'Where its dice come from.' })
  dice: string;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt: string;

  @Field(() => DateTime, { description: 'When something last happened in it.' })
  lastActivityAt: string;
}

export const CampaignConnection = connectionType('Campaign', 'campaigns', () => CampaignType);

@ObjectType('CampaignChange', {
  description: 'Something in a campaign that the viewer is shown otherwise than before.',
})
export class CampaignChangeType {
  @Field(() => ID, {
    nullable: true,
    description:
      'Timeline that went on, or is new; null for the campaign itself: who takes part, its main timeline, its notes.',
  })
  timeline: string | null;
}

@ObjectType('HeldSeat', { description: 'A seat that a token holds.' })
export class HeldSeatType {
  @Field(() => CampaignType, {
    nullable: true,
    description: 'Its campaign; null when it cannot be read now.',
  })
  campaign: CampaignType | null;

  @Field(() => SeatType, {
    nullable: true,
    description: 'The seat; null when its campaign cannot be read now.',
  })
  seat: SeatType | null;

  @Field(() => CampaignSeatType, {
    nullable: true,
    description: 'The seat as its campaign lists it; null when that cannot be read now.',
  })
  campaignSeat: CampaignSeatType | null;

  @Field(() => SeatRoles, { description: 'What it may do.' })
  role: string;
}

@ObjectType('Viewer', { description: 'Who asks, as found from the token of the request.' })
export class ViewerType {
  @Field(() => Boolean, { description: "True for the service's admin token." })
  admin: boolean;

  @Field(() => Boolean, { description: "True for a bot's token: it reads, and changes nothing." })
  bot: boolean;

  @Field(() => Boolean, { description: 'True without a token.' })
  anonymous: boolean;

  @Field(() => [HeldSeatType], { description: 'Seats that the token holds, at most one of each campaign.' })
  seats: HeldSeatType[];
}
