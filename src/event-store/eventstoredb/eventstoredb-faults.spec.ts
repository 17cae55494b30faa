import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { jest } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { EventStoreDbCluster } from '../../../test/eventstoredb-server/cluster.js';
import { EventStoreDbServer, type ServerOptions } from '../../../test/eventstoredb-server/server.js';
import { aRecord, collect, Delivery, someRecords } from '../conformance.js';
import { StoreUnavailable, type EventStore } from '../event-store.port.js';
import { openEventStoreDb, type EventStoreDbSettings } from './eventstoredb-event-store.js';

const reconnectDelay = { shortest: 10, longest: 40 };
const toCleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of toCleanUp.splice(0).reverse()) await cleanUp();
});

async function startServer(options: ServerOptions = {}): Promise<EventStoreDbServer> {
  const server = await EventStoreDbServer.start(options);
  toCleanUp.push(() => server.stop());
  return server;
}

function openStore(
  server: { readonly connectionString: string },
  settings: Partial<EventStoreDbSettings> = {},
): EventStore {
  const store = openEventStoreDb({ connectionString: server.connectionString, reconnectDelay, ...settings });
  toCleanUp.push(() => store.close());
  return store;
}

/** Asks again, with the same records, for as long as the store is not reached. */
async function insist(append: () => ReturnType<EventStore['append']>): ReturnType<EventStore['append']> {
  for (;;) {
    const result = await append();
    if (result.ok || result.error !== 'unreachable') return result;
  }
}

const unreachable = { ok: false, error: 'unreachable', reason: expect.any(String) as string };

describe('a lost connection', () => {
  it('is taken up again by a subscription where it broke off, with no record lost or twice', async () => {
    const server = await startServer();
    const store = openStore(server);
    const delivery = new Delivery();
    store.subscribe(null, delivery.handle, delivery.failed);
    let length = 0;
    for (let outage = 0; outage < 3; outage++) {
      const records = someRecords(20);
      await insist(() => store.append('a', length, records));
      length += records.length;
      await delivery.until(length);
      server.stop();
      await server.listen();
    }
    expect(delivery.failures).toEqual([]);
    expect(delivery.records.map((record) => record.index)).toEqual([...Array(60).keys()]);
  });

  it('is taken up again in the middle of catching up', async () => {
    const server = await startServer();
    const store = openStore(server);
    await store.append('a', 0, someRecords(300));
    const delivery = new Delivery();
    const slow = async (record: { readonly index: number }): Promise<void> => {
      delivery.handle(record as Parameters<Delivery['handle']>[0]);
      if (record.index % 50 !== 25) return;
      server.stop();
      await server.listen();
    };
    store.subscribe(null, slow, delivery.failed);
    await delivery.until(300);
    expect(delivery.failures).toEqual([]);
    expect(delivery.records.map((record) => record.index)).toEqual([...Array(300).keys()]);
  });

  it('does not keep a subscription from being closed', async () => {
    const server = await startServer();
    const store = openStore(server);
    const delivery = new Delivery();
    const subscription = store.subscribe(null, delivery.handle, delivery.failed);
    await store.append('a', 0, someRecords(1));
    await delivery.until(1);
    server.stop();
    await subscription.close();
    expect(delivery.failures).toEqual([]);
  });

  it.each([true, false])(
    'leaves an append unanswered, which stands there all the same and can be repeated (batch appends: %s)',
    async (batchAppend) => {
      const server = await startServer({ batchAppend });
      const store = openStore(server, { answerTimeout: 200 });
      const records = someRecords(2);
      await store.append('other', 0, someRecords(1));
      server.mute = true;
      expect(await store.append('a', 0, records)).toEqual({ ok: true, length: 2, repeated: false });
      expect(await store.append('a', 0, [aRecord()])).toEqual({ ok: false, error: 'moved', length: 2 });
      server.mute = false;
      expect(await store.append('a', 0, records)).toEqual({ ok: true, length: 2, repeated: true });
      expect(await store.length('a')).toBe(2);
    },
  );

  it('ends appends under way without an answer', async () => {
    const server = await startServer();
    const store = openStore(server);
    await store.append('other', 0, someRecords(1));
    server.mute = true;
    const underWay = store.append('a', 0, someRecords(1));
    const arrived = new Delivery();
    server.log.onMore(() => arrived.failed('arrived'));
    await arrived.until(1, 'failures');
    server.stop();
    expect(await underWay).toEqual(unreachable);
  });
});

