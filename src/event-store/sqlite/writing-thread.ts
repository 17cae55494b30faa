/**
 * The thread that writes into the file of an event store, and waits for the disk, beside that of the event loop. It has a connection of its
 * own, and answers everything it is asked in the order in which it came.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { existing } from '../../kernel/index.js';
import { openDatabase } from './driver.js';
import { GroupCommit } from './group-commit.js';
import { received, type WritingAnswer, type WritingAsked, type WritingTask } from './writing-messages.js';

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
    'store' in asked
      ? group.store(asked.store.map(received))
      : group.clear(asked.clear.stream, asked.clear.expected);
  service.postMessage({ answer, commits } satisfies WritingAnswer);
});
