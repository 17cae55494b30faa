import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The event store of a data directory. */
export const EVENTS_FILE = 'events.sqlite';
/** The service key of a data directory, 64 hex digits. */
export const KEY_FILE = 'service.key';
/** Files of read models, which can be made anew. */
export const READ_MODEL_FILE = /^read-model-.+\.sqlite$/;

/** Where a data directory is, behind links to it. */
export const realPlace = (dataDir: string): string =>
  existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir);

/** What a restore is called while it is made ready, beside the directory that it will be. */
export const restoringName = (dataDir: string, stamp: string): string =>
  `${realPlace(dataDir)}.restoring-${stamp}`;

/** What a directory is called from the moment on that a restore takes its place. */
export const beforeName = (dataDir: string, stamp: string): string => `${realPlace(dataDir)}.before-${stamp}`;

/** Stamps of the restores that have left something beside a directory, by the kind of what they left. */
export function leftBeside(dataDir: string): {
  readonly restoring: readonly string[];
  readonly before: readonly string[];
} {
  const place = realPlace(dataDir);
  const [name, beside] = [basename(place), namesIn(dirname(place))];
  const stamps = (kind: string): readonly string[] =>
    beside.flatMap((each) =>
      each.startsWith(`${name}.${kind}-`) ? [each.slice(name.length + kind.length + 2)] : [],
    );
  return { restoring: stamps('restoring'), before: stamps('before') };
}

/** Names of what is in a folder; none where this process may not look into it. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * What to do about a restore that broke off between putting the old directory aside and the new one in its place; null
 * where none did. Whoever went on would begin an empty store there.
 */
export function halfRestored(dataDir: string): string | null {
  if (existsSync(join(dataDir, EVENTS_FILE))) return null;
  const { restoring, before } = leftBeside(dataDir);
  const stamp = restoring.find((each) => before.includes(each));
  if (stamp === undefined) return null;
  return (
    `A restore of ${dataDir} broke off at its last step. What was restored is proved and stands in ` +
    `${restoringName(dataDir, stamp)}: rename it to ${realPlace(dataDir)}. Or rename ${beforeName(dataDir, stamp)}, ` +
    'which was there before, back to it.'
  );
}
