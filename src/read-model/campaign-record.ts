import type { Seat } from '../kernel/index.js';
import type { DiceMode, ParameterValues } from '../engine/index.js';
import {
  deadlineNote,
  foldDeadlines,
  NO_DEADLINES,
  type DeadlineEvent,
  type DeadlineNote,
  type DeadlineRecord,
} from './deadline-record.js';
import {
  left,
  seated,
  vacated,
  withSeat,
  type BotMadeData,
  type BotRecord,
  type SeatRecord,
} from './seat-record.js';

/** Who may fork, and whether people without a seat may read. */
export interface RecordedPolicy {
  readonly playerForks: 'completed-turns' | 'arbiter-only' | 'anyone-when-over';
  readonly publicReading: boolean;
}

/** What happens in a stream `campaign-<id>`: administration, never play. Codes and tokens appear as hashes only. */
export type AdministrationEvent =
  | { readonly type: 'campaign.Opened'; readonly data: CampaignOpenedData }
  | {
      readonly type: 'campaign.SeatInvited';
      readonly data: { readonly seat: string; readonly codeHash: string; readonly expiresAt: string };
    }
  | {
      readonly type: 'campaign.SeatClaimed';
      readonly data: { readonly seat: string; readonly tokenHash: string; readonly codeHash: string | null };
    }
  | {
      readonly type: 'campaign.SeatRevoked';
      /** `token`: one of several that hold the seat, by its key; left out, all of them. */
      readonly data: { readonly seat: string; readonly token?: string };
    }
  | {
      readonly type: 'campaign.ArbiterNamed';
      /** The admin gives the arbiter's seat to somebody else, by a code; whoever held it holds it no more. */
      readonly data: {
        readonly seat: string;
        readonly codeHash: string;
        readonly expiresAt: string;
        readonly reason: string;
      };
    }
  | { readonly type: 'campaign.BotMade'; readonly data: BotMadeData }
  | { readonly type: 'campaign.BotRevoked'; readonly data: { readonly bot: string } }
  | { readonly type: 'campaign.TimelinePromoted'; readonly data: TimelinePromotedData }
  | { readonly type: 'campaign.OpenTurnForked'; readonly data: OpenTurnForkedData }
  | DeadlineEvent;

export interface TimelinePromotedData {
  readonly timelineId: string;
  readonly reason: string;
  /** Other timelines that share the promoted one's beginning and left the main one where it did or later; promotions of old do not say. */
  readonly tried?: number;
  /** Revision at which the main timeline until then stood; promotions of old do not say. */
  readonly supersededAt?: number;
}

/** The arbiter looks at a turn that has not ended: noted before the fork is made, for all to see. */
export interface OpenTurnForkedData {
  readonly turn: number;
  readonly dice: 'fresh' | 'same';
  readonly reason: string;
  readonly amends: boolean;
}

export interface CampaignOpenedData {
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  readonly parameters: ParameterValues;
  readonly policy: RecordedPolicy;
  readonly diceMode: DiceMode;
  readonly seats: readonly Seat[];
  readonly mainTimeline: string;
}

/** An administration event in its stream. */
export type RecordedAdministration = AdministrationEvent & {
  readonly campaignId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Seat id, `admin` or `service`. */
  readonly actor: string;
  readonly commandId: string;
  /** The command ends here; records stored before this was do not say so. */
  readonly last?: true;
};

/** What was done around the rules that everybody may know of. */
export type CampaignNote = { readonly at: string; readonly by: string; readonly reason: string } & (
  | {
      readonly kind: 'promoted';
      readonly timelineId: string;
      readonly superseded: string;
      readonly tried: number | null;
    }
  | {
      readonly kind: 'open-turn-forked';
      readonly turn: number;
      readonly dice: 'fresh' | 'same';
      readonly amends: boolean;
    }
  | { readonly kind: 'arbiter-named'; readonly seat: string }
  | DeadlineNote
);

/** Why a timeline is no longer the main one, by the main timeline's word of that time. */
export interface Superseded {
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  /** Revision at which it stood; null where the promotion did not say. */
  readonly revision: number | null;
}

/** A campaign as its administration stream tells it. */
export interface CampaignRecord {
  readonly id: string;
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  readonly parameters: ParameterValues;
  readonly policy: RecordedPolicy;
  readonly diceMode: DiceMode;
  readonly seats: readonly SeatRecord[];
  /** Those that are good, in the order of their making. */
  readonly bots: readonly BotRecord[];
  readonly mainTimeline: string;
  /** Every timeline that is or once was the main one. */
  readonly mainTimelines: readonly string[];
  /** Of every timeline that once was the main one and is no more. */
  readonly superseded: Readonly<Record<string, Superseded>>;
  /** Oldest first. */
  readonly notes: readonly CampaignNote[];
  readonly deadlines: DeadlineRecord;
  readonly createdAt: string;
  readonly lastAdministeredAt: string;
}

