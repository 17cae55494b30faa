import { GENERAL_RESOURCES } from '../data/resources.js';
import type { GeneralGoods, GeneralResource, GhostOfWarState } from '../state/index.js';

/** GOW-GEN-04: in order of creation. */
export const bySeq = <T extends { readonly seq: number }>(things: readonly T[]): readonly T[] =>
  [...things].sort((one, other) => one.seq - other.seq);

/** GOW-GEN-04: by priority, then seq. */
export const inOrder = <T extends { readonly seq: number; readonly priority: number }>(
  things: readonly T[],
): readonly T[] => [...things].sort((one, other) => one.priority - other.priority || one.seq - other.seq);

/** GOW-GEN-04: things about forces: of formations before those of loose units, each by priority, then seq. */
export function inOrderOfForces<T>(
  { formations, units }: Pick<GhostOfWarState, 'formations' | 'units'>,
  things: readonly T[],
  forceOf: (thing: T) => string,
): readonly T[] {
  const forces = [...inOrder(Object.values(formations)), ...inOrder(Object.values(units))];
  const ranks = new Map(forces.map(({ id }, rank) => [id, rank]));
  const rankOf = (thing: T): number => ranks.get(forceOf(thing)) ?? ranks.size;
  return things.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** GOW-GEN-04: amounts in canonical order, without those that are 0. */
export const inCanonicalOrder = (goods: GeneralGoods): readonly (readonly [GeneralResource, number])[] =>
  GENERAL_RESOURCES.flatMap((each) => {
    const amount = goods[each] ?? 0;
    return amount === 0 ? [] : [[each, amount] as const];
  });

/** Things that have no seq, in the order of the numbers at the end of their ids: journeys, offers, scheduled events. */
export const byNumber = <T extends { readonly id: string }>(things: readonly T[]): readonly T[] =>
  things.toSorted((one, other) => numberOf(one.id) - numberOf(other.id) || (one.id < other.id ? -1 : 1));

const numberOf = (id: string): number => Number(/\d*$/.exec(id)?.[0] ?? 0);
