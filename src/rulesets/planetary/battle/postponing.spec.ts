import { sitAt, stateOf, type SpecTable } from '../../../../test/planetary/spec-table.js';
import type { PositionBattle } from '../position.js';
import { battleAt, battleOf, battlesOutstanding, openBattles } from './battles.js';
import { objectPostponement, postponeBattle } from './postponing.js';

const sit = (battle: Partial<PositionBattle> = {}, phase: 'BATTLE' | 'BATTLE_ORDERS' = 'BATTLE'): SpecTable =>
  sitAt(
    stateOf({
      turn: 3,
      phase,
      map: { cols: 7, rows: 7 },
      players: [
        { seat: 'seat-1', race: 'SOB' },
        { seat: 'seat-2', race: 'SOB' },
        { seat: 'seat-3', race: 'SOB' },
      ],
      detachments: [
        { id: 'a', owner: 'seat-1', hex: '2,2', units: [{ type: 'demo.line', ready: 10 }] },
        { id: 'b', owner: 'seat-2', hex: '2,2', units: [{ type: 'demo.line', ready: 10 }] },
      ],
      battles: [{ id: 'fight', hex: '2,2', attacker: 'a', origin: '3,2', ...battle }],
    }),
  );
const postpone = (spec: SpecTable, seat: string) => {
  spec.actAs(seat);
  return postponeBattle(spec.table, { type: 'PostponeBattle', battle: 'fight' });
};
const object = (spec: SpecTable, seat: string) => {
  spec.actAs(seat);
  return objectPostponement(spec.table, { type: 'ObjectPostponement', battle: 'fight' });
};
const battle = (spec: SpecTable) => spec.table.state.battles.fight!;
const types = (spec: SpecTable) => spec.events.map((each) => each.type);

describe('PLN-BAT-03 Postponing', () => {
  it('postpones when both participants ask', () => {
    const spec = sit();
    expect(postpone(spec, 'seat-1')).toEqual([]);
    expect(battle(spec).status).toBe('pending');
    expect(postpone(spec, 'seat-2')).toEqual([]);
    expect(battle(spec)).toMatchObject({
      status: 'postponed',
      postponements: 1,
      postponedByArbiter: false,
    });
    expect(battlesOutstanding(spec.table.state)).toEqual([]);
    expect(types(spec)).toEqual([
      'planetary.PostponementWanted',
      'planetary.PostponementWanted',
      'planetary.BattlePostponed',
    ]);
  });

  it('postpones at the arbiter’s word', () => {
    const spec = sit();
    expect(postpone(spec, 'arbiter')).toEqual([]);
    expect(battle(spec)).toMatchObject({ status: 'postponed', postponedByArbiter: true });
    expect(spec.events[0]!.because).toEqual(['PLN-BAT-03', 'PLN-GEN-16']);
  });

  it('keeps what the orders meant, and asks for support anew', () => {
    const spec = sit({ planned: true, defenderDefends: true });
    postpone(spec, 'arbiter');
    openBattles(spec.table);
    expect(battle(spec)).toMatchObject({
      status: 'pending',
      planned: true,
      defenderDefends: true,
      attacker: { origin: '3,2' },
      supportingAttackers: [],
      postponements: 1,
    });
    expect(types(spec).at(-1)).toBe('planetary.BattleResumed');
  });

  it('still holds its hex and its armies', () => {
    const spec = sit();
    postpone(spec, 'arbiter');
    expect(battleAt(spec.table.state, '2,2')?.id).toBe('fight');
    expect(battleOf(spec.table.state, 'b')?.id).toBe('fight');
    expect(battleOf(spec.table.state, 'c')).toBeNull();
  });

  it('lets other players object from the second turn on', () => {
    const spec = sit({ turn: 2 });
    postpone(spec, 'seat-1');
    postpone(spec, 'seat-2');
    expect(battle(spec)).toMatchObject({ status: 'postponed', postponements: 2 });
    expect(object(spec, 'seat-3')).toEqual([]);
    expect(battle(spec)).toMatchObject({ status: 'pending', postponements: 1, objectedBy: ['seat-3'] });
    expect(postpone(spec, 'seat-1')).toMatchObject([{ rule: 'PLN-BAT-03', code: 'OBJECTED' }]);
    expect(postpone(spec, 'arbiter')).toEqual([]);
    expect(object(spec, 'seat-3')).toMatchObject([{ code: 'ORDERED_BY_ARBITER' }]);
  });

  it('refuses objections in the first turn, of participants and of nobody', () => {
    expect(object(sit(), 'seat-3')).toMatchObject([{ rule: 'PLN-BAT-03', code: 'FIRST_TURN' }]);
    expect(object(sit({ turn: 2 }), 'seat-1')).toMatchObject([{ code: 'PARTICIPANT' }]);
    expect(object(sit({ turn: 2 }), 'arbiter')).toMatchObject([{ code: 'NOT_AN_ACTIVE_PLAYER' }]);
    const unknown = { type: 'ObjectPostponement', battle: 'nowhere' } as const;
    expect(objectPostponement(sit().table, unknown)).toMatchObject([{ code: 'BATTLE_UNKNOWN' }]);
  });

  it('refuses strangers, other phases and battles that are not pending', () => {
    expect(postpone(sit(), 'seat-3')).toMatchObject([{ rule: 'PLN-BAT-03', code: 'NOT_A_PARTICIPANT' }]);
    expect(postpone(sit({}, 'BATTLE_ORDERS'), 'seat-1')).toMatchObject([
      { rule: 'PLN-TRN-01', code: 'WRONG_PHASE' },
      { rule: 'PLN-BAT-03', code: 'WRONG_STATUS' },
    ]);
  });
});
