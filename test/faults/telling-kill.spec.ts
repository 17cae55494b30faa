import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanging, openReceiver, taking, type Receiver } from '../telling/receiver.js';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';
import { say, seatTable, type Table } from './table.js';

// Whoever was killed while sending is waited for a minute.
jest.setTimeout(300_000);

const ADD =
  'mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { ... on WebhookAdded { channel { key } } } }';
const CHANNELS = 'query ($id: ID!) { campaign(id: $id) { channels { key state failures } } }';

describe('a webhook whose message is under way when the service is killed', () => {
  const started: ServiceProcess[] = [];
  let folder: string;
  let receiver: Receiver;
  const start = async (): Promise<ServiceProcess> => {
    const service = await startService(folder, { WARLEDGER_WEBHOOK_NETWORKS: '127.0.0.0/8' });
    started.push(service);
    return service;
  };

  beforeAll(ensureBuilt);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'warledger-telling-'));
    receiver = await openReceiver(hanging);
  });
  afterEach(async () => {
    await Promise.all([...started.splice(0).map((each) => each.kill()), receiver.close()]);
    rmSync(folder, { recursive: true });
  });

  const add = async (service: ServiceProcess, { campaign, tokens }: Table): Promise<string> => {
    const input = { commandId: 'hook', campaign, of: 'CAMPAIGN', url: `${receiver.url}/hook` };
    return (await service.send(ADD, { input }, tokens['arbiter']!))!.data.addWebhook.channel.key;
  };

  it('is sent it again, under the same id and with the same words, by the one that is started after it', async () => {
    const first = await start();
    const table = await seatTable(first, first.adminToken!, 'table');
    const key = await add(first, table);
    const input = { commandId: 'close', timeline: table.timeline };
    const closed = await say(first, table, { who: 'arbiter', mutation: 'closePhase', input });
    expect(closed?.data.closePhase.__typename).toBe('PhaseAccepted');
    await receiver.count(1);
    await first.kill();

    receiver.manner = taking;
    const second = await start();
    const [before, after] = await receiver.count(2);
    expect(before!.headers['webhook-id']).toMatch(new RegExp(`^${key}-`));
    expect(after!.headers['webhook-id']).toBe(before!.headers['webhook-id']);
    expect(JSON.parse(before!.body)).toMatchObject({ kind: 'PHASE_CLOSED', closed: { turn: 1 } });
    expect(after!.body).toBe(before!.body);
    const { data } = (await second.send(CHANNELS, { id: table.campaign }, table.tokens['arbiter']!))!;
    expect(data.campaign.channels).toEqual([{ key, state: 'ON', failures: 0 }]);
  });
});
