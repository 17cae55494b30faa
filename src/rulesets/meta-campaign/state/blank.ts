import type { Opening } from '../../../engine/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { MetaState } from './index.js';

/** Version of the catalog that the ruleset brings along. */
export const STARTER = 'starter';

/** The state before the first event. */
export function blank({ seats, parameters }: Opening): MetaState {
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
  };
}
