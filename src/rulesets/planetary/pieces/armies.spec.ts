import { newEdit } from '../../../kernel/index.js';
import { editArmy, editModel, editUnit } from '../state/editing.js';
import { stateOf } from '../../../../test/planetary/spec-table.js';
import { findUnit, isExtinct, pointsValue, readyValue, structureValue } from './armies.js';
import { battleValue, participates, participatingUnits } from '../battle/participation.js';

const state = stateOf({
  map: { cols: 5, rows: 5 },
  players: [{ seat: 'seat-1', race: 'SOB' }],
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '1,1',
      units: [
        // 5 of 10 ready: takes part. 4 of 10: not.
        {
          id: 'half',
          type: 'demo.line',
          ready: 5,
          wounded: 2,
          dead: 3,
          options: [{ key: 'heavyWeapon', count: 2, lost: 1 }],
        },
        { id: 'weak', type: 'demo.line', ready: 4, wounded: 6 },
        { id: 'tank', type: 'demo.tank', ready: 1 },
        { id: 'wreck', type: 'demo.tank', damaged: 1 },
        { id: 'wing', type: 'demo.skimmer', ready: 1, damaged: 2 },
        { id: 'pair', type: 'demo.skimmer', ready: 1, damaged: 1 },
      ],
    },
    { id: 'captive', owner: 'seat-1', hex: '3,3', unarmed: true, units: [{ type: 'demo.line', ready: 10 }] },
  ],
});
const army = state.detachments.a!;
const unit = (id: string) => army.units.find((each) => each.id === id)!;

describe('PLN-GEN-07 Point values', () => {
  it('counts the whole structure in SV: dead slots and lost options too', () => {
    expect(structureValue(army)).toBe(100 + 40 + 100 + 150 + 150 + 180 + 120);
  });

  it('counts the living and the options kept in PV', () => {
    expect(pointsValue(army)).toBe(70 + 20 + 100 + 150 + 150 + 180 + 120);
  });

  it('counts ready models alone in RV', () => {
    expect(readyValue(army)).toBe(50 + 40 + 150 + 60 + 60);
  });

  it('counts participating units with the options kept in BV', () => {
    expect(battleValue(state, army)).toBe(50 + 20 + 150 + 60);
  });
});

describe('PLN-BAT-04 Participating units', () => {
  it('asks for half of the slots, of squads and squadrons alike', () => {
    expect(army.units.filter((each) => participates(state, army, each)).map((each) => each.id)).toEqual([
      'half',
      'tank',
      'pair',
    ]);
  });

  it('leaves unarmed detachments out', () => {
    expect(participatingUnits(state, state.detachments.captive!)).toEqual([]);
  });
});

describe('PLN-GEN-08 Model states', () => {
  it('holds an army in play while a model lives, be it wounded', () => {
    const edit = newEdit();
    const next = edit(state);
    const all = editArmy(edit, next, 'a').units.map((each) => each.id);
    for (const id of all) editUnit(edit, next, 'a', id).models = [];
    expect(isExtinct(next.detachments.a!)).toBe(true);
    expect(isExtinct(army)).toBe(false);
  });

  it('changes one model of a working state and nothing of the state before', () => {
    const edit = newEdit();
    const next = edit(state);
    editModel(edit, next, 'a', 'half', 'half.m1').state = 'wounded';
    expect(findUnit(next, 'half')!.unit.models[0]!.state).toBe('wounded');
    expect(unit('half').models[0]!.state).toBe('ready');
  });
});
