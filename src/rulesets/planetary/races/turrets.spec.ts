import { TURRET_WEAPONS } from '../data/turrets.js';
import type { RaceKey } from '../state/index.js';
import { turretPrice } from './race-costs.js';
import { PROFILES, RACE_KEYS } from './profiles.js';

/** RACE-TUR-01: weapon, BP, BP where preferred, who prefers it, who else may build it, twin-linked, BS (null: hits automatically). */
const TABLE: readonly (readonly [
  string,
  number,
  number,
  readonly RaceKey[],
  readonly RaceKey[],
  boolean,
  number | null,
])[] = [
  ['BATTLE_CANNON', 100, 75, ['IG'], [], false, 3],
  ['PLASMA_CANNON', 90, 70, [], ['IG', 'SM', 'BA'], true, 3],
  ['LASCANNONS', 90, 70, ['IG'], ['SM', 'CH', 'EL', 'BA'], true, 3],
  ['MISSILE_LAUNCHERS', 80, 60, ['SM', 'CH', 'BA'], ['IG'], true, 3],
  ['AUTOCANNONS', 75, 55, ['CH'], ['IG'], true, 3],
  ['HEAVY_BOLTERS', 65, 50, ['IG', 'SM', 'BA'], ['CH', 'SOB'], true, 3],
  ['DARKLANCE', 90, 70, ['DE'], [], true, 3],
  ['DISINTEGRATOR', 95, 75, ['DE'], [], true, 3],
  ['SPLINTER_CANNON', 65, 50, ['DE'], [], true, 3],
  ['SHURIKEN_CANNONS', 65, 50, ['EL'], [], true, 3],
  ['D_CANNON', 75, 55, ['EL'], [], false, 3],
  ['SCATTER_LASER', 75, 55, ['EL'], [], true, 3],
  ['BIG_SHOOTA', 55, 40, ['ORK'], [], true, 2],
  ['ROKKIT_LAUNCHA', 50, 35, ['ORK'], [], true, 2],
  ['LOBBA', 65, 50, ['ORK'], [], true, 3],
  ['ZZAP', 65, 50, ['ORK'], [], false, null],
  ['INFERNO_CANNON', 40, 30, ['SOB'], ['IG', 'SM', 'CH', 'ORK', 'BA'], true, 3],
];

describe('RACE-TUR-01 Who may build which turret weapon', () => {
  it.each(TABLE)('%s', (weapon, full, less, preferring, allowed, twinLinked, bs) => {
    expect(TURRET_WEAPONS[weapon]).toMatchObject({ costBp: full, preferredCostBp: less, twinLinked, bs });
    const prices = RACE_KEYS.map((race) => [race, turretPrice(PROFILES[race], weapon)]);
    const price = (race: RaceKey) =>
      preferring.includes(race) ? less : allowed.includes(race) ? full : undefined;
    expect(prices).toEqual(RACE_KEYS.map((race) => [race, price(race)]));
  });

  it('has no other weapon', () => {
    expect(Object.keys(TURRET_WEAPONS)).toEqual(TABLE.map(([weapon]) => weapon));
  });
});
