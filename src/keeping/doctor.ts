import { constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable, type EventStore } from '../event-store/event-store.port.js';
import { isWriteLocked } from '../event-store/sqlite/driver.js';
import { lookAtReadModel, type ReadModelLook } from '../read-model/index.js';
import type { ServiceKey } from '../service/auth/service-key.js';
import type { Settings } from '../service/settings.js';
import {
  EVENTS_FILE,
  halfRestored,
  KEY_FILE,
  leftBeside,
  READ_MODEL_FILE,
  beforeName,
  restoringName,
} from '../service/wiring/data-directory.js';
import { checkServiceKey, standingKey } from '../service/wiring/key-file.js';
import { openFrozenStore, openStore } from '../service/wiring/stores.js';
import { filesIn, isInUse } from './files.js';
import { lockedDice, proveStore, type StoreProof } from './proof.js';

/** One thing about a data directory, in a sentence that says what to do about it. */
export interface Finding {
  /** False for what is worth knowing and needs nothing done. */
  readonly wrong: boolean;
  readonly says: string;
}

const wrong = (says: string): Finding => ({ wrong: true, says });
const note = (says: string): Finding => ({ wrong: false, says });

/** What the system says of the directory, and to whom. */
export interface Surroundings {
  /** Bytes that may still be written to the disk of a folder. */
  readonly freeBytes: (folder: string) => number;
  /** Whether this user may do with a path what a mode of `fs.access` says. */
  readonly may: (path: string, mode: number) => boolean;
}

/** Free bytes below which a disk is nearly full, beside room for the event store once more. */
const ROOM = 100 * 1024 * 1024;

/** Looks at a data directory, and at the event store that the settings name. Changes nothing that a start would not. */
export async function examine(settings: Settings, around: Surroundings): Promise<readonly Finding[]> {
  const { dataDir } = settings;
  const place = placeOf(dataDir);
  if (place.some((each) => each.wrong) || !existsSync(dataDir)) return place;
  const shut = shutTo(dataDir, around);
  if (shut.length > 0) return [...place, ...shut];
  const findings = [...place, ...openKeyOf(dataDir), ...roomOf(dataDir, around)];
  const names = filesIn(dataDir);
  if (settings.store === 'sqlite' && !names.includes(EVENTS_FILE))
    return [...findings, ...withoutEvents(dataDir, names)];
  return [...findings, ...(await storeOf(settings))];
}

/** Whether there is a directory, and what restores have left beside it. */
function placeOf(dataDir: string): readonly Finding[] {
  const half = halfRestored(dataDir);
  if (half !== null) return [wrong(half)];
  if (!existsSync(dataDir))
    return [
      wrong(
        `${dataDir} does not exist. Is WARLEDGER_DATA_DIR right? Restore a backup there, or start the service, which begins an empty store.`,
      ),
    ];
  if (!statSync(dataDir).isDirectory()) return [wrong(`${dataDir} is no folder.`)];
  const { restoring, before } = leftBeside(dataDir);
  return [
    ...restoring.map((stamp) =>
      note(
        `A restore broke off before it replaced anything. What it left can be deleted: ${restoringName(dataDir, stamp)}.`,
      ),
    ),
    ...before.map((stamp) =>
      note(`${beforeName(dataDir, stamp)} is what was there before a restore. Delete it when you are sure.`),
    ),
  ];
}

/** What this user may not read and write: the rest cannot be looked at then. */
function shutTo(dataDir: string, { may }: Surroundings): readonly Finding[] {
  const giveIt = 'Give it to the user that runs the service (chown).';
  const { R_OK, W_OK, X_OK } = constants;
  if (!may(dataDir, R_OK | W_OK | X_OK))
    return [wrong(`This user may not read and write in ${dataDir}. ${giveIt}`)];
  return filesIn(dataDir)
    .filter((each) => !may(join(dataDir, each), R_OK | W_OK))
    .map((each) => wrong(`This user may not read and write ${join(dataDir, each)}. ${giveIt}`));
}

function openKeyOf(dataDir: string): readonly Finding[] {
  const key = join(dataDir, KEY_FILE);
  const mode = statSync(key, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) === 0
    ? []
    : [wrong(`Others than its owner may read ${key}. Shut it: chmod 600 ${key}`)];
}

function roomOf(dataDir: string, { freeBytes }: Surroundings): readonly Finding[] {
  const free = freeBytes(dataDir);
  const events = join(dataDir, EVENTS_FILE);
  const needed = ROOM + (existsSync(events) ? statSync(events).size : 0);
  const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
  if (free >= needed) return [];
  return [
    wrong(
      `The disk of ${dataDir} is nearly full: ${inMegabytes(free)} are free, ${inMegabytes(needed)} should be. Make room, or move the directory.`,
    ),
  ];
}

