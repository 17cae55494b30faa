import { LRUCache } from 'lru-cache';
import { newEdit, type Moment, type RecordedEvent } from '../kernel/index.js';
import type {
  AnyRuleset,
  DiceCommitment,
  FoldedTimeline,
  TimelineForkedData,
  TimelineOpenedData,
} from '../engine/index.js';
import type { EventStore, StoredRecord } from '../event-store/event-store.port.js';
import { replayOne } from '../timelines/replay.js';
import type { Segment } from './segment.js';
import { SNAPSHOT_INTERVAL, type Snapshots } from './snapshots.js';
import { eventOf, readRecord, timelineStream } from './streams.js';

/** What the first event of a timeline's stream says for ever. */
export interface TimelineFacts {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly ruleset: { readonly code: string; readonly version: string };
  /** The timeline in whose own stream the shared revision stands. */
  readonly parent: { readonly timelineId: string; readonly revision: number } | null;
  /** Revision of the first event in its own stream. */
  readonly base: number;
  /** Moment at which it was opened or forked. */
  readonly beganAt: Moment;
  readonly diceOrigin: 'own' | 'fresh' | 'same';
  readonly dice: DiceCommitment;
  /** Timeline whose dice root is in force here. */
  readonly diceOwner: string;
  readonly reason: string | null;
  readonly amends: TimelineForkedData['amends'];
  /** Records without which the timeline is not whole: its making was interrupted, and nobody knows of it. */
  readonly records: number;
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Reads timelines, across forks, from the event store. */
export interface History {
  /** Null when there is no such timeline. */
  facts(timelineId: string): Promise<TimelineFacts | null>;
  /** The stretches that make up revisions `from`…`to` of a timeline, oldest first. */
  segments(timelineId: string, from: number, to: number): Promise<readonly Segment[]>;
  /** Events `from`…`to` (inclusive) in order, as far as they exist. */
  events(timelineId: string, from: number, to: number): AsyncIterable<RecordedEvent>;
  event(timelineId: string, revision: number): Promise<RecordedEvent | null>;
  /** The timeline folded up to and including a revision that exists. Costs at most a snapshot interval of events. */
  at(timelineId: string, revision: number): Promise<FoldedTimeline>;
  ruleset(code: string): AnyRuleset;
}

/** Timelines whose first event is remembered; a fact is under a kilobyte. */
const REMEMBERED_FACTS = 10_000;

export function openHistory(
  store: EventStore,
  rulesets: readonly AnyRuleset[],
  snapshots: Snapshots,
): History {
  const known = new LRUCache<string, TimelineFacts>({ max: REMEMBERED_FACTS });

  const ruleset = (code: string): AnyRuleset => {
    const found = rulesets.find((each) => each.meta.code === code);
    if (!found) throw new Error(`No ruleset ${code} in this service`);
    return found;
  };

  const facts = async (timelineId: string): Promise<TimelineFacts | null> => {
    const remembered = known.get(timelineId);
    if (remembered) return remembered;
    for await (const record of store.read(timelineStream(timelineId), { from: 0, to: 0 })) {
      const found = await factsOf(eventOf(record), facts);
      known.set(timelineId, found);
      return found;
    }
    return null;
  };

  const segments = async (timelineId: string, from: number, to: number): Promise<readonly Segment[]> => {
    const found: Segment[] = [];
    let id: string | null = timelineId;
    let last = to;
    while (id !== null && last >= from) {
      const here: TimelineFacts | null = await facts(id);
      if (!here) throw new Error(`Timeline ${id} is missing`);
      if (last >= here.base) {
        const first = Math.max(from, here.base);
        found.unshift({ timelineId: id, from: first, to: last, index: first - here.base });
      }
      last = Math.min(last, here.parent?.revision ?? -1);
      id = here.parent?.timelineId ?? null;
    }
    return found;
  };

  async function* events(timelineId: string, from: number, to: number): AsyncIterable<RecordedEvent> {
    for (const segment of await segments(timelineId, Math.max(from, 0), to)) {
      for await (const record of recordsOf(segment)) yield eventOf(record);
    }
  }

  const recordsOf = ({ timelineId, index, from, to }: Segment): AsyncIterable<StoredRecord> =>
    store.read(timelineStream(timelineId), { from: index, to: index + to - from });

  const event = async (timelineId: string, revision: number): Promise<RecordedEvent | null> => {
    if (revision < 0) return null;
    for await (const found of events(timelineId, revision, revision)) return found;
    return null;
  };

  const at = async (timelineId: string, revision: number): Promise<FoldedTimeline> => {
    const here = await facts(timelineId);
    if (!here) throw new Error(`Timeline ${timelineId} is missing`);
    const rules = ruleset(here.ruleset.code);
    const start = snapshots.nearest(await segments(timelineId, 0, revision), rules);
    const edit = newEdit();
    let played = start?.played;
    let next = (start?.revision ?? -1) + 1;
    for (const segment of await segments(timelineId, next, revision)) {
      for await (const record of recordsOf(segment)) {
        // Whole histories pass through here: nothing is made of a record but what the fold needs.
        const event = readRecord(record, () => JSON.parse(record.body) as RecordedEvent);
        played = replayOne(rules, played, event, edit);
        // Snapshots of other code are of no use: what was folded once without them is not folded so again.
        if (played && next > 0 && next % SNAPSHOT_INTERVAL === 0)
          snapshots.put(segment.timelineId, next, rules, played);
        next += 1;
      }
    }
    if (!played) throw new Error(`Timeline ${timelineId} has no revision ${revision}`);
    return played;
  };

  return { facts, segments, events, event, at, ruleset };
}

async function factsOf(
  first: RecordedEvent,
  factsOfOther: (timelineId: string) => Promise<TimelineFacts | null>,
): Promise<TimelineFacts> {
  const common = {
    id: first.timelineId,
    beganAt: { turn: first.turn, phase: first.phase },
    createdBy: first.actor,
    createdAt: first.at,
  };
  if (first.type === 'timeline.Opened') {
    const { campaignId, name, ruleset, dice } = first.data as unknown as TimelineOpenedData;
    return {
      ...common,
      campaignId,
      name,
      ruleset,
      parent: null,
      base: 0,
      diceOrigin: 'own',
      dice,
      diceOwner: first.timelineId,
      reason: null,
      amends: null,
      records: 1,
    };
  }
  const forked = first.data as unknown as TimelineForkedData;
  const parent = await factsOfOther(forked.parent);
  if (!parent) throw new Error(`Timeline ${forked.parent} is missing, the parent of ${first.timelineId}`);
  return {
    ...common,
    campaignId: forked.campaignId,
    name: forked.name,
    ruleset: parent.ruleset,
    parent: { timelineId: forked.parent, revision: forked.revision },
    base: forked.revision + 1,
    diceOrigin: forked.diceOrigin,
    dice: forked.diceOrigin === 'same' ? parent.dice : forked.dice,
    diceOwner: forked.diceOrigin === 'same' ? parent.diceOwner : first.timelineId,
    reason: forked.reason,
    amends: forked.amends,
    records: forked.amends?.records ?? 1,
  };
}
