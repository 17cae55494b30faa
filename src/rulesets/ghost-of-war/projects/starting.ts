import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ADVANCEMENT_EFFECTS } from '../data/advancements.js';
import { isAtLeast } from '../data/tech-levels.js';
import type { Planet, Project } from '../state/index.js';
import { mustOwn } from '../sheets/own.js';
import { isAllied } from '../general/factions.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import { buildersOf, judgeBuilders, roundsSaved, siteOf } from './builders.js';
import { judgeName, judgeOptions, NO_OPTIONS, type StartOrder } from './options.js';
import { findParts, type PartsFound } from './parts.js';
import { judgeProcess } from './processes.js';
import { recipeOf, roundsOf, type Recipe } from './recipes.js';
import { returnedBy, runningAt } from './running.js';
import { judgeScouts } from './scouts.js';
import { assignSlots, freeSlot } from './slots.js';

/** How a project would run; or every reason why it may not be started. */
export type StartPlan =
  | { readonly violations: readonly Violation[]; readonly plan: null }
  | {
      readonly violations: readonly [];
      readonly plan: Omit<PartsFound, 'violations'> & {
        readonly duration: number;
        readonly site: string | null;
      };
    };

export const judgeStart: OrderJudge<'START_PROJECT'> = (context, order) =>
  planStart(context, order).violations;

/** GOW-PRJ-02, GOW-REC-01. `again`: the project that starts again, which is not counted as running (GOW-PRJ-08). */
export function planStart(context: OrderContext, said: StartOrder, again: string | null = null): StartPlan {
  const { state, faction, path } = context;
  const order: StartOrder = { ...said, options: { ...NO_OPTIONS, ...said.options } };
  const barred = judgePlaceAndItem(context, order);
  const recipe = recipeOf(state, order.item);
  if (barred.length > 0 || !recipe) return { violations: barred, plan: null };
  const running = runningAt(context, order.place, again);
  const returned = returnedBy(context);
  const found = findParts(state, { ...order, faction, place: order.place.id, path, returned });
  const { options } = found;
  const violations = [
    ...judgeWhere(context, order, recipe, running),
    ...judgeProcess(context, order, again),
    ...judgeFor(context, order),
    ...judgeOptions(recipe, options, path),
    ...(again === null ? judgeName(state, options, path) : []),
    ...judgeScouts(context, order, recipe, again),
    ...found.violations,
  ];
  if (violations.length > 0) return { violations, plan: null };
  const parts = Object.values(found.parts).reduce((sum, each) => sum + each, 0);
  const duration =
    roundsOf(state, recipe, options, parts) - roundsSaved(state, order.item, order.place, faction);
  const site = order.place.kind === 'PLANET' ? null : siteOf(buildersOf(state, order.place));
  return {
    violations: [],
    plan: { parts: found.parts, moves: found.moves, options, duration: Math.max(1, duration), site },
  };
}

/** GOW-GEN-01, GOW-PRJ-01: an own place, and something that can be made. */
function judgePlaceAndItem(context: OrderContext, { place, item }: StartOrder): readonly Violation[] {
  const { state, path } = context;
  const kinds = { PLANET: state.planets, FORMATION: state.formations, UNIT: state.units } as const;
  const missing =
    !Object.hasOwn(kinds, place.kind) || lookUp<object>(kinds[place.kind], place.id) === undefined;
  return [
    ...(missing
      ? [violation('GOW-GEN-01', 'NO_SUCH_ENTITY', [...path, 'place'], { entity: place.id })]
      : mustOwn(context, 'place', place.id)),
    ...(recipeOf(state, item) ? [] : [violation('GOW-PRJ-01', 'NO_SUCH_ITEM', [...path, 'item'], { item })]),
  ];
}

function judgeWhere(
  context: OrderContext,
  order: StartOrder,
  recipe: Recipe,
  running: readonly Project[],
): readonly Violation[] {
  const { state, path } = context;
  const { place, item, hero } = order;
  const planet = place.kind === 'PLANET' ? lookUp(state.planets, place.id) : undefined;
  const kind = recipe.kind === 'EVENT' ? 'PLANET' : recipe.row.place;
  if (kind === 'FIELD') {
    return planet
      ? [violation('GOW-PRJ-13', 'FIELD_PROJECT', [...path, 'place'], { item })]
      : judgeBuilders(context, place, running);
  }
  if (kind === 'HOLD_OR_FLEET' || hero !== null) {
    const here = planet?.chapterHold ?? lookUp(state.formations, place.id)?.chapterFleet ?? false;
    return here ? [] : [violation('GOW-REC-02', 'HOLD_OR_FLEET_NEEDED', [...path, 'place'], { item })];
  }
  return planet
    ? judgePlanet(context, order, recipe, planet, running)
    : [violation('GOW-PRJ-02', 'PLANET_NEEDED', [...path, 'place'], { item })];
}

/** GOW-PRJ-02: tech level, slot, advancements. */
function judgePlanet(
  { state, path }: OrderContext,
  { item, place }: StartOrder,
  recipe: Recipe,
  planet: Planet,
  running: readonly Project[],
): readonly Violation[] {
  const violations: Violation[] = [];
  const { level } = recipe.row;
  if (recipe.kind === 'EVENT' && recipe.row.planet !== null && recipe.row.planet !== place.id) {
    violations.push(
      violation('GOW-PRJ-14', 'ANOTHER_PLANET', [...path, 'place'], { item, planet: recipe.row.planet }),
    );
  }
  if (level !== null && !isAtLeast(planet.techLevel, level)) {
    violations.push(
      violation('GOW-PRJ-02', 'TECH_LEVEL_TOO_LOW', [...path, 'item'], {
        item,
        level,
        planet: planet.techLevel,
      }),
    );
  }
  if (level !== null && freeSlot(assignSlots(state, planet.slots, running).left, level) === undefined) {
    violations.push(violation('GOW-PRJ-02', 'NO_SLOT_LEFT', [...path, 'place'], { item, level }));
  }
  if (recipe.kind === 'EVENT') return violations;
  const { needs } = recipe.row;
  if (needs !== undefined && !planet.advancements.includes(needs)) {
    violations.push(violation('GOW-PRJ-02', 'ADVANCEMENT_MISSING', [...path, 'item'], { item, needs }));
  }
  const most = lookUp(ADVANCEMENT_EFFECTS, item)?.most ?? 1;
  const count = [...planet.advancements, ...running.map((each) => each.item)].filter(
    (each) => each === item,
  ).length;
  if (recipe.row.yields.kind === 'ADVANCEMENT' && count >= most) {
    violations.push(violation('GOW-PRJ-02', 'ADVANCEMENT_AT_MAXIMUM', [...path, 'item'], { item, most }));
  }
  return violations;
}

/** GOW-REC-08: for itself, or an ally that it names. */
const judgeFor = (
  { state, faction, path }: OrderContext,
  { forFaction }: StartOrder,
): readonly Violation[] => {
  if (forFaction === null || (lookUp(state.factions, forFaction) && isAllied(state, faction, forFaction)))
    return [];
  return [violation('GOW-REC-08', 'NOT_ALLIED', [...path, 'forFaction'], { faction: forFaction })];
};
