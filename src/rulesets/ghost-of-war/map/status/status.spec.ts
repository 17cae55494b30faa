import { blank } from '../../state/blank.js';
import { readPosition } from '../../start/read.js';
import type { Battle, GhostOfWarState } from '../../state/index.js';
import { isWarzone } from './status.js';

const START: GhostOfWarState = {
  ...readPosition(
    {
      round: 4,
      subSectors: [{ id: 'corvus', name: 'Corvus' }],
      hexes: [{ hex: '0,0', subSector: 'corvus' }],
      systems: [{ id: 'system', name: 'System', hex: '0,0' }],
      factions: [
        { id: 'guard', name: 'Guard', kind: 'GUARD', alignment: 'IMPERIAL', seat: null },
        { id: 'reavers', name: 'Reavers', kind: 'OTHER', alignment: 'ENEMY', seat: null },
      ],
      planets: [
        { id: 'front', name: 'Front', system: 'system', type: 'Dead World', controller: 'guard' },
        { id: 'rear', name: 'Rear', system: 'system', type: 'Dead World', controller: 'guard' },
      ],
      units: [{ id: 'scum', name: 'Scum', owner: 'reavers', type: 'basic-infantry', place: 'front' }],
    },
    blank({ seats: [], parameters: {} }),
  ),
};

const fought = (round: number, domain: Battle['domain'], location: string): GhostOfWarState => ({
  ...START,
  battles: { 'battle-1': { id: 'battle-1', round, domain, location } as Battle },
});

describe('GOW-MAP-07 Warzone', () => {
  it('is a planet with enemies on it, not its neighbours or the sky above', () => {
    expect(isWarzone(START, 'guard', { in: 'PLANET', id: 'front' })).toBe(true);
    expect(isWarzone(START, 'guard', { in: 'PLANET', id: 'rear' })).toBe(false);
    expect(isWarzone(START, 'guard', { in: 'ORBIT', id: 'system' })).toBe(false);
    expect(isWarzone(START, 'reavers', { in: 'PLANET', id: 'front' })).toBe(false);
  });

  it('is where it was fought in this round, on the ground or in the void', () => {
    expect(isWarzone(fought(4, 'ground', 'rear'), 'guard', { in: 'PLANET', id: 'rear' })).toBe(true);
    expect(isWarzone(fought(3, 'ground', 'rear'), 'guard', { in: 'PLANET', id: 'rear' })).toBe(false);
    expect(isWarzone(fought(4, 'void', 'system'), 'guard', { in: 'ORBIT', id: 'system' })).toBe(true);
    expect(isWarzone(fought(4, 'void', 'system'), 'guard', { in: 'PLANET', id: 'rear' })).toBe(false);
  });

  it('is no journey', () => {
    expect(isWarzone(START, 'guard', { in: 'JOURNEY', id: 'journey-1' })).toBe(false);
  });
});
