import type { Row } from '../event-store/sqlite/driver.js';
import type { ChannelRecord } from './channel-record.js';
import type { ReadModelDatabase } from './database.js';

/** The channels by which people are told. */
export interface Channels {
  /** Null where there is none, or it was removed. */
  channel(id: string): ChannelRecord | null;
  /** Channels of a campaign, at work or not, the oldest first. */
  channels(campaignId: string): readonly ChannelRecord[];
  /** Channels of all campaigns by which something is sent: switched on, or waiting for a code to be confirmed. */
  workingChannels(): readonly ChannelRecord[];
  /** Ids of those that were removed. */
  removedChannels(): readonly string[];
}

const recordOf = (row: Row): ChannelRecord => JSON.parse(String(row['record'])) as ChannelRecord;

export const openChannels = (database: ReadModelDatabase): Channels => ({
  channel: (id) => {
    const row = database.get("SELECT record FROM channels WHERE id = ? AND state <> 'removed'", id);
    return row ? recordOf(row) : null;
  },
  channels: (campaignId) =>
    database
      .all("SELECT record FROM channels WHERE campaign = ? AND state <> 'removed'", campaignId)
      .map(recordOf)
      .sort((one, other) => (one.addedAt < other.addedAt ? -1 : 1)),
  workingChannels: () =>
    database
      .all("SELECT record FROM channels WHERE state IN ('on', 'unconfirmed')")
      .map(recordOf)
      .filter(({ kind }) => kind !== 'calendar'),
  removedChannels: () =>
    database.all("SELECT id FROM channels WHERE state = 'removed'").map(({ id }) => String(id)),
});
