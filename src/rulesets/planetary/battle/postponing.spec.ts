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
const postpone = (sitting: SpecTable, seat: string) => {
  sitting.actAs(seat);
  return postponeBattle(sitting.table, { type: 'PostponeBattle', battle: 'fight' });
};
const object = (sitting: SpecTable, seat: string) => {
  sitting.actAs(seat);
  return objectPostponement(sitting.table, { type: 'ObjectPostponement', battle: 'fight' });
};
const battle = (sitting: SpecTable) => sitting.table.state.battles.fight!;
const types = (sitting: SpecTable) => sitting.events.map((each) => each.type);

describe('PLN-BAT-03 Postponing', () => {
  it('postpones when both participants ask', () => {
    const sitting = sit();
    expect(postpone(sitting, 'seat-1')).toEqual([]);
    expect(battle(sitting).status).toBe('pending');
    expect(postpone(sitting, 'seat-2')).toEqual([]);
    expect(battle(sitting)).toMatchObject({
      status: 'postponed',
      postponements: 1,
      postponedByArbiter: false,
    });
    expect(battlesOutstanding(sitting.table.state)).toEqual([]);
    expect(types(sitting)).toEqual([
      'planetary.PostponementWanted',
      'planetary.PostponementWanted',
      'planetary.BattlePostponed',
    ]);
  });

  it('postpones at the arbiter’s word', () => {
    const sitting = sit();
    expect(postpone(sitting, 'arbiter')).toEqual([]);
    expect(battle(sitting)).toMatchObject({ status: 'postponed', postponedByArbiter: true });
    expect(sitting.events[0]!.because).toEqual(['PLN-BAT-03', 'PLN-GEN-16']);
  });

  it('keeps what the orders meant, and asks for support anew', () => {
    const sitting = sit({ planned: true, defenderDefends: true });
    postpone(sitting, 'arbiter');
    openBattles(sitting.table);
    expect(battle(sitting)).toMatchObject({
      status: 'pending',
      planned: true,
      defenderDefends: true,
      attacker: { origin: '3,2' },
      supportingAttackers: [],
      postponements: 1,
    });
    expect(types(sitting).at(-1)).toBe('planetary.BattleResumed');
  });

  it('still holds its hex and its armies', () => {
    const sitting = sit();
    postpone(sitting, 'arbiter');
    expect(battleAt(sitting.table.state, '2,2')?.id).toBe('fight');
    expect(battleOf(sitting.table.state, 'b')?.id).toBe('fight');
    expect(battleOf(sitting.table.state, 'c')).toBeNull();
  });

  it('lets other players object from the second turn on', () => {
    const sitting = sit({ turn: 2 });
    postpone(sitting, 'seat-1');
    postpone(sitting, 'seat-2');
    expect(battle(sitting)).toMatchObject({ status: 'postponed', postponements: 2 });
    expect(object(sitting, 'seat-3')).toEqual([]);
    expect(battle(sitting)).toMatchObject({ status: 'pending', postponements: 1, objectedBy: ['seat-3'] });
    expect(postpone(sitting, 'seat-1')).toMatchObject([{ rule: 'PLN-BAT-03', code: 'OBJECTED' }]);
    expect(postpone(sitting, 'arbiter')).toEqual([]);
    expect(object(sitting, 'seat-3')).toMatchObject([{ code: 'ORDERED_BY_ARBITER' }]);
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
