import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AnyRuleset, FoldedTimeline } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { existing, lastOf, newEdit, type RecordedEvent } from '../../kernel/index.js';
import { stepsAmong, timelineStream, type ReadModel, type TimelineFacts } from '../../read-model/index.js';
import { isSameStep } from '../../timelines/lineage.js';
import { replayOne } from '../../timelines/replay.js';
import { Inject } from '../inject.js';
import { EVENT_STORE, READ_MODEL, SETTINGS } from '../ports.js';
import type { Settings } from '../settings.js';

export interface CommandRange {
  readonly first: number;
  readonly last: number;
}

/** The end of a timeline, folded, as commands are judged on it. */
export interface TimelineHead {
  readonly facts: TimelineFacts;
  readonly ruleset: AnyRuleset;
  readonly played: FoldedTimeline;
  readonly revision: number;
  /** Step that the revision is the end of. */
  readonly step: number;
  readonly hash: string;
  readonly at: string;
}

/** Commands of a timeline that the read model may not know yet are remembered up to this number. */
const REMEMBERED_COMMANDS = 2000;

interface Entry {
  head: TimelineHead;
  /** By actor and commandId; the oldest go first. */
  readonly commands: LRUCache<string, CommandRange>;
}

/** Heads of the timelines in use. Bounded: the least recently used are folded again when they are needed. */
@Injectable()
export class TimelineHeads {
  private readonly entries: LRUCache<string, Entry>;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(SETTINGS) { cachedTimelines }: Settings,
  ) {
    this.entries = new LRUCache({ max: cachedTimelines });
  }

  /** The head as this process knows it; null when there is no such timeline. */
  async load(timelineId: string): Promise<TimelineHead | null> {
    const entry = this.entries.get(timelineId) ?? (await this.open(timelineId));
    return entry?.head ?? null;
  }

  /** The head where it is kept folded; null where it would have to be folded first. */
  atHand(timelineId: string): TimelineHead | null {
    return this.entries.get(timelineId)?.head ?? null;
  }

  /** The head with everything that the read model has seen, also from other processes. */
  async latest(timelineId: string): Promise<TimelineHead | null> {
    const head = await this.load(timelineId);
    if (!head) return null;
    const projected = this.readModel.projector.length(timelineStream(timelineId));
    return projected > this.lengthOf(head) ? this.catchUp(timelineId) : head;
  }

  /** Takes in what others have appended since. */
  async catchUp(timelineId: string): Promise<TimelineHead | null> {
    const entry = this.entries.get(timelineId) ?? (await this.open(timelineId));
    if (!entry) return null;
    const more: RecordedEvent[] = [];
    const { revision } = entry.head;
    for await (const event of this.eventsAfter(entry.head)) more.push(event);
    // Somebody else may have caught up in the meantime.
    if (entry.head.revision === revision && more.length > 0) advance(entry, more);
    return entry.head;
  }

  /** False where others have appended since. */
  async isCurrent(head: TimelineHead): Promise<boolean> {
    return (await this.store.length(timelineStream(head.facts.id))) === this.lengthOf(head);
  }

  /** The head after events that this process has appended. */
  advance(timelineId: string, events: readonly RecordedEvent[], head: TimelineHead): void {
    const entry = this.entries.get(timelineId);
    if (!entry || events[0]?.revision !== entry.head.revision + 1) return;
    remember(entry, events);
    entry.head = head;
  }

  /** Where an earlier command of an actor stands in the timeline's own stream; null when there is none. */
  command(timelineId: string, actor: string, commandId: string): CommandRange | null {
    const recent = this.entries.peek(timelineId)?.commands.get(commandKey(actor, commandId));
    return recent ?? this.readModel.audit.command(timelineId, actor, commandId);
  }

  /** Records in the timeline's own stream up to its head. */
  lengthOf(head: TimelineHead): number {
    return head.revision - head.facts.base + 1;
  }

  private async open(timelineId: string): Promise<Entry | null> {
    const { history, projector, steps } = this.readModel;
    const facts = await history.facts(timelineId);
    if (!facts) return null;
    const stream = timelineStream(timelineId);
    const length = await this.store.length(stream);
    if (length < facts.records) return null;
    const revision = facts.base + length - 1;
    const last = await history.event(timelineId, revision);
    if (!last) throw new Error(`Timeline ${timelineId} has no event ${revision}`);
    const played = await history.at(timelineId, revision);
    const ruleset = history.ruleset(facts.ruleset.code);
    const step = await steps.of(timelineId, revision);
    const entry: Entry = {
      head: { facts, ruleset, played, revision, step, hash: last.hash, at: last.at },
      commands: new LRUCache({ max: REMEMBERED_COMMANDS }),
    };
    // What is projected can be found from now on; what is not is remembered here.
    this.readModel.audit.flush();
    const unprojected = facts.base + Math.min(projector.length(stream), length);
    for await (const event of history.events(timelineId, unprojected, revision)) remember(entry, [event]);
    const known = this.entries.get(timelineId);
    if (known && known.head.revision >= revision) return known;
    this.entries.set(timelineId, entry);
    return entry;
  }

  private async *eventsAfter(head: TimelineHead): AsyncIterable<RecordedEvent> {
    const length = await this.store.length(timelineStream(head.facts.id));
    yield* this.readModel.history.events(head.facts.id, head.revision + 1, head.facts.base + length - 1);
  }
}

const commandKey = (actor: string, commandId: string): string => JSON.stringify([actor, commandId]);

function remember(entry: Entry, events: readonly RecordedEvent[]): void {
  for (const [at, event] of events.entries()) {
    const [before, after] = [events[at - 1], events[at + 1]];
    // What stands between the first and the last event of a step adds nothing to its range.
    if (before && after && isSameStep(before, event) && isSameStep(event, after)) continue;
    const { actor, commandId, revision } = event;
    const key = commandKey(actor, commandId);
    const first = entry.commands.get(key)?.first ?? revision;
    entry.commands.set(key, { first, last: revision });
  }
}

function advance(entry: Entry, events: readonly RecordedEvent[]): void {
  remember(entry, events);
  const { ruleset } = entry.head;
  const edit = newEdit();
  let played: FoldedTimeline | undefined = entry.head.played;
  for (const event of events) played = replayOne(ruleset, played, event, edit);
  const { revision, hash, at } = lastOf(events);
  // A head is the end of a step: what follows it begins another.
  const step = entry.head.step + 1 + lastOf(stepsAmong(events));
  entry.head = {
    ...entry.head,
    played: existing(played, 'state after the events'),
    revision,
    step,
    hash,
    at,
  };
}