describe('a server that is not there', () => {
  it('is a value for appends and an error for reads', async () => {
    const unused = await new Promise<number>((resolve) => {
      const socket = createServer().listen(0, '127.0.0.1', () => {
        const { port } = socket.address() as { port: number };
        socket.close(() => resolve(port));
      });
    });
    const store = openStore({ connectionString: `esdb://127.0.0.1:${unused}?tls=false` });
    expect(await store.append('a', 0, [aRecord()])).toEqual(unreachable);
    await expect(collect(store.read('a'))).rejects.toThrow(StoreUnavailable);
    await expect(collect(store.readAll(null))).rejects.toThrow(StoreUnavailable);
    await expect(store.length('a')).rejects.toMatchObject({ name: 'StoreUnavailable', stream: 'a' });
    await expect(store.lastPosition()).rejects.toThrow(StoreUnavailable);
  });

  it('is not taken for another one: a certificate that is not trusted', async () => {
    const server = await startServer({ tls: true });
    const [address] = server.connectionString.split('?');
    const store = openStore({ connectionString: `${address}?tls=true` });
    expect(await store.append('a', 0, [aRecord()])).toEqual(unreachable);
    expect(server.log.stream('warledger-a')).toEqual([]);
  });

  it('is refused when the connection string is malformed', () => {
    expect(() => openEventStoreDb({ connectionString: 'http://localhost' })).toThrow();
  });
});

describe('what the server cannot keep', () => {
  it.each([true, false])('is rejected whole: too large (batch appends: %s)', async (batchAppend) => {
    const server = await startServer({ batchAppend, maximumAppendSize: 2000 });
    const store = openStore(server);
    const large = aRecord(JSON.stringify({ text: 'x'.repeat(3000) }));
    expect(await store.append('a', 0, [aRecord(), large])).toEqual({
      ok: false,
      error: 'rejected',
      reason: expect.stringContaining('2000 bytes') as string,
    });
    expect(await store.length('a')).toBe(0);
  });

  it('is little where it can be packed: three megabytes of JSON at once, which come back to the byte', async () => {
    const store = openStore(await startServer());
    const bodies = Array.from({ length: 30 }, (_, n) =>
      JSON.stringify({
        n,
        rows: Array.from({ length: 2000 }, (_, at) => ({ from: at % 7, unit: `unit-${at}-ß` })),
      }),
    );
    const records = bodies.map((body) => aRecord(body));
    expect(await store.append('a', 0, records)).toEqual({ ok: true, length: 30, repeated: false });
    expect((await collect(store.read('a'))).map(({ body }) => body)).toEqual(bodies);
    expect(await collect(store.readAll(null))).toEqual(await collect(store.read('a')));
  });

  it('is rejected: an id that is no UUID, a body that would come back in other bytes', async () => {
    const store = openStore(await startServer());
    const rejected = { ok: false, error: 'rejected' };
    expect(await store.append('a', 0, [{ ...aRecord(), id: 'number 1' }])).toMatchObject(rejected);
    expect(await store.append('a', 0, [aRecord('{"b":1,"a":2}')])).toMatchObject(rejected);
    expect(await store.append('a', 0, [aRecord('no JSON')])).toMatchObject(rejected);
    expect(await store.length('a')).toBe(0);
  });
});

