import { lookUp } from '../../../kernel/index.js';
import type { Depot, GhostOfWarState, Planet } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { inForce } from '../house-rules/house-rules.js';

/** GOW-BUF-08 Sharing: the controller's own goods, or an ally's who shares: what they have said, or the default. */
export function sharesWith(state: GhostOfWarState, planet: Planet, faction: string): boolean {
  if (planet.controller === faction) return true;
  if (!isAllied(state, planet.controller, faction)) return false;
  return lookUp(planet.sharing, faction) ?? inForce(state.parameters, 'supply.fromAllyPlanets');
}

/** GOW-BUF-08: a depot is shared as the planet of the same owner on which it lies; elsewhere by the default. */
export function depotSharesWith(state: GhostOfWarState, depot: Depot, faction: string): boolean {
  if (depot.owner === faction) return true;
  if (!isAllied(state, depot.owner, faction)) return false;
  const planet = lookUp(state.planets, depot.planet);
  return planet?.controller === depot.owner
    ? sharesWith(state, planet, faction)
    : inForce(state.parameters, 'supply.fromAllyPlanets');
}
