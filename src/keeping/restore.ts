import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serviceKey } from '../service/auth/service-key.js';
import {
  beforeName,
  EVENTS_FILE,
  KEY_FILE,
  realPlace,
  restoringName,
} from '../service/wiring/data-directory.js';
import { checkServiceKey } from '../service/wiring/key-file.js';
import { openFrozenStore } from '../service/wiring/stores.js';
import { filesIn, holdsSomething, isInUse, syncToDisk, syncFolder } from './files.js';
import { boundTo, entryOf, MANIFEST_FILE, readManifest, type FileEntry, type Manifest } from './manifest.js';
import { lockedDice, proveStore, type StoreProof } from './proof.js';
import { openFile } from './sealed-file.js';

/** Where a backup goes, and how. */
export interface Restoring {
  /** The data directory. */
  readonly to: string;
  /** Whether a data directory that holds something is put aside. */
  readonly replace: boolean;
  readonly passphrase: string;
  /** The service key of the settings, 64 hex digits, where they name one: it must be that of the backup. */
  readonly key?: string | undefined;
  readonly now: Date;
}

/** What a restore has done. */
export interface Restored {
  readonly manifest: Manifest;
  readonly proof: StoreProof;
  /** Where the directory that was there before is now; null where there was none. */
  readonly before: string | null;
}

/**
 * Puts a backup in the place of a data directory. All of it is proved before anything is replaced: checksums, that the
 * key opens and is that of the store, every chain of hashes. Throws Error with a sentence, and has replaced nothing then.
 * @param from folder of a backup
 */
export async function restore(from: string, given: Restoring): Promise<Restored> {
  const manifest = readManifest(from);
  const restoring = { ...given, to: realPlace(given.to) };
  const stamp = restoring.now.toISOString().replace(/[-:.]/g, '');
  checkPlace(restoring);
  const staged = restoringName(restoring.to, stamp);
  mkdirSync(dirname(staged), { recursive: true });
  return staging(staged, async () => {
    const proof = await stage(from, staged, manifest, restoring);
    // It took a while: somebody may have started the service.
    checkPlace(restoring);
    return { manifest, proof, before: swap(staged, restoring.to, stamp) };
  });
}

/** Proves a backup as a restore would, and replaces nothing. Throws Error with a sentence. */
export async function checkBackup(
  from: string,
  given: Pick<Restoring, 'passphrase' | 'key'>,
  folder: string,
): Promise<Omit<Restored, 'before'>> {
  const manifest = readManifest(from);
  const staged = join(folder, manifest.id);
  return staging(staged, async () => {
    const proof = await stage(from, staged, manifest, given);
    rmSync(staged, { recursive: true });
    return { manifest, proof };
  });
}

async function staging<T>(staged: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(staged, { mode: 0o700 });
  try {
    return await work();
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    throw error;
  }
}

function checkPlace({ to, replace }: Restoring): void {
  if (isInUse(to)) throw new Error(`${to} is in use: stop the service first.`);
  if (holdsSomething(to) && !replace)
    throw new Error(
      `${to} holds something. With --replace it is put aside, and kept beside the restored one.`,
    );
}

async function stage(
  from: string,
  staged: string,
  manifest: Manifest,
  given: Pick<Restoring, 'passphrase' | 'key'>,
): Promise<StoreProof> {
  checkNames(from, manifest);
  const entries = [...manifest.databases, ...manifest.sealed];
  for (const entry of entries) {
    copyFileSync(join(from, entry.file), join(staged, entry.file));
    chmodSync(join(staged, entry.file), 0o600);
    await checkSum(staged, entry);
  }
  await openSealed(staged, manifest, given.passphrase);
  const key = keyIn(staged, manifest, given.key);
  const proof = await proveStaged(staged, manifest, key);
  syncFolder(staged);
  return proof;
}

