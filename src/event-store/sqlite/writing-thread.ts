/**
 * The thread that writes into the file of an event store, and waits for the disk, beside that of the event loop. It has a connection of its
 * own, and answers everything it is asked in the order in which it came.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { existing } from '../../kernel/index.js';
import type { AppendResult, ClearResult } from '../event-store.port.js';
import { openDatabase, type DatabaseSettings } from './driver.js';
import { GroupCommit, type Append } from './group-commit.js';

export interface WritingTask extends DatabaseSettings {
  readonly file: string;
}

export type WritingAsked =
  | { readonly store: readonly Append[] }
  | { readonly clear: { readonly stream: string; readonly expected: number } }
  | 'close';

export interface WritingAnswer {
  readonly answer: readonly AppendResult[] | ClearResult;
  /** How long each commit took, in seconds. */
  readonly commits: readonly number[];
}

const { file, ...settings } = workerData as WritingTask;
const service = existing(parentPort, 'service');
const database = openDatabase(file, settings);
let commits: number[] = [];
const group = new GroupCommit(database, (seconds) => commits.push(seconds));

service.on('message', (asked: WritingAsked) => {
  if (asked === 'close') {
    database.close();
    return service.close();
  }
  commits = [];
  const answer =
    'store' in asked ? group.store(asked.store) : group.clear(asked.clear.stream, asked.clear.expected);
  service.postMessage({ answer, commits } satisfies WritingAnswer);
});
