import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState, ProjectOptions, ProjectPlace } from '../state/index.js';
import type { OrderContext } from '../sheets/sheets.js';
import { systemOfProject } from './builders.js';
import type { StartOrder } from './options.js';
import type { Recipe } from './recipes.js';

/** GOW-REC-07: own Scouts in the system, that no other squad is made of. */
export function judgeScouts(
  { state, faction, path, sheet, index }: OrderContext,
  { place, options }: StartOrder,
  recipe: Recipe,
  again: string | null,
): readonly Violation[] {
  const needs = recipe.kind === 'ITEM' && recipe.row.parts.some((each) => 'unit' in each);
  if (!needs) return [];
  const at = [...path, 'options', 'scouts'];
  if (!areScoutsThere(state, faction, place, options)) {
    return [violation('GOW-REC-07', 'SCOUTS_NEEDED', at, { scouts: options.scouts })];
  }
  const taken =
    Object.values(state.projects).some(
      (each) => each.id !== again && each.options.scouts === options.scouts,
    ) ||
    sheet
      .slice(0, index)
      .some((each) => each.order === 'START_PROJECT' && each.options.scouts === options.scouts);
  return taken ? [violation('GOW-REC-07', 'SCOUTS_TAKEN', at, { scouts: options.scouts })] : [];
}

/** GOW-REC-07 */
export function areScoutsThere(
  state: GhostOfWarState,
  faction: string,
  place: ProjectPlace,
  { scouts }: ProjectOptions,
): boolean {
  const unit = scouts === null ? undefined : lookUp(state.units, scouts);
  if (unit?.type !== 'astartes-scouts' || unit.owner !== faction) return false;
  const system = systemOfProject(state, place);
  return system !== null && system === systemOfProject(state, { kind: 'UNIT', id: unit.id });
}
