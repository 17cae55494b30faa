import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../src/event-store/sqlite/driver.js';
import { backUp } from '../../src/keeping/backup.js';
import { boundTo, entryOf, readManifest, type Manifest } from '../../src/keeping/manifest.js';
import { proveStore } from '../../src/keeping/proof.js';
import { checkBackup, restore, type Restoring } from '../../src/keeping/restore.js';
import { sealFile } from '../../src/keeping/sealed-file.js';
import { surveyOf } from '../../src/keeping/survey.js';
import { serviceKey } from '../../src/service/auth/service-key.js';
import { openStore } from '../../src/service/wiring/stores.js';
import { run as backupTool } from '../../tools/backup.js';
import { run as restoreTool } from '../../tools/restore.js';
import { accepted } from '../service/club.js';
import {
  AT,
  close,
  folders,
  left,
  PASSPHRASE,
  playedClub,
  rule,
  rulingOn,
  serve,
  settingsFor,
} from './kept-club.js';

const { path, remove } = folders();
afterAll(remove);

const NOW = new Date('2026-11-24T01:00:00.000Z');
const into = (to: string, more: Partial<Restoring> = {}): Restoring => ({
  to,
  replace: false,
  passphrase: PASSPHRASE,
  now: NOW,
  ...more,
});
const backedUp = (dataDir: string, to = path()) =>
  backUp(settingsFor(dataDir), to, PASSPHRASE, AT).then((backup) => ({ ...backup, to }));
/** A directory whose service has ended, and a backup of it: one for all, copied for each. */
let first: Awaited<ReturnType<typeof firstClub>>;
beforeAll(async () => void (first = await firstClub()));
async function firstClub() {
  const [running, dataDir] = [path(), path()];
  const { club, table } = await playedClub(running);
  await left(club, running, dataDir);
  return { dataDir, table, backup: await backedUp(dataDir) };
}
function quietClub() {
  const { table, backup } = first;
  const [dataDir, to] = [path(), path()];
  cpSync(first.dataDir, dataDir, { recursive: true });
  cpSync(backup.to, to, { recursive: true });
  return { dataDir, table, backup: { ...backup, to } };
}

describe('a backup that was taken under load', () => {
  it('holds every stream whole as it stood at one moment, and restores to the same checksums', async () => {
    const dataDir = path();
    const kept = await playedClub(dataDir);
    const load = rulingOn(kept);
    const twice = async () => [await backedUp(dataDir), await backedUp(dataDir)];
    const backups = await twice().finally(load.stop);
    expect(await load.stop()).toBeGreaterThan(1);
    const after = await surveyOf(kept.club.store);
    await kept.club.close();
    for (const { to, manifest, proof } of backups) {
      expect(proof).toMatchObject({ problems: [], unfinished: 0, unproven: 0 });
      expect(proof.streams.size).toBe(after.streams.size);
      const target = path();
      const restored = await restore(to, into(target));
      expect(restored.before).toBeNull();
      for (const entry of manifest.databases) expect(await entryOf(target, entry.file)).toEqual(entry);
      const store = await openStore(settingsFor(target));
      expect(await surveyOf(store)).toEqual(await firstOf(dataDir, manifest.events.count));
      await store.close();
    }
    expect(backups[1]!.proof.events).toBeGreaterThan(backups[0]!.proof.events);
  });

  it('goes on where it ended: the same seats, the same dice', async () => {
    const { backup, table } = quietClub();
    const target = path();
    await restore(backup.to, into(target));
    const club = await serve(target);
    accepted(await rule(club, table, 'after'));
    await close(club, table, table.timelineId);
    expect((await proveStore(club.store)).problems).toEqual([]);
    await club.close();
  });
});

/** What a store held when it had so many records. */
async function firstOf(dataDir: string, count: number) {
  const store = await openStore(settingsFor(dataDir));
  const read = store.readAll.bind(store);
  const survey = await surveyOf(
    Object.assign(Object.create(store) as typeof store, { readAll: () => read(null, count) }),
  );
  await store.close();
  return survey;
}

