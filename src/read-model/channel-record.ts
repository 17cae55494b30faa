import { assertNever } from '../kernel/index.js';

/** What a channel may tell: a phase that has closed, all of a turn that has ended, what is still wanted before a deadline. */
export type Topic = 'phase-closed' | 'turn-report' | 'reminder';

/** A way by which people are told: posted to, written to, or asked by a calendar. */
export type ChannelKind = 'webhook' | 'email' | 'calendar';

/** Form of what a webhook is sent. */
export type WebhookFormat = 'json' | 'discord' | 'slack';

/** Why nothing is told any more: nobody takes it, its reader wants no more, or the seat has been given to somebody else. */
export type OffReason = 'unreachable' | 'gone' | 'unsubscribed' | 'seat-revoked';

/** How far a channel has told: everything of the main timeline before a revision. */
export interface Told {
  readonly timelineId: string;
  readonly revision: number;
  /** Also that the campaign is over. */
  readonly over?: true;
}

/** A reminder that was sent, and the deadline (ISO 8601, UTC) after which nobody needs to know of it. */
export interface Reminded {
  readonly key: string;
  readonly until: string;
}

/** What happens in a stream `channel-<id>`. Addresses stand in it under the service's key; secrets follow from that key and stand nowhere. */
export type ChannelEvent =
  | { readonly type: 'channel.Added'; readonly data: ChannelAddedData }
  /** The reader of an e-mail address has entered the code that it was sent. */
  | { readonly type: 'channel.Confirmed'; readonly data: object }
  /** Somebody is about to send: until a time nobody else does. */
  | {
      readonly type: 'channel.TellingBegun';
      readonly data: { readonly notice: string; readonly until: string };
    }
  | { readonly type: 'channel.Told'; readonly data: ChannelToldData }
  | {
      readonly type: 'channel.TellingFailed';
      readonly data: { readonly reason: string; readonly next: string };
    }
  | { readonly type: 'channel.SwitchedOff'; readonly data: { readonly why: OffReason } }
  | { readonly type: 'channel.SwitchedOn'; readonly data: { readonly told: Told } }
  | { readonly type: 'channel.Removed'; readonly data: object };

export interface ChannelAddedData {
  /** Whose knowledge is told; null = what is public. */
  readonly seat: string | null;
  /** Public name of the token that held the seat; null where it is no seat's. */
  readonly holder: string | null;
  readonly kind: ChannelKind;
  /** Null where it is no webhook. */
  readonly format: WebhookFormat | null;
  /** URL or e-mail address, sealed under the service's key; null for a calendar. */
  readonly target: string | null;
  /** What of it is shown: host, or an address with most of its letters left out. */
  readonly shown: string;
  readonly topics: readonly Topic[];
  /** Hours before a deadline. */
  readonly remindHours: number;
  readonly told: Told;
}

export interface ChannelToldData {
  readonly told: Told;
  readonly reminded: readonly Reminded[];
  /** True of the mail with the code; it tells nothing. */
  readonly code?: true;
}

/** A channel's event in its stream. */
export type RecordedChannelEvent = ChannelEvent & {
  readonly channelId: string;
  readonly campaignId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Seat id, `admin` or `service`. */
  readonly actor: string;
  readonly commandId: string;
};

/** A channel as its stream tells it. */
export interface ChannelRecord extends ChannelAddedData {
  readonly id: string;
  readonly campaignId: string;
  /** Records in its stream. */
  readonly length: number;
  readonly addedAt: string;
  readonly addedBy: string;
  /** commandId of its making. */
  readonly madeBy: string;
  /** An e-mail address is not written to before it is confirmed, but for the code. */
  readonly state: 'unconfirmed' | 'on' | 'off' | 'removed';
  readonly why: OffReason | null;
  readonly codeSent: boolean;
  /** Of deadlines that are still to come. */
  readonly reminded: readonly Reminded[];
  /** Nobody sends before this time: one is sending, or it has just failed. */
  readonly restsUntil: string | null;
  /** Since something was last taken. */
  readonly failures: number;
  readonly lastTold: string | null;
  readonly lastFailure: { readonly at: string; readonly reason: string } | null;
}

/** One event of a channel further; `record` is null before the first. */
export function foldChannel(record: ChannelRecord | null, event: RecordedChannelEvent): ChannelRecord | null {
  if (event.type === 'channel.Added') return added(event, event.data);
  if (!record) return null;
  const next = { ...record, length: record.length + 1 };
  switch (event.type) {
    case 'channel.Confirmed':
      return { ...next, state: 'on' };
    case 'channel.TellingBegun':
      return { ...next, restsUntil: event.data.until };
    case 'channel.Told':
      return told(next, event.at, event.data);
    case 'channel.TellingFailed': {
      const lastFailure = { at: event.at, reason: event.data.reason };
      return { ...next, restsUntil: event.data.next, failures: record.failures + 1, lastFailure };
    }
    case 'channel.SwitchedOff':
      return { ...next, state: 'off', why: event.data.why };
    case 'channel.SwitchedOn':
      return { ...next, state: 'on', why: null, failures: 0, restsUntil: null, told: event.data.told };
    case 'channel.Removed':
      return { ...next, state: 'removed', target: null };
    default:
      return assertNever(event);
  }
}

function added(
  { channelId: id, campaignId, at, actor, commandId }: RecordedChannelEvent,
  data: ChannelAddedData,
): ChannelRecord {
  return {
    ...data,
    id,
    campaignId,
    length: 1,
    addedAt: at,
    addedBy: actor,
    madeBy: commandId,
    state: data.kind === 'email' ? 'unconfirmed' : 'on',
    why: null,
    codeSent: false,
    reminded: [],
    restsUntil: null,
    failures: 0,
    lastTold: null,
    lastFailure: null,
  };
}

const told = (
  record: ChannelRecord,
  at: string,
  { told, reminded, code }: ChannelToldData,
): ChannelRecord => ({
  ...record,
  told,
  codeSent: record.codeSent || code === true,
  reminded: [...record.reminded.filter((each) => each.until > at), ...reminded],
  restsUntil: null,
  failures: 0,
  lastTold: at,
});
