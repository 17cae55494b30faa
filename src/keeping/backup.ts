import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyDatabase, sqliteVersion } from '../event-store/sqlite/driver.js';
import { packageRoot } from '../rules-catalog/index.js';
import type { ServiceKey } from '../service/auth/service-key.js';
import type { Settings } from '../service/settings.js';
import { EVENTS_FILE, KEY_FILE } from '../service/wiring/data-directory.js';
import { checkServiceKey, standingKey } from '../service/wiring/key-file.js';
import { openFrozenStore } from '../service/wiring/stores.js';
import { holdsSomething, keepsakesOf, syncFolder } from './files.js';
import { boundTo, entryOf, FORMAT, MANIFEST_FILE, type FileEntry, type Manifest } from './manifest.js';
import { lockedDice, proveStore, type StoreProof } from './proof.js';
import { sealFile } from './sealed-file.js';

/** What a backup is made of, and what it is called. */
export interface Backup {
  readonly manifest: Manifest;
  readonly proof: StoreProof;
}

/**
 * Backs a data directory up while the service runs on it: the event store as it stands at one moment, proved, and the
 * service key, encrypted. The new folder appears when all of it is written, or not at all.
 * @param to folder that does not exist, or is empty
 * @param at ISO 8601, UTC
 * Throws Error with a sentence: no store there, no key or another one, a store that is not sound, no room.
 */
export async function backUp(
  settings: Settings,
  to: string,
  passphrase: string,
  at: string,
): Promise<Backup> {
  const key = keyOf(settings);
  if (holdsSomething(to))
    throw new Error(`${to} holds something already: name a folder that does not exist.`);
  const part = `${resolve(to)}.part-${process.pid}`;
  mkdirSync(dirname(part), { recursive: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    const backup = await writeInto(part, { settings, key, passphrase, at });
    renameSync(part, to);
    syncFolder(to);
    return backup;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

/** Throws Error where there is nothing to back up. */
function keyOf(settings: Settings): ServiceKey {
  const { store, dataDir } = settings;
  if (store !== 'sqlite')
    throw new Error(
      'Only a store in SQLite is backed up. Back up an EventStoreDB server by its own means, or copy its history ' +
        'into a data directory first: npm run copy-store.',
    );
  if (!existsSync(join(dataDir, EVENTS_FILE)))
    throw new Error(`${dataDir} holds no event store (${EVENTS_FILE}): is WARLEDGER_DATA_DIR right?`);
  const key = standingKey(settings);
  if (!key)
    throw new Error(
      `${join(dataDir, KEY_FILE)} is missing: without it a backup could not throw dice. Run npm run doctor.`,
    );
  return key;
}

interface Job {
  readonly settings: Settings;
  readonly key: ServiceKey;
  readonly passphrase: string;
  readonly at: string;
}

async function writeInto(part: string, { settings, key, passphrase, at }: Job): Promise<Backup> {
  const { databases, others } = keepsakesOf(settings.dataDir);
  for (const each of databases) {
    await copyDatabase(join(settings.dataDir, each), join(part, each));
    chmodSync(join(part, each), 0o600);
  }
  const proof = await proveCopy(part, key);
  const manifest: Omit<Manifest, 'sealed'> = {
    kind: 'warledger-backup',
    format: FORMAT,
    id: randomUUID(),
    at,
    versions: { warledger: ownVersion(), node: process.versions.node, sqlite: sqliteVersion() },
    key: key.fingerprint,
    events: {
      count: proof.events,
      streams: proof.streams.size,
      revision: proof.position === null ? null : String(proof.position),
    },
    databases: await Promise.all(databases.map((each) => entryOf(part, each))),
  };
  const secrets = [
    { holds: KEY_FILE, content: Buffer.from(`${Buffer.from(key.bytes).toString('hex')}\n`) },
    ...others.map((holds) => ({ holds, content: readFileSync(join(settings.dataDir, holds)) })),
  ];
  const sealed: (FileEntry & { readonly holds: string })[] = [];
  for (const { holds, content } of secrets) {
    const file = `${holds}.sealed`;
    write(join(part, file), await sealFile(content, passphrase, boundTo(manifest, holds)));
    sealed.push({ ...(await entryOf(part, file)), holds });
  }
  const whole: Manifest = { ...manifest, sealed };
  write(join(part, MANIFEST_FILE), `${JSON.stringify(whole, null, 2)}\n`);
  syncFolder(part);
  return { manifest: whole, proof };
}

const write = (path: string, text: string): void => writeFileSync(path, text, { mode: 0o600, flag: 'wx' });

/** Throws Error where the copy is not sound: what cannot be restored shall not be taken for a backup. */
async function proveCopy(part: string, key: ServiceKey): Promise<StoreProof> {
  const store = await openFrozenStore(join(part, EVENTS_FILE));
  try {
    await checkServiceKey(store, key);
    const proof = await proveStore(store);
    const problems = [...proof.problems, ...(await lockedDice(proof, store, key))];
    if (problems.length > 0)
      throw new Error(
        `The event store is not sound, and no backup was made. Run npm run doctor.\n${problems.join('\n')}`,
      );
    return proof;
  } finally {
    await store.close();
  }
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
