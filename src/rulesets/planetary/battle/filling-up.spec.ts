import type { PositionUnit } from '../position.js';
import { fillingSwaps, fillUp, setFillUpOrder } from './filling-up.js';
import { readyCount } from '../pieces/armies.js';
import { participatingUnits } from './participation.js';
import { sitAt, stateOf } from '../../../../test/planetary/spec-table.js';

const line = (ready: number, more: Partial<PositionUnit> = {}): PositionUnit => ({
  type: 'demo.line',
  ready,
  wounded: 10 - ready,
  ...more,
});

const battle = (attackers: readonly PositionUnit[], defenders: readonly PositionUnit[] = [line(10)]) =>
  stateOf({
    phase: 'BATTLE',
    map: { cols: 7, rows: 7 },
    players: [
      { seat: 'seat-1', race: 'SOB' },
      { seat: 'seat-2', race: 'SOB' },
    ],
    detachments: [
      { id: 'a', owner: 'seat-1', hex: '2,2', units: attackers },
      { id: 'b', owner: 'seat-2', hex: '2,2', units: defenders },
    ],
    battles: [{ id: 'fight', hex: '2,2', attacker: 'a', origin: '3,2' }],
  });

const readyAfter = (attackers: readonly PositionUnit[]) => {
  const spec = sitAt(battle(attackers));
  fillUp(spec.table, 'fight');
  const army = spec.table.state.detachments.a!;
  return {
    ready: army.units.map(readyCount),
    taking: participatingUnits(spec.table.state, army).length,
    spec,
  };
};

describe('PLN-BAT-05 Filling up units', () => {
  it('brings 7, 6, 6, 4 to 10, 10, 3, 0: two take part (worked example 6)', () => {
    const { ready, taking } = readyAfter([line(7), line(6), line(6), line(4)]);
    expect(ready).toEqual([10, 10, 3, 0]);
    expect(taking).toBe(2);
  });

  it('brings 9, 6, 6, 4 to 10, 10, 5, 0: three take part (worked example 6)', () => {
    const { ready, taking } = readyAfter([line(9), line(6), line(6), line(4)]);
    expect(ready).toEqual([10, 10, 5, 0]);
    expect(taking).toBe(3);
  });

  it('fills the unit with most ready models first, ties as they were created', () => {
    expect(readyAfter([line(4), line(6), line(6)]).ready).toEqual([0, 10, 6]);
  });

  it('moves the last ready models and leaves the unready ones in their slots', () => {
    const { spec } = readyAfter([line(8), line(3)]);
    const [first, second] = spec.table.state.detachments.a!.units;
    expect(first!.models.map((each) => each.id)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `a.u1.m${n}`),
      'a.u2.m3',
      'a.u2.m2',
    ]);
    expect(second!.models.slice(0, 3).map((each) => each.id)).toEqual(['a.u2.m1', 'a.u1.m10', 'a.u1.m9']);
    expect(spec.events).toMatchObject([
      { type: 'planetary.UnitsFilledUp', data: { army: 'a', battle: 'fight' }, because: ['PLN-BAT-05'] },
    ]);
  });

  it('keeps model types, armies and options apart', () => {
    const veterans: PositionUnit = { type: 'demo.veterans', ready: 3, dead: 2 };
    const { spec } = readyAfter([line(9, { options: [{ key: 'heavyWeapon' }] }), veterans, veterans]);
    const { a, b } = spec.table.state.detachments;
    expect(a!.units.map(readyCount)).toEqual([9, 5, 1]);
    expect(a!.units[0]!.options).toHaveLength(1);
    expect(b!.units.map(readyCount)).toEqual([10]);
  });

  it('does nothing where every unit is full, or only one is not', () => {
    expect(readyAfter([line(10), line(10)]).spec.events).toEqual([]);
    expect(readyAfter([line(10), line(4)]).spec.events).toEqual([]);
  });

  it('changes nothing when it is done twice', () => {
    const { spec } = readyAfter([line(7), line(6), line(4)]);
    expect(fillingSwaps(spec.table.state.detachments.a!)).toEqual([]);
  });

  it('follows the order of the owner', () => {
    const spec = sitAt(battle([line(7), line(6), line(4)]));
    const units = ['a.u3', 'a.u2'];
    expect(setFillUpOrder(spec.table, { type: 'SetFillUpOrder', battle: 'fight', army: 'a', units })).toEqual(
      [],
    );
    expect(spec.table.state.detachments.a!.units.map(readyCount)).toEqual([0, 7, 10]);
    expect(spec.table.state.battles.fight!.fillUpOrder).toEqual({ a: units });
  });

  it('refuses an order for armies and units that are not the seat’s own or not there', () => {
    const order = (army: string, units: readonly string[], seat = 'seat-1') =>
      setFillUpOrder(sitAt(battle([line(7)]), [], seat).table, {
        type: 'SetFillUpOrder',
        battle: 'fight',
        army,
        units,
      }).map(({ rule, code, path }) => [rule, code, path]);
    expect(order('nobody', [])).toEqual([['PLN-BAT-05', 'ARMY_NOT_IN_BATTLE', ['army']]]);
    expect(order('b', [])).toEqual([['PLN-BAT-05', 'ARMY_OF_ANOTHER', ['army']]]);
    expect(order('a', ['a.u1', 'a.u1', 'b.u1'])).toEqual([
      ['PLN-BAT-05', 'UNIT_TWICE', ['units', 1]],
      ['PLN-BAT-05', 'UNIT_UNKNOWN', ['units', 2]],
    ]);
  });
});
