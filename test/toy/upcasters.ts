import { reshaped, upcasting, type Upcasters } from '../../src/engine/index.js';
import type { Scored, ToyEvent } from './events.js';

/** Schema 1 of `toy.Scored` knew victory points alone: `{ seat, points }`. */
const scoredInPoints = reshaped((data) => {
  const { seat, points } = data as { readonly seat: string; readonly points: number };
  const scored: Scored = {
    seat,
    measure: 'VP',
    owner: seat,
    amount: points,
    rule: 'TOY-SCO-01',
    cause: 'scored',
  };
  return { ...scored };
});

export const UPCASTERS: Upcasters<ToyEvent> = { 'toy.Scored': [scoredInPoints] };

export const { schemas, upcast, unknownTo } = upcasting<ToyEvent>(UPCASTERS);
