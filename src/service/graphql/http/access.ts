import { BlockList, isIP } from 'node:net';
import { existing, itemAt } from '../../../kernel/index.js';

/** By which names the service is called, and through whom. */
export interface AccessSettings {
  /** Address or name that it listens on. */
  readonly listensOn: string;
  /** Further names that it is called by; `*` = any. */
  readonly hosts: readonly string[];
  /** Addresses and networks (`10.0.0.0/8`) of proxies, whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
}

export const LOCAL_ACCESS: AccessSettings = { listensOn: '127.0.0.1', hosts: [], proxies: [] };

/**
 * Whether a Host header names this service. A page of somebody else's can make a browser call it by a name of the page's
 * own (DNS rebinding), but not by an address, `localhost` or a name that only its operator gives it.
 */
export function hostCheck({ listensOn, hosts }: AccessSettings): (header: string | undefined) => boolean {
  const known = new Set([listensOn, ...hosts].map((each) => each.toLowerCase()));
  return (header) => {
    if (known.has('*')) return true;
    const name = hostNameOf(header);
    if (name === null) return false;
    return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || known.has(name);
  };
}

/** The name in a Host header or an origin's host, in lower case, without port and brackets; null for none. */
export function hostNameOf(header: string | undefined): string | null {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header ?? '');
  return match ? (match[1] ?? itemAt(match, 2)).toLowerCase() : null;
}

/** Whether an address is that of a trusted proxy. Throws on a setting that is no address or network. */
export function proxyCheck({ proxies }: AccessSettings): (address: string) => boolean {
  const trusted = new BlockList();
  for (const each of proxies) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`"${each}" is no address or network of a proxy.`);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) !== 0 && trusted.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Who is asking: the address of the connection, or what the trusted proxies in front of it say. */
export function callerOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trusted: (address: string) => boolean,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((each) => each.trim()), remote ?? ''].filter(Boolean);
  let caller = hops.pop() ?? 'unknown';
  while (hops.length > 0 && trusted(caller)) caller = existing(hops.pop(), 'hop');
  return caller;
}
