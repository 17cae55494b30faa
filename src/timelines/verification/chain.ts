import type { Hashing, RecordedEvent } from '../../kernel/index.js';
import type { TimelineForkedData } from '../../engine/index.js';
import { chainHash, eventBody, NO_HASH } from '../recording.js';
import { newFindings } from './findings.js';
import { isWithheld, type HistoryEntry } from './history.js';

/** Hash chain, gap-free revisions, and forks that hang where they say they do. */
export function newChainCheck(hashing: Hashing) {
  const chain = newFindings('hash-chain');
  const revisions = newFindings('revisions');
  let previousHash = NO_HASH;
  let previousHidden = false;
  let next = 0;
  let timelineId: string | undefined;

  const checkLink = (event: RecordedEvent): void => {
    chain.examine();
    if (chainHash(previousHash, eventBody(event, hashing), hashing) === event.hash) return;
    const before = previousHidden ? ' (or the withheld event before it was changed)' : '';
    chain.problem(event.revision, `The hash does not follow from the event and the hash before it${before}`);
  };

  const checkFork = (event: RecordedEvent): void => {
    const { revision, parentHash, parent } = event.data as unknown as TimelineForkedData;
    if (parentHash !== previousHash)
      chain.problem(event.revision, 'The fork names another hash of its parent');
    if (revision !== event.revision - 1)
      revisions.problem(event.revision, 'The fork begins at another revision');
    if (parent === event.timelineId) revisions.problem(event.revision, 'The fork names itself as its parent');
  };

  const checkPlace = (entry: HistoryEntry): void => {
    revisions.examine();
    if (entry.revision !== next) revisions.problem(entry.revision, `Revision ${next} was expected here`);
    next = entry.revision + 1;
    const type = isWithheld(entry) ? 'withheld' : entry.type;
    if (timelineId === undefined && type !== 'withheld' && type !== 'timeline.Opened') {
      revisions.problem(entry.revision, 'A history begins with timeline.Opened');
    }
    if (timelineId !== undefined && type === 'timeline.Opened') {
      revisions.problem(entry.revision, 'A history is opened once');
    }
    const moved = timelineId !== undefined && entry.timelineId !== timelineId;
    if (moved !== (type === 'timeline.Forked') && type !== 'withheld') {
      revisions.problem(entry.revision, 'The timeline changes with timeline.Forked, and with it alone');
    }
    timelineId = entry.timelineId;
  };

  return {
    take: (entry: HistoryEntry): void => {
      checkPlace(entry);
      if (!isWithheld(entry)) checkLink(entry);
      if (!isWithheld(entry) && entry.type === 'timeline.Forked') checkFork(entry);
      previousHash = entry.hash;
      previousHidden = isWithheld(entry);
    },
    reports: () => [chain.report(), revisions.report()],
  };
}
