import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, startService, type ServiceProcess } from '../faults/service-process.js';
import { seatTable, type Table } from '../faults/table.js';
import { endless, openReceiver, taking, type Received, type Receiver } from '../telling/receiver.js';

jest.setTimeout(240_000);

const FORBIDDEN = 'It leads to an address that this service does not send to';
const HTTPS = 'The URL must begin with https://';
const REFUSED = '... on Refused { violations { message } }';
const ADD = `mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { ... on WebhookAdded { channel { key } } ${REFUSED} } }`;
const TEST = `mutation ($input: TestChannelInput!) { testChannel(input: $input) { ... on ChannelTested { failure } ${REFUSED} } }`;
const REMOVE = `mutation ($input: RemoveChannelInput!) { removeChannel(input: $input) { __typename ${REFUSED} } }`;
const ANSWERS = '{ __typename }';

/** A service of its own, a campaign in it, and whatever listens on this machine that nobody should reach. */
class Target {
  private commandIds = 0;

  private constructor(
    private readonly folder: string,
    private readonly service: ServiceProcess,
    private readonly table: Table,
  ) {}

  static async open(environment: Readonly<Record<string, string>>): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'warledger-targets-'));
    const service = await startService(folder, environment);
    return new Target(folder, service, await seatTable(service, service.adminToken!, 'table'));
  }

  async close(): Promise<void> {
    await this.service.kill();
    rmSync(this.folder, { recursive: true });
  }

  private async say(document: string, input: object) {
    const own = { campaign: this.table.campaign, commandId: `command-${++this.commandIds}`, ...input };
    const answer = await this.service.send(document, { input: own }, this.table.tokens['arbiter']!);
    if (!answer) throw new Error('The service did not answer');
    return answer.data ? Object.values(answer.data as Record<string, Any>)[0] : { refused: answer.errors };
  }

  /** Why a webhook to this address is refused, or was not taken when it was tried; null where it was. */
  async failure(url: string): Promise<string | null> {
    const added = await this.say(ADD, { of: 'CAMPAIGN', url });
    if (added.refused) return added.refused[0].message;
    const { key } = added.channel;
    const { failure } = await this.say(TEST, { channel: key });
    await this.say(REMOVE, { channel: key });
    return failure;
  }

  async answers(): Promise<boolean> {
    return (await this.service.send(ANSWERS, {}, null))?.status === 200;
  }
}

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

beforeAll(ensureBuilt);

