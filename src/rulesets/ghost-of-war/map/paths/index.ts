export type { EndCounting } from './ends.js';
export { distancesFrom, findPath, type Preference } from './find-path.js';
export {
  areNeighbours,
  arrivalRound,
  countedDistance,
  journeyRounds,
  pathFaults,
  travelRounds,
  type JourneyTerms,
  type PathFault,
} from './journeys.js';
export { isWellCharted, lineDelays, restartDelay, type LineTerms } from './lines.js';
export { isCharted, makeWarpMap, stormZone, weightOf, type WarpMap, type WarpMapSource } from './warp-map.js';
