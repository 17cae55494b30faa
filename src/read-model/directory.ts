import type { Moment, SeatRole } from '../kernel/index.js';
import type { SqlValue } from '../event-store/sqlite/driver.js';
import type { CampaignRecord } from './campaign-record.js';
import { openChannels, type Channels } from './channels.js';
import type { ReadModelDatabase } from './database.js';
import type { TimelineFacts } from './history.js';

export interface CampaignRow {
  /** Grows in the order of opening. */
  readonly number: number;
  readonly record: CampaignRecord;
  readonly lastActivityAt: string;
}

export interface TimelineRow {
  readonly number: number;
  readonly facts: TimelineFacts;
  readonly head: Moment & {
    readonly revision: number;
    /** Step that the revision is the end of. */
    readonly step: number;
    readonly hash: string;
    readonly at: string;
  };
  readonly over: boolean;
}

export interface CampaignSearch {
  readonly ruleset: string | null;
  readonly nameContains: string | null;
  /** Campaigns that may be listed though they are not public; `all` for every one. */
  readonly also: readonly string[] | 'all';
  /** Nothing but these. */
  readonly only: readonly string[] | null;
  /** By number: those opened after one; last active first: those after one that was active at a time. */
  readonly after: number | { readonly lastActivityAt: string; readonly number: number } | null;
  readonly limit: number;
}

/** Campaigns, timelines, and what tokens and codes stand for. */
export interface Directory extends Channels {
  campaign(id: string): CampaignRow | null;
  campaigns(search: CampaignSearch): readonly CampaignRow[];
  timeline(id: string): TimelineRow | null;
  timelines(campaignId: string): readonly TimelineRow[];
  /** Timelines that were begun and are not known, their newest projected event before a time. */
  unfinished(before: string): readonly TimelineFacts[];
  heldBy(
    tokenHash: string,
  ): readonly { readonly campaignId: string; readonly seat: string; readonly role: SeatRole }[];
  /** What a bot's token reads: as a seat of a campaign, or as everybody. */
  bot(tokenHash: string): { readonly campaignId: string; readonly seat: string | null } | null;
  /** Seat that a code invites to, or has given to whoever holds it. */
  invited(codeHash: string): { readonly campaignId: string; readonly seat: string } | null;
  adminTokenHash(): string | null;
}

const campaignRow = (row: Record<string, SqlValue>): CampaignRow => ({
  number: Number(row['number']),
  record: JSON.parse(String(row['record'])) as CampaignRecord,
  lastActivityAt: String(row['last_activity']),
});

const timelineRow = (row: Record<string, SqlValue>): TimelineRow => ({
  number: Number(row['number']),
  facts: JSON.parse(String(row['facts'])) as TimelineFacts,
  head: {
    revision: Number(row['revision']),
    step: Number(row['step']),
    hash: String(row['hash']),
    at: String(row['at']),
    turn: Number(row['turn']),
    phase: String(row['phase']),
  },
  over: Number(row['over']) === 1,
});

export function openDirectory(database: ReadModelDatabase): Directory {
  const one = <T>(
    make: (row: Record<string, SqlValue>) => T,
    sql: string,
    ...values: SqlValue[]
  ): T | null => {
    database.flush();
    const row = database.get(sql, ...values);
    return row ? make(row) : null;
  };
  return {
    ...openChannels(database),
    campaign: (id) => one(campaignRow, 'SELECT * FROM campaigns WHERE id = ?', id),
    campaigns: (search) => {
      database.flush();
      const { sql, values } = campaignSql(search);
      return database.all(sql, ...values).map(campaignRow);
    },
    timeline: (id) => one(timelineRow, 'SELECT * FROM timelines WHERE id = ? AND whole = 1', id),
    timelines: (campaignId) => {
      database.flush();
      return database
        .all('SELECT * FROM timelines WHERE campaign = ? AND whole = 1 ORDER BY number', campaignId)
        .map(timelineRow);
    },
    unfinished: (before) => {
      database.flush();
      return database
        .all(
          'SELECT * FROM timelines WHERE at < ? AND (whole = 0 OR campaign NOT IN (SELECT id FROM campaigns)) ORDER BY number',
          before,
        )
        .map((row) => timelineRow(row).facts);
    },
    heldBy: (tokenHash) =>
      database.all('SELECT campaign, seat, role FROM tokens WHERE token_hash = ?', tokenHash).map((row) => ({
        campaignId: String(row['campaign']),
        seat: String(row['seat']),
        role: String(row['role']) as SeatRole,
      })),
    bot: (tokenHash) => {
      const row = database.get('SELECT campaign, seat FROM bots WHERE token_hash = ?', tokenHash);
      if (!row) return null;
      return { campaignId: String(row['campaign']), seat: row['seat'] === null ? null : String(row['seat']) };
    },
    invited: (codeHash) => {
      const row = database.get('SELECT campaign, seat FROM invites WHERE code_hash = ?', codeHash);
      return row ? { campaignId: String(row['campaign']), seat: String(row['seat']) } : null;
    },
    adminTokenHash: () => {
      const row = database.get("SELECT value FROM facts WHERE key = 'admin-token'");
      return row ? String(row['value']) : null;
    },
  };
}

function campaignSql(search: CampaignSearch): { readonly sql: string; readonly values: SqlValue[] } {
  const conditions = ['1'];
  const values: SqlValue[] = [];
  const byNumber = typeof search.after === 'number';
  const where = (condition: string, ...more: SqlValue[]): void => {
    conditions.push(condition);
    values.push(...more);
  };
  if (typeof search.after === 'number') where('number > ?', search.after);
  else if (search.after) {
    const { lastActivityAt, number } = search.after;
    where('(last_activity, number) < (?, ?)', lastActivityAt, number);
  }
  if (search.ruleset !== null) where('ruleset = ?', search.ruleset);
  if (search.nameContains !== null) where('instr(lower(name), lower(?)) > 0', search.nameContains);
  if (search.also !== 'all') {
    where('(public = 1 OR id IN (SELECT value FROM json_each(?)))', JSON.stringify(search.also));
  }
  if (search.only) where('id IN (SELECT value FROM json_each(?))', JSON.stringify(search.only));
  values.push(search.limit);
  return {
    sql: `SELECT * FROM campaigns WHERE ${conditions.join(' AND ')} ORDER BY ${byNumber ? 'number' : 'last_activity DESC, number DESC'} LIMIT ?`,
    values,
  };
}
