import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { itemAt } from '../../src/kernel/index.js';
import { ORDERS, SUBMIT, withService } from './commands.js';
import type { Served } from './commands-service.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf, timed } from './repetition.js';

const FOLLOWERS = 200;
/** Every so many follows with a seat's token, the others without any. */
const SEATED = 4;
const ROUNDS = 20;

const FOLLOW = `subscription ($timeline: ID!) {
  timelineEvents(timeline: $timeline, after: 0) { revision turn phase type summary actor { name } }
}`;

export const subscribers: Figure = {
  name: 'subscribers',
  description: `from sending an order sheet until the last of ${FOLLOWERS} subscribers of its campaign has it`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 100 },
  measure: (workshop) =>
    withService(workshop.folder('subscribers'), 1, async (served) => {
      const crowd = new Crowd(served);
      await submitted(served);
      const times = await repeated(ROUNDS, 3, () =>
        timed(async () => crowd.reached(await submitted(served))),
      );
      await crowd.leave();
      return { value: median(times), spread: spreadOf(times) };
    }),
};

let commandIds = 0;

/** Hands in a sheet to the first campaign of a service; the revision that it made. */
export async function submitted({ url, campaigns }: Served): Promise<number> {
  const { timelineId, token } = itemAt(campaigns, 0);
  const input = { timeline: timelineId, commandId: `sheet-${++commandIds}`, orders: ORDERS };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: SUBMIT, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { submitOrders: { revision?: number } } };
  const { revision } = data.submitOrders;
  if (revision === undefined) throw new Error(`A sheet was not accepted: ${JSON.stringify(data)}`);
  return revision;
}

/** Everybody who follows the campaign, each over a socket of their own. */
class Crowd {
  private readonly clients: readonly Client[];
  /** Newest revision that each has been told. */
  private readonly newest = Array.from({ length: FOLLOWERS }, () => -1);
  private check = (): void => undefined;

  constructor({ url, campaigns }: Served) {
    const { timelineId: timeline, token } = itemAt(campaigns, 0);
    this.clients = this.newest.map((_, at) => {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(at % SEATED === 0 ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
      });
      client.subscribe<{ timelineEvents: { revision: number } }>(
        { query: FOLLOW, variables: { timeline } },
        {
          next: ({ data }) => {
            this.newest[at] = data?.timelineEvents.revision ?? -1;
            this.check();
          },
          error: (error) => {
            throw new Error(`A subscriber was cut off: ${JSON.stringify(error)}`);
          },
          complete: () => undefined,
        },
      );
      return client;
    });
  }

  /** Resolves when each of them has been told of a revision. */
  reached(revision: number): Promise<void> {
    return new Promise((resolve) => {
      this.check = () => void (Math.min(...this.newest) >= revision && resolve());
      this.check();
    });
  }

  async leave(): Promise<void> {
    for (const client of this.clients) await client.dispose();
  }
}
