import type { LookupAddress } from 'node:dns';
import { Post, type Resolve } from '../../src/service/telling/post.js';
import { answering, endless, hanging, openReceiver, type Receiver } from './receiver.js';

const LOCAL = ['127.0.0.0/8'];
const FORBIDDEN = 'It leads to an address that this service does not send to';

describe('what is posted to addresses that others have given', () => {
  let receiver: Receiver;
  let asked: string[];

  beforeEach(async () => {
    receiver = await openReceiver();
    asked = [];
  });
  afterEach(() => receiver.close());

  /** Names that stand for these addresses, one list for each time it is asked. */
  const standing =
    (...answers: readonly (readonly string[])[]): Resolve =>
    (name, answer) => {
      asked.push(name);
      const addresses = answers[asked.length - 1] ?? [];
      const found = addresses.map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      answer(null, found);
    };
  const portOf = (): string => new URL(receiver.url).port;
  const send = (post: Post, url: string) => post.send({ url, headers: {}, body: '{}' });

  it('goes where the host permits it, over the address that was judged', async () => {
    const post = new Post(LOCAL, standing(['127.0.0.1'], ['10.0.0.1']));
    expect(await send(post, `http://chat.example:${portOf()}/hook`)).toEqual({ taken: true });
    expect(asked).toEqual(['chat.example']);
    expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual([
      ['/hook', `chat.example:${portOf()}`],
    ]);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['this machine, by version 6', ['::1']],
    ['this machine, by an address of version 4 as one of version 6', ['::ffff:127.0.0.1']],
    ['what tells secrets of a cloud', ['169.254.169.254']],
    ['a public address and a private one beside it', ['93.184.216.34', '192.168.1.1']],
  ])('never goes by a name that stands for %s', async (_, addresses) => {
    const post = new Post([], standing(addresses));
    expect(await send(post, `https://chat.example:${portOf()}/`)).toEqual({
      taken: false,
      reason: FORBIDDEN,
    });
    expect(receiver.received).toEqual([]);
  });

  it('goes by plain http to nothing but what the host has named', async () => {
    const post = new Post(['192.168.1.20'], standing(['93.184.216.34']));
    expect(await send(post, 'http://chat.example/')).toEqual({ taken: false, reason: FORBIDDEN });
  });

  it.each([
    ['https://127.0.0.1/', FORBIDDEN],
    ['https://2130706433/', FORBIDDEN],
    ['https://0x7f.1/', FORBIDDEN],
    ['https://[::1]/', FORBIDDEN],
    ['https://[::ffff:7f00:1]/', FORBIDDEN],
    ['https://localhost/', FORBIDDEN],
    ['https://localhost./', FORBIDDEN],
    ['https://chat.localhost/', FORBIDDEN],
    ['https://10.0.0.1:8443/hook', FORBIDDEN],
    ['http://chat.example/', 'The URL must begin with https://'],
    ['file:///etc/passwd', 'The URL must begin with https://'],
    ['https://me:secret@chat.example/', 'The URL must not hold a user or password'],
    ['chat.example', 'This is no URL'],
  ])('%s is refused before anything is looked up: %s', async (url, reason) => {
    const post = new Post([], standing());
    expect(post.objection(url)).toBe(reason);
    expect(await send(post, url)).toEqual({ taken: false, reason });
    expect(asked).toEqual([]);
  });

  it('follows no redirect', async () => {
    const other = await openReceiver();
    receiver.manner = answering(307, { location: other.url });
    expect(await send(new Post(LOCAL), receiver.url)).toEqual({
      taken: false,
      reason: 'It answered with a redirect (307), which is not followed',
    });
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('waits so long and no longer for who says nothing', async () => {
    receiver.manner = hanging;
    expect(await send(new Post(LOCAL, undefined, 300), receiver.url)).toEqual({
      taken: false,
      reason: 'There was no answer within 0.3 s',
    });
  });

  it('reads nothing of an answer without end', async () => {
    receiver.manner = endless;
    expect(await send(new Post(LOCAL, undefined, 5000), receiver.url)).toEqual({ taken: true });
  });

  it('gives up on headers without end', async () => {
    receiver.manner = (response) => void response.writeHead(200, { long: 'x'.repeat(40_000) }).end();
    expect(await send(new Post(LOCAL), receiver.url)).toEqual({
      taken: false,
      reason: 'The connection failed (UND_ERR_HEADERS_OVERFLOW)',
    });
  });

  it('says of a closed port and of a name that nobody knows no more than that', async () => {
    const port = portOf();
    await receiver.close();
    expect(await send(new Post(LOCAL), `http://127.0.0.1:${port}/`)).toEqual({
      taken: false,
      reason: 'The connection failed (ECONNREFUSED)',
    });
    expect(await send(new Post(LOCAL, standing([])), 'https://chat.example/')).toEqual({
      taken: false,
      reason: 'The connection failed (ENOTFOUND)',
    });
    receiver = await openReceiver();
  });

  it.each([
    [429, { 'retry-after': '120' }, { taken: false, reason: 'It answered 429', waitMs: 120_000 }],
    [503, { 'retry-after': '999999' }, { taken: false, reason: 'It answered 503', waitMs: 3_600_000 }],
    [410, {}, { taken: false, reason: 'It answered that it is gone (410)', gone: true }],
    [404, {}, { taken: false, reason: 'It answered 404' }],
    [204, {}, { taken: true }],
  ])('makes of a status of %i with %p: %p', async (status, headers, outcome) => {
    receiver.manner = answering(status, headers as Record<string, string>);
    expect(await send(new Post(LOCAL), receiver.url)).toEqual(outcome);
  });
});
