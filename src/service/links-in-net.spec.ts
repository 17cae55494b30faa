import type { NetworkInterfaceInfo } from 'node:os';
import { linksInNet } from './links-in-net.js';

const address = (family: 'IPv4' | 'IPv6', written: string, internal = false): NetworkInterfaceInfo => ({
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
  address: written,
  internal,
  netmask: '',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const LOOP = [address('IPv4', '127.0.0.1', true), address('IPv6', '::1', true)];
const WIRE = [address('IPv6', '2001:db8::20'), address('IPv4', '192.168.1.20'), address('IPv6', 'fe80::20')];
const MACHINE = { lo: LOOP, eth0: WIRE, wlan0: [address('IPv4', '10.0.0.7')], gone: undefined };

describe('links to the war room in the net of the machine', () => {
  it('are by each of its IPv4 addresses where the service listens on those', () => {
    expect(linksInNet('http://127.0.0.1:4000', '0.0.0.0', MACHINE)).toEqual([
      'http://192.168.1.20:4000/app',
      'http://10.0.0.7:4000/app',
    ]);
  });

  it('are by IPv6 too where it listens on both, after the others and without those of one wire', () => {
    expect(linksInNet('http://[::1]:4321', '::', MACHINE)).toEqual([
      'http://192.168.1.20:4321/app',
      'http://10.0.0.7:4321/app',
      'http://[2001:db8::20]:4321/app',
    ]);
  });

  it.each(['127.0.0.1', '192.168.1.20', 'localhost'])('are none where it listens on %s alone', (host) => {
    expect(linksInNet('http://127.0.0.1:4000', host, MACHINE)).toEqual([]);
  });

  it('are none where the machine is in no net', () => {
    expect(linksInNet('http://127.0.0.1:4000', '0.0.0.0', { lo: LOOP })).toEqual([]);
  });
});
