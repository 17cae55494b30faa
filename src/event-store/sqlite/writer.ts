import type { AppendResult, ClearResult } from '../event-store.port.js';
import type { Database } from './driver.js';
import { GroupCommit, type Append } from './group-commit.js';

/** Who writes into the file: what is asked of it one after the other, each group with one commit. */
export interface Writer {
  /** An answer to every append of the group. Never rejects. */
  store(group: readonly Append[]): Promise<readonly AppendResult[]>;
  clear(stream: string, expected: number): Promise<ClearResult>;
  /** Lets go of the file. Nothing is under way. */
  close(): Promise<void>;
}

/** Writes where it is asked, on a connection that is the caller's. */
export function writerHere(database: Database, committed?: (seconds: number) => void): Writer {
  let opened: GroupCommit | undefined;
  // A file that is only read takes no statements that write.
  const group = (): GroupCommit => (opened ??= new GroupCommit(database, committed));
  return {
    store: async (appends) => group().store(appends),
    clear: async (stream, expected) => group().clear(stream, expected),
    close: () => Promise.resolve(),
  };
}
