import type { AppendResult } from '../../event-store/event-store.port.js';
import { Unprojected } from './unprojected.js';

describe('appends that the read model does not show yet', () => {
  let took: number[];
  let unprojected: Unprojected;
  beforeEach(() => {
    took = [];
    unprojected = new Unprojected((seconds) => took.push(seconds));
  });
  const stored = (length: number): AppendResult => ({ ok: true, length }) as AppendResult;

  it('are waited for until they are shown, each stream by itself', async () => {
    await unprojected.append('one', () => Promise.resolve(stored(2)));
    await unprojected.append('other', () => Promise.resolve(stored(1)));
    expect([unprojected.size, took]).toEqual([2, []]);
    unprojected.projected('one', 1);
    expect([unprojected.size, took]).toEqual([2, []]);
    unprojected.projected('one', 2);
    expect([unprojected.size, took]).toEqual([1, [expect.any(Number)]]);
    unprojected.projected('other', 1);
    unprojected.projected('other', 1);
    expect([unprojected.size, took.length]).toEqual([0, 2]);
  });

  it('are not waited for where they are shown before they are answered', async () => {
    await unprojected.append('one', () => {
      unprojected.projected('one', 1);
      return Promise.resolve(stored(1));
    });
    expect([unprojected.size, took.length]).toEqual([0, 1]);
  });

  it('are not waited for where nothing was stored', async () => {
    await unprojected.append('one', () => Promise.resolve({ ok: false, error: 'conflict' } as never));
    const failed = unprojected.append('one', () => Promise.reject(new Error('The disk is full.')));
    await expect(failed).rejects.toThrow('full');
    expect([unprojected.size, took]).toEqual([0, []]);
  });
});
