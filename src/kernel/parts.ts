import { lastOf } from './look-up.js';
import type { JsonObject } from './json.js';

/** Bytes of JSON that one event holds of what may grow with the map: well below what is bearable in one event. */
const PART_BYTES = 200_000;

type Collection = readonly unknown[] | Readonly<Record<string, unknown>>;

/** As many bytes as the JSON text of a value has in UTF-8, or somewhat more. */
const bytesOf = (value: unknown): number =>
  (JSON.stringify(value) ?? '').replace(/[^\0-\x7f]/g, '***').length;

const isCollection = (value: unknown): value is Collection => typeof value === 'object' && value !== null;

/** In the order in which a stored event has them: the cuts must fall in the same places when it is judged again. */
const membersOf = (value: Collection): readonly (readonly [string, unknown])[] => {
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return Array.isArray(value) ? members : members.sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Cuts an object into parts that fit into one event each: the first has all members, later ones have more entries of the
 * lists and records among them. What fits stays as it is; a single entry is never cut. `joined` is the inverse.
 */
export function inParts<T>(whole: T): readonly [T, ...Partial<T>[]] {
  if (!isCollection(whole) || Array.isArray(whole) || bytesOf(whole) <= PART_BYTES) return [whole];
  const first: Record<string, unknown> = {};
  const parts: Record<string, Collection>[] = [];
  let taken = 0;
  let room = 0;
  for (const [key, value] of membersOf(whole)) {
    const size = bytesOf(value);
    if (!isCollection(value) || taken + size <= PART_BYTES / 2) {
      first[key] = value;
      taken += size;
      continue;
    }
    first[key] = Array.isArray(value) ? [] : {};
    for (const [name, entry] of membersOf(value)) {
      const cost = bytesOf(entry) + name.length + 4;
      if (cost > room) {
        parts.push({});
        room = PART_BYTES;
      }
      room -= cost;
      const part = lastOf(parts);
      part[key] = withEntry(part[key], Array.isArray(value), name, entry);
    }
  }
  return [first as T, ...(parts as Partial<T>[])];
}

function withEntry(
  collection: Collection | undefined,
  isList: boolean,
  name: string,
  entry: unknown,
): Collection {
  if (isList) {
    const list = (collection ?? []) as unknown[];
    list.push(entry);
    return list;
  }
  const record = (collection ?? {}) as Record<string, unknown>;
  record[name] = entry;
  return record;
}

/** The members of a part, each with the entries of the part behind those there were. */
export function joined<T extends object>(before: T, part: Partial<T>): Partial<T> {
  const members = Object.entries(part).map(([key, more]) => {
    const there = (before as JsonObject)[key];
    return [
      key,
      Array.isArray(more) ? [...(there as []), ...more] : { ...(there as object), ...(more as object) },
    ];
  });
  return Object.fromEntries(members) as Partial<T>;
}

/** What the shares of an outcome behind the first say, so that what they hold is added to what the ones before set. */
export interface Continued {
  readonly continued?: true;
}

/** Bytes of JSON that the data of an outcome may have: with its entries in the books an event stays well below 256 KiB. */
const SHARE_BYTES = 100_000;

/**
 * Cuts an outcome's data in halves, and these again, until each fits into one event: every share has all members, and its share of
 * the entries of those named. Shares behind the first say that they are `continued`. What fits stays as it is; a single entry is never cut.
 * @param growing members, lists or records, that grow with what is in play
 */
export function inShares<T extends object>(
  data: T,
  growing: readonly string[],
  most = SHARE_BYTES,
): readonly T[] {
  if (growing.length === 0 || bytesOf(data) <= most) return [data];
  const lists = growing.flatMap((key) => {
    const value = (data as Readonly<Record<string, unknown>>)[key];
    return isCollection(value) ? [[key, value, membersOf(value)] as const] : [];
  });
  if (lists.every(([, , members]) => members.length < 2)) return [data];
  const half = (of: 'first' | 'second'): T => {
    const halved = lists.map(([key, value, members]) => {
      const middle = Math.ceil(members.length / 2);
      const own = of === 'first' ? members.slice(0, middle) : members.slice(middle);
      return [key, Array.isArray(value) ? own.map(([, each]) => each) : Object.fromEntries(own)];
    });
    return { ...data, ...Object.fromEntries(halved), ...(of === 'second' ? { continued: true } : {}) };
  };
  return [...inShares(half('first'), growing, most), ...inShares(half('second'), growing, most)];
}
