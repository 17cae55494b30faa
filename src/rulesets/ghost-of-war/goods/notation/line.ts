import type { Ware } from '../../state/trade.js';
import {
  cursorOn,
  expected,
  isAt,
  isAtEnd,
  note,
  takeArrow,
  takeName,
  takeSymbol,
  type Cursor,
  type Span,
} from './cursor.js';
import { readingOf, type Reading } from './goods.js';
import { printWare, takeWares } from './wares.js';

/** Where a line goes: a planet, or forces named after `@`. */
export interface NotedPlace {
  readonly kind: 'PLANET' | 'FORCE';
  readonly id: string;
}

export interface NotedStop {
  readonly place: NotedPlace;
  /** In canonical order. */
  readonly wares: readonly Ware[];
}

/** GOW-TRD-02: a line as it is written down. */
export interface NotedLine {
  /** Planet id. */
  readonly origin: string;
  readonly stops: readonly NotedStop[];
  /** A claim only: whether it is so, the service computes (GOW-TRD-04). */
  readonly claimedWellCharted: boolean;
}

/** Finds the id of a name, whatever its case (`nameKey`); undefined when there is none. */
export interface PlaceNames {
  planet(name: string): string | undefined;
  /** Unit, formation or supply group. */
  force(name: string): string | undefined;
}

interface FoundPlace {
  readonly place: NotedPlace | null;
  readonly span: Span;
}

function takePlace(cursor: Cursor, names: PlaceNames): FoundPlace | null {
  const kind = takeSymbol(cursor, '@') ? 'FORCE' : 'PLANET';
  const span = takeName(cursor);
  if (!span) return expected(cursor, kind === 'FORCE' ? 'name of a force' : 'name of a planet');
  const id = kind === 'FORCE' ? names.force(span.text) : names.planet(span.text);
  if (id === undefined)
    note(cursor, span, kind === 'FORCE' ? 'UNKNOWN_FORCE' : 'UNKNOWN_PLANET', { name: span.text });
  return { place: id === undefined ? null : { kind, id }, span };
}

function takeOrigin(cursor: Cursor, names: PlaceNames): FoundPlace | null {
  const isForce = isAt(cursor, '@');
  if (isForce) note(cursor, { at: cursor.at, text: '@' }, 'ORIGIN_IS_NO_PLANET', {});
  return takePlace(cursor, names);
}

const isSame = (a: NotedPlace | null, b: NotedPlace | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.id === b.id;

/** `place : ware, ware …` */
function takeStop(
  cursor: Cursor,
  names: PlaceNames,
  before: NotedPlace | null,
): NotedStop | FoundPlace | null {
  const found = takePlace(cursor, names);
  if (!found) return null;
  if (isSame(found.place, before)) note(cursor, found.span, 'SAME_PLACE_TWICE', { name: found.span.text });
  if (!takeSymbol(cursor, ':')) {
    expected(cursor, ':');
    return found;
  }
  const wares = takeWares(cursor);
  return wares && found.place ? { place: found.place, wares } : found;
}

/** `[well charted]`, which ends a line. */
function takeClaim(cursor: Cursor): boolean {
  takeSymbol(cursor, '[');
  const words = takeName(cursor);
  if (words && /^well\s+charted$/i.test(words.text) && takeSymbol(cursor, ']')) {
    if (!isAtEnd(cursor)) expected(cursor, 'end of text');
    return true;
  }
  if (words) cursor.at = words.at;
  expected(cursor, 'well charted]');
  return false;
}

/** GOW-TRD-02: reads a line; all errors are found that do not follow from each other. Never throws. */
export function readLine(text: string, names: PlaceNames): Reading<NotedLine> {
  const cursor = cursorOn(text);
  const origin = takeOrigin(cursor, names)?.place ?? null;
  const stops: NotedStop[] = [];
  let last = origin;
  let arrows = 0;
  let claimedWellCharted = false;
  while (!isAtEnd(cursor)) {
    if (takeArrow(cursor)) {
      arrows += 1;
      const stop = takeStop(cursor, names, last);
      last = stop?.place ?? null;
      if (stop && 'wares' in stop) stops.push(stop);
    } else if (arrows > 0 && isAt(cursor, '[')) claimedWellCharted = takeClaim(cursor) || claimedWellCharted;
    else expected(cursor, '→', ...(arrows > 0 ? [',', '[well charted]'] : []));
  }
  if (arrows === 0 && cursor.errors.every((each) => each.code !== 'UNEXPECTED_TEXT')) expected(cursor, '→');
  return readingOf(cursor, { origin: origin?.id ?? '', stops, claimedWellCharted });
}

/** Names as stored, by id. */
export interface StoredNames {
  planet(id: string): string;
  force(id: string): string;
}

const printPlace = ({ kind, id }: NotedPlace, names: StoredNames): string =>
  kind === 'FORCE' ? `@${names.force(id)}` : names.planet(id);

/** GOW-TRD-02: the canonical print; `readLine` reads it back. */
export const printLine = ({ origin, stops, claimedWellCharted }: NotedLine, names: StoredNames): string =>
  [
    names.planet(origin),
    ...stops.map(({ place, wares }) => `${printPlace(place, names)}: ${wares.map(printWare).join(', ')}`),
  ].join(' → ') + (claimedWellCharted ? ' [well charted]' : '');
