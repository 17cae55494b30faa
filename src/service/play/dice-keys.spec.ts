import { openMemoryEventStore } from '../../event-store/memory/memory-event-store.js';
import { diceStream } from '../../read-model/index.js';
import { serviceKey } from '../auth/service-key.js';
import { DiceKeys } from './dice-keys.js';

const SERVICE_KEY = serviceKey(Buffer.alloc(32, 0x5a));
const AT = '2026-01-01T00:00:00.000Z';
const FIRST = { mode: 'committed' as const, before: null, at: AT };

describe('the keys of dice', () => {
  const store = openMemoryEventStore();
  const keys = new DiceKeys(store, SERVICE_KEY);
  const taken = async (of: DiceKeys, timelineId: string, promotion = 0, campaign = 'c1') =>
    (await of.commitment(campaign, { timelineId, promotion }, FIRST)).vrf!;

  it('are one for a campaign, with domains counted up by what they are taken for', async () => {
    const domains = [];
    for (const [timelineId, promotion] of [
      ['t1', 0],
      ['t2', 0],
      ['t1', 1],
      ['t2', 0],
      ['t1', 0],
      ['t1', 2],
    ] as const) {
      domains.push(await taken(keys, timelineId, promotion));
    }
    expect(domains.map(({ domain }) => domain)).toEqual([1, 2, 3, 2, 1, 4]);
    expect(new Set(domains.map(({ publicKey }) => publicKey)).size).toBe(1);
    const other = await taken(keys, 't9', 0, 'c2');
    expect(other.domain).toBe(1);
    expect(other.publicKey).not.toBe(domains[0]!.publicKey);
  });

  it('are the same in another service on the same store, and counted on there', async () => {
    const [ours, theirs] = [await taken(keys, 't1'), await taken(new DiceKeys(store, SERVICE_KEY), 't1')];
    expect(theirs).toEqual(ours);
    const both = [new DiceKeys(store, SERVICE_KEY), new DiceKeys(store, SERVICE_KEY)];
    const taking = both.flatMap((each, node) =>
      ['a', 'b', 'c'].map((name) => taken(each, `${name}${node}`, 0, 'c3')),
    );
    const made = await Promise.all(taking);
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(made.map(({ domain }) => domain).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await both[0]!.find('c3'))!.publicKey).toBe((await both[1]!.find('c3'))!.publicKey);
  });

  it('lie in the store sealed, and open with no other service key', async () => {
    await taken(keys, 't1', 0, 'c4');
    const bodies: string[] = [];
    for await (const { body } of store.read(diceStream('c4'))) bodies.push(body);
    expect(bodies).toHaveLength(2);
    expect(bodies.join()).not.toMatch(/PRIVATE KEY|LS0tLS1CRUdJTiBQUklWQVRF/);
    const stranger = new DiceKeys(store, serviceKey(Buffer.alloc(32, 0xa5)));
    await expect(stranger.find('c4')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(await keys.find('nowhere')).toBeNull();
  });
});