describe('a backup', () => {
  it('says what it holds, lies there for its owner alone, and shows the key to nobody', async () => {
    const { dataDir, backup } = quietClub();
    expect(readdirSync(backup.to).sort()).toEqual(['events.sqlite', 'manifest.json', 'service.key.sealed']);
    const key = readFileSync(join(dataDir, 'service.key'), 'utf8').trim();
    for (const name of readdirSync(backup.to)) {
      expect(statSync(join(backup.to, name)).mode & 0o077).toBe(0);
      expect(readFileSync(join(backup.to, name)).includes(key)).toBe(false);
    }
    expect(statSync(backup.to).mode & 0o077).toBe(0);
    expect(readManifest(backup.to)).toEqual(backup.manifest);
    expect(backup.manifest).toMatchObject({
      format: 1,
      at: AT,
      versions: { warledger: '0.1.0', node: process.versions.node },
      events: { count: backup.proof.events, revision: String(backup.proof.position) },
    });
  });

  it('takes along what else lies in the directory, and encrypts it', async () => {
    const { dataDir } = quietClub();
    writeFileSync(join(dataDir, 'bot.secret'), 'a token');
    writeFileSync(join(dataDir, 'bot.secret.4711'), 'half a tok');
    const other = openDatabase(join(dataDir, 'outbox.sqlite'));
    other.exec("CREATE TABLE letters (text TEXT) STRICT; INSERT INTO letters VALUES ('unsent')");
    const { to } = await backedUp(dataDir);
    other.close();
    expect(readdirSync(to)).not.toContain('bot.secret.4711.sealed');
    expect(readFileSync(join(to, 'bot.secret.sealed'), 'utf8')).not.toContain('a token');
    const target = path();
    await restore(to, into(target));
    expect(readFileSync(join(target, 'bot.secret'), 'utf8')).toBe('a token');
    const restored = openDatabase(join(target, 'outbox.sqlite'));
    expect(restored.prepare('SELECT text FROM letters').all()).toEqual([{ text: 'unsent' }]);
    restored.close();
  });

  it('is not made of nothing, into what is there, nor of what is not sound', async () => {
    const { dataDir, backup } = quietClub();
    await expect(backedUp(path())).rejects.toThrow('holds no event store');
    await expect(backedUp(dataDir, backup.to)).rejects.toThrow('holds something already');
    const other = path();
    const played = await playedClub(other);
    await played.club.close();
    copyFileSync(join(other, 'service.key'), join(dataDir, 'service.key'));
    await expect(backedUp(dataDir)).rejects.toThrow('under another service key');
    rmSync(join(dataDir, 'service.key'));
    await expect(backedUp(dataDir)).rejects.toThrow('service.key is missing');
    const database = openDatabase(join(other, 'events.sqlite'));
    database.exec(
      `UPDATE records SET body = replace(body, '"HOLD"', '"RAID"') WHERE type = 'toy.OrdersSubmitted'`,
    );
    database.close();
    const to = path();
    await expect(backedUp(other, to)).rejects.toThrow(
      /not sound.*\n.*revision \d+: The hash does not follow/,
    );
    expect(existsSync(to)).toBe(false);
    expect(readdirSync(dirname(to)).filter((each) => each.includes('.part-'))).toEqual([]);
  });
});

