import type { EventStore, NewRecord, StoredRecord } from '../event-store/event-store.port.js';
import { sizeOf } from '../event-store/append-rules.js';
import { existing } from '../kernel/index.js';
import { appendSurely } from '../service/append.js';
import { surveyOf, type StoreSurvey } from './survey.js';

/** Bytes of an append, where more than one record goes into it: as much as any store takes at once. */
const RUN_BYTES = 400_000;

/** What was copied. */
export interface CopyReport {
  readonly events: number;
  readonly streams: number;
  /** Events that stood in the target already: an earlier copy was gone on with. */
  readonly stood: number;
}

/** Told how many of all events stand in the target. */
export type CopyProgress = (done: number, all: number) => void;

/**
 * Copies a whole store into another, in the one order of the source, and goes on where an earlier copy ended. At the end every
 * stream is proved to be the same in both: length, order, ids, bodies and hashes. Streams that were cleared are not copied.
 * Throws Error with a sentence where the target holds anything else, and where either is written to meanwhile;
 * ServiceError where the target does not take a record.
 */
export async function copyStore(
  from: EventStore,
  to: EventStore,
  progress: CopyProgress = () => undefined,
): Promise<CopyReport> {
  const [source, target] = [await surveyOf(from), await surveyOf(to)];
  await checkBeginning(from, source, target);
  let done = target.events;
  progress(done, source.events);
  const standing = (stream: string): number => target.streams.get(stream)?.length ?? 0;
  for await (const run of runsOf(from.readAll(null), ({ stream, index }) => index >= standing(stream))) {
    const { stream, index } = existing(run[0], 'record');
    const result = await appendSurely(to, stream, index, run.map(asNew));
    if (!result.ok)
      throw new Error(`Somebody else writes to ${stream} in the target: stop every service on it.`);
    progress((done += run.length), source.events);
  }
  checkSame(await surveyOf(from), await surveyOf(to));
  return { events: source.events, streams: source.streams.size, stood: target.events };
}

const asNew = ({ id, type, body, hash }: StoredRecord): NewRecord => ({ id, type, body, hash });

/** Throws Error unless the target is a beginning of the source. */
async function checkBeginning(from: EventStore, source: StoreSurvey, target: StoreSurvey): Promise<void> {
  for (const [stream, { length, last }] of target.streams) {
    for await (const record of from.read(stream, { from: length - 1, to: length - 1 }))
      if (record.id !== last.id || record.hash !== last.hash) throw new Error(otherHistory(stream));
    if (length > (source.streams.get(stream)?.length ?? 0)) throw new Error(otherHistory(stream));
  }
}

const otherHistory = (stream: string): string =>
  `The target holds another history: ${stream} is not, or not so, in the source. Nothing was copied; name an empty target.`;

/** Records that follow each other in the store and in their stream, as many as go into one append. */
async function* runsOf(
  records: AsyncIterable<StoredRecord>,
  wanted: (record: StoredRecord) => boolean,
): AsyncGenerator<readonly StoredRecord[]> {
  let run: StoredRecord[] = [];
  let size = 0;
  for await (const record of records) {
    if (!wanted(record)) continue;
    const more = sizeOf([record]);
    if (run.length > 0 && (run[0]?.stream !== record.stream || size + more > RUN_BYTES)) {
      yield run;
      [run, size] = [[], 0];
    }
    run.push(record);
    size += more;
  }
  if (run.length > 0) yield run;
}

/** Throws Error where two stores differ in anything. */
function checkSame(source: StoreSurvey, target: StoreSurvey): void {
  const names = new Set([...source.streams.keys(), ...target.streams.keys()]);
  const differing = [...names].filter(
    (each) => source.streams.get(each)?.digest !== target.streams.get(each)?.digest,
  );
  if (differing.length > 0)
    throw new Error(
      `These streams are not the same in both: ${differing.join(', ')}. If the source was played on meanwhile, stop its service and copy again: it goes on where it ended.`,
    );
  if (source.order !== target.order)
    throw new Error(
      'The streams are the same, their order among each other is not: copy into an empty target.',
    );
}
