import type { Opening } from '../../../engine/index.js';
import type { HouseRules } from '../house-rules/index.js';
import { NOTHING_DETECTED } from './detection.js';
import type { MetaCampaignState, Weather } from './index.js';

/** Version of the catalog that the ruleset brings along. */
export const STARTER = 'starter';

/** No wind, daylight, and nothing that changes any figure. */
export const CALM: Weather = {
  wind: { direction: 'N', dots: 0 },
  drift: null,
  clock: 0,
  night: false,
  modifiers: { speed: {}, moveEnergy: 0, vision: 0, damage: {}, stealth: 0, stuck: 0 },
  lit: {},
  smoke: {},
};

/** The state before the first event. */
export function blank({ seats, parameters }: Opening): MetaCampaignState {
  // Complete, as the engine hands them out.
  const rules = parameters as unknown as HouseRules;
  return {
    seats,
    rules,
    turn: 1,
    phase: 'INTERMISSION',
    over: false,
    catalogs: {},
    catalog: STARTER,
    taskForceStatuses: {},
    accounts: {},
    units: {},
    unitCount: 0,
    companies: {},
    signUp: {
      status: 'CLOSED',
      name: '',
      brief: '',
      limits: {
        bannedClasses: [],
        bannedTaskForces: [],
        taskForces: {},
        classes: {},
        companyMaxUnits: 0,
      },
      signedUp: [],
    },
    contractCount: 0,
    contract: null,
    map: { extent: null, hexes: {}, edges: {} },
    structures: {},
    stances: {},
    orders: {},
    orderCount: 0,
    gmOrderCount: 0,
    entries: 0,
    brawls: {},
    sightings: {},
    rulings: {},
    rulingCount: 0,
    deliveries: [],
    supply: [],
    minefields: {},
    minesKnown: [],
    weather: CALM,
    markers: [],
    detection: NOTHING_DETECTED,
  };
}
