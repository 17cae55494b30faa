import type { SeatRole } from '../kernel/index.js';
import { foldAdministration, type CampaignRecord, type RecordedAdministration } from './campaign-record.js';
import type { ReadModelDatabase } from './database.js';

export interface CampaignProjection {
  apply(event: RecordedAdministration): void;
}

/** Keeps campaigns, the seats that tokens hold, and those that codes stand for, open or claimed. */
export const projectCampaigns = (database: ReadModelDatabase): CampaignProjection => ({
  apply: (event) => {
    const row = database.get('SELECT record FROM campaigns WHERE id = ?', event.campaignId);
    const before = row ? (JSON.parse(String(row['record'])) as CampaignRecord) : null;
    const record = foldAdministration(before, event);
    if (!record) return;
    if (before) update(database, record);
    else insert(database, record);
    keepKeys(database, record);
  },
});

function insert(database: ReadModelDatabase, record: CampaignRecord): void {
  database.run(
    'INSERT INTO campaigns (id, name, ruleset, public, record, last_activity) VALUES (?, ?, ?, ?, ?, ?)',
    record.id,
    record.name,
    record.ruleset.code,
    record.policy.publicReading ? 1 : 0,
    JSON.stringify(record),
    record.createdAt,
  );
}

function update(database: ReadModelDatabase, record: CampaignRecord): void {
  database.run(
    'UPDATE campaigns SET public = ?, record = ?, last_activity = max(last_activity, ?) WHERE id = ?',
    record.policy.publicReading ? 1 : 0,
    JSON.stringify(record),
    record.lastAdministeredAt,
    record.id,
  );
}

function keepKeys(database: ReadModelDatabase, record: CampaignRecord): void {
  database.run('DELETE FROM tokens WHERE campaign = ?', record.id);
  database.run('DELETE FROM invites WHERE campaign = ?', record.id);
  database.run('DELETE FROM bots WHERE campaign = ?', record.id);
  for (const { tokenHash, seat } of record.bots)
    database.run('INSERT OR REPLACE INTO bots VALUES (?, ?, ?)', tokenHash, record.id, seat);
  for (const { id, role, holders, invite } of record.seats) {
    const held: SeatRole = role;
    for (const { tokenHash } of holders)
      database.run('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)', tokenHash, record.id, id, held);
    for (const code of [...holders.map(({ claim }) => claim), invite])
      if (code) database.run('INSERT OR REPLACE INTO invites VALUES (?, ?, ?)', code.codeHash, record.id, id);
  }
}
