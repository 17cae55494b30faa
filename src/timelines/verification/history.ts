import { itemAt, lastOf, type Hashing, type RecordedEvent } from '../../kernel/index.js';
import type { TimelineOpenedData } from '../../engine/index.js';
import {
  eventDigest,
  leavesOf,
  NO_HASH,
  readersOf,
  readerSalt,
  shownOf,
  standsIn,
  stepsOf,
  wholeOf,
  type Leaves,
  type Reader,
  type ShownEvent,
  type WholeEvent,
} from '../steps.js';

/** An event with a hash of its own that the reader may not see yet: only its place and its hash are known. */
export interface WithheldEvent {
  readonly withheld: true;
  readonly revision: number;
  readonly timelineId: string;
  readonly hash: string;
}

/** A sealed event before its time: that it is there, and what it will be held against. */
export interface SealedEvent {
  readonly sealed: true;
  /** Its digest, as every leaf holds it. */
  readonly digest: string;
}

export type StepEvent = WholeEvent | ShownEvent | SealedEvent;

/** One command as a reader may know it. */
export interface HistoryStep {
  /** 0-based number of the command in the timeline's whole history. */
  readonly step: number;
  /** Its link in the chain. */
  readonly hash: string;
  readonly leaves: Leaves;
  /** The reader's own salt, with which the reader's leaf can be made again; for the reader `all` the step's. */
  readonly salt: string;
  readonly events: readonly StepEvent[];
}

/** One place of a history as a reader may know it: a step, or an event that was stored with a hash of its own. */
export type HistoryEntry = RecordedEvent | WithheldEvent | HistoryStep;

export const isStep = (entry: HistoryEntry): entry is HistoryStep => 'leaves' in entry;
export const isWithheld = (entry: HistoryEntry | SeenEntry): entry is WithheldEvent => 'withheld' in entry;
export const isSealed = (event: StepEvent): event is SealedEvent => 'sealed' in event;
export const isWhole = (event: StepEvent): event is WholeEvent => 'revision' in event;

/** What a problem of an entry is named by: a revision, or the number of a step of which none is shown. */
export function placeOf(entry: HistoryEntry): number {
  return isStep(entry) ? (entry.events.find(isWhole)?.revision ?? entry.step) : entry.revision;
}

/** An event as messages name it: the rules because of which it happened, and its type. */
export const nameOf = ({ because, type }: Pick<RecordedEvent, 'because' | 'type'>): string =>
  `(${[...because, type].join(', ')})`;

/** An event of a history, or the place of one. */
export type SeenEntry = RecordedEvent | WithheldEvent;

/**
 * The events of an entry one by one, for whoever has no use for steps. What a step does not show whole has the number
 * of the step for its revision, and an audience of nobody.
 */
export function seenOf(entry: HistoryEntry): readonly SeenEntry[] {
  if (!isStep(entry)) return [entry];
  const { step, hash, events } = entry;
  return events.map((event): SeenEntry => {
    if (isSealed(event)) return { withheld: true, revision: step, timelineId: '', hash };
    if (isWhole(event)) return { ...event, hash };
    const { kept: _, ...shown } = event;
    return { ...shown, revision: step, causationId: null, audience: { to: 'seats', seats: [] }, hash };
  });
}

/** The events of an entry that hides nothing, as they were stored. */
export function storedEvents(entry: HistoryEntry): readonly RecordedEvent[] {
  if (!isStep(entry)) return [entry as RecordedEvent];
  const { events, hash, salt: stepSalt } = entry;
  return events.map((event, at): RecordedEvent => {
    const end = at === events.length - 1 ? { last: true as const, stepSalt } : {};
    return { ...(event as WholeEvent), ...end, hash };
  });
}

/** The place of an event, without what it says. */
export const withhold = ({ revision, timelineId, hash }: RecordedEvent): WithheldEvent => ({
  withheld: true,
  revision,
  timelineId,
  hash,
});

/**
 * A whole history as a reader may know it, from its first event. What a command hides is told neither by the number nor
 * by the form of the entries. An event with a hash of its own is shown with its audience or not at all: one whose
 * audience names others is withheld from a reader who may not know all.
 * @param mayRead whether the reader may read an event by now
 * @param readers of the campaign, where the events begin after its opening
 */
export async function* historyFor(
  reader: Reader,
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
  mayRead: (event: RecordedEvent) => boolean,
  hashing: Hashing,
  readers: readonly Reader[] = [],
): AsyncGenerator<HistoryEntry> {
  let step = 0;
  for await (const command of stepsOf(events)) {
    const first = itemAt(command, 0);
    if (first.type === 'timeline.Opened') {
      readers = readersOf((first.data as unknown as TimelineOpenedData).seats);
    }
    const stepSalt = lastOf(command).stepSalt;
    if (stepSalt !== undefined) yield stepFor(reader, { step, stepSalt, command, readers }, mayRead, hashing);
    else yield* command.map((event) => (mayRead(event) && mayName(event, reader) ? event : withhold(event)));
    step += 1;
  }
}

const mayName = ({ audience }: RecordedEvent, reader: Reader): boolean =>
  reader === 'all' || !('seats' in audience) || audience.seats.every((seat) => reader === `seat:${seat}`);

interface StoredStep {
  readonly step: number;
  readonly stepSalt: string;
  readonly command: readonly RecordedEvent[];
  readonly readers: readonly Reader[];
}

function stepFor(
  reader: Reader,
  { step, stepSalt, command, readers }: StoredStep,
  mayRead: (event: RecordedEvent) => boolean,
  hashing: Hashing,
): HistoryStep {
  const digested = command.map((event) => {
    const whole = wholeOf(event);
    return { event, whole, audience: event.audience, digest: eventDigest(whole, hashing) };
  });
  const events = digested
    .filter(({ audience }) => standsIn(audience, reader))
    .map(({ event, whole, digest }): StepEvent => {
      if (!mayRead(event)) return { sealed: true, digest };
      return reader === 'all' ? whole : shownOf(whole, hashing);
    });
  return {
    step,
    // All events of a step are stored with its link. Where they are not, there is none.
    hash: command.every(({ hash }) => hash === itemAt(command, 0).hash) ? itemAt(command, 0).hash : NO_HASH,
    leaves: leavesOf(stepSalt, digested, readers, hashing),
    salt: reader === 'all' ? stepSalt : readerSalt(stepSalt, reader, hashing),
    events,
  };
}
