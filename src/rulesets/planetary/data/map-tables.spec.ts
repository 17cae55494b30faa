import { ACCESS } from './access.js';
import { BATTLE_ORDERS, ORBIT_ORDERS, PHASES, WEAK_ORDERS } from './orders.js';
import { DEFENCE_PRICES, GARRISON_LIMITS, RADAR_TOWER } from './defences.js';
import { DEMO_UNITS } from './demo-units.js';
import { AIRSPACE_COLUMNS, AIRSPACE_ROWS, FOUR_PLAYER_MAP, TERRAIN } from './map.js';
import { DEFENCE_LIMITS, DEFENCE_TYPES } from './taking.js';
import { TREATY_RACES } from '../races/matrices.js';

describe('tables of map, orders and units', () => {
  it('access names every terrain and the river edge (PLN-TER-02)', () => {
    expect(Object.keys(ACCESS).sort()).toEqual([...Object.keys(TERRAIN), 'riverEdge'].sort());
  });

  it('infantry goes everywhere but to sea', () => {
    const closed = Object.entries(ACCESS).filter(([, row]) => row.infantry === 'no');
    expect(closed.map(([terrain]) => terrain)).toEqual(['sea']);
  });

  it('every defence has a price, or takes that of its weapon (PLN-DEF-03 … -08)', () => {
    expect(Object.keys(DEFENCE_PRICES).sort()).toEqual(Object.keys(DEFENCE_TYPES).sort());
    const unpriced = Object.keys(DEFENCE_PRICES).filter((each) => DEFENCE_PRICES[each] === null);
    expect(unpriced).toEqual(['turretTower', 'groundTurret']);
    expect(DEFENCE_TYPES[RADAR_TOWER]).toBeDefined();
  });

  it('garrisons and defences have limits for every Stronghold', () => {
    expect(Object.keys(GARRISON_LIMITS)).toEqual(Object.keys(DEFENCE_LIMITS));
  });

  it('treaties are symmetric, and an ally could be a partner (PLN-DIP-09)', () => {
    for (const rows of Object.values(TREATY_RACES)) {
      for (const [race, partners] of Object.entries(rows)) {
        for (const partner of partners) expect(rows[partner]).toContain(race);
      }
    }
    for (const [race, allies] of Object.entries(TREATY_RACES.ALLIANCE)) {
      const partners = TREATY_RACES.NON_AGGRESSION_PACT[race as keyof typeof TREATY_RACES.ALLIANCE];
      expect(allies.filter((each) => !partners.includes(each))).toEqual([]);
    }
  });

  it('the phases are those of a turn, after the set-up (PLN-TRN-01)', () => {
    expect(PHASES).toHaveLength(10);
    expect(PHASES[0]!.code).toBe('SET_UP');
    expect(PHASES.at(-1)!.code).toBe('END_OF_TURN');
  });

  it('only planned orders lose initiative (PLN-BOR-01)', () => {
    const late = Object.entries(BATTLE_ORDERS).filter(([, order]) => order.losesInitiative);
    expect(late.map(([code]) => code)).toEqual(['PLANNED_ATTACK', 'PLANNED_RAID']);
    expect([...ORBIT_ORDERS, ...WEAK_ORDERS].every((code) => code in BATTLE_ORDERS)).toBe(true);
  });

  it('Airspaces cut the four-player map without gap or overlap (PLN-MAP-05)', () => {
    const covered = (bands: Readonly<Record<string, readonly [number, number]>>) =>
      Object.values(bands).flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, step) => first + step),
      );
    expect(covered(AIRSPACE_COLUMNS)).toEqual(
      Array.from({ length: FOUR_PLAYER_MAP.cols }, (_, each) => each),
    );
    expect(covered(AIRSPACE_ROWS)).toEqual(Array.from({ length: FOUR_PLAYER_MAP.rows }, (_, each) => each));
  });

  it('demo units have keys of their own and sensible sizes', () => {
    const keys = DEMO_UNITS.map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const type of DEMO_UNITS) {
      expect(type.key).toMatch(/^demo\./);
      expect(type.minModels).toBeLessThanOrEqual(type.maxModels);
      expect(type.vehicle).toBe(type.weight !== null);
    }
  });
});