describe('a restore', () => {
  let backup: Awaited<ReturnType<typeof backedUp>>;
  let dataDir: string;
  let before: Map<string, Buffer>;
  beforeEach(async () => {
    ({ dataDir, backup } = quietClub());
    before = contents(dataDir);
  });
  const contents = (folder: string) =>
    new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  /** Tries to restore over the club's own directory, in vain. */
  const refused = async (more: Partial<Restoring> = {}): Promise<string> => {
    const error = await restore(backup.to, into(dataDir, { replace: true, ...more })).then(
      () => new Error('It was restored'),
      (fault: Error) => fault,
    );
    expect(contents(dataDir)).toEqual(before);
    const name = dataDir.slice(dirname(dataDir).length + 1);
    expect(readdirSync(dirname(dataDir)).filter((each) => each.startsWith(`${name}.`))).toEqual([]);
    return error.message;
  };
  const change = (name: string, what: (bytes: Buffer) => Buffer | string): void =>
    writeFileSync(join(backup.to, name), what(readFileSync(join(backup.to, name))));
  const flip = (at: (length: number) => number) => (bytes: Buffer) => {
    const place = at(bytes.length);
    bytes[place] = bytes[place]! ^ 1;
    return bytes;
  };
  /** Writes the manifest as somebody would who covers up what was changed. */
  const coverUp = async (more: Partial<Manifest>, key?: Buffer): Promise<void> => {
    const { sealed: _, ...rest } = backup.manifest;
    const databases = [await entryOf(backup.to, 'events.sqlite')];
    const manifest = { ...rest, databases, ...more };
    const secret = key ?? readFileSync(join(dataDir, 'service.key'));
    change('service.key.sealed', () => '');
    writeFileSync(
      join(backup.to, 'service.key.sealed'),
      await sealFile(secret, PASSPHRASE, boundTo(manifest, 'service.key')),
    );
    const sealed = [{ ...(await entryOf(backup.to, 'service.key.sealed')), holds: 'service.key' }];
    change('manifest.json', () => JSON.stringify({ ...manifest, sealed }));
  };

  it('puts the old directory aside, whole, and takes its place', async () => {
    const { before: aside } = await restore(backup.to, into(dataDir, { replace: true }));
    expect(contents(aside!)).toEqual(before);
    expect(readdirSync(dataDir).sort()).toEqual(['events.sqlite', 'service.key']);
    expect(statSync(join(dataDir, 'service.key')).mode & 0o077).toBe(0);
  });

  it('takes the place of what a link leads to', async () => {
    const link = path();
    symlinkSync(dataDir, link);
    const { before: aside } = await restore(backup.to, into(link, { replace: true }));
    expect([contents(aside!), dirname(aside!)]).toEqual([before, dirname(dataDir)]);
    expect([readlinkSync(link), readdirSync(dataDir).sort()]).toEqual([
      dataDir,
      ['events.sqlite', 'service.key'],
    ]);
  });

  (process.getuid?.() === 0 ? it : it.skip)('by root goes to the owner of the old directory', async () => {
    chownSync(dataDir, 65534, 65534);
    await restore(backup.to, into(dataDir, { replace: true }));
    for (const path of [dataDir, join(dataDir, 'events.sqlite'), join(dataDir, 'service.key')])
      expect(statSync(path)).toMatchObject({ uid: 65534, gid: 65534 });
  });

  it.each(['events.sqlite', 'service.key.sealed'])('is refused with a flipped byte in %s', async (name) => {
    for (const at of [0, 0.5, 1]) {
      change(
        name,
        flip((length) => Math.floor((length - 1) * at)),
      );
      expect(await refused()).toMatch(new RegExp(`^${name} is not what the manifest says`));
      change(
        name,
        flip((length) => Math.floor((length - 1) * at)),
      );
    }
  });

  it('is refused with a changed manifest, though all checksums are right', async () => {
    change('manifest.json', (bytes) => bytes.toString().replace(AT, '2026-11-23T00:00:00.000Z'));
    expect(await refused()).toContain('service.key.sealed does not open');
    change('manifest.json', () => '{');
    expect(await refused()).toContain('manifest.json is damaged');
    change('manifest.json', () => '{"format": 2}');
    expect(await refused()).toContain('is of format 2; this version reads 1');
  });

  it('is refused with a wrong passphrase', async () => {
    expect(await refused({ passphrase: 'correct horse batterie' })).toContain('the passphrase is wrong');
  });

  it.each(['events.sqlite', 'service.key.sealed', 'manifest.json'])('is refused without %s', async (name) => {
    rmSync(join(backup.to, name));
    expect(await refused()).toMatch(new RegExp(`is not whole: ${name} is missing|is no backup`));
  });

  it('is refused with files of two backups', async () => {
    const other = await backedUp(dataDir);
    const own = readFileSync(join(backup.to, 'service.key.sealed'));
    copyFileSync(join(other.to, 'service.key.sealed'), join(backup.to, 'service.key.sealed'));
    expect(await refused()).toContain('belongs to another backup');
    change('service.key.sealed', () => own);
    copyFileSync(join(other.to, 'manifest.json'), join(backup.to, 'manifest.json'));
    expect(await refused()).toContain('belongs to another backup');
    copyFileSync(join(other.to, 'manifest.json'), join(backup.to, 'manifest-2.json'));
    change('manifest.json', () => JSON.stringify(backup.manifest));
    expect(await refused()).toContain('its manifest does not name manifest-2.json');
  });

  it('is refused with the key of another store, however well it was made to look', async () => {
    await coverUp({ key: '0123456789abcdef' });
    expect(await refused()).toContain('not the one that its manifest names');
    await coverUp({ key: fingerprintOf('ab') }, Buffer.from('ab'.repeat(32)));
    expect(await refused()).toContain('was written under another service key');
    await coverUp({});
    expect(await refused({ key: 'ab'.repeat(32) })).toContain('WARLEDGER_KEY is another key');
  });

  it('is refused with a broken chain, and with another number of events, though all checksums are right', async () => {
    const spoil = async (sql: string): Promise<void> => {
      chmodSync(join(backup.to, 'events.sqlite'), 0o600);
      const database = openDatabase(join(backup.to, 'events.sqlite'));
      database.exec(sql);
      database.close();
      await coverUp({});
    };
    await spoil(`DELETE FROM records WHERE position = (SELECT max(position) FROM records)`);
    expect(await refused()).toMatch(/the manifest says \d+ in \d+/);
    await spoil(
      `UPDATE records SET body = replace(body, '"HOLD"', '"RAID"') WHERE type = 'toy.OrdersSubmitted'`,
    );
    expect(await refused()).toMatch(/revision \d+: The hash does not follow/);
    await spoil(`DELETE FROM records WHERE "index" = 1 AND stream LIKE 'timeline-%'`);
    expect(await refused()).toMatch(/has record 2 where record 1 belongs/);
  });

  it('is refused where a service runs, and without --replace where there is something', async () => {
    expect(await refused({ replace: false })).toContain('With --replace it is put aside');
    const club = await serve(dataDir);
    await expect(restore(backup.to, into(dataDir, { replace: true }))).rejects.toThrow(
      'is in use: stop the service',
    );
    await club.close();
  });

  it('can be tried without restoring anything', async () => {
    const folder = path();
    await expect(checkBackup(backup.to, { passphrase: PASSPHRASE }, dirname(folder))).resolves.toMatchObject({
      proof: { problems: [] },
    });
    expect(readdirSync(dirname(folder))).not.toContain(backup.manifest.id);
    change(
      'events.sqlite',
      flip((length) => length - 1),
    );
    await expect(checkBackup(backup.to, { passphrase: PASSPHRASE }, dirname(folder))).rejects.toThrow(
      'not what',
    );
  });
});

