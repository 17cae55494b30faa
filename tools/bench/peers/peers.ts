import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AnyRuleset, FoldedTimeline } from '../../../src/engine/index.js';
import type { NewRecord } from '../../../src/event-store/event-store.port.js';
import { itemAt, lastOf, newEdit, type RecordedEvent } from '../../../src/kernel/index.js';
import { openHistory, type History } from '../../../src/read-model/index.js';
import { RULESETS } from '../../../src/rulesets/registry.js';
import { openStore } from '../../../src/service/wiring/stores.js';
import { settingsOf } from '../../../src/service/wiring/index.js';
import { commandsOf, replay, replayOne } from '../../../src/timelines/index.js';
import { perSecond } from '../append.js';
import type { Figure, Measured } from '../figure.js';
import { playHistory } from '../long-history.js';
import { NO_SNAPSHOTS } from '../rebuild.js';
import { inPairs, median, ratioOf, type Pairs } from '../repetition.js';
import type { Workshop } from '../workshop.js';
import { boardgameReplay, type Boardgame, type Immer } from './boardgame.js';
import { checkDurability, Patience, type Emmett, type EmmettEvent } from './emmett.js';
import { peerLoader } from './install.js';

/** Of the campaign that both sides store and fold. */
const EVENTS = 5000;
const APPENDS = 100;
const ROUNDS = 11;
/** Of its beginning that are replayed in memory. */
const LOGGED = 1000;

/** A campaign, as the service has stored it. */
interface War {
  readonly ruleset: AnyRuleset;
  readonly events: readonly RecordedEvent[];
  /** With the read model's snapshots, as the service folds it. */
  readonly history: History;
  /** From its first event on. */
  readonly whole: History;
  readonly timelineId: string;
}

const wars = new WeakMap<Workshop, Promise<War>>();

function warOf(workshop: Workshop): Promise<War> {
  const war = wars.get(workshop) ?? playWar(workshop);
  wars.set(workshop, war);
  return war;
}

async function playWar(workshop: Workshop): Promise<War> {
  workshop.say(`playing a campaign of ${EVENTS} events`);
  const house = await workshop.house(workshop.folder('war'), 'normal');
  const { campaign } = await playHistory(house, 'A war among peers', EVENTS);
  await house.projected();
  const { timelineId } = campaign;
  const { history, store } = house;
  const ruleset = history.ruleset('planetary');
  const events: RecordedEvent[] = [];
  for await (const event of history.events(timelineId, 0, EVENTS - 1)) events.push(event);
  return { ruleset, events, history, whole: openHistory(store, RULESETS, NO_SNAPSHOTS), timelineId };
}

const asPeerEvent = (event: RecordedEvent): EmmettEvent => ({ type: event.type, data: event });

const asRecord = (event: RecordedEvent): NewRecord => ({
  id: randomUUID(),
  type: event.type,
  body: JSON.stringify(event),
  hash: event.hash,
});

/** The first commands of a campaign, each with the revision that it begins at. */
function commandsOfWar({ events }: War): readonly (readonly RecordedEvent[])[] {
  const commands = commandsOf(events).slice(1, APPENDS + 1);
  if (commands.length < APPENDS) throw new Error(`The campaign has ${commands.length} commands only`);
  return commands;
}

/** Where each of some appends begins in its stream. */
function lengthsBefore(commands: readonly (readonly unknown[])[]): readonly number[] {
  let length = 0;
  return commands.map((command) => (length += command.length) - command.length);
}

type Append = (stream: string, length: number, command: readonly RecordedEvent[]) => Promise<void>;

/** Appends the commands of the campaign one after the other, durably, by the service's port and by something else, in turns. */
async function measureAppends(workshop: Workshop, beside: Append): Promise<Measured> {
  const commands = commandsOfWar(await warOf(workshop));
  const lengths = lengthsBefore(commands);
  const store = await openStore(settingsOf({ dataDir: workshop.folder('peers-append') }));
  const ours: Append = async (stream, length, command) => {
    const result = await store.append(stream, length, command.map(asRecord));
    if (!result.ok) throw new Error(JSON.stringify(result));
  };
  let streams = 0;
  const by = (append: Append) => (): Promise<number> => {
    const stream = `war-${++streams}`;
    return perSecond(APPENDS, async () => {
      for (const [at, command] of commands.entries()) await append(stream, itemAt(lengths, at), command);
    });
  };
  const pairs = await inPairs(ROUNDS, 2, by(ours), by(beside));
  await store.close();
  return measured(pairs);
}

const measured = (pairs: Pairs): Measured => ({ value: median(pairs.ours), ...ratioOf(pairs) });

const emmettOf = (workshop: Workshop): Emmett =>
  peerLoader((what) => workshop.say(what))('@event-driven-io/emmett-sqlite') as Emmett;

/** A new file for emmett, of which it is known that a connection waits for the disk as ours does. */
async function emmettFile(workshop: Workshop, { sqliteConnection, createEventStoreSchema }: Emmett) {
  const folder = workshop.folder('emmett');
  mkdirSync(folder, { recursive: true });
  const fileName = join(folder, 'events.sqlite');
  const connection = sqliteConnection({ fileName });
  await createEventStoreSchema(connection);
  await checkDurability(connection);
  return { fileName, connection };
}

