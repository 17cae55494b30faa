import { groupIn, groupOf } from './groups.js';
import { addressOf, hostsOf, settingsOf } from './settings.js';

describe('groups', () => {
  it('are named by their number and how many there are', () => {
    expect(groupIn('2/4')).toEqual({ number: 2, of: 4 });
    expect(groupIn('1/1')).toEqual({ number: 1, of: 1 });
    for (const none of ['5/4', '0/4', '2', '2/4/8', '02/4', '1/1000', ' 1/2', '', 3, undefined])
      expect(groupIn(none)).toBeNull();
  });

  it('are dealt ids as the documents say, so that a proxy can do the same', () => {
    // By `printf %s ID | sha256sum`: the first eight digits, modulo the number of groups, and 1.
    expect(['campaign-a', 'campaign-b', 'ß'].map((id) => groupOf(id, 1000))).toEqual([923, 173, 771]);
  });

  it('are reached by the pattern of addresses, unless one is said', () => {
    const dealt = { group: '2/4', groupUrl: 'https://wars{group}.example.org' };
    const settings = settingsOf(dealt);
    expect([addressOf(settings), hostsOf(settings)]).toEqual([
      'https://wars2.example.org',
      ['wars2.example.org'],
    ]);
    expect(addressOf(settingsOf({ ...dealt, publicUrl: 'https://b.example.org' }))).toBe(
      'https://b.example.org',
    );
  });

  it('are dealt about the same number of ids each', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 7000; n += 1) counts[groupOf(`c${n}`, 7) - 1]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});
