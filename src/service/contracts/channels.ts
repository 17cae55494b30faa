import { Query } from '@nestjs/cqrs';
import type { Due } from '../../engine/index.js';
import type { Moment } from '../../kernel/index.js';
import type { CampaignRecord, ChannelRecord, Topic, WebhookFormat } from '../../read-model/index.js';
import { commandWith } from './commands.js';
import type { TurnOnRecord } from './reports.js';
import type { Session } from './sessions.js';

/** A channel as those who may change it see it: without its address and secrets. */
export type ChannelEntry = Omit<
  ChannelRecord,
  'target' | 'holder' | 'told' | 'reminded' | 'madeBy' | 'length'
>;

/** What every command about channels says. */
interface ChannelCommand {
  readonly session: Session;
  readonly commandId: string;
  readonly campaignId: string;
}

/** Whose knowledge a channel tells: what is public (arbiter or admin), or what the caller's seat may know. */
export type Whose = 'campaign' | 'seat';

export interface AddWebhook extends ChannelCommand {
  readonly whose: Whose;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly topics: readonly Topic[];
  /** Hours before a deadline. */
  readonly remindHours: number;
}

/** Adds a webhook. Throws BAD_USER_INPUT for an address that nothing is sent to, CONFLICT where there are too many. */
export class AddWebhookCommand extends commandWith<
  AddWebhook,
  {
    readonly channel: ChannelEntry;
    /** Signs what is sent: `whsec_` and 32 bytes as base64. */
    readonly secret: string;
  }
>() {}

export interface AddEmail extends ChannelCommand {
  readonly address: string;
  readonly topics: readonly Topic[];
  readonly remindHours: number;
}

/**
 * Adds an e-mail address of the caller's seat: it is sent a code, and nothing else before that is entered.
 * Throws CONFLICT where the service sends no mails, or there are too many.
 */
export class AddEmailCommand extends commandWith<AddEmail, { readonly channel: ChannelEntry }>() {}

export interface ConfirmEmail extends NamedChannel {
  /** The code that the address was sent. */
  readonly code: string;
}

/** Throws NOT_FOUND for another code. */
export class ConfirmEmailCommand extends commandWith<ConfirmEmail, { readonly channel: ChannelEntry }>() {}

export interface AddCalendar extends ChannelCommand {
  readonly whose: Whose;
  readonly remindHours: number;
}

/** Makes a link that a calendar asks for deadlines. */
export class AddCalendarCommand extends commandWith<
  AddCalendar,
  {
    readonly channel: ChannelEntry;
    /** Whoever has it sees the deadlines. */
    readonly url: string;
  }
>() {}

/** Deadlines as the reader of a link may know them. */
export interface Calendar {
  readonly campaign: CampaignRecord;
  /** Null: what everybody may know. */
  readonly seat: string | null;
  readonly remindHours: number;
  readonly due: readonly Due[];
}

/** Null for a link that opens nothing, or no longer. */
export class CalendarQuery extends Query<Calendar | null> {
  constructor(
    /** The secret part of it. */
    readonly link: string,
  ) {
    super();
  }
}

export interface Unsubscribe {
  /** The secret part of the link in a mail. */
  readonly link: string;
  /** Only look whether the link is known. */
  readonly preview: boolean;
}

/** Ends the mails to an address, by whoever reads them. */
export class UnsubscribeCommand extends commandWith<Unsubscribe, { readonly known: boolean }>() {}

export interface NamedChannel extends ChannelCommand {
  readonly channelId: string;
}

/** Takes a channel away, with everything that is stored of it. */
export class RemoveChannelCommand extends commandWith<NamedChannel, { readonly channelId: string }>() {}

/** Sends a word to try a channel; one that was switched off because nobody took what was sent is switched on where it is taken. */
export class TestChannelCommand extends commandWith<
  NamedChannel,
  {
    readonly channel: ChannelEntry;
    /** Why it was not taken; null where it was. */
    readonly failure: string | null;
  }
>() {}

/** Channels of a campaign that the session may change. */
export class ChannelsQuery extends Query<readonly ChannelEntry[]> {
  constructor(
    readonly session: Session,
    readonly campaignId: string,
  ) {
    super();
  }
}

/** Something to be told, as far as the reader of a channel may know it. */
export type Notice =
  | PhaseClosed
  | TurnEnded
  | Reminder
  | { readonly kind: 'promoted'; readonly reason: string }
  | { readonly kind: 'test' }
  /** To an e-mail address that is not confirmed yet. */
  | { readonly kind: 'code'; readonly seat: string; readonly code: string };

/** A phase that closed; `now` is null where the campaign is over. */
interface Closed {
  readonly closed: Moment;
  readonly now: Moment | null;
  /** What is waited for; empty where the campaign has gone on since. */
  readonly due: readonly Due[];
}

export interface PhaseClosed extends Closed {
  readonly kind: 'phase-closed';
}

/** The last phase of a turn closed. */
export interface TurnEnded extends Closed {
  readonly kind: 'turn-report';
  readonly record: TurnOnRecord;
}

export interface Reminder {
  readonly kind: 'reminder';
  readonly due: readonly Due[];
}

/** What somebody is told, in words. */
export interface Words {
  /** One line. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Puts into words what is told. Words are made at the edge of the service, like those of the API. */
export interface Wording {
  words(notice: Notice, campaign: CampaignRecord): Words;
}