describe('events of others on the same server', () => {
  it('are not seen: another prefix, the server’s own', async () => {
    const server = await startServer();
    const [ours, theirs] = [openStore(server), openStore(server, { prefix: 'another-' })];
    await theirs.append('a', 0, someRecords(2));
    const delivery = new Delivery();
    ours.subscribe(null, delivery.handle, delivery.failed);
    expect(await ours.lastPosition()).toBeNull();
    expect(await ours.append('a', 0, someRecords(1))).toMatchObject({ ok: true });
    await theirs.append('a', 2, someRecords(2));
    await ours.append('a', 1, someRecords(1));
    await delivery.until(2);
    expect(await collect(ours.readAll(null))).toEqual(delivery.records);
    expect(await collect(theirs.readAll(null))).toHaveLength(4);
    expect(server.log.all.some((event) => event.stream.startsWith('$'))).toBe(true);
  });

  it('are passed by where they are not of our form, and an error where one of our streams is read', async () => {
    const server = await startServer();
    const store = openStore(server);
    const stranger = EventStoreDBClient.connectionString(server.connectionString);
    toCleanUp.push(() => stranger.dispose());
    const delivery = new Delivery();
    store.subscribe(null, delivery.handle, delivery.failed);
    await stranger.appendToStream(
      'warledger-a',
      jsonEvent({ id: randomUUID(), type: 'strange', data: { by: 'another program' } }),
    );
    const [ours] = someRecords(1);
    await store.append('b', 0, [ours!]);
    await expect(collect(store.read('a'))).rejects.toThrow('not written by us');
    await delivery.until(1);
    expect(delivery.failures).toEqual([]);
    expect((await collect(store.readAll(null))).map(({ id }) => id)).toEqual([ours!.id]);
  });

  it('are not looked at twice, however many they are', async () => {
    const server = await startServer();
    const store = openStore(server);
    await store.append('a', 0, someRecords(1));
    server.log.foreign(20_000);
    const [record] = await collect(store.read('a'));
    const read = jest.spyOn(EventStoreDBClient.prototype, 'readAll');
    expect(await store.lastPosition()).toBe(record!.position);
    read.mockClear();
    for (let n = 0; n < 5; n += 1) expect(await store.lastPosition()).toBe(record!.position);
    expect(read).toHaveBeenCalledTimes(5);
    await store.append('a', 1, someRecords(1));
    const [, newest] = await collect(store.read('a'));
    expect(await store.lastPosition()).toBe(newest!.position);
    read.mockRestore();
  });

  it('are passed by a subscription, which knows then where the end is', async () => {
    const server = await startServer();
    await openStore(server).append('a', 0, someRecords(1));
    server.log.foreign(20_000);
    const store = openStore(server);
    const delivery = new Delivery();
    store.subscribe(null, delivery.handle, delivery.failed);
    await delivery.until(1);
    const read = jest.spyOn(EventStoreDBClient.prototype, 'readAll');
    let pages = Infinity;
    while (pages > 1) {
      read.mockClear();
      expect(await store.lastPosition()).toBe(delivery.records[0]!.position);
      pages = read.mock.calls.length;
    }
    read.mockRestore();
  });
});

describe('a prefix', () => {
  it.each(['', 'warledger', 'warledger-test-', '-', 'a b-', '$ours-'])(
    'that may begin another is refused: %j',
    (prefix) => {
      expect(() => openEventStoreDb({ connectionString: 'esdb://localhost:1?tls=false', prefix })).toThrow(
        'no prefix',
      );
    },
  );
});

