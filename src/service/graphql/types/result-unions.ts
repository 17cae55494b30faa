import { createUnionType } from '@nestjs/graphql';
import {
  BattleAccepted,
  CampaignOpened,
  DiceAccepted,
  EntropyAccepted,
  ImportInvalid,
  OrdersAccepted,
  PhaseAccepted,
  Refused,
  RollsNeeded,
  RulingAccepted,
  SeatClaimed,
  SeatInvited,
  SeatRevoked,
  TimelineAmended,
  TimelineForked,
  TimelineImported,
  TimelineMoved,
  TimelinePromoted,
  TimelineSuperseded,
} from './results.js';
import { ArbiterNamed, BotMade, BotRevoked } from './tokens.js';
import {
  CalendarAdded,
  ChannelRemoved,
  ChannelTested,
  EmailAdded,
  EmailConfirmed,
  WebhookAdded,
} from './channels.js';
import { DeadlinesSet } from './deadlines.js';

/** Results carry the name of their type. */
const byName = (value: { readonly __typename: string }): string => value.__typename;

// oxlint-disable-next-line typescript/no-explicit-any
const result = (name: string, description: string, types: () => any[]) =>
  createUnionType({ name, description, types, resolveType: byName as never });

export const SubmitOrdersResult = result('SubmitOrdersResult', 'What became of an order sheet.', () => [
  OrdersAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const PhaseResult = result('PhaseResult', 'What became of locking or closing a phase.', () => [
  PhaseAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const BattleResult = result('BattleResult', 'What became of a word about a battle.', () => [
  BattleAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const EnterDiceResult = result('EnterDiceResult', 'What became of dice that were entered.', () => [
  DiceAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const EntropyResult = result('EntropyResult', 'What became of what a player adds to the dice.', () => [
  EntropyAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const RulingResult = result('RulingResult', 'What became of a ruling.', () => [
  RulingAccepted,
  Refused,
  RollsNeeded,
  TimelineMoved,
  TimelineSuperseded,
]);

export const CreateCampaignResult = result('CreateCampaignResult', 'What became of an opening.', () => [
  CampaignOpened,
  Refused,
  RollsNeeded,
]);

export const ForkTimelineResult = result('ForkTimelineResult', 'What became of a fork.', () => [
  TimelineForked,
  Refused,
]);

export const AmendTimelineResult = result('AmendTimelineResult', 'What became of an amendment.', () => [
  TimelineAmended,
  Refused,
  RollsNeeded,
]);

export const ImportTimelineResult = result('ImportTimelineResult', 'What became of an import.', () => [
  TimelineImported,
  ImportInvalid,
  Refused,
]);

export const PromoteTimelineResult = result('PromoteTimelineResult', 'What became of a promotion.', () => [
  TimelinePromoted,
  Refused,
]);

export const InviteToSeatResult = result('InviteToSeatResult', 'What became of an invitation.', () => [
  SeatInvited,
  Refused,
]);

export const ClaimSeatResult = result('ClaimSeatResult', 'What became of a claim.', () => [
  SeatClaimed,
  Refused,
]);

export const RevokeSeatResult = result('RevokeSeatResult', 'What became of a revocation.', () => [
  SeatRevoked,
  Refused,
]);

export const MakeBotResult = result('MakeBotResult', 'What became of a new bot.', () => [BotMade, Refused]);

export const RevokeBotResult = result('RevokeBotResult', 'What became of a revocation of a bot.', () => [
  BotRevoked,
  Refused,
]);

export const NameArbiterResult = result('NameArbiterResult', 'What became of another arbiter.', () => [
  ArbiterNamed,
  Refused,
]);

export const AddWebhookResult = result('AddWebhookResult', 'What became of a new webhook.', () => [
  WebhookAdded,
  Refused,
]);

export const RemoveChannelResult = result('RemoveChannelResult', 'What became of a removal.', () => [
  ChannelRemoved,
  Refused,
]);

export const TestChannelResult = result('TestChannelResult', 'What became of a trial.', () => [
  ChannelTested,
  Refused,
]);

export const AddEmailResult = result('AddEmailResult', 'What became of a new e-mail address.', () => [
  EmailAdded,
  Refused,
]);

export const ConfirmEmailResult = result('ConfirmEmailResult', 'What became of a code.', () => [
  EmailConfirmed,
  Refused,
]);

export const AddCalendarResult = result('AddCalendarResult', 'What became of a new link.', () => [
  CalendarAdded,
  Refused,
]);

export const DeadlinesResult = result('DeadlinesResult', 'What became of a word about deadlines.', () => [
  DeadlinesSet,
  Refused,
]);
