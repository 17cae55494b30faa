import { foldChannel, type ChannelRecord, type RecordedChannelEvent } from './channel-record.js';
import type { ReadModelDatabase } from './database.js';

export interface ChannelProjection {
  apply(event: RecordedChannelEvent): void;
}

/** Keeps the channels by which people are told; of one that was removed nothing. */
export const projectChannels = (database: ReadModelDatabase): ChannelProjection => ({
  apply: (event) => {
    const row = database.get('SELECT record FROM channels WHERE id = ?', event.channelId);
    const before = row ? (JSON.parse(String(row['record'])) as ChannelRecord) : null;
    const record = foldChannel(before, event);
    if (!record) return;
    const sql = 'INSERT OR REPLACE INTO channels VALUES (?, ?, ?, ?)';
    database.run(sql, record.id, record.campaignId, record.state, JSON.stringify(record));
  },
});
