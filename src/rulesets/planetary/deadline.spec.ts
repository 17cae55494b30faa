import { sitAt, stateOf, type SpecTable } from '../../../test/planetary/spec-table.js';
import { DEADLINES } from './deadline.js';
import { decide } from './decide.js';
import { due } from './due.js';
import { openPhase } from './phases.js';
import type { PlanetaryPosition } from './position.js';

const OPENED_AT = '2000-01-01T00:00:00.000Z';
const A_DAY_LATER = '2000-01-02T00:00:00.000Z';

type Entered = NonNullable<PlanetaryPosition['phase']>;

const sit = (phaseHours: number | null, phase: Entered = 'BATTLE_ORDERS'): SpecTable =>
  sitAt(
    stateOf(
      {
        turn: 3,
        phase,
        map: { cols: 7, rows: 7 },
        players: [
          { seat: 'seat-1', race: 'SOB' },
          { seat: 'seat-2', race: 'SOB' },
        ],
        detachments: [
          { id: 'a', owner: 'seat-1', hex: '2,2', units: [{ type: 'demo.line', ready: 10 }] },
          { id: 'b', owner: 'seat-2', hex: '5,5', units: [{ type: 'demo.line', ready: 10 }] },
        ],
      },
      { parameters: { phaseHours, strategicPhases: false, otherUrbanHexes: 0, resourceHexes: 0 } },
    ),
    [2, 5],
  );

const opened = ({ events }: SpecTable) =>
  events.filter((each) => each.type === 'planetary.PhaseOpened').map((each) => each.data);

describe('PLN-GEN-12 deadlines', () => {
  it.each(['BUILD', 'AIR_ORDERS', 'MOVEMENT_ORDERS', 'BATTLE_ORDERS'] as const)(
    'says when %s closes at the latest',
    (phase) => {
      const spec = sit(24, phase);
      openPhase(spec.table, 3, phase);
      expect(opened(spec)).toEqual([{ turn: 3, phase, closesAt: A_DAY_LATER }]);
      expect(DEADLINES.own?.at(spec.table.state)).toBe(A_DAY_LATER);
      const waiting = due(spec.table.state);
      expect(waiting.map((each) => each.params['until'])).toEqual(waiting.map(() => A_DAY_LATER));
      expect(new Set(waiting.map((each) => each.seat))).toEqual(new Set(['seat-1', 'seat-2']));
    },
  );

  it('sets none without the parameter', () => {
    const spec = sit(null);
    openPhase(spec.table, 3, 'BATTLE_ORDERS');
    expect(opened(spec)).toEqual([{ turn: 3, phase: 'BATTLE_ORDERS' }]);
    expect('closesAt' in spec.table.state).toBe(false);
    expect(DEADLINES.own?.at(spec.table.state)).toBeNull();
  });

  it.each(['BATTLE', 'SET_UP', 'AIR_MISSIONS'] as const)('sets none for %s', (phase) => {
    const spec = sit(24);
    openPhase(spec.table, 3, 'BATTLE_ORDERS');
    spec.table.emit({ type: 'planetary.PhaseOpened', data: { turn: 3, phase } }, ['PLN-TRN-01']);
    expect(DEADLINES.own?.at(spec.table.state)).toBeNull();
    const other = sit(24);
    openPhase(other.table, 3, phase);
    expect(opened(other)[0]).toEqual({ turn: 3, phase });
  });

  it('lets the service close the phase, and who gave no orders guards', () => {
    const spec = sit(24);
    openPhase(spec.table, 3, 'BATTLE_ORDERS');
    spec.actAs('service');
    expect(decide({ type: 'ClosePhase' }, spec.table)).toEqual([]);
    expect(spec.events).toContainEqual({
      type: 'planetary.BattleOrdersTakenUp',
      data: { seat: 'seat-1', orders: [], spies: [], airSupport: [] },
      because: ['PLN-GEN-12', 'PLN-BOR-01'],
    });
    expect(opened(spec).at(-1)).toEqual({ turn: 4, phase: 'BATTLE_ORDERS', closesAt: A_DAY_LATER });
    expect(spec.table.at).toBe(OPENED_AT);
  });
});
