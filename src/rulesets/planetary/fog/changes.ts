import type { HexKey } from '../../../engine/hex/index.js';
import type { PlanetaryState } from '../state/index.js';
import { hexOf } from '../map/map.js';

/** Where two states of one decision differ, as far as anybody can see it (PLN-SIG-01). */
export interface Changes {
  /** Hexes that are not as they were, or in which a piece is not as it was. */
  readonly places: ReadonlySet<HexKey>;
  /** Seats that may see other hexes than before: owners of those pieces, who controls those hexes or did. */
  readonly seats: ReadonlySet<string>;
  /** Whether what stands firm and looks out may be different. */
  readonly firm: boolean;
}

/** What every look rests on, wherever it falls. */
const GROUND = ['turn', 'players', 'unitTypes', 'raceEdits'] as const;
const PIECES = ['detachments', 'garrisons', 'convoys', 'spies', 'diplomats'] as const;
type Piece = PlanetaryState[(typeof PIECES)[number]][string];

/** Differences by identity: what an event does not touch stays the same object. Null where all may look different. */
export function changesBetween(before: PlanetaryState, now: PlanetaryState): Changes | null {
  if (GROUND.some((each) => before[each] !== now[each])) return null;
  const places = new Set<HexKey>();
  const owners = new Set<string>();
  for (const key of changed(before.hexes, now.hexes)) places.add(key);
  const firm = places.size > 0 || before.garrisons !== now.garrisons;
  for (const kind of PIECES) {
    for (const id of changed<Piece>(before[kind], now[kind])) {
      for (const piece of [before[kind][id], now[kind][id]]) {
        if (!piece) continue;
        owners.add(piece.owner);
        const hex = placeOf(piece);
        if (hex !== null) places.add(hex);
      }
    }
  }
  for (const key of places) {
    for (const { hexes } of [before, now]) {
      const controller = hexes[key]?.controller ?? null;
      if (controller !== null) owners.add(controller);
    }
  }
  return { places, seats: owners, firm };
}

const placeOf = (piece: Piece): HexKey | null => ('kind' in piece ? hexOf(piece) : piece.hex);

/** Keys whose values are not the same in both. */
function changed<T>(
  before: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
): readonly string[] {
  if (before === now) return [];
  return [
    ...Object.keys(now).filter((key) => before[key] !== now[key]),
    ...Object.keys(before).filter((key) => !Object.hasOwn(now, key)),
  ];
}
