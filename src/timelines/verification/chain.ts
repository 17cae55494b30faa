import type { Hashing, RecordedEvent } from '../../kernel/index.js';
import type { TimelineForkedData, TimelineOpenedData } from '../../engine/index.js';
import { eventBody } from '../recording.js';
import {
  chainHash,
  eventDigest,
  leafOf,
  leavesOf,
  NO_HASH,
  readersOf,
  shownDigest,
  stepHash,
  type Reader,
  type ShownEvent,
  type WholeEvent,
} from '../steps.js';
import { newFindings } from './findings.js';
import {
  isSealed,
  isStep,
  isWhole,
  isWithheld,
  nameOf,
  placeOf,
  type HistoryEntry,
  type HistoryStep,
  type SealedEvent,
} from './history.js';

/** Where a chain is taken up: at the link before it, with the readers that its steps have leaves for. */
export interface ChainStart {
  readonly hash: string;
  readonly readers?: readonly Reader[];
}

/** Every entry follows from what it says and from the link before; forks hang on the link that they name. */
export function newChainCheck(hashing: Hashing, reader: Reader, start: ChainStart = { hash: NO_HASH }) {
  const chain = newFindings('hash-chain');
  let previousHash = start.hash;
  let previousHidden = false;
  let { readers } = start;
  let bound = 0;

  const checkLink = (event: RecordedEvent): void => {
    if (chainHash(previousHash, eventBody(event, hashing), hashing) === event.hash) return;
    const before = previousHidden ? ' (or the withheld event before it was changed)' : '';
    const message = `The hash does not follow from the event and the hash before it${before}`;
    chain.problem(event.revision, `${message} ${nameOf(event)}`);
  };

  /** A step is named by the first of its events that the reader knows: the command, for whoever may know it. */
  const problemOf = (step: HistoryStep, message: string): void => {
    const [known] = step.events.flatMap((event) => (isSealed(event) ? [] : [event]));
    chain.problem(placeOf(step), known ? `${message} ${nameOf(known)}` : message);
  };

  /** A history shown whole has the salt of the step: all its leaves can be made again. */
  const checkAllLeaves = (step: HistoryStep): void => {
    const { leaves, salt, events } = step;
    const said = events as readonly (WholeEvent | SealedEvent)[];
    const digested = said.map((event) =>
      isSealed(event)
        ? { audience: SEALED, digest: event.digest }
        : { audience: event.audience, digest: eventDigest(event, hashing) },
    );
    const made = leavesOf(salt, digested, readers ?? [], hashing);
    if (hashing.canonical(made) !== hashing.canonical(leaves))
      problemOf(step, 'The leaves do not follow from the events of the step');
  };

  const checkOwnLeaf = (step: HistoryStep): void => {
    const { leaves, salt, events } = step;
    const digests = events.map((event) => {
      if (isSealed(event)) return event.digest;
      return isWhole(event) ? eventDigest(event, hashing) : shownDigest(event, hashing);
    });
    if (leaves[reader] !== leafOf(salt, digests, hashing))
      problemOf(step, "The reader's leaf does not follow from the events of the step");
  };

  const checkStep = (step: HistoryStep): void => {
    const names = Object.keys(step.leaves) as Reader[];
    readers ??= names;
    if (names.toSorted().join() !== readers.toSorted().join()) {
      problemOf(step, 'The step has not the leaves of the seats of this campaign');
    }
    if (reader === 'all') checkAllLeaves(step);
    else checkOwnLeaf(step);
    if (stepHash(previousHash, step.leaves, hashing) !== step.hash)
      problemOf(step, 'The hash does not follow from the leaves and the hash before them');
  };

  const noteReaders = ({ type, data }: Pick<WholeEvent, 'type' | 'data'>): void => {
    if (type === 'timeline.Opened') readers = readersOf((data as unknown as TimelineOpenedData).seats);
  };

  const checkFork = (place: number, event: WholeEvent | ShownEvent): void => {
    if (event.type !== 'timeline.Forked') return;
    if ((event.data as unknown as TimelineForkedData).parentHash !== previousHash)
      chain.problem(place, `The fork names another hash of its parent ${nameOf(event)}`);
  };

  const takeStep = (step: HistoryStep): void => {
    const [first] = step.events;
    if (first && !isSealed(first)) noteReaders(first);
    checkStep(step);
    if (first && !isSealed(first)) checkFork(placeOf(step), first);
    bound += step.events.length;
  };

  const takeEvent = (event: RecordedEvent): void => {
    noteReaders(event);
    checkLink(event);
    checkFork(event.revision, event);
    bound += 1;
  };

  return {
    take: (entry: HistoryEntry): void => {
      const hidden = !isStep(entry) && isWithheld(entry);
      if (isStep(entry)) takeStep(entry);
      else if (!isWithheld(entry)) takeEvent(entry);
      // What stands before it could be another, and the hash the same: nothing is bound so far.
      else bound = 0;
      if (!hidden) chain.examine();
      previousHidden = hidden;
      previousHash = entry.hash;
    },
    breakOff: (revision: number, why: string): void => chain.problem(revision, why),
    bound: () => bound,
    report: () => chain.report(),
  };
}

/** By its receipt all know that a sealed event is there: it stands in every leaf, whatever its seats. */
const SEALED = { to: 'sealed', seats: [], until: { turn: 0, phase: '' } } as const;