/** One administration event further; `record` is null before the first. */
export function foldAdministration(
  record: CampaignRecord | null,
  event: RecordedAdministration,
): CampaignRecord | null {
  if (event.type === 'campaign.Opened') return opened(event.campaignId, event.at, event.data);
  if (!record) return null;
  const next = { ...record, lastAdministeredAt: event.at };
  switch (event.type) {
    case 'campaign.SeatInvited': {
      const { seat, codeHash, expiresAt } = event.data;
      return withSeat(next, seat, () => ({ invite: { codeHash, expiresAt } }));
    }
    case 'campaign.SeatClaimed': {
      const { codeHash, ...coming } = event.data;
      const claim = codeHash === null ? null : { codeHash, at: event.at };
      return seated(next, coming, claim);
    }
    case 'campaign.SeatRevoked': {
      const { seat, token } = event.data;
      return token === undefined ? vacated(next, seat) : left(next, seat, token);
    }
    case 'campaign.ArbiterNamed': {
      const { seat, codeHash, expiresAt, reason } = event.data;
      const note = { at: event.at, by: event.actor, reason, kind: 'arbiter-named', seat } as const;
      const named = withSeat(vacated(next, seat), seat, () => ({ invite: { codeHash, expiresAt } }));
      return { ...named, notes: [...named.notes, note] };
    }
    // Bots are nobody else's business: by the last activity of the campaign all would know of them.
    case 'campaign.BotMade': {
      const { bot: id, ...made } = event.data;
      return { ...record, bots: [...record.bots, { id, ...made, madeAt: event.at }] };
    }
    case 'campaign.BotRevoked':
      return { ...record, bots: record.bots.filter((each) => each.id !== event.data.bot) };
    case 'campaign.TimelinePromoted':
      return promoted(next, event, event.data);
    case 'campaign.OpenTurnForked': {
      const { turn, dice, reason, amends } = event.data;
      const note = {
        at: event.at,
        by: event.actor,
        reason,
        kind: 'open-turn-forked',
        turn,
        dice,
        amends,
      } as const;
      return { ...next, notes: [...next.notes, note] };
    }
    default:
      return withDeadlines(next, event);
  }
}

/** What the arbiter says of deadlines is noted for all to see; that one has passed is seen at the table. */
function withDeadlines(
  record: CampaignRecord,
  event: DeadlineEvent & Pick<RecordedAdministration, 'at' | 'actor'>,
): CampaignRecord {
  const deadlines = foldDeadlines(record.deadlines, event);
  if (event.type === 'campaign.DeadlinePassed') return { ...record, deadlines };
  const { at, actor: by } = event;
  const note = { at, by, reason: event.data.reason, ...deadlineNote(event) };
  return { ...record, deadlines, notes: [...record.notes, note] };
}

function opened(id: string, at: string, data: CampaignOpenedData): CampaignRecord {
  return {
    id,
    name: data.name,
    ruleset: data.ruleset,
    parameters: data.parameters,
    policy: data.policy,
    diceMode: data.diceMode,
    seats: data.seats.map((seat) => ({ ...seat, holders: [], invite: null })),
    bots: [],
    mainTimeline: data.mainTimeline,
    mainTimelines: [data.mainTimeline],
    superseded: {},
    notes: [],
    deadlines: NO_DEADLINES,
    createdAt: at,
    lastAdministeredAt: at,
  };
}

function promoted(
  record: CampaignRecord,
  { at, actor: by }: RecordedAdministration,
  { timelineId, reason, tried, supersededAt }: TimelinePromotedData,
): CampaignRecord {
  const { mainTimeline: before, superseded } = record;
  const { [timelineId]: _again, ...others } = superseded;
  const note = {
    at,
    by,
    reason,
    kind: 'promoted',
    timelineId,
    superseded: before,
    tried: tried ?? null,
  } as const;
  return {
    ...record,
    mainTimeline: timelineId,
    mainTimelines: [...record.mainTimelines.filter((each) => each !== timelineId), timelineId],
    superseded: { ...others, [before]: { by, at, reason, revision: supersededAt ?? null } },
    notes: [...record.notes, note],
  };
}