/** Throws Error where a file is missing, or one is there that the manifest does not name. */
function checkNames(from: string, { databases, sealed }: Manifest): void {
  const named = [...databases, ...sealed].map(({ file }) => file);
  const there = filesIn(from).filter((each) => each !== MANIFEST_FILE);
  const missing = named.filter((each) => !there.includes(each));
  if (missing.length > 0) throw new Error(`${from} is not whole: ${missing.join(', ')} is missing.`);
  const foreign = there.filter((each) => !named.includes(each));
  if (foreign.length > 0)
    throw new Error(`${from} is no single backup: its manifest does not name ${foreign.join(', ')}.`);
}

async function checkSum(folder: string, entry: FileEntry): Promise<void> {
  const { file, bytes, sha256 } = await entryOf(folder, entry.file);
  if (bytes === entry.bytes && sha256 === entry.sha256) return;
  throw new Error(
    `${file} is not what the manifest says: ${bytes} bytes with SHA-256 ${sha256} in place of ${entry.bytes} with ` +
      `${entry.sha256}. It was changed, or belongs to another backup.`,
  );
}

async function openSealed(staged: string, manifest: Manifest, passphrase: string): Promise<void> {
  for (const { file, holds } of manifest.sealed) {
    const sealed = join(staged, file);
    const content = await openFile(readFileSync(sealed, 'utf8'), passphrase, boundTo(manifest, holds));
    if (!content)
      throw new Error(
        `${file} does not open: the passphrase is wrong, or the manifest was changed after the backup.`,
      );
    writeFileSync(join(staged, holds), content, { mode: 0o600, flag: 'wx' });
    rmSync(sealed);
  }
}

function keyIn(staged: string, manifest: Manifest, given: string | undefined) {
  const key = serviceKey(Buffer.from(readFileSync(join(staged, KEY_FILE), 'utf8').trim(), 'hex'));
  if (key.fingerprint !== manifest.key)
    throw new Error('The service key in the backup is not the one that its manifest names.');
  if (given && given.toLowerCase() !== Buffer.from(key.bytes).toString('hex'))
    throw new Error(
      'WARLEDGER_KEY is another key than that of the backup: under it the service would refuse the store.',
    );
  return key;
}

async function proveStaged(
  staged: string,
  { events }: Manifest,
  key: ReturnType<typeof serviceKey>,
): Promise<StoreProof> {
  if (!existsSync(join(staged, EVENTS_FILE)))
    throw new Error(`The manifest names no event store (${EVENTS_FILE}).`);
  const store = await openFrozenStore(join(staged, EVENTS_FILE));
  try {
    await checkServiceKey(store, key);
    const proof = await proveStore(store);
    const problems = [...proof.problems, ...(await lockedDice(proof, store, key))];
    const revision = proof.position === null ? null : String(proof.position);
    if (
      proof.events !== events.count ||
      proof.streams.size !== events.streams ||
      revision !== events.revision
    )
      problems.push(
        `It holds ${proof.events} events in ${proof.streams.size} streams, up to ${revision}; the manifest says ` +
          `${events.count} in ${events.streams}, up to ${events.revision}`,
      );
    if (problems.length > 0)
      throw new Error(`The event store of the backup is not sound.\n${problems.join('\n')}`);
    return proof;
  } finally {
    await store.close();
  }
}

/** Puts a directory in the place of another, which is kept beside it. */
function swap(staged: string, to: string, stamp: string): string | null {
  if (existsSync(to)) giveToOwnerOf(to, staged);
  const before = holdsSomething(to) ? beforeName(to, stamp) : null;
  if (before !== null) putAside(to, before);
  try {
    renameSync(staged, to);
  } catch (error) {
    if (before !== null) renameSync(before, to);
    throw error;
  }
  syncToDisk(dirname(resolve(to)));
  return before;
}

/** Whoever restores as root restores for the user that runs the service. */
function giveToOwnerOf(to: string, staged: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(to);
  for (const path of [staged, ...filesIn(staged).map((each) => join(staged, each))])
    chownSync(path, uid, gid);
}

function putAside(to: string, before: string): void {
  try {
    renameSync(to, before);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error;
    throw new Error(
      `${to} cannot be renamed: it is a volume of its own. Restore into a folder within it, and set WARLEDGER_DATA_DIR to that.`,
      { cause: error },
    );
  }
}