describe('a service that may send to the public net alone', () => {
  let target: Target;
  let receiver: Receiver;
  beforeAll(async () => {
    [target, receiver] = await Promise.all([Target.open({}), openReceiver()]);
  });
  afterAll(() => Promise.all([target.close(), receiver.close()]));

  it.each([
    ['this machine', 'https://127.0.0.1', FORBIDDEN],
    ['another of its addresses', 'https://127.8.9.10', FORBIDDEN],
    ['a decimal number', 'https://2130706433', FORBIDDEN],
    ['an octal number', 'https://017700000001', FORBIDDEN],
    ['octal parts', 'https://0177.0.0.01', FORBIDDEN],
    ['a hexadecimal number', 'https://0x7f000001', FORBIDDEN],
    ['hexadecimal parts', 'https://0x7F.0x0.0x0.0x1', FORBIDDEN],
    ['an address of few parts', 'https://127.1', FORBIDDEN],
    ['wide digits', 'https://１２７.0.0.1', FORBIDDEN],
    ['a dot at its end', 'https://127.0.0.1.', FORBIDDEN],
    ['every address', 'https://0.0.0.0', FORBIDDEN],
    ['zero', 'https://0', FORBIDDEN],
    ['this machine by version 6', 'https://[::1]', FORBIDDEN],
    ['every address by version 6', 'https://[::]', FORBIDDEN],
    ['an address of version 4 as one of version 6', 'https://[::ffff:127.0.0.1]', FORBIDDEN],
    ['the same in hexadecimal parts', 'https://[0:0:0:0:0:ffff:7f00:1]', FORBIDDEN],
    ['one that is translated', 'https://[64:ff9b::127.0.0.1]', FORBIDDEN],
    ['one of its own link', 'https://[fe80::1]', FORBIDDEN],
    ['what tells secrets of a cloud', 'https://169.254.169.254', FORBIDDEN],
    ['a name of this machine', 'https://localhost', FORBIDDEN],
    ['the same with a dot', 'https://localhost.', FORBIDDEN],
    ['a name below it', 'https://chat.localhost', FORBIDDEN],
    ['the same in capitals', 'https://LOCALHOST', FORBIDDEN],
    ['a user and password', 'https://me:secret@127.0.0.1', 'The URL must not hold a user or password'],
    [
      'a user that looks like a host',
      'https://chat.example@127.0.0.1',
      'The URL must not hold a user or password',
    ],
    ['plain http', 'http://127.0.0.1', HTTPS],
    ['gopher', 'gopher://127.0.0.1', HTTPS],
    ['ftp', 'ftp://127.0.0.1', HTTPS],
    ['a web socket', 'wss://127.0.0.1', HTTPS],
  ])('sends nothing to %s: %s', async (_, url, reason) => {
    expect(await target.failure(`${url}:${new URL(receiver.url).port}/`)).toBe(reason);
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['file:///etc/passwd', HTTPS],
    ['data:text/plain,x', HTTPS],
    ['javascript:alert(1)', HTTPS],
    ['//127.0.0.1/', 'This is no URL'],
    ['https://', 'This is no URL'],
    ['https://[::1%25eth0]/', 'This is no URL'],
  ])('takes %s for no address: %s', async (url, reason) => {
    expect(await target.failure(url)).toBe(reason);
  });
});

/** Answers byte by byte and never comes to an end. */
function openDripping(first: string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(first);
    const timer = setInterval(() => socket.write('x'), 200);
    socket.on('close', () => clearInterval(timer));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }),
    ),
  );
}

describe('a service that may send to its own machine', () => {
  let target: Target;
  let receiver: Receiver;
  const servers: Server[] = [];
  beforeAll(async () => {
    const open = Target.open({ WARLEDGER_WEBHOOK_NETWORKS: '127.0.0.0/8' });
    [target, receiver] = await Promise.all([open, openReceiver()]);
  });
  afterEach(() => {
    receiver.manner = taking;
    receiver.received.length = 0;
  });
  afterAll(() => {
    for (const each of servers) each.close();
    return Promise.all([target.close(), receiver.close()]);
  });

  it.each([301, 302, 303, 307, 308])('does not follow where it is sent elsewhere (%i)', async (status) => {
    const elsewhere = await openReceiver();
    receiver.manner = (response) => void response.writeHead(status, { location: elsewhere.url }).end();
    expect(await target.failure(receiver.url)).toBe(
      `It answered with a redirect (${status}), which is not followed`,
    );
    expect([receiver.received.length, elsewhere.received]).toEqual([1, []]);
    await elsewhere.close();
  });

  it('reads nothing of an answer that has no end', async () => {
    receiver.manner = endless;
    expect(await target.failure(receiver.url)).toBeNull();
  });

  it('reads nothing of an answer that comes byte by byte', async () => {
    const { server, url } = await openDripping('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n');
    servers.push(server);
    expect(await target.failure(url)).toBeNull();
  });

  it('gives up on headers that come byte by byte, and answers everybody else meanwhile', async () => {
    const { server, url } = await openDripping('HTTP/1.1 200 OK\r\nlong: ');
    servers.push(server);
    const failure = target.failure(url);
    expect(await target.answers()).toBe(true);
    expect(await failure).toBe('There was no answer within 10 s');
  });

  it('takes no line of a path for one of its own', async () => {
    expect(await target.failure(`${receiver.url}/a\r\nx-evil: 1/%0d%0ax-evil: 2`)).toBeNull();
    const [{ path, headers }] = receiver.received as [Received];
    expect(path).toBe('/ax-evil:%201/%0d%0ax-evil:%202');
    expect(headers).not.toHaveProperty('x-evil');
  });
});
