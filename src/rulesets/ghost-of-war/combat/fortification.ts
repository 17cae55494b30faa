import { lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Planet } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';

/** GOW-CE-07: pp for the side of a faction that defends a planet. */
export function fortificationOf(state: GhostOfWarState, planet: Planet, factions: readonly string[]): number {
  const { parameters } = state;
  const has = (advancement: string): boolean => planet.advancements.includes(advancement);
  const own = factions.some((each) => isAllied(state, planet.controller, each));
  const works = planet.works.filter((each) =>
    factions.some((faction) => isAllied(state, each.faction, faction)),
  );
  const best = (kind: 'POSITION' | 'FORTIFY'): number =>
    Math.max(0, ...works.filter((each) => each.kind === kind).map((each) => each.pp));
  const sum =
    (own && has('trench-network') ? figure(parameters, 'fort.trenchPp') : 0) +
    (own && has('bastion') ? figure(parameters, 'fort.bastionPp') : 0) +
    best('POSITION') +
    best('FORTIFY');
  return Math.min(figure(parameters, 'fort.capPp'), sum);
}

/** The planet of a ground battle. */
export const planetAt = (state: GhostOfWarState, location: string): Planet | undefined =>
  lookUp(state.planets, location);
