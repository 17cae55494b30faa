import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ForkTimelineCommand, RecordRulingCommand } from '../../src/service/contracts/index.js';
import { settingsOf } from '../../src/service/wiring/index.js';
import { openStore } from '../../src/service/wiring/stores.js';
import { accepted, Club, holding, type Table } from '../service/club.js';

export const PASSPHRASE = 'correct horse battery';
export const AT = '2026-11-24T00:00:00.000Z';

/** A club whose data stand in a directory, with its service running on them. */
export interface KeptClub {
  readonly club: Club;
  readonly table: Table;
}

/** Folders of one suite, taken away after it. */
export function folders() {
  const root = mkdtempSync(join(tmpdir(), 'warledger-keeping-'));
  let made = 0;
  return {
    /** A path at which there is nothing yet. */
    path: (): string => join(root, `folder-${++made}`),
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  };
}

export const settingsFor = (dataDir: string) => settingsOf({ dataDir, logLevel: 'silent', demo: 'off' });

/** What tests begin from: whatever else a service leaves is put there by the test that asks about it. */
const KEPT = /^(events|read-model-\w+)\.sqlite$|^service\.key$/;

/**
 * Ends a service and copies what it leaves to another folder: to the process that it ran in, as to no other, its files
 * would be in use for as long as the process lives.
 */
export async function left(club: Club, dataDir: string, to: string): Promise<void> {
  await club.close();
  mkdirSync(to);
  for (const name of readdirSync(dataDir))
    if (KEPT.test(name)) copyFileSync(join(dataDir, name), join(to, name));
}

/** Starts a service on a directory. */
export async function serve(dataDir: string): Promise<Club> {
  const store = await openStore(settingsFor(dataDir));
  // The key is made in the directory, not given.
  return Club.start(store, {}, { store: 'sqlite', dataDir, demo: 'off', key: undefined });
}

/** A club with a campaign that was played on, a fork of it, and a fork of the fork. */
export async function playedClub(dataDir: string): Promise<KeptClub> {
  const club = await serve(dataDir);
  const table = await club.campaign();
  accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
  await close(club, table, table.timelineId);
  const fork = await forked(club, table, table.timelineId);
  await close(club, table, fork);
  await forked(club, table, fork);
  return { club, table };
}

export const close = async (club: Club, { arbiter }: Table, timelineId: string) =>
  accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));

export async function forked(club: Club, { arbiter }: Table, timelineId: string): Promise<string> {
  const result = await club.commands.execute(
    new ForkTimelineCommand({
      session: arbiter,
      commandId: club.newCommandId(),
      timelineId,
      revision: null,
      name: 'What if',
      dice: 'fresh',
      reason: 'to see',
    }),
  );
  if (result.kind !== 'created') throw new Error(JSON.stringify(result));
  return result.timelineId;
}

/** Records one ruling after the other until it is told to stop; answers how many. */
export function rulingOn({ club, table }: KeptClub): { stop(): Promise<number> } {
  let going = true;
  const work = async (): Promise<number> => {
    let count = 0;
    for (; going; count += 1) accepted(await rule(club, table, `load-${count}`));
    return count;
  };
  const done = work();
  return {
    stop: () => {
      going = false;
      return done;
    },
  };
}

export const rule = (club: Club, { arbiter, timelineId }: Table, commandId: string) =>
  club.commands.execute(
    new RecordRulingCommand(
      { session: arbiter, timelineId, commandId, preview: false, dice: [] },
      { ruling: 'We go on.', reason: 'A long night', rule: null, subject: null },
    ),
  );
