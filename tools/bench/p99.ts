import { cpSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { existing, itemAt } from '../../src/kernel/index.js';
import { openBorder, type Table } from './border.js';
import { battles, forked } from './close-phase.js';
import { ORDERS, SUBMIT } from './commands.js';
import type { Figure } from './figure.js';
import { openHouse } from './house.js';
import { LONG } from './long-history.js';
import { median, spreadOf } from './repetition.js';
import { startService, type ServiceProcess } from './service-process.js';
import type { Workshop } from './workshop.js';

const CAMPAIGNS = 10;
const PLAYERS = 50;
const SECONDS = 12;
const ROUNDS = 3;
/** What else is asked for begins when the players are under way. */
const UNDER_WAY_MS = 1500;
const NEW_LINE = 10;

const CLOSE = 'mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }';

export const p99: Figure = {
  name: 'p99',
  description: `99 of 100 order sheets are answered within; ${PLAYERS} players on ${CAMPAIGNS} campaigns, a sheet a second each, while a phase with 50 battles closes and ${LONG} events are exported`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 50 },
  measure: async (workshop) => {
    const evening = await prepared(workshop);
    const service = await startService(evening.dataDir);
    const found: number[] = [];
    for (const fork of evening.forks) {
      const [latency] = await Promise.all([
        sheets(service.url, evening.tables),
        wait(UNDER_WAY_MS).then(() => exported(service.url, evening.long)),
        wait(UNDER_WAY_MS).then(() => closed(service, fork)),
      ]);
      found.push(latency);
    }
    await service.stop();
    return { value: median(found), spread: spreadOf(found) };
  },
};

/** A data directory with the long history, the campaigns that are played, and phases to close, one for each round. */
async function prepared(workshop: Workshop) {
  const history = await workshop.longHistory();
  const dataDir = workshop.folder('evening');
  cpSync(history.house.settings.dataDir, dataDir, { recursive: true });
  const house = await openHouse(dataDir, 'full');
  const tables: Table[] = [];
  for (let number = 1; number <= CAMPAIGNS; number++) tables.push(await openBorder(house.commands, number));
  const { campaign, last } = await battles(house);
  const forks: Table[] = [];
  for (let number = 1; number <= ROUNDS; number++)
    forks.push({ timelineId: await forked(house, campaign, last, number), token: campaign.arbiterToken });
  await house.close();
  const long = { timelineId: history.campaign.timelineId, token: history.campaign.arbiterToken };
  return { dataDir, tables, forks, long };
}

let commandIds = 0;

/**
 * Sheets of all players, each a second after the one before it, the players at even distances; the 99th percentile, in milliseconds. A sheet is
 * sent when its time has come, whether the one before is answered or not, and measured from that time.
 */
async function sheets(url: string, tables: readonly Table[]): Promise<number> {
  const begin = performance.now();
  const sent = Array.from({ length: SECONDS * PLAYERS }, async (_, number) => {
    const due = begin + (number * 1000) / PLAYERS;
    await wait(due - performance.now());
    const { timelineId, token } = itemAt(tables, number % tables.length);
    const input = { timeline: timelineId, commandId: `evening-${++commandIds}`, orders: ORDERS };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: SUBMIT, variables: { input } }),
    });
    if (!(await response.text()).includes('"OrdersAccepted"'))
      throw new Error('Not all sheets were accepted');
    return performance.now() - due;
  });
  const took = (await Promise.all(sent)).sort((one, other) => one - other);
  return itemAt(took, Math.ceil(0.99 * took.length) - 1);
}

/** The lines are counted as they come: whoever read them all at once would hold up the sheets themselves. */
async function exported(url: string, { timelineId, token }: Table): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/timelines/${timelineId}/export`, { headers });
  let lines = 0;
  for await (const chunk of existing(response.body, 'export') as AsyncIterable<Uint8Array>)
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
  if (lines < LONG) throw new Error(`Only ${lines} lines were exported`);
}

async function closed({ ask }: ServiceProcess, { timelineId, token }: Table): Promise<void> {
  const answer = await ask(CLOSE, { input: { timeline: timelineId, commandId: 'close' } }, token);
  if (!JSON.stringify(answer).includes('Accepted')) throw new Error(JSON.stringify(answer));
}
