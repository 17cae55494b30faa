import { itemRow } from '../data/items.js';
import type { GhostOfWarPosition, ProjectEntry } from './position.js';
import { placeOfHolder } from '../goods/draw-sources.js';
import { NO_OPTIONS } from '../projects/options.js';
import { partsNeeded } from '../projects/parts.js';
import { recipeOf, roundsOf } from '../projects/recipes.js';
import type { GhostOfWarState, Project } from '../state/index.js';

export const readProjects = ({ projects }: GhostOfWarPosition, state: GhostOfWarState): readonly Project[] =>
  (projects ?? []).map((each, index) => ({
    progress: 0,
    duration: durationOf(state, each),
    startedRound: 0,
    site: itemRow(each.item)?.place === 'FIELD' ? siteOf(state, each.place.id) : null,
    oneTimePaid: {},
    priority: 5,
    status: 'RUNNING',
    forFaction: each.owner,
    parts: {},
    hero: null,
    death: null,
    ...each,
    options: { ...NO_OPTIONS, ...each.options },
    seq: index + 1,
  }));

/** GOW-PRJ-13: the planet on which an army builds. */
function siteOf(state: GhostOfWarState, builder: string): string | null {
  const place = placeOfHolder(state, builder);
  return place?.in === 'PLANET' ? place.id : null;
}

/** GOW-PRJ-01: the rounds of its entry; 1 for a key that is none, which no position may hold. */
function durationOf(state: GhostOfWarState, { item, options }: ProjectEntry): number {
  const recipe = recipeOf(state, item);
  if (!recipe) return 1;
  const needs = recipe.kind === 'ITEM' ? recipe.row.parts : [];
  const parts = needs.reduce((sum, each) => sum + partsNeeded(state, each), 0);
  return roundsOf(state, recipe, { ...NO_OPTIONS, ...options }, parts);
}
