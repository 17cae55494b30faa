import { PLANETARY, type MapHex, type PlanetaryState } from '../../index.js';
import { showHex } from './map.js';

const hex: MapHex = {
  q: 2,
  r: 3,
  terrain: 'plains',
  rivers: [],
  roads: [],
  airspace: 'A1',
  controller: 'seat-1',
  urban: {
    size: 2,
    race: 'IG',
    bp: 0,
    buildings: [
      { type: 'BARRACKS', builtTurn: 0 },
      { type: 'HEAVY_FACTORY', builtTurn: 0 },
      { type: 'EMBASSY', builtTurn: 0 },
      { type: 'GLADIATOR_ARENA', builtTurn: 0 },
    ],
    builtTurn: 0,
    lastUpgradeTurn: 0,
  },
  resource: null,
  stronghold: null,
  startedUncontrolled: false,
  discovered: true,
  ruin: false,
};

const blank = PLANETARY.blank({ seats: [], parameters: {} });
const owner = {
  seat: 'seat-1',
  race: 'IG',
  capitalHex: '5,5',
} as unknown as PlanetaryState['players'][string];
const state: PlanetaryState = { ...blank, hexes: { '2,3': hex }, players: { 'seat-1': owner } };

const dormant = (shown: PlanetaryState | null) =>
  showHex(hex, shown).urban?.buildings?.map((each) => [each.type, each.dormant]);

describe('buildings as the API shows them', () => {
  it('sleep where the hex is too small, no Capital, or of the wrong hands (RACE-TAKE-08, RACE-PROD-06)', () => {
    expect(dormant(state)).toEqual([
      ['BARRACKS', false],
      ['HEAVY_FACTORY', true],
      ['EMBASSY', true],
      ['GLADIATOR_ARENA', true],
    ]);
  });

  it('are not judged where somebody has merely learnt of them', () => {
    expect(dormant(null)?.every(([, asleep]) => asleep === null)).toBe(true);
  });
});
