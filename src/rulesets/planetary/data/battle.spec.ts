import { RULES } from '../rule-ids.js';
import {
  CASUALTY,
  DEFENDER_WITHDRAWAL,
  DRAW_VP,
  DXP_LEVELS,
  INJURIES,
  OPPONENT_PICK_PART,
  partOf,
  QUICK_BATTLE_PERCENT,
  RAID_PART,
  SET_UP,
  TERRAIN_DENSITY,
  WINNER_VP,
} from './battle.js';
import { GARRISON_COMPOSITION, STANDARD_COMPOSITION } from './units.js';

const D6 = [1, 2, 3, 4, 5, 6];
const falls = (values: readonly number[]) => values.every((each, i) => i === 0 || each < values[i - 1]!);
const rises = (values: readonly number[]) => values.every((each, i) => i === 0 || each > values[i - 1]!);

describe('tables of the battle', () => {
  it('gives a percentage for every sum of 2D6, rising with it (PLN-QBT-01)', () => {
    const sums = Object.keys(QUICK_BATTLE_PERCENT).map(Number);
    expect(sums).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rises(sums.map((each) => QUICK_BATTLE_PERCENT[each]!))).toBe(true);
    expect(QUICK_BATTLE_PERCENT[7]).toBe(50);
  });

  it('takes three quarters in a raid and one quarter for the opponent, exactly (PLN-QBT-02, -05)', () => {
    expect(partOf(1130 * 60, RAID_PART)).toBe(50850);
    expect(partOf(509, OPPONENT_PICK_PART)).toBe(127);
  });

  it('has a row for every face of the D6 tables (PLN-PRE-01, PLN-CAS-03)', () => {
    expect(Object.keys(TERRAIN_DENSITY).map(Number)).toEqual(D6);
    expect(Object.keys(INJURIES).map(Number)).toEqual(D6);
  });

  it('sets up every kind of unit once (PLN-PRE-05)', () => {
    expect([...SET_UP.alternateOrder].sort()).toEqual(Object.keys(STANDARD_COMPOSITION).sort());
  });

  it('leaves no gap in the victory tables (PLN-VPS-01, -02)', () => {
    expect(falls(WINNER_VP.map((row) => row.from))).toBe(true);
    expect(WINNER_VP.at(-1)!.from).toBe(-Infinity);
    expect(rises(WINNER_VP.map((row) => row.vp))).toBe(true);
    expect(falls(DRAW_VP.map((row) => row.from))).toBe(true);
    expect(DRAW_VP.at(-1)!.from).toBe(0);
    expect(DRAW_VP.at(-1)).toMatchObject({ larger: 3, smaller: 3 });
  });

  it('orders the fates of a casualty (PLN-CAS-02)', () => {
    for (const row of Object.values(CASUALTY)) {
      expect(row.deadUpTo).toBeGreaterThanOrEqual(1);
      expect(row.woundedUpTo).toBeGreaterThanOrEqual(row.deadUpTo);
      expect(row.woundedUpTo).toBeLessThanOrEqual(6);
    }
    expect(CASUALTY.retreat.deadUpTo).toBe(6);
    expect(CASUALTY.won.woundedUpTo).toBe(4);
  });

  it('raises status with experience (PLN-EXP-03)', () => {
    expect(DXP_LEVELS[0]).toEqual({ dxp: 0, name: 'Normal', maxPts: 1500 });
    expect(rises(DXP_LEVELS.map((each) => each.dxp))).toBe(true);
    expect(rises(DXP_LEVELS.map((each) => each.maxPts))).toBe(true);
  });

  it('offers a defender every direction but the attacker’s (PLN-WDR-04)', () => {
    expect(DEFENDER_WITHDRAWAL.flat().sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets a garrison be no larger than a detachment in any slot (PLN-GAR-03, PLN-DET-05)', () => {
    for (const [slot, [least, most]] of Object.entries(GARRISON_COMPOSITION)) {
      expect(most).toBeLessThanOrEqual(STANDARD_COMPOSITION[slot as 'HQ']![1]);
      expect(least).toBeLessThanOrEqual(most);
    }
  });

  it('names rules that the catalog has as its sources', () => {
    for (const rule of ['PLN-QBT-01', 'PLN-PRE-07', 'PLN-TBL-09', 'PLN-VPS-02', 'PLN-CAS-03', 'PLN-FUN-01']) {
      expect(RULES).toHaveProperty(rule);
    }
  });
});
