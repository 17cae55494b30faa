import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openMailServer, type MailServer } from '../telling/mail-server.js';
import { hanging, openReceiver, taking, type Receiver } from '../telling/receiver.js';
import { ensureBuilt, startService, type ServiceProcess } from './service-process.js';
import { say, seatTable, type Table } from './table.js';

jest.setTimeout(300_000);

/** Whoever was killed while sending is waited for a minute: whoever follows is told that it is over. */
const A_MINUTE_LATER = { NODE_OPTIONS: `--import ${pathToFileURL('test/faults/a-minute-later.mjs').href}` };

const ADD =
  'mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { ... on WebhookAdded { channel { key } } } }';
const ADD_EMAIL =
  'mutation ($input: AddEmailInput!) { addEmail(input: $input) { ... on EmailAdded { channel { key } } } }';
const CONFIRM =
  'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { ... on EmailConfirmed { channel { state } } } }';
const CHANNELS = 'query ($id: ID!) { campaign(id: $id) { channels { key state failures } } }';

describe('a channel whose message is under way when the service is killed', () => {
  const started: ServiceProcess[] = [];
  let folder: string;
  let receiver: Receiver;
  let server: MailServer;
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
    const service = await startService(folder, {
      WARLEDGER_WEBHOOK_NETWORKS: '127.0.0.0/8',
      WARLEDGER_SMTP_URL: server.url,
      WARLEDGER_MAIL_FROM: 'Warledger <war@example.org>',
      ...more,
    });
    started.push(service);
    return service;
  };

  beforeAll(ensureBuilt);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'warledger-telling-'));
    [receiver, server] = await Promise.all([openReceiver(hanging), openMailServer()]);
  });
  afterEach(async () => {
    await Promise.all([...started.splice(0).map((each) => each.kill()), receiver.close(), server.close()]);
    rmSync(folder, { recursive: true });
  });

  const add = async (service: ServiceProcess, { campaign, tokens }: Table): Promise<string> => {
    const input = { commandId: 'hook', campaign, of: 'CAMPAIGN', url: `${receiver.url}/hook` };
    return (await service.send(ADD, { input }, tokens['arbiter']!))!.data.addWebhook.channel.key;
  };

  const close = async (service: ServiceProcess, table: Table): Promise<void> => {
    const input = { commandId: 'close', timeline: table.timeline };
    const closed = await say(service, table, { who: 'arbiter', mutation: 'closePhase', input });
    expect(closed?.data.closePhase.__typename).toBe('PhaseAccepted');
  };

  it('posts it again, under the same id and with the same words, once it is started again', async () => {
    const first = await start();
    const table = await seatTable(first, first.adminToken!, 'table');
    const key = await add(first, table);
    await close(first, table);
    await receiver.count(1);
    await first.kill();

    receiver.manner = taking;
    const second = await start(A_MINUTE_LATER);
    const [before, after] = await receiver.count(2);
    expect(before!.headers['webhook-id']).toMatch(new RegExp(`^${key}-`));
    expect(after!.headers['webhook-id']).toBe(before!.headers['webhook-id']);
    expect(JSON.parse(before!.body)).toMatchObject({ kind: 'PHASE_CLOSED', closed: { turn: 1 } });
    expect(after!.body).toBe(before!.body);
    const { data } = (await second.send(CHANNELS, { id: table.campaign }, table.tokens['arbiter']!))!;
    expect(data.campaign.channels).toEqual([{ key, state: 'ON', failures: 0 }]);
  });

  it('mails it again, under the same id and with the same words, once it is started again', async () => {
    const first = await start();
    const table = await seatTable(first, first.adminToken!, 'table');
    const token = table.tokens['arbiter']!;
    const { campaign } = table;
    const added = await first.send(
      ADD_EMAIL,
      { input: { commandId: 'mail', campaign, address: 'arbiter@example.org' } },
      token,
    );
    const { key } = added!.data.addEmail.channel;
    const [{ text }] = (await server.count(1)) as [(typeof server.mails)[0]];
    const code = /enter this code: ([0-9A-Z-]+)/.exec(text)![1];
    const confirmed = await first.send(
      CONFIRM,
      { input: { commandId: 'code', campaign, channel: key, code } },
      token,
    );
    expect(confirmed!.data.confirmEmail.channel).toEqual({ state: 'ON' });
    server.silent = true;
    await close(first, table);
    await server.count(2);
    await first.kill();

    server.silent = false;
    await start(A_MINUTE_LATER);
    const [, before, after] = await server.count(3);
    const lasting = (mail: string) => mail.replace(/^Date: .*\r$/m, '');
    expect(before!.text).toMatch(new RegExp(`^Message-ID: <${key}-`, 'm'));
    expect(before!.text).toContain('is closed');
    expect(lasting(after!.text)).toBe(lasting(before!.text));
  });
});