describe('an append that the server drops because the same one is under way', () => {
  it.each([true, false])('is answered by what stands there (batch appends: %s)', async (batchAppend) => {
    const server = await startServer({ batchAppend, commitDelay: 50, commitTimeout: 100 });
    const stores = [openStore(server), openStore(server)];
    const records = someRecords(3);
    const results = await Promise.all(
      [0, 1, 0, 1].map((at) => stores[at]!.append('a', 0, records, { fresh: at === 0 })),
    );
    expect(results.map((result) => result.ok && result.length)).toEqual([3, 3, 3, 3]);
    expect(server.dropped).toBeGreaterThan(0);
    expect(await stores[0]!.length('a')).toBe(3);
  });

  it('is answered with what stands there instead', async () => {
    const server = await startServer({ commitDelay: 50, commitTimeout: 100 });
    const store = openStore(server);
    server.quorum = false;
    const late = store.append('a', 0, someRecords(1));
    while (server.dropped === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    server.quorum = true;
    await openStore(server).append('a', 0, someRecords(2));
    expect(await late).toEqual({ ok: false, error: 'moved', length: 2 });
  });
});

describe('a first append', () => {
  it('asks the server once, a repetition twice', async () => {
    const store = openStore(await startServer());
    const read = jest.spyOn(EventStoreDBClient.prototype, 'readStream');
    const records = someRecords(2);
    expect(await store.append('a', 0, records, { fresh: true })).toEqual({
      ok: true,
      length: 2,
      repeated: false,
    });
    expect(read).toHaveBeenCalledTimes(0);
    expect(await store.append('a', 0, records)).toEqual({ ok: true, length: 2, repeated: true });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });
});

describe('a cluster', () => {
  const startCluster = async (options: ServerOptions = {}): Promise<EventStoreDbCluster> => {
    const cluster = await EventStoreDbCluster.start(3, options);
    toCleanUp.push(() => cluster.stop());
    return cluster;
  };

  it.each([true, false])(
    'takes appends through a node that does not lead (batch appends: %s)',
    async (batchAppend) => {
      const cluster = await startCluster({ batchAppend });
      const store = openStore({ connectionString: cluster.nodes[1]!.connectionString });
      for (let length = 0; length < 3; length += 1)
        expect(await insist(() => store.append('a', length, someRecords(1)))).toMatchObject({ ok: true });
      cluster.elect(2);
      expect(await insist(() => store.append('a', 3, someRecords(1)))).toMatchObject({ ok: true, length: 4 });
    },
  );

  it('goes on when the leader dies under load: nothing lost, nothing twice, subscriptions too', async () => {
    const cluster = await startCluster();
    const store = openStore(cluster);
    const delivery = new Delivery();
    store.subscribe(null, delivery.handle, delivery.failed);
    const write = async (stream: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let length = 0; length < 60; length += 1) {
        const records = someRecords(1);
        const result = await insist(() => store.append(stream, length, records));
        expect(result).toMatchObject({ ok: true, length: length + 1 });
        ids.push(records[0]!.id);
      }
      return ids;
    };
    const writers = Promise.all(['a', 'b', 'c', 'd'].map(write));
    await delivery.until(20);
    await cluster.killLeader(200);
    const written = await writers;
    await delivery.until(240);
    expect(delivery.failures).toEqual([]);
    for (const [at, stream] of ['a', 'b', 'c', 'd'].entries()) {
      expect((await collect(store.read(stream))).map(({ id }) => id)).toEqual(written[at]);
      expect(delivery.records.filter((each) => each.stream === stream).map(({ id }) => id)).toEqual(
        written[at],
      );
    }
  });

  it('without a quorum reads, and says in words that it did not answer an append', async () => {
    const server = await startServer({ commitTimeout: 50 });
    const store = openStore(server);
    await store.append('a', 0, someRecords(1));
    server.quorum = false;
    expect(await store.append('a', 1, someRecords(1))).toEqual({
      ok: false,
      error: 'unreachable',
      reason: 'The server did not answer in time',
    });
    expect(await collect(store.read('a'))).toHaveLength(1);
    server.quorum = true;
    expect(await store.append('a', 1, someRecords(1))).toMatchObject({ ok: true });
  });
});

describe('a subscription that is slower than the writer', () => {
  it('is sent away by the server and comes back, with everything once', async () => {
    const server = await startServer({ liveBacklog: 8 });
    const store = openStore(server);
    const delivery = new Delivery();
    const connected = jest.spyOn(EventStoreDBClient.prototype, 'subscribeToAll');
    const slow = async (record: Parameters<Delivery['handle']>[0]): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      delivery.handle(record);
    };
    store.subscribe(null, slow, delivery.failed);
    await store.append('a', 0, [bulky()]);
    await delivery.until(1);
    for (let length = 1; length < 400; length += 10)
      await store.append('a', length, Array.from({ length: 10 }, bulky));
    await delivery.until(401);
    expect(connected.mock.calls.length).toBeGreaterThan(1);
    connected.mockRestore();
    expect(delivery.failures).toEqual([]);
    expect(delivery.records.map((record) => record.index)).toEqual([...Array(401).keys()]);
  });
});

const bulky = (): ReturnType<typeof aRecord> => aRecord(JSON.stringify({ text: 'x'.repeat(4000) }));