function withoutEvents(dataDir: string, names: readonly string[]): readonly Finding[] {
  const traces = names.filter(
    (each) => each === KEY_FILE || READ_MODEL_FILE.test(each) || each.startsWith(EVENTS_FILE),
  );
  if (traces.length === 0) return [note(`${dataDir} holds no event store yet: the first start makes one.`)];
  return [
    wrong(
      `${join(dataDir, EVENTS_FILE)} is missing, though ${traces.join(', ')} is there: a start would begin an empty store. Restore a backup: npm run restore.`,
    ),
  ];
}

/** What the store says of itself, its key and its read models. */
async function storeOf(settings: Settings): Promise<readonly Finding[]> {
  let store: EventStore | undefined;
  try {
    const inUse = isInUse(settings.dataDir);
    if (inUse && settings.store === 'sqlite' && isWriteLocked(join(settings.dataDir, EVENTS_FILE)))
      return [wrong(LOCKED)];
    store = await openedToLook(settings, inUse);
    const proof = await proveStore(store);
    return [
      ...(inUse ? [note(`A service, or another tool, has ${settings.dataDir} open.`)] : []),
      ...(await keyOf(settings, store, proof)),
      ...ofProof(proof),
      ...(await readModelsOf(settings, store, proof)),
    ];
  } catch (error) {
    return [
      wrong(
        `${error instanceof Error ? error.message : String(error)}${error instanceof StoreUnavailable ? '' : '. Restore a backup: npm run restore.'}`,
      ),
    ];
  } finally {
    await store?.close();
  }
}

const LOCKED =
  `Another process keeps ${EVENTS_FILE} locked: nothing can be stored, and the rest cannot be looked at. ` +
  'Find it (fuser, lsof) and end it.';

/** What a crash left in the log of the store is taken over, as a start does; else the file is only read. */
async function openedToLook(settings: Settings, inUse: boolean): Promise<EventStore> {
  const log = join(settings.dataDir, `${EVENTS_FILE}-wal`);
  const atRest = !inUse && (statSync(log, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (settings.store !== 'sqlite' || !atRest) return openStore(settings);
  return openFrozenStore(join(settings.dataDir, EVENTS_FILE));
}

async function keyOf(settings: Settings, store: EventStore, proof: StoreProof): Promise<readonly Finding[]> {
  let key: ServiceKey | null;
  try {
    key = standingKey(settings);
    if (key) await checkServiceKey(store, key);
  } catch (error) {
    return [wrong((error as Error).message)];
  }
  if (key) return (await lockedDice(proof, store, key)).map(wrong);
  if (proof.events === 0) return [];
  return [
    wrong(
      `${join(settings.dataDir, KEY_FILE)} is missing, and the event store was written under it. Restore it from the backup, or set WARLEDGER_KEY to its 64 hex digits.`,
    ),
  ];
}

const ofProof = ({ problems, unfinished, unproven }: StoreProof): readonly Finding[] => [
  ...problems.map((each) =>
    wrong(`${each}. Restore a backup, or verify that timeline in the app and go on from a fork before it.`),
  ),
  ...(unfinished > 0
    ? [note(`${unfinished} timelines were begun and are not finished: they are cleared away after a week.`)]
    : []),
  ...(unproven > 0
    ? [
        note(
          `${unproven} streams are of a kind unknown here: they are whole, and nothing more is said of them.`,
        ),
      ]
    : []),
];

async function readModelsOf(
  settings: Settings,
  store: EventStore,
  proof: StoreProof,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  // Those of another kind of store know its positions.
  const names = filesIn(settings.dataDir).filter((name) => READ_MODEL_FILE.test(name));
  for (const each of names.filter((name) => name.startsWith(`read-model-${settings.store}`))) {
    const looked = await lookAtReadModel(join(settings.dataDir, each), store);
    findings.push(...ofReadModel(each, looked, proof));
  }
  return findings;
}

const LOSSES = {
  lost: 'The event store holds less than was known of it',
  other: 'The event store holds another history than was known of it',
} as const;

function ofReadModel(file: string, looked: ReadModelLook, { position }: StoreProof): readonly Finding[] {
  switch (looked.kind) {
    case 'in-use':
      return [note(`${file} is kept by a running service: /health says how far it is.`)];
    case 'broken':
      return [wrong(`${file} cannot be read (${looked.reason}). Make it anew: npm run rebuild.`)];
    case 'stale':
      return [note(`${file} was made by another version: the next start makes it anew.`)];
    case 'current':
      if (looked.agreement !== 'agrees')
        return [
          wrong(
            `${LOSSES[looked.agreement]} (${file}): its last writes are lost, or an older copy was put there. Restore the newest backup; if the older copy is meant: npm run rebuild.`,
          ),
        ];
      return looked.position === position
        ? []
        : [note(`${file} is behind the event store: the next start catches up.`)];
  }
}
