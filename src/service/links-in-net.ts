import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** What the service listens on where it listens on every address of the machine, and the families of those. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  '0.0.0.0': ['IPv4'],
  '::': ['IPv4', 'IPv6'],
};

/** An address of IPv6 that only has a meaning together with the name of an interface: no browser takes it. */
const isLinkLocal = (address: string): boolean => /^fe[89ab]/i.test(address);

/**
 * Links to the war room by the addresses that this machine has in its net, IPv4 first: for whoever sits at another one. None
 * where the service listens on one address only.
 * @param url of the service on this machine, with its port
 * @param host what it listens on
 */
export function linksInNet(
  url: string,
  host: string,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): readonly string[] {
  const outside = Object.values(interfaces).flatMap((each) => each ?? []);
  const reached = outside.filter(({ internal, address }) => !internal && !isLinkLocal(address));
  return (EVERYWHERE[host] ?? []).flatMap((family) =>
    reached.filter((each) => each.family === family).map(({ address }) => linkBy(address, url)),
  );
}

function linkBy(address: string, url: string): string {
  const link = new URL('/app', url);
  link.hostname = address.includes(':') ? `[${address}]` : address;
  return link.href;
}
