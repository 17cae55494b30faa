import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import ipaddr from 'ipaddr.js';
import { networkOf, reachOf, type Reach } from './networks.js';

/** What became of something that was sent. */
export type Outcome =
  | { readonly taken: true }
  | {
      readonly taken: false;
      /** In words, for whoever set the channel up. */
      readonly reason: string;
      /** There will never be anybody there again. */
      readonly gone?: true;
      /** It is this service that cannot send: nothing is held against the channel. */
      readonly ours?: true;
      /** Milliseconds for which they asked to be left alone. */
      readonly waitMs?: number;
    };

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** All addresses of a name. */
export type Resolve = (
  name: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const WITHIN_MS = 10_000;
const CONNECTED_WITHIN_MS = 5_000;
/** Headers of an answer; its body is not read. */
const MOST_HEADER_BYTES = 16_384;
const MOST_WAIT_MS = 3_600_000;
const FORBIDDEN = 'It leads to an address that this service does not send to';

class ForbiddenAddress extends Error {}

class UnknownName extends Error {
  readonly code = 'ENOTFOUND';
}

const bySystem: Resolve = (name, answer) => systemLookup(name, { all: true }, answer);

/**
 * Posts to addresses that others have given. A name is looked up once, every address that it stands for is judged, and the
 * connection is made to one of these; redirects are not followed, and the answer's body is not read.
 */
export class Post {
  private readonly named: ReturnType<typeof networkOf>[];

  /**
   * @param networks beyond the public net, as `10.0.0.0/8`: there http is permitted too
   */
  constructor(
    networks: readonly string[],
    private readonly resolve: Resolve = bySystem,
    private readonly withinMs = WITHIN_MS,
  ) {
    this.named = networks.map(networkOf);
  }

  /** Why nothing is ever sent to a URL, whatever its name stands for; null where something may be. */
  objection(text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url) return 'This is no URL';
    if (url.username !== '' || url.password !== '') return 'The URL must not hold a user or password';
    if (url.protocol !== 'https:' && (url.protocol !== 'http:' || this.named.length === 0))
      return 'The URL must begin with https://';
    const address = addressIn(url);
    return address !== null && !this.permits(address, url) ? FORBIDDEN : null;
  }

  /** Never throws. */
  async send({ url: text, headers, body }: Letter): Promise<Outcome> {
    const objection = this.objection(text);
    if (objection !== null) return { taken: false, reason: objection };
    const url = new URL(text);
    const agent = new Agent({
      connect: { lookup: this.guarded(url), timeout: CONNECTED_WITHIN_MS },
      maxHeaderSize: MOST_HEADER_BYTES,
    });
    try {
      const signal = AbortSignal.timeout(this.withinMs);
      const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
      answer.body.on('error', () => undefined).destroy();
      return judged(answer.statusCode, answer.headers['retry-after']);
    } catch (error) {
      return { taken: false, reason: this.inWords(error) };
    } finally {
      await agent.destroy();
    }
  }

  /** Plain http goes nowhere but where the host of the service has said so. */
  private permits(address: string, { protocol }: URL): boolean {
    const reach: Reach = reachOf(address, this.named);
    return reach === 'named' || (reach === 'public' && protocol === 'https:');
  }

  private guarded(url: URL): LookupFunction {
    return (name, options, answer) =>
      this.resolve(name, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return answer(error ?? new UnknownName(), '');
        if (!addresses.every(({ address }) => this.permits(address, url)))
          return answer(new ForbiddenAddress(), '');
        return options.all ? answer(null, [...addresses]) : answer(null, first.address, first.family);
      });
  }

  private inWords(error: unknown): string {
    if (error instanceof ForbiddenAddress) return FORBIDDEN;
    const { name, code } = error as { readonly name?: string; readonly code?: string };
    if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
      return `There was no answer within ${this.withinMs / 1000} s`;
    return code === undefined ? 'The connection failed' : `The connection failed (${code})`;
  }
}

/** Names that stand for this machine, whoever is asked for them (RFC 6761). */
const THIS_MACHINE = /(?:^|\.)localhost\.?$/;

/** The address that a URL names without anybody being asked for it; null where its host is another name. */
function addressIn({ hostname }: URL): string | null {
  if (THIS_MACHINE.test(hostname)) return '127.0.0.1';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(host) ? host : null;
}

function judged(status: number, retryAfter: string | string[] | undefined): Outcome {
  if (status >= 200 && status < 300) return { taken: true };
  if (status >= 300 && status < 400)
    return { taken: false, reason: `It answered with a redirect (${status}), which is not followed` };
  if (status === 410) return { taken: false, reason: 'It answered that it is gone (410)', gone: true };
  const seconds = Number(retryAfter);
  const waitMs = seconds > 0 ? { waitMs: Math.min(seconds * 1000, MOST_WAIT_MS) } : {};
  return { taken: false, reason: `It answered ${status}`, ...waitMs };
}
