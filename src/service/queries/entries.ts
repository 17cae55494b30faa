import type { CampaignRecord, CampaignRow, Steps } from '../../read-model/index.js';
import type { CampaignEntry, Head, TimelineEntry } from '../contracts/index.js';
import type { TimelineView } from '../play/timeline-access.js';

/** A campaign as the API knows it: without hashes. */
export function campaignEntry({ record, lastActivityAt }: CampaignRow, now: string): CampaignEntry {
  const { id, name, ruleset, parameters, policy, diceMode, mainTimeline, createdAt } = record;
  return {
    id,
    name,
    ruleset,
    parameters,
    policy,
    diceMode,
    seats: record.seats.map((seat) => seatEntry(seat, now)),
    mainTimeline,
    superseded: record.superseded,
    notes: record.notes,
    createdAt,
    lastActivityAt,
  };
}

function seatEntry(seat: CampaignRecord['seats'][number], now: string) {
  const { holders, invite, ...itself } = seat;
  const open = invite !== null && invite.expiresAt >= now ? invite : null;
  return {
    ...itself,
    claimed: holders.length > 0,
    invited: open !== null,
    inviteExpiresAt: open?.expiresAt ?? null,
  };
}

/** A timeline as the API knows it: what it names of its parent is counted in steps. */
export async function timelineEntry(
  { facts, row, capped }: TimelineView,
  head: Head,
  steps: Steps,
): Promise<TimelineEntry> {
  const { id, campaignId, name, parent, reason, diceOrigin, amends, createdBy, createdAt } = facts;
  const over = row.over && !capped;
  const common = { id, campaignId, name, reason, diceOrigin, createdBy, createdAt, head, over };
  if (!parent) return { ...common, parent, amends };
  const stepOf = (revision: number): Promise<number> => steps.of(parent.timelineId, revision);
  const { timelineId } = parent;
  return {
    ...common,
    parent: { timelineId, revision: await stepOf(parent.revision) },
    amends: amends && { ...amends, revision: await stepOf(amends.revision) },
  };
}
