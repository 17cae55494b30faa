import { blank } from '../state/blank.js';
import { readPosition } from '../start/read.js';
import type { GhostOfWarPosition, UnitEntry } from '../start/position.js';
import type { GhostOfWarState } from '../state/index.js';
import { holderOf } from '../units/holders.js';
import { supplyTerms } from './terms.js';

const regiments = (prefix: string, count: number): readonly UnitEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index + 1}`,
    name: `${prefix} ${index + 1}`,
    owner: 'guard',
    type: 'basic-infantry',
    weapon: 'SMALL_ARMS',
    place: 'hastea',
  }));

const sector = (
  sizes: Readonly<Record<string, number>>,
  more: Partial<GhostOfWarPosition> = {},
): GhostOfWarState => {
  const units = Object.entries(sizes).flatMap(([name, count]) => regiments(name, count));
  const position: GhostOfWarPosition = {
    subSectors: [{ id: 'corvus', name: 'Corvus' }],
    hexes: [{ hex: '0,0', subSector: 'corvus' }],
    systems: [{ id: 'hastea-system', name: 'Hastea', hex: '0,0' }],
    factions: [{ id: 'guard', name: 'Guard', kind: 'GUARD', alignment: 'IMPERIAL', seat: 'seat-1' }],
    planets: [
      { id: 'hastea', name: 'Hastea', system: 'hastea-system', type: 'Agri-World', controller: 'guard' },
    ],
    units,
    formations: Object.entries(sizes).map(([name, count]) => ({
      id: name,
      name: `Army ${name}`,
      owner: 'guard',
      units: regiments(name, count).map((each) => each.id),
    })),
    ...more,
  };
  const seats = [{ id: 'seat-1', number: 1, name: 'Ann', role: 'player' as const }];
  return readPosition(position, blank({ seats, parameters: {} }));
};

const termsOf = (state: GhostOfWarState, unit: string) =>
  supplyTerms(state)(holderOf(state, state.units[unit]!));

describe('GOW-SUP-09, -11 Supply groups', () => {
  it('W23: armies of 15, 15, 31 and 14 regiments are two groups; the second has only its own line', () => {
    const state = sector({ a: 15, b: 15, c: 31, d: 14 });
    for (const unit of ['a-1', 'b-15', 'd-14']) {
      expect(termsOf(state, unit)).toMatchObject({ reach: 'FORCES', speed: 2 });
    }
    expect(termsOf(state, 'c-1')).toMatchObject({ reach: 'OWN_LINES', speed: 2, recoveryReach: 'FORCES' });
    expect(termsOf(state, 'c-31')).toMatchObject({ reach: 'OWN_LINES', speed: 2 });
  });

  it('W23: the owner may put the army of 31 first', () => {
    const group = { id: 'group-1', name: 'First', faction: 'guard', system: 'hastea-system', members: ['c'] };
    const state = sector({ a: 15, b: 15, c: 31, d: 14 }, { supplyGroups: [group] });
    expect(termsOf(state, 'c-1').reach).toBe('FORCES');
    // 3 macro units and one more fit, the others do not
    expect(termsOf(state, 'a-1').reach).toBe('FORCES');
    expect(termsOf(state, 'b-1').reach).toBe('OWN_LINES');
    expect(termsOf(state, 'd-1').reach).toBe('OWN_LINES');
  });

  it('armies of up to 60 regiments need no groups: speed 4 for 15, 2 for 16 to 60', () => {
    expect(termsOf(sector({ a: 15 }), 'a-1')).toMatchObject({ reach: 'FORCES', speed: 4 });
    expect(termsOf(sector({ a: 16 }), 'a-1')).toMatchObject({ reach: 'FORCES', speed: 2 });
    expect(termsOf(sector({ a: 60 }), 'a-60')).toMatchObject({ reach: 'FORCES', speed: 2 });
  });

  it('an army of more than 60 is divided by unit seq into blocks of 60', () => {
    const state = sector({ a: 70 });
    expect(termsOf(state, 'a-60').reach).toBe('FORCES');
    expect(termsOf(state, 'a-61')).toMatchObject({ reach: 'OWN_LINES', speed: 2 });
  });
});
