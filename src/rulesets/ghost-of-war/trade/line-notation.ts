import { lookUp } from '../../../kernel/index.js';
import type { StopOrder } from '../sheets/orders.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';
import {
  nameKey,
  printLine,
  readLine,
  type PlaceNames,
  type Reading,
  type StoredNames,
} from '../goods/notation/index.js';

type Named = Pick<GhostOfWarState, 'planets' | 'units' | 'formations' | 'supplyGroups'>;

/** GOW-TRD-02: names of the sector's planets and forces, whatever their case; of equal ones the first. */
export function placeNames(state: Named): PlaceNames {
  const planets = idsByName(Object.values(state.planets));
  const forces = idsByName([
    ...Object.values(state.units),
    ...Object.values(state.formations),
    ...Object.values(state.supplyGroups),
  ]);
  return { planet: (name) => planets.get(nameKey(name)), force: (name) => forces.get(nameKey(name)) };
}

function idsByName(
  things: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, name } of things) if (!found.has(nameKey(name))) found.set(nameKey(name), id);
  return found;
}

export const storedNames = (state: Named): StoredNames => ({
  planet: (id) => lookUp(state.planets, id)?.name ?? id,
  force: (id) =>
    (lookUp(state.units, id) ?? lookUp(state.formations, id) ?? lookUp(state.supplyGroups, id))?.name ?? id,
});

/** GOW-TRD-02: the canonical print of a line that stands. */
export const notationOf = (state: Named, line: TradeLine): string =>
  printLine(
    {
      origin: line.origin,
      stops: line.stops.map(({ place, wares }) => ({ place: { kind: place.kind, id: place.id }, wares })),
      claimedWellCharted: line.wellCharted,
    },
    storedNames(state),
  );

/** What a notation says of a line that is to be established. */
export interface LineText {
  /** A supply line when it runs to forces (GOW-TRD-08). */
  readonly kind: TradeLine['kind'];
  readonly origin: string;
  readonly stops: readonly StopOrder[];
  readonly claimedWellCharted: boolean;
}

/** GOW-TRD-02: reads the order ESTABLISH_LINE from its notation, or tells every error with its place. */
export function readLineText(state: Named, text: string): Reading<LineText> {
  const reading = readLine(text, placeNames(state));
  if (!reading.ok) return reading;
  const { origin, stops, claimedWellCharted } = reading.value;
  return {
    ok: true,
    value: {
      kind: stops.some(({ place }) => place.kind === 'FORCE') ? 'SUPPLY' : 'TRADE',
      origin,
      stops: stops.map(({ place, wares }) => ({ place: place.id, wares, path: null, intoDepot: null })),
      claimedWellCharted,
    },
  };
}
