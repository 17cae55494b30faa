/**
 * The test server in a process of its own: `npm run eventstoredb`. Prints its connection string; forgets everything when it ends,
 * with whoever started it.
 */
import { EventStoreDbServer } from './server.js';

const server = await EventStoreDbServer.start();
process.stdout.write(`${server.connectionString}\n`);
process.stdin.resume().once('close', () => {
  server.stop();
  process.exit();
});
