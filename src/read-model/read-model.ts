import type { AnyRuleset } from '../engine/index.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { openDatabase } from '../event-store/sqlite/driver.js';
import { openAudit, type Audit } from './audit.js';
import { readModelDatabase } from './database.js';
import { openDirectory, type Directory } from './directory.js';
import { openHistory, type History } from './history.js';
import { openProjector, type Projector } from './projector.js';
import { openSnapshots } from './snapshots.js';
import { openSteps, type Steps } from './steps.js';

/** Everything that can be asked faster than from the event store. Always rebuildable from it. */
export interface ReadModel {
  readonly directory: Directory;
  readonly audit: Audit;
  readonly history: History;
  readonly steps: Steps;
  readonly projector: Projector;
  /** Writes what is pending and lets go of the file. */
  close(): Promise<void>;
}

/**
 * Opens the read model; it does not follow the store before `projector.follow`.
 * @param file path, or `:memory:`
 * Throws the driver's error, SQLITE_BUSY where another process has it open.
 */
export function openReadModel(file: string, store: EventStore, rulesets: readonly AnyRuleset[]): ReadModel {
  // What a crash loses is projected again: no commit needs to wait for the disk.
  const opened = openDatabase(file, { synchronous: 'OFF', busyTimeout: 0, exclusive: true });
  const database = readModelDatabase(opened);
  const snapshots = openSnapshots(database);
  const history = openHistory(store, rulesets, snapshots);
  const projector = openProjector(store, database, history, snapshots, rulesets);
  const audit = openAudit(database);
  return {
    directory: openDirectory(database),
    audit,
    history,
    steps: openSteps(history, audit),
    projector,
    close: async () => {
      await projector.close();
      database.close();
    },
  };
}
