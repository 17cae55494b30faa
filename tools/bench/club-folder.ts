import { seal, unseal } from '../../src/dice/index.js';
import type { EventStore, NewRecord, StoredRecord } from '../../src/event-store/event-store.port.js';
import { campaignStream, diceStream, timelineStream } from '../../src/read-model/index.js';
import { rehash } from './forger.js';
import { hashing } from '../../src/hashing/index.js';
import { existing, itemAt, type RecordedEvent } from '../../src/kernel/index.js';
import type { TimelineOpenedData } from '../../src/engine/index.js';
import { chainHash, eventOf, NO_HASH } from '../../src/timelines/index.js';
import { loadServiceKey } from '../../src/service/wiring/key-file.js';
import { openStore } from '../../src/service/wiring/stores.js';
import { settingsOf } from '../../src/service/wiring/index.js';
import type { Ground } from './ground.js';
import type { LongHistory } from './long-history.js';
import { startService } from './service-process.js';

const CAMPAIGNS = 100;
const EVENTS = 10_000;
/** Records of one append. */
const BATCH = 1000;

export interface ClubFolder {
  readonly dataDir: string;
  readonly timelines: readonly string[];
}

interface Names {
  readonly campaignId: string;
  readonly timelineId: string;
}

/**
 * A data directory as a club of 100 campaigns has it: the first 10,000 events of the long history a hundred times,
 * under names of its own each, with hash chains that hold, and a read model that has seen it all.
 */
export async function buildClub(
  ground: Ground,
  { house, campaign, ends }: LongHistory,
  say: (what: string) => void,
): Promise<ClubFolder> {
  say(`writing ${CAMPAIGNS} campaigns of ${EVENTS} events`);
  const settings = settingsOf({ dataDir: ground.folder('club'), durability: 'normal', logLevel: 'silent' });
  const source = await openStore(house.settings);
  const store = await openStore(settings);
  const { length } = existing(
    ends.find((each) => each.length >= EVENTS),
    'campaign of this length',
  );
  const played = await recordsOf(source, timelineStream(campaign.timelineId), length);
  const opened = await recordsOf(source, campaignStream(campaign.campaignId));
  const sealed = await recordsOf(source, diceStream(campaign.campaignId));
  const from = await loadServiceKey(house.settings, source);
  const to = await loadServiceKey(settings, store);
  const keys = { from: from.bytes, to: to.bytes };
  const clubs = Array.from({ length: CAMPAIGNS }, (_, at) => namesOf(at));
  for (const names of clubs) {
    const rename = renaming(campaign, names);
    const reseal = (body: string) => resealed(body, keys, campaign.campaignId, names.campaignId);
    await write(store, diceStream(names.campaignId), sealed, (body) => rename(reseal(body)));
    await write(store, timelineStream(names.timelineId), played, rename);
    await write(store, campaignStream(names.campaignId), opened, rename);
  }
  await store.close();
  await source.close();
  say('letting the service project them');
  const first = await startService(settings.dataDir);
  await first.stop();
  return { dataDir: settings.dataDir, timelines: clubs.map((each) => each.timelineId) };
}

const namesOf = (at: number): Names => {
  const number = String(at).padStart(16, '0');
  return { campaignId: `c${number}`, timelineId: `t${number}` };
};

const renaming = (from: Names, to: Names) => (text: string) =>
  text.replaceAll(from.campaignId, to.campaignId).replaceAll(from.timelineId, to.timelineId);

function resealed(
  body: string,
  keys: { readonly from: Uint8Array; readonly to: Uint8Array },
  from: string,
  to: string,
): string {
  const event = JSON.parse(body) as { data: { sealed?: string } };
  if (event.data.sealed === undefined) return body;
  event.data.sealed = seal(unseal(event.data.sealed, keys.from, from) as object, keys.to, to);
  return JSON.stringify(event);
}

async function recordsOf(store: EventStore, stream: string, limit?: number): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  const all = store.read(stream, limit === undefined ? {} : { limit });
  for await (const record of all) records.push(record);
  return records;
}

/** Records with their texts changed, chained anew: those of a timeline as steps, others one by one. */
function chained(records: readonly StoredRecord[], change: (body: string) => string): readonly NewRecord[] {
  const bodies = records.map(({ body }) => change(body));
  const opened = JSON.parse(itemAt(bodies, 0)) as RecordedEvent & { readonly data: TimelineOpenedData };
  const hashes =
    opened.type === 'timeline.Opened'
      ? rehash(
          bodies.map((body) => eventOf(body, '')),
          opened.data.seats,
        ).map(({ hash }) => hash)
      : linksOf(bodies);
  return records.map(({ id, type }, at) => ({
    id,
    type,
    body: itemAt(bodies, at),
    hash: itemAt(hashes, at),
  }));
}

function linksOf(bodies: readonly string[]): readonly string[] {
  let previous = NO_HASH;
  return bodies.map((body) => (previous = chainHash(previous, body, hashing)));
}

async function write(
  store: EventStore,
  stream: string,
  records: readonly StoredRecord[],
  change: (body: string) => string,
): Promise<void> {
  const changed = chained(records, change);
  for (let at = 0; at < changed.length; at += BATCH) {
    const result = await store.append(stream, at, changed.slice(at, at + BATCH));
    if (!result.ok) throw new Error(`${stream} was not written: ${JSON.stringify(result)}`);
  }
}
