import { leadersBy } from '../../../engine/index.js';
import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import type { PlanetaryState } from '../state/index.js';
import { canonicalHexes } from '../map/map.js';

/** PLN-GEN-10 Treasury hex: the Capital, else the largest own Urban hex (tie canonical), else none. */
export function treasuryHex(state: PlanetaryState, seat: string): HexKey | null {
  const capital = state.players[seat]?.capitalHex ?? null;
  if (capital !== null) return capital;
  const own = canonicalHexes(state).filter((each) => each.controller === seat && each.urban);
  const [largest] = leadersBy(own, ({ urban }) => urban?.size ?? 0);
  return largest ? hexKey(largest) : null;
}
