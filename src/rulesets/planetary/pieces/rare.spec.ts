import { sitAt, stateOf } from '../../../../test/planetary/spec-table.js';
import { DEMO_UNITS } from '../data/demo-units.js';
import type { PlanetaryState } from '../state/index.js';
import { emitLoss, judgeRare, rareLosses } from './rare.js';

const start = stateOf({
  map: { cols: 5, rows: 5 },
  players: [
    { seat: 'seat-1', race: 'SM' },
    { seat: 'seat-2', race: 'ORK' },
  ],
  unitTypes: DEMO_UNITS,
  detachments: [
    {
      id: 'a',
      owner: 'seat-1',
      hex: '1,1',
      units: [
        { id: 'relic', type: 'demo.relic', ready: 1 },
        { id: 'line', type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon', count: 1, lost: 0 }] },
      ],
    },
  ],
});
const relic = start.unitTypes['demo.relic']!;

/** The state, and what was said, after the detachment is gone. */
function afterItsEnd(state: PlanetaryState) {
  const { table, events } = sitAt(state);
  const data = { detachment: 'a', owner: 'seat-1', cause: 'killed', dxp: 0, unitXp: [] } as const;
  emitLoss(table, 'a', { type: 'planetary.DetachmentDestroyed', data }, ['PLN-AFT-05']);
  return { state: table.state, said: events.map((each) => each.type) };
}

describe('PLN-GEN-11 Rare, very rare, special characters', () => {
  it('says by an event which rare things are lost, and notes them alone', () => {
    const { state, said } = afterItsEnd(start);
    expect(said).toEqual(['planetary.DetachmentDestroyed', 'planetary.RareThingsLost']);
    expect(state.losses['seat-1']).toEqual([{ typeKey: 'demo.relic', turn: state.turn }]);
    expect(judgeRare(state, 'seat-1', relic, 1, []).map((each) => each.code)).toEqual(['LOST_TOO_RECENTLY']);
  });

  it('notes all that is lost in a campaign whose events do not say it, and judges what of it is rare', () => {
    const { saysLosses: _, ...old } = start;
    const { state, said } = afterItsEnd(old);
    expect(said).toEqual(['planetary.DetachmentDestroyed']);
    expect(state.losses['seat-1']!.map((each) => each.typeKey)).toEqual([
      'demo.relic',
      'demo.line',
      'heavyWeapon',
    ]);
    expect(rareLosses(state, 'seat-1')).toEqual([{ typeKey: 'demo.relic', turn: state.turn }]);
    expect(judgeRare(state, 'seat-1', relic, 1, []).map((each) => each.code)).toEqual(['LOST_TOO_RECENTLY']);
  });
});
