import {
  RESOURCE_ROWS,
  RESOURCES,
  GENERAL_RESOURCES,
  type Goods,
  type Resource,
} from '../../data/resources.js';
import type { Buffer } from '../../state/goods.js';
import { takeAmount, takeStock } from './amounts.js';
import {
  cursorOn,
  expected,
  isAtEnd,
  note,
  takeName,
  takeSymbol,
  type Cursor,
  type NotationError,
} from './cursor.js';
import { isGeneral, resourceNamed } from './names.js';

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

export const readingOf = <T>({ errors }: Cursor, value: T): Reading<T> =>
  errors.length === 0 ? { ok: true, value } : { ok: false, errors: [...errors].sort((a, b) => a.at - b.at) };

/** Reads `item, item, …` to the end; the same resource twice is an error. */
function readList<T>(
  text: string,
  takeEntry: (cursor: Cursor) => T | null,
  isAllowed: (resource: Resource) => boolean,
): Reading<Partial<Record<Resource, T>>> {
  const cursor = cursorOn(text);
  const found = new Map<Resource, T>();
  if (isAtEnd(cursor)) return readingOf(cursor, {});
  do {
    const name = takeName(cursor);
    if (!name) {
      expected(cursor, 'resource');
      break;
    }
    const resource = resourceNamed(name.text);
    if (resource === undefined) note(cursor, name, 'UNKNOWN_RESOURCE', { name: name.text });
    else if (!isAllowed(resource)) note(cursor, name, 'FACTION_RESOURCE', { resource });
    else if (found.has(resource)) note(cursor, name, 'NAMED_TWICE', { name: RESOURCE_ROWS[resource].label });
    const entry = takeEntry(cursor);
    if (entry === null) break;
    if (resource !== undefined) found.set(resource, entry);
  } while (takeSymbol(cursor, ','));
  if (cursor.errors.length === 0 && !isAtEnd(cursor)) expected(cursor, ',', 'end of text');
  const inOrder = RESOURCES.flatMap((each) => (found.has(each) ? [[each, found.get(each)!]] : []));
  return readingOf(cursor, Object.fromEntries(inOrder) as Partial<Record<Resource, T>>);
}

/** GOW-RES-03: `GG, Ore(2)`; an empty text is the empty list. */
export const readGoods = (text: string): Reading<Goods> => readList(text, takeAmount, () => true);

/** GOW-RES-03: `GG(1), Ore(2)`, in canonical order; nothing for the empty list. */
export const printGoods = (goods: Goods): string =>
  RESOURCES.flatMap((each) => (goods[each] ? [`${RESOURCE_ROWS[each].label}(${goods[each]})`] : [])).join(
    ', ',
  );

/** GOW-BUF-06: `GG(4/8), Food(10/20)`. */
export const readBuffer = (text: string): Reading<Partial<Buffer>> => readList(text, takeStock, isGeneral);

/** GOW-BUF-06, in canonical order. */
export const printBuffer = (buffer: Partial<Buffer>): string =>
  GENERAL_RESOURCES.flatMap((each) => {
    const held = buffer[each];
    return held ? [`${RESOURCE_ROWS[each].label}(${held.cur}/${held.max})`] : [];
  }).join(', ');
