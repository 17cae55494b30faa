import { unseal } from '../dice/index.js';
import type { TimelineOpenedData } from '../engine/index.js';
import type { EventStore, StoredRecord } from '../event-store/event-store.port.js';
import { hashing } from '../hashing/index.js';
import { existing, itemAt, type RecordedEvent } from '../kernel/index.js';
import { campaignStream, eventOf, openReadModel, streamOf, type ReadModel } from '../read-model/index.js';
import type { ServiceKey } from '../service/auth/service-key.js';
import { checkCampaign } from '../service/campaigns/campaign-check.js';
import { historyFor, newChainCheck, NO_HASH, readersOf } from '../timelines/index.js';
import { surveyOf, type StoreSurvey } from './survey.js';

/** What a store was found to hold. */
export interface StoreProof extends StoreSurvey {
  /** Timelines that were begun in parts and not finished when they were looked at: nobody knows of them. */
  readonly unfinished: number;
  /** Streams of a kind that is not known here: they are whole, and nothing more is said of them. */
  readonly unproven: number;
  /** Sentences, each with the name of its stream; none where all is sound. */
  readonly problems: readonly string[];
}

type Verdict = 'proved' | 'unfinished' | 'unproven' | { readonly problems: readonly string[] };

/**
 * Proves every stream of a store: no record is missing, every hash follows from what stands there and from the hash before
 * it, every fork hangs on its parent. Dice and rulings are not judged again. Throws StoreUnavailable, GapInStream.
 */
export async function proveStore(store: EventStore): Promise<StoreProof> {
  const survey = await surveyOf(store);
  const readModel = openReadModel(':memory:', store, []);
  try {
    const verdicts: Verdict[] = [];
    for (const stream of survey.streams.keys())
      verdicts.push(
        await verdictOn(stream, store, readModel, survey).catch((fault) => broken(stream, fault)),
      );
    const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
    const problems = verdicts.flatMap((each) => (typeof each === 'object' ? each.problems : []));
    return { ...survey, unfinished: count('unfinished'), unproven: count('unproven'), problems };
  } finally {
    await readModel.close();
  }
}

const broken = (stream: string, fault: unknown): Verdict => ({
  problems: [`${stream}: ${fault instanceof Error ? fault.message : String(fault)}`],
});

async function verdictOn(
  stream: string,
  store: EventStore,
  readModel: ReadModel,
  survey: StoreSurvey,
): Promise<Verdict> {
  const found = streamOf(stream);
  switch (found?.kind) {
    case 'campaign': {
      const { problems } = await checkCampaign(store, readModel, found.id);
      return verdictOf(stream, problems);
    }
    case 'timeline':
      return proveTimeline(found.id, stream, store, readModel, survey);
    case 'dice':
    case 'channel':
    case 'service':
      return proveSingly(stream, store);
    case undefined:
      return 'unproven';
  }
}

const verdictOf = (
  stream: string,
  problems: readonly { readonly revision: number; readonly message: string }[],
): Verdict =>
  problems.length === 0
    ? 'proved'
    : { problems: problems.map(({ revision, message }) => `${stream}, revision ${revision}: ${message}`) };

/** Records that are chained to nothing carry the hash of their own body. */
async function proveSingly(stream: string, store: EventStore): Promise<Verdict> {
  const problems = [];
  for await (const { index, body, hash } of store.read(stream))
    if (hashing.sha256(body) !== hash)
      problems.push({ revision: index, message: 'The hash does not follow from the record' });
  return verdictOf(stream, problems);
}

async function proveTimeline(
  id: string,
  stream: string,
  store: EventStore,
  { history }: ReadModel,
  { streams }: StoreSurvey,
): Promise<Verdict> {
  const facts = existing(await history.facts(id), 'facts of the timeline');
  const { length } = existing(streams.get(stream), 'stream');
  if (length < facts.records || !streams.has(campaignStream(facts.campaignId))) return 'unfinished';
  const { parent } = facts;
  const link = parent ? await history.event(parent.timelineId, parent.revision) : null;
  if (parent && !link)
    throw new Error(`Revision ${parent.revision} of its parent ${parent.timelineId} is missing`);
  const root = itemAt(await history.segments(id, 0, facts.base), 0).timelineId;
  const opened = existing(await history.event(root, 0), 'opening').data as unknown as TimelineOpenedData;
  const readers = readersOf(opened.seats);
  const chain = newChainCheck(hashing, 'all', { hash: link?.hash ?? NO_HASH, readers });
  const events = ownEvents(store.read(stream));
  for await (const entry of historyFor('all', events, () => true, hashing, readers)) chain.take(entry);
  return verdictOf(stream, chain.report().problems);
}

/** Throws Error where a record goes by another id or type than the event that it holds. */
async function* ownEvents(records: AsyncIterable<StoredRecord>): AsyncGenerator<RecordedEvent> {
  for await (const record of records) {
    const event = eventOf(record);
    if (event.id !== record.id || event.type !== record.type)
      throw new Error(`Record ${record.index} goes by another id or type than the event that it holds`);
    yield event;
  }
}

/** Sentences about dice of a store that do not open with a key; none where all do. */
export async function lockedDice(
  { streams }: StoreSurvey,
  store: EventStore,
  key: ServiceKey,
): Promise<readonly string[]> {
  const locked: string[] = [];
  for (const stream of streams.keys()) {
    const found = streamOf(stream);
    if (found?.kind !== 'dice') continue;
    for await (const { body } of store.read(stream, { from: 0, to: 0 }))
      if (!opens(body, key, found.id))
        locked.push(`${stream}: its dice were sealed under another service key, or are damaged`);
  }
  return locked;
}

function opens(body: string, key: ServiceKey, owner: string): boolean {
  try {
    const { sealed } = (JSON.parse(body) as { readonly data: { readonly sealed: string } }).data;
    unseal(sealed, key.bytes, owner);
    return true;
  } catch {
    return false;
  }
}