const fingerprintOf = (pair: string): string => serviceKey(Buffer.from(pair.repeat(32), 'hex')).fingerprint;

describe('a service on a directory whose restore broke off at its last step', () => {
  it('does not begin an empty store there, and says what to do', async () => {
    const { dataDir } = quietClub();
    renameSync(dataDir, `${dataDir}.before-1`);
    await expect(openStore(settingsFor(dataDir)).then((store) => store.close())).resolves.toBeUndefined();
    rmSync(dataDir, { recursive: true });
    mkdirSync(`${dataDir}.restoring-1`);
    await expect(openStore(settingsFor(dataDir))).rejects.toThrow(/broke off at its last step.*rename it to/);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('npm run backup and npm run restore', () => {
  it('say what they did, and end with 2 and a sentence where they did nothing', async () => {
    const { dataDir } = quietClub();
    const [to, target] = [path(), path()];
    const environment = { WARLEDGER_DATA_DIR: dataDir, WARLEDGER_BACKUP_PASSPHRASE: PASSPHRASE };
    const said = async (tool: typeof backupTool, args: string[], more: object = {}, typed: string[] = []) => {
      const lines: string[] = [];
      const ask = typed.length > 0 ? () => Promise.resolve(typed.shift()!) : null;
      const code = await tool(args, (line) => lines.push(line), {
        environment: { ...environment, ...more },
        ask,
      });
      return { code, text: lines.join('\n') };
    };
    const unset = { WARLEDGER_BACKUP_PASSPHRASE: '' };
    expect((await said(backupTool, [to], unset)).text).toContain('no terminal to ask');
    expect(await said(backupTool, [to], unset, ['too short', 'too short'])).toEqual({
      code: 2,
      text: 'A passphrase has 12 characters at least.',
    });
    expect(await said(backupTool, [to], unset, [PASSPHRASE, 'something else'])).toEqual({
      code: 2,
      text: 'The two passphrases differ.',
    });
    const done = await said(backupTool, [to], unset, [PASSPHRASE, PASSPHRASE]);
    expect(done).toMatchObject({ code: 0 });
    expect(done.text).toMatch(
      /^Backed up to .*: \d+ events in \d+ streams, every chain of hashes proved\.\n/,
    );
    const checked = await said(restoreTool, [to, '--check']);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.text).toMatch(/^The backup of .* is sound/);
    expect((await said(restoreTool, [to, '--to', target])).text).toMatch(/^Restored the backup of/);
    expect(await said(restoreTool, [to, '--to', target])).toMatchObject({ code: 2 });
    expect((await said(restoreTool, [to, '--to', target, '--replace'])).text).toMatch(
      /What was there before stands in/,
    );
  });
});
