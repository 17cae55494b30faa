import { callerOf, hostCheck, LOCAL_ACCESS, proxyCheck } from './access.js';

describe('names that the service is called by', () => {
  const check = hostCheck({ ...LOCAL_ACCESS, listensOn: 'War.Club.example', hosts: ['other.example'] });

  it.each([
    'localhost',
    'a.localhost:4000',
    '127.0.0.1',
    '192.168.0.7:80',
    '[fe80::1]:4000',
    'other.example:443',
  ])('are its own: %s', (host) => expect(check(host)).toBe(true));

  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a b',
    'user@localhost',
  ])('are not: %s', (host) => expect(check(host)).toBe(false));

  it('are those of the setting, in any case, or all of them', () => {
    expect(check('war.club.example:4000')).toBe(true);
    expect(hostCheck({ ...LOCAL_ACCESS, hosts: ['*'] })('evil.example')).toBe(true);
  });
});

describe('who is asking', () => {
  const trusted = proxyCheck({ ...LOCAL_ACCESS, proxies: ['10.0.0.0/8', '::1'] });

  it.each([
    ['1.2.3.4', undefined, '1.2.3.4'],
    ['1.2.3.4', '9.9.9.9', '1.2.3.4'],
    ['10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['::ffff:10.0.0.2', 'forged, 9.9.9.9, 10.1.1.1', '9.9.9.9'],
    ['::1', undefined, '::1'],
    [undefined, undefined, 'unknown'],
  ])('is, behind %s for %s, %s', (remote, forwarded, caller) =>
    expect(callerOf(remote, forwarded, trusted)).toBe(caller),
  );

  it('is not guessed from a setting that is no address', () =>
    expect(() => proxyCheck({ ...LOCAL_ACCESS, proxies: ['proxy.example'] })).toThrow('proxy.example'));
});
