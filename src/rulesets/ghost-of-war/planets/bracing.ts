import { PLANET_BRACE } from '../data/activities.js';
import type { GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import { figure } from '../house-rules/house-rules.js';
import { byController, planetsInOrder } from '../activities/producing.js';

/** GOW-ACT-06: S10: Brace raises the CE of planets from 100 on; without it what is above 100 decays. */
export function bracePlanets(table: GowTable): void {
  const rows = planetsInOrder(table.state)
    .map((planet) => ({ planet: planet.id, from: planet.ce, to: bracedCe(table.state, planet) }))
    .filter(({ from, to }) => from !== to);
  for (const [faction, own] of byController(table.state, rows)) {
    table.emit({ type: 'ghost-of-war.PlanetsBraced', data: { faction, rows: own } }, ['GOW-ACT-06']);
  }
}

function bracedCe(
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  { ce, activity: { now }, thisRound }: Planet,
): number {
  const { fromCe, stepPp, maxCe } = PLANET_BRACE;
  if (thisRound.fought || now.includes('Fight')) return ce;
  if (now.includes('Brace')) return ce >= fromCe ? Math.min(maxCe, ce + stepPp) : ce;
  return ce > fromCe ? Math.max(fromCe, ce - figure(parameters, 'brace.decayPp')) : ce;
}
