import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Of the addresses of version 6 those that are given out for the public net; tunnels and translations are no part of it. */
const GLOBAL_6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** `10.0.0.1` or `10.0.0.0/8` as a network. Throws Error where it is neither. */
export function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** An address written in full (`10.1` is none, though some programs take it for one), or a network. */
export const isNetwork = (text: unknown): boolean =>
  typeof text === 'string' &&
  isIP(text.replace(/\/.*$/s, '')) !== 0 &&
  (ipaddr.isValid(text) || ipaddr.isValidCIDR(text));

/** `public`: of the public net. `named`: one that the host of the service has named. `closed`: every other, nothing is sent there. */
export type Reach = 'public' | 'named' | 'closed';

/** How far an address lies; one of version 4 that is written as one of version 6 is that of version 4. */
export function reachOf(text: string, named: readonly Network[]): Reach {
  if (!ipaddr.isValid(text)) return 'closed';
  const address = ipaddr.process(text);
  if (named.some((network) => isWithin(address, network))) return 'named';
  if (address.range() !== 'unicast') return 'closed';
  return address.kind() === 'ipv4' || address.match(GLOBAL_6) ? 'public' : 'closed';
}

const isWithin = (address: Address, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match([network, bits] as never);