const append: Figure = {
  name: 'peers-append',
  description: 'durable appends of a campaign’s commands, one after the other, against emmett’s SQLite store',
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 3 },
  apart: true,
  measure: async (workshop) => {
    const emmett = emmettOf(workshop);
    const { fileName, connection } = await emmettFile(workshop, emmett);
    connection.close();
    const store = emmett.getSQLiteEventStore({ fileName });
    const patience = new Patience();
    const found = await measureAppends(workshop, async (stream, length, command) => {
      const expectedStreamVersion = BigInt(length);
      await patience.keep(() =>
        store.appendToStream(stream, command.map(asPeerEvent), { expectedStreamVersion }),
      );
    });
    workshop.say(`emmett answered SQLITE_BUSY ${patience.busy} times`);
    return found;
  },
};

const appendOpen: Figure = {
  name: 'peers-append-open',
  description: 'the same, against emmett’s append over a connection that stays open',
  unit: 'appends/s',
  target: { of: 'ratio', at: 'least', limit: 3 },
  apart: true,
  measure: async (workshop) => {
    const emmett = emmettOf(workshop);
    const { connection } = await emmettFile(workshop, emmett);
    const found = await measureAppends(workshop, async (stream, length, command) => {
      const expectedStreamVersion = BigInt(length);
      const events = command.map(asPeerEvent);
      const { success } = await emmett.appendToStream(connection, stream, 'war', events, {
        expectedStreamVersion,
      });
      if (!success) throw new Error(`emmett did not take ${stream} at ${length}`);
    });
    connection.close();
    return found;
  },
};

/** Folds the campaign by one of our histories and by emmett’s `aggregateStream`, with the same reducer, in turns. */
async function measureAggregates(workshop: Workshop, ours: (war: War) => History): Promise<Measured> {
  const war = await warOf(workshop);
  const emmett = emmettOf(workshop);
  const { fileName, connection } = await emmettFile(workshop, emmett);
  let length = 0;
  for (const command of commandsOf(war.events)) {
    const expected = { expectedStreamVersion: BigInt(length) };
    await emmett.appendToStream(connection, 'war-1', 'war', command.map(asPeerEvent), expected);
    length += command.length;
  }
  connection.close();
  const store = emmett.getSQLiteEventStore({ fileName });
  const patience = new Patience();
  const byUs = () => ours(war).at(war.timelineId, lastOf(war.events).revision);
  const byEmmett = async () => {
    const edit = newEdit();
    const evolve = (state: FoldedTimeline | undefined, { data }: EmmettEvent) =>
      replayOne(war.ruleset, state, data as RecordedEvent, edit);
    return patience.keep(() => store.aggregateStream('war-1', { evolve, initialState: () => undefined }));
  };
  if (!isDeepStrictEqual(asJson(await byUs()), asJson((await byEmmett()).state)))
    throw new Error('emmett folds another state');
  const times = (work: () => Promise<unknown>) => () => perSecond(1, async () => void (await work()));
  return measured(await inPairs(2 * ROUNDS, 3, times(byUs), times(byEmmett)));
}

/** As it would be stored: a snapshot has no members that are undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const aggregate: Figure = {
  name: 'peers-aggregate',
  description: `a timeline of ${EVENTS} events folded as the service folds it, against emmett’s aggregateStream`,
  unit: 'folds/s',
  target: { of: 'ratio', at: 'least', limit: 5 },
  apart: true,
  measure: (workshop) => measureAggregates(workshop, ({ history }) => history),
};

const fold: Figure = {
  name: 'peers-fold',
  description: 'the same without any snapshot, from the first event on',
  unit: 'folds/s',
  target: null,
  apart: true,
  measure: (workshop) => measureAggregates(workshop, ({ whole }) => whole),
};

const log: Figure = {
  name: 'peers-log',
  description: `${LOGGED} events in memory, replayed, against boardgame.io’s reducer with the same rules`,
  unit: 'replays/s',
  target: null,
  apart: true,
  measure: async (workshop) => {
    const { events: all, ruleset } = await warOf(workshop);
    const events = all.slice(0, LOGGED);
    const load = peerLoader((what) => workshop.say(what));
    const replayed = boardgameReplay<FoldedTimeline, RecordedEvent>(
      load('boardgame.io/internal') as Boardgame,
      load('immer') as Immer,
      (state, event) => replayOne(ruleset, state, event),
    );
    const byUs = () => replay(ruleset, events);
    const byThem = () => replayed(events);
    if (!isDeepStrictEqual(asJson(byUs()), asJson(byThem())))
      throw new Error('boardgame.io folds another state');
    const times = (work: () => unknown) => () => perSecond(1, async () => void work());
    return measured(await inPairs(ROUNDS, 2, times(byUs), times(byThem)));
  },
};

/** Beside other event stores and game engines. Measured where they are asked for: they are installed then. */
export const peers: readonly Figure[] = [append, appendOpen, aggregate, fold, log];
