import { isNetwork, networkOf, reachOf } from './networks.js';

describe('how far an address lies', () => {
  it.each([
    ['93.184.216.34', 'public'],
    ['2606:2800:220:1::1', 'public'],
    ['10.1.2.3', 'closed'],
    ['172.16.0.1', 'closed'],
    ['192.168.1.20', 'closed'],
    ['127.0.0.1', 'closed'],
    ['0.0.0.0', 'closed'],
    ['169.254.169.254', 'closed'],
    ['100.64.0.1', 'closed'],
    ['224.0.0.1', 'closed'],
    ['255.255.255.255', 'closed'],
    ['198.18.0.1', 'closed'],
    ['192.0.2.1', 'closed'],
    ['240.0.0.1', 'closed'],
    ['::1', 'closed'],
    ['::', 'closed'],
    ['::ffff:127.0.0.1', 'closed'],
    ['::ffff:10.0.0.1', 'closed'],
    ['::ffff:93.184.216.34', 'public'],
    ['::127.0.0.1', 'closed'],
    ['64:ff9b::7f00:1', 'closed'],
    ['2002:7f00:1::', 'closed'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'closed'],
    ['2001:db8::1', 'closed'],
    ['fe80::1', 'closed'],
    ['fe80::1%eth0', 'closed'],
    ['fc00::1', 'closed'],
    ['ff02::1', 'closed'],
    ['no address', 'closed'],
  ])('%s is %s', (address, reach) => expect(reachOf(address, [])).toBe(reach));

  it.each([
    ['192.168.1.20', '192.168.1.20', 'named'],
    ['192.168.1.21', '192.168.1.20', 'closed'],
    ['192.168.1.21', '192.168.1.0/24', 'named'],
    ['::ffff:192.168.1.21', '192.168.1.0/24', 'named'],
    ['fd00::7', 'fd00::/8', 'named'],
    ['192.168.1.21', 'fd00::/8', 'closed'],
    ['93.184.216.34', '93.184.216.34', 'named'],
  ])('%s beside %s, which the host has named, is %s', (address, named, reach) =>
    expect(reachOf(address, [networkOf(named)])).toBe(reach),
  );

  it.each([
    ['10.0.0.0/8', true],
    ['10.0.0.1', true],
    ['fd00::/8', true],
    ['10.0.0.0/99', false],
    ['10.1', false],
    ['10.1/8', false],
    ['0x7f.0.0.1', false],
    ['localhost', false],
    ['', false],
  ])('"%s" as a network: %s', (text, expected) => expect(isNetwork(text)).toBe(expected));
});
