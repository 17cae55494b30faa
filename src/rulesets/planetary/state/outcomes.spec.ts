import { newEdit } from '../../../kernel/index.js';
import type { PlanetaryEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { PlanetaryState } from './index.js';

const side = { captured: false, dxpHalved: false, destroyed: 100 };

/** Only what these events change. */
const before = {
  turn: 8,
  hexes: { '2,3': { urban: null, ruin: true } },
  detachments: { a: { place: { at: 'hex', hex: '2,3' } } },
  squadrons: {},
  battles: {
    old: { id: 'old', status: 'resolved', turn: 6 },
    late: {
      id: 'late',
      status: 'resolved',
      turn: 8,
      attacker: { detachment: 'a' },
      result: { sides: { attacker: side, defender: side } },
    },
  },
} as unknown as PlanetaryState;

const after = (type: string, data: object): PlanetaryState =>
  evolve(before, { type: `planetary.${type}`, data } as PlanetaryEvent, newEdit());

const CAPTURED = { detachment: 'a', captor: 'b', by: 'seat-2', battle: 'late', points: 250 };
const FOUNDED = { hex: '2,3', seat: 'seat-1', race: 'SM', turn: 8 };
const sidesAfter = (data: object) => after('DetachmentCaptured', data).battles['late']!.result!.sides;

describe('what an event says of its outcome holds, whatever rule made it', () => {
  it('from which turn resolved battles are kept (PLN-END-08)', () => {
    expect(Object.keys(after('TurnStarted', { turn: 9, battlesFrom: 6 }).battles)).toEqual(['old', 'late']);
  });

  it('what a late capture changes in a result (PLN-WDR-06)', () => {
    const late = { side: 'attacker', dxpHalved: false, destroyed: 50 };
    expect(sidesAfter({ ...CAPTURED, late })).toEqual({
      attacker: { captured: true, dxpHalved: false, destroyed: 100 },
      defender: { ...side, destroyed: 150 },
    });
    expect(sidesAfter({ ...CAPTURED, late: null })).toEqual({ attacker: side, defender: side });
  });

  it('the size of a new village (PLN-URB-02)', () => {
    expect(after('VillageFounded', { ...FOUNDED, size: 2 }).hexes['2,3']!.urban!.size).toBe(2);
  });
});

describe('events of old, which do not say it', () => {
  it('fold as they did', () => {
    expect(Object.keys(after('TurnStarted', { turn: 8 }).battles)).toEqual(['late']);
    expect(sidesAfter(CAPTURED)).toEqual({
      attacker: { captured: true, dxpHalved: true, destroyed: 100 },
      defender: { ...side, destroyed: 350 },
    });
    expect(after('VillageFounded', FOUNDED).hexes['2,3']!.urban!.size).toBe(1);
  });
});
