import { PLANETARY, type PlanetaryState } from '../../index.js';
import { showRaces } from './races.js';

const blank = PLANETARY.blank({ seats: [], parameters: {} });

const race = (key: string, state: PlanetaryState = blank) =>
  showRaces(state).find((each) => each.race === key)!;

describe('races as the API shows them', () => {
  it('are the nine of the rulebook (RACE-GEN-01)', () => {
    expect(showRaces(blank).map((each) => each.race)).toEqual([
      'SM',
      'BA',
      'IG',
      'SOB',
      'CH',
      'EL',
      'DE',
      'ORK',
      'TY',
    ]);
    expect(showRaces(blank).some((each) => each.edited)).toBe(false);
  });

  it('have their costs (RACE-GEN-08)', () => {
    expect(race('SOB').urbanCosts).toEqual([200, 300, 500, 1000]);
    expect(race('DE').urbanCosts).toEqual([400, 900, 1500, 3000]);
    expect(race('ORK').urbanCosts).toEqual([100, 150, 250, 500]);
    expect(race('IG').strongholds.map((each) => each.costBp)).toEqual([50, 75, 125]);
    expect(race('TY').strongholds.map((each) => each.costBp)).toEqual([null, null, null]);
  });

  it('have their maxima, rounded up (RACE-DE-01)', () => {
    expect(race('DE').strongholds.map(({ costBp: _, ...each }) => each)).toEqual([
      { type: 'CAMP', turrets: 0, towers: 1, walls: 0, bunkers: 1, other: 25, garrison: 125 },
      { type: 'FORTIFICATION', turrets: 1, towers: 1, walls: 1, bunkers: 1, other: 50, garrison: 250 },
      {
        type: 'CAPITAL_FORTIFICATION',
        turrets: 1,
        towers: 2,
        walls: 2,
        bunkers: 1,
        other: 75,
        garrison: 375,
      },
    ]);
  });

  it('have their weapons, prices and buildings (RACE-TUR-01, RACE-TUR-04, RACE-DE-08)', () => {
    expect(race('SOB').turretWeapons).toEqual([
      { weapon: 'HEAVY_BOLTERS', bp: 65 },
      { weapon: 'INFERNO_CANNON', bp: 30 },
    ]);
    expect(race('TY').turretWeapons).toEqual([]);
    expect(race('TY').defencePrices.map((each) => each.defence)).not.toContain('aaTower');
    expect(race('DE').buildingSizes).toContainEqual({ building: 'PRISON', size: 1 });
  });

  it('show the house rules of the campaign (RACE-GEN-03)', () => {
    const state: PlanetaryState = {
      ...blank,
      raceEdits: { DE: { modifiers: { strongholdMax: { times: 1, over: 1 } }, scouts: ['scourges'] } },
    };
    expect(race('DE', state)).toMatchObject({ edited: true, scouts: ['scourges'] });
    expect(race('DE', state).strongholds[0]).toMatchObject({ bunkers: 2, garrison: 250 });
    expect(race('EL', state)).toEqual(race('EL'));
  });
});
