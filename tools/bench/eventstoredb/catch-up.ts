import type { Figure } from '../figure.js';
import { openHouse } from '../house.js';
import { playHistory } from '../long-history.js';
import { inPairs, median, spreadOf } from '../repetition.js';
import { startService } from '../service-process.js';
import { environmentOf, withServer } from './server.js';

const EVENTS = 20_000;
const ROUNDS = 5;

export const eventStoreDbCatchUp: Figure = {
  name: 'eventstoredb-catch-up',
  description: `events in a second that a new node takes in, of a campaign of ${EVENTS} on EventStoreDB: its start less that on an empty prefix`,
  unit: 'events/s',
  target: null,
  measure: (workshop) =>
    withServer(async (settings) => {
      const house = await openHouse(workshop.folder('writer'), 'normal', settings);
      const { length } = await playHistory(house, 'A war on a server', EVENTS);
      await house.close();
      const started = async (environment: Readonly<Record<string, string>>): Promise<number> => {
        const service = await startService(workshop.folder('node'), environment);
        await service.stop();
        return service.readyAfter;
      };
      const full = environmentOf(settings);
      const empty = { ...full, WARLEDGER_EVENTSTORE_PREFIX: 'warledger_bench_empty-', WARLEDGER_DEMO: 'off' };
      const pairs = await inPairs(
        ROUNDS,
        1,
        () => started(full),
        () => started(empty),
      );
      const rates = pairs.ours.map((ready, at) => (length * 1000) / (ready - (pairs.beside[at] ?? 0)));
      return { value: median(rates), spread: spreadOf(rates) };
    }),
};
