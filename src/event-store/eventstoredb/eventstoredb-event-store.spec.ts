import { randomUUID } from 'node:crypto';
import { EventStoreDbServer, type ServerOptions } from '../../../test/eventstoredb-server/server.js';
import { describeEventStore, type StoreUnderTest } from '../conformance.js';
import { openEventStoreDb } from './eventstoredb-event-store.js';

const onTestServer = (options: ServerOptions) => async (): Promise<StoreUnderTest> => {
  const server = await EventStoreDbServer.start(options);
  const { connectionString } = server;
  return {
    store: openEventStoreDb({ connectionString }),
    other: async () => openEventStoreDb({ connectionString }),
    cleanUp: async () => server.stop(),
  };
};

// A real server takes 2 s to give up what it has dropped.
const commitTimeout = 200;
const withoutBatches = { batchAppend: false, commitTimeout };
describeEventStore('EventStoreDB, test server', onTestServer({ commitTimeout }));
describeEventStore('EventStoreDB, test server without batch appends', onTestServer(withoutBatches));
describeEventStore('EventStoreDB, test server with TLS', onTestServer({ tls: true, commitTimeout }));

const connectionString = process.env['EVENTSTORE_URL'];
if (connectionString)
  describeEventStore('EventStoreDB, the server at EVENTSTORE_URL', async () => {
    const prefix = `warledger_test_${randomUUID().replaceAll('-', '')}-`;
    return {
      store: openEventStoreDb({ connectionString, prefix }),
      other: async () => openEventStoreDb({ connectionString, prefix }),
      cleanUp: async () => undefined,
    };
  });
else console.warn('EVENTSTORE_URL is not set: the run against a real EventStoreDB server was left out.');
