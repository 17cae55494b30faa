import type { RaceKey, Treatment } from '../state/index.js';
import { alwaysKills } from '../build/captives/captives.js';
import { TREATY_RACES } from './matrices.js';
import type { MatrixRace } from './profile.js';
import { treatmentOf } from '../movement/claims/taking.js';

const RACES: readonly RaceKey[] = ['IG', 'SM', 'BA', 'SOB', 'CH', 'DE', 'EL', 'ORK', 'TY'];

describe('PLN-TAK-02 Minimum by race', () => {
  it.each<readonly [RaceKey, Readonly<Partial<Record<Treatment, readonly RaceKey[]>>>]>([
    [
      'IG',
      { CAPTURE: ['IG', 'SM', 'SOB', 'BA'], PILLAGE: ['EL'], CLEANSE: ['CH', 'DE', 'ORK'], DESTROY: ['TY'] },
    ],
    [
      'SM',
      { CAPTURE: ['IG', 'SM', 'SOB', 'BA'], PILLAGE: ['EL'], CLEANSE: ['CH', 'DE', 'ORK'], DESTROY: ['TY'] },
    ],
    [
      'BA',
      { CAPTURE: ['IG', 'SM', 'SOB', 'BA'], PILLAGE: ['EL'], CLEANSE: ['CH', 'DE', 'ORK'], DESTROY: ['TY'] },
    ],
    [
      'SOB',
      { CAPTURE: ['IG', 'SM', 'SOB', 'BA'], PILLAGE: ['EL'], CLEANSE: ['CH', 'DE', 'ORK'], DESTROY: ['TY'] },
    ],
    [
      'CH',
      { CAPTURE: ['CH', 'IG'], PILLAGE: ['SM', 'BA', 'SOB', 'DE', 'ORK'], CLEANSE: ['EL'], DESTROY: ['TY'] },
    ],
    [
      'DE',
      { CAPTURE: ['DE'], PILLAGE: ['IG', 'SM', 'BA', 'CH', 'ORK', 'SOB'], CLEANSE: ['EL'], DESTROY: ['TY'] },
    ],
    [
      'EL',
      { CAPTURE: ['EL'], PILLAGE: ['IG', 'SM', 'BA', 'SOB'], CLEANSE: ['DE', 'CH', 'ORK'], DESTROY: ['TY'] },
    ],
    ['ORK', { PILLAGE: ['ORK'], CLEANSE: ['IG', 'SM', 'BA', 'CH', 'DE', 'EL', 'SOB'], DESTROY: ['TY'] }],
    ['TY', { DESTROY: RACES }],
  ])('of %s', (taker, expected) => {
    for (const [mode, races] of Object.entries(expected)) {
      for (const race of races) expect([race, treatmentOf(taker, race, null)]).toEqual([race, mode]);
    }
    expect(Object.values(expected).flat()).toHaveLength(RACES.length);
  });

  it('lets a harsher way stand and raises a milder one', () => {
    expect(treatmentOf('IG', 'EL', 'CLEANSE')).toBe('CLEANSE');
    expect(treatmentOf('IG', 'EL', 'PILLAGE')).toBe('PILLAGE');
    expect(treatmentOf('IG', 'EL', 'CAPTURE')).toBe('PILLAGE');
  });
});

describe('PLN-AFT-05 Killing captives', () => {
  it.each<readonly [RaceKey, readonly RaceKey[]]>([
    ['IG', ['CH', 'ORK', 'TY']],
    ['SM', ['CH', 'ORK', 'TY']],
    ['BA', ['CH', 'ORK', 'TY']],
    ['SOB', ['CH', 'ORK', 'TY']],
    ['CH', ['SOB', 'TY']],
    ['DE', []],
    ['EL', ['CH', 'ORK', 'TY', 'DE']],
    ['ORK', ['TY']],
    ['TY', RACES],
  ])('%s always kills', (winner, losers) => {
    expect(RACES.filter((each) => alwaysKills(winner, each)).sort()).toEqual([...losers].sort());
  });
});

describe('RACE-DIP-01 Who may sign what', () => {
  it.each<readonly [MatrixRace, readonly MatrixRace[], readonly MatrixRace[]]>([
    ['IG', ['IG', 'SM', 'EL', 'SOB'], ['IG', 'SM', 'EL', 'SOB']],
    ['SM', ['IG', 'SM', 'EL', 'SOB'], ['IG', 'SM', 'EL', 'SOB']],
    ['SOB', ['IG', 'SM', 'EL', 'SOB'], ['IG', 'SM', 'EL', 'SOB']],
    ['CH', ['CH', 'DE', 'EL', 'ORK'], ['CH', 'DE', 'ORK']],
    ['DE', ['DE', 'CH', 'ORK'], ['DE', 'CH']],
    ['EL', ['EL', 'IG', 'SM', 'CH', 'SOB'], ['EL', 'IG', 'SM', 'SOB']],
    ['ORK', ['ORK', 'CH', 'DE'], ['ORK', 'CH']],
    ['TY', ['TY'], ['TY']],
  ])('%s', (race, pacts, alliances) => {
    expect([...TREATY_RACES.NON_AGGRESSION_PACT[race]].sort()).toEqual([...pacts].sort());
    expect([...TREATY_RACES.ALLIANCE[race]].sort()).toEqual([...alliances].sort());
  });
});
