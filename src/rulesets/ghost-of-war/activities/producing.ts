import type { GhostOfWarState, Planet } from '../state/index.js';
import { inOrder } from '../general/order.js';

/** GOW-GEN-04: all planets by priority, then seq. */
export const planetsInOrder = (state: Pick<GhostOfWarState, 'planets'>): readonly Planet[] =>
  inOrder(Object.values(state.planets));

/** GOW-ACT-03, -10, -11: a planet with Produce, no shortage and no {Fight}. */
export const isProducing = ({ activity: { now }, shortage }: Planet): boolean =>
  now.includes('Produce') && !now.includes('Fight') && !shortage;

/** Rows of planets by the faction that controls them, in the order in which they are first met. */
export function byController<T extends { readonly planet: string }>(
  { planets }: Pick<GhostOfWarState, 'planets'>,
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const faction = planets[row.planet]?.controller ?? '';
    const own = found.get(faction) ?? [];
    own.push(row);
    found.set(faction, own);
  }
  return found;
}
