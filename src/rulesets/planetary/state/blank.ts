import type { LaterMembers, Opening } from '../../../engine/index.js';
import type { PlanetaryState } from './index.js';

/** Version that numbered the things of all owners in one row, and showed all roads to all: its campaigns go on so. */
const ONE_ROW = '0.1.0';
/** Versions in which no event said which rare things were lost. */
const SILENT_ON_LOSSES: readonly (string | undefined)[] = ['0.1.0', '0.2.0'];

/** Members that a state has once there is something to say in them. */
export const LATER_MEMBERS: LaterMembers<PlanetaryState> = {
  raceEdits: true,
  closesAt: true,
  closedPorts: true,
  made: true,
  builtRoads: true,
  claimedResources: true,
  saysLosses: true,
  contacts: true,
};

/** The state before the first event. */
export const blank = ({ seats, parameters, version }: Opening): PlanetaryState => ({
  turn: 0,
  phase: 'SET_UP',
  seats,
  parameters,
  nativeRace: 'IG',
  players: {},
  hexes: {},
  unitTypes: {},
  detachments: {},
  garrisons: {},
  convoys: {},
  spies: {},
  diplomats: {},
  squadrons: {},
  routes: {},
  treaties: [],
  battles: {},
  sheets: {},
  locked: [],
  battleOrders: {},
  movementOrders: {},
  airSupport: {},
  airControl: {},
  lastAirControl: {},
  spent: {},
  sightings: {},
  intelligence: {},
  lastSeen: {},
  reconViews: {},
  admissions: {},
  offers: {},
  ambushes: {},
  nextOrder: 1,
  ...(version === ONE_ROW ? {} : { made: {}, builtRoads: {} }),
  raids: [],
  lootedRp: {},
  fallenCapitals: [],
  victory: null,
  starts: {},
  works: {},
  maintenancePriority: {},
  reinforcements: {},
  losses: {},
  ...(SILENT_ON_LOSSES.includes(version) ? {} : { saysLosses: true }),
  deals: {},
  endings: [],
  deliveries: [],
  funBattles: {},
  deductions: {},
});
