import type { TimelineOpenedData } from '../../engine/index.js';
import { sizeOf } from '../../event-store/append-rules.js';
import type { EventStore, NewRecord } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import { existing, type RecordedEvent } from '../../kernel/index.js';
import { timelineStream, type CampaignOpenedData } from '../../read-model/index.js';
import { readExport } from '../../timelines/export/read.js';
import { eventBody } from '../../timelines/recording.js';
import { storedEvents } from '../../timelines/verification/history.js';
import { appendSurely } from '../append.js';

/** Bytes that go into the store at once, and a command more. */
const BATCH = 400_000;

interface Batch {
  readonly stream: string;
  /** Index in the stream of the first record. */
  readonly start: number;
  /** Line of the first record. */
  readonly line: number;
  readonly records: NewRecord[];
  /** Their bytes. */
  size: number;
}

export type StoredImport =
  | { readonly kind: 'stored'; readonly opened: TimelineOpenedData }
  | { readonly kind: 'conflict'; readonly line: number };

/**
 * Stores the events of a verified export, each in its own timeline's stream. Nobody sees them before the campaign is
 * opened; an interrupted import goes on where the same events stand already.
 */
export async function storeImported(store: EventStore, lines: AsyncIterable<string>): Promise<StoredImport> {
  let batch: Batch = { stream: '', start: 0, line: 0, records: [], size: 0 };
  let opened: TimelineOpenedData | null = null;
  const flush = async ({ stream, start, records }: Batch): Promise<boolean> =>
    records.length === 0 || (await appendSurely(store, stream, start, records)).ok;
  for await (const part of readExport(lines, hashing)) {
    if (part.kind !== 'entry') continue;
    const events = storedEvents(part.entry);
    const [{ type, data, timelineId }] = events as [RecordedEvent];
    if (type === 'timeline.Opened') opened = data as unknown as TimelineOpenedData;
    const stream = timelineStream(timelineId);
    // A command is stored whole.
    if (batch.stream !== stream || batch.size >= BATCH) {
      if (!(await flush(batch))) return { kind: 'conflict', line: batch.line };
      const start = batch.stream === stream ? batch.start + batch.records.length : 0;
      batch = { stream, start, line: part.line, records: [], size: 0 };
    }
    const records = events.map(recordOf);
    batch.records.push(...records);
    batch.size += sizeOf(records);
  }
  if (!(await flush(batch))) return { kind: 'conflict', line: batch.line };
  return { kind: 'stored', opened: existing(opened, 'opening in the export') };
}

const recordOf = (event: RecordedEvent): NewRecord => ({
  id: event.id,
  type: event.type,
  body: eventBody(event, hashing),
  hash: event.hash,
});

/** The campaign that an imported timeline belongs to, and its arbiter's seat (empty where it has none). */
export function openedBy(opened: TimelineOpenedData, mainTimeline: string) {
  const { name, ruleset, parameters, seats, dice } = opened;
  const campaign: CampaignOpenedData = {
    name,
    ruleset,
    parameters,
    policy: { playerForks: 'completed-turns', publicReading: false },
    diceMode: dice.mode,
    seats,
    mainTimeline,
  };
  return { campaign, arbiter: seats.find((each) => each.role === 'arbiter')?.id ?? '' };
}
