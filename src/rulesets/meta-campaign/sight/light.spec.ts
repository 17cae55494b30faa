import { META_CAMPAIGN } from '../index.js';
import { CALM } from '../state/blank.js';
import { newUnit } from '../units/blank-unit.js';
import { sheetOf } from '../units/sheet.js';
import { catalogOf } from '../catalogs/starter.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blank } from '../state/blank.js';
import { isInLowLight } from './light.js';

const parameters = Object.fromEntries(META_CAMPAIGN.meta.parameters.map((each) => [each.name, each.default]));
const empty: MetaCampaignState = blank({ seats: [], parameters } as unknown as Parameters<typeof blank>[0]);
const night: MetaCampaignState = { ...empty, weather: { ...CALM, night: true } };
const sheet = sheetOf({ catalog: catalogOf(empty), classId: 'utilityVtol', fittings: [] }, empty.rules, {});
const vtol: Unit = newUnit({
  id: 'vtol',
  name: 'VTOL',
  model: '',
  owner: null,
  faction: 'HOSTILE',
  classId: null,
  status: 'ACTIVE',
  sheet,
});
const withRadar: Unit = { ...vtol, sheet: { ...sheet, sensors: [{ type: 'groundRadar', range: 3 }] } };

describe('EDCU-GRD-02: low light', () => {
  it('is night in a hex that is not lit', () => {
    expect(isInLowLight(night, vtol, '0,0')).toBe(true);
    expect(isInLowLight(empty, vtol, '0,0')).toBe(false);
    expect(isInLowLight({ ...night, weather: { ...night.weather, lit: { '0,0': 0 } } }, vtol, '0,0')).toBe(
      false,
    );
  });

  it('is none for who has night vision', () => {
    expect(isInLowLight(night, { ...vtol, sheet: { ...sheet, traits: ['nightVision'] } }, '0,0')).toBe(false);
  });

  it('is none for who has its ground radar on', () => {
    expect(isInLowLight(night, withRadar, '0,0')).toBe(false);
    expect(isInLowLight(night, { ...withRadar, radarOn: false }, '0,0')).toBe(true);
  });
});
