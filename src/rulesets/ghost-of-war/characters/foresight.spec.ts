import { blank } from '../state/blank.js';
import type { GhostOfWarState } from '../state/index.js';
import { lockedAfter, mustNotLockYet } from './foresight.js';

const ROUND = 5;
/** A state in which some factions see the orders of others. */
function stateOf(sees: Readonly<Record<string, string>>, locked: readonly string[]): GhostOfWarState {
  const factions = ['chapter', 'foes', 'guard'].map((id) => {
    const foresight = sees[id] ? [{ enemy: sees[id], round: ROUND - 1, orders: true }] : [];
    return [id, { id, foresight }] as const;
  });
  const state = blank({ seats: [], parameters: {} });
  return { ...state, round: ROUND, locked, factions: Object.fromEntries(factions) as never };
}

describe('GOW-CHR-13: who sees the orders of an enemy', () => {
  it('locks after him, and again when he takes his lock back', () => {
    expect(mustNotLockYet(stateOf({ chapter: 'foes' }, []), 'chapter')).toMatchObject([
      { code: 'ENEMY_LOCKS_FIRST', params: { enemy: 'foes' } },
    ]);
    const all = stateOf({ chapter: 'foes' }, ['foes', 'guard', 'chapter']);
    expect(mustNotLockYet(all, 'chapter')).toEqual([]);
    expect(lockedAfter(all, ['foes'])).toEqual(['chapter']);
    expect(lockedAfter(all, ['guard'])).toEqual([]);
    expect(lockedAfter(all, ['foes', 'chapter'])).toEqual([]);
  });

  it('keeps a lock that he has not given', () => {
    expect(lockedAfter(stateOf({ chapter: 'foes' }, ['foes']), ['foes'])).toEqual([]);
  });
});
