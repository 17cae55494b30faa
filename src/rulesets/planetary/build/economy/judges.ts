import { judgesOf } from '../build-action.js';
import { admitDiplomat, buildDiplomat, buildSpy } from './agents.js';
import { BUILDING, BUILDING_DISBANDED, MAINTENANCE_PRIORITY } from './build-buildings.js';
import { CONVOY, MERGING, UNLOADING } from './convoys.js';
import { FREE_ROADS, ROADS } from './roads.js';
import { ROUTES } from './routes.js';

/** Routes, convoys, buildings, roads: their judgement serves the options too. */
export const ECONOMY_ACTIONS = {
  SetRoute: ROUTES,
  CreateConvoy: CONVOY,
  UnloadConvoy: UNLOADING,
  MergeConvoys: MERGING,
  BuildBuilding: BUILDING,
  DisbandBuilding: BUILDING_DISBANDED,
  SetMaintenancePriority: MAINTENANCE_PRIORITY,
  FreeRoad: FREE_ROADS,
  BuildRoad: ROADS,
};
export const ECONOMY_JUDGES = {
  ...judgesOf(ECONOMY_ACTIONS),
  BuildSpy: buildSpy,
  BuildDiplomat: buildDiplomat,
  AdmitDiplomat: admitDiplomat,
};
