import { assertNever, type Seat } from '../kernel/index.js';
import type { DiceMode, ParameterValues } from '../engine/index.js';

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
  | { readonly type: 'campaign.SeatRevoked'; readonly data: { readonly seat: string } }
  | {
      readonly type: 'campaign.TimelinePromoted';
      readonly data: { readonly timelineId: string; readonly reason: string };
    };

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
};

export interface SeatRecord extends Seat {
  readonly tokenHash: string | null;
  readonly invite: { readonly codeHash: string; readonly expiresAt: string } | null;
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
  readonly mainTimeline: string;
  /** Every timeline that is or once was the main one. */
  readonly mainTimelines: readonly string[];
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
      return withSeat(next, seat, { invite: { codeHash, expiresAt } });
    }
    case 'campaign.SeatClaimed':
      return withSeat(next, event.data.seat, { tokenHash: event.data.tokenHash, invite: null });
    case 'campaign.SeatRevoked':
      return withSeat(next, event.data.seat, { tokenHash: null, invite: null });
    case 'campaign.TimelinePromoted': {
      const { timelineId } = event.data;
      const others = record.mainTimelines.filter((each) => each !== timelineId);
      return { ...next, mainTimeline: timelineId, mainTimelines: [...others, timelineId] };
    }
    default:
      return assertNever(event);
  }
}

function opened(id: string, at: string, data: CampaignOpenedData): CampaignRecord {
  return {
    id,
    name: data.name,
    ruleset: data.ruleset,
    parameters: data.parameters,
    policy: data.policy,
    diceMode: data.diceMode,
    seats: data.seats.map((seat) => ({ ...seat, tokenHash: null, invite: null })),
    mainTimeline: data.mainTimeline,
    mainTimelines: [data.mainTimeline],
    createdAt: at,
    lastAdministeredAt: at,
  };
}

const withSeat = (record: CampaignRecord, seat: string, change: Partial<SeatRecord>): CampaignRecord => ({
  ...record,
  seats: record.seats.map((each) => (each.id === seat ? { ...each, ...change } : each)),
});
