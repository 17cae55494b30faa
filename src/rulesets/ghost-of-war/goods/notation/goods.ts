import { GENERAL_RESOURCES, RESOURCE_ROWS, RESOURCES, type Goods } from '../../data/resources.js';
import type { Buffer } from '../../state/goods.js';
import type { Cursor, NotationError } from './cursor.js';

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

export const readingOf = <T>({ errors }: Cursor, value: T): Reading<T> =>
  errors.length === 0 ? { ok: true, value } : { ok: false, errors: [...errors].sort((a, b) => a.at - b.at) };

/** GOW-RES-03: `GG(1), Ore(2)`, in canonical order; nothing for the empty list. */
export const printGoods = (goods: Goods): string =>
  RESOURCES.flatMap((each) => (goods[each] ? [`${RESOURCE_ROWS[each].label}(${goods[each]})`] : [])).join(
    ', ',
  );

/** GOW-BUF-06: `GG(4/8), Food(10/20)`, in canonical order. */
export const printBuffer = (buffer: Partial<Buffer>): string =>
  GENERAL_RESOURCES.flatMap((each) => {
    const held = buffer[each];
    return held ? [`${RESOURCE_ROWS[each].label}(${held.cur}/${held.max})`] : [];
  }).join(', ');
