import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ownerOf } from '../general/owners.js';
import type { OrderContext } from './sheets.js';

/** GOW-GEN-01: why an order cannot be about a thing that should be the giver's own. */
export function mustOwn(
  { state, faction, path }: OrderContext,
  field: string,
  id: string,
): readonly Violation[] {
  const owner = ownerOf(state, id);
  if (owner === null) return [violation('GOW-GEN-01', 'NO_SUCH_ENTITY', [...path, field], { entity: id })];
  return owner === faction
    ? []
    : [violation('GOW-GEN-01', 'NOT_YOUR_ENTITY', [...path, field], { entity: id })];
}

/** GOW-GEN-01: the same of a planet. */
export function mustOwnPlanet(context: OrderContext, id: string): readonly Violation[] {
  return lookUp(context.state.planets, id)
    ? mustOwn(context, 'planet', id)
    : [violation('GOW-GEN-01', 'NO_SUCH_ENTITY', [...context.path, 'planet'], { entity: id })];
}

/** GOW-GEN-01: another faction that there is. */
export function mustBeOther({ state, faction, path }: OrderContext, id: string): readonly Violation[] {
  if (!lookUp(state.factions, id)) {
    return [violation('GOW-GEN-01', 'NO_SUCH_FACTION', [...path, 'faction'], { faction: id })];
  }
  return id === faction
    ? [violation('GOW-GEN-08', 'SAME_FACTION', [...path, 'faction'], { faction: id })]
    : [];
}
