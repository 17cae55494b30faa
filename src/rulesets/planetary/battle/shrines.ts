import type { HexKey } from '../../../engine/hex/index.js';
import { hexKey } from '../../../engine/hex/index.js';
import { SHRINE_RANGE } from '../data/shrines.js';
import type { Defence, Patron, PlanetaryState, ShrineKind, Unit } from '../state/index.js';
import { canonicalHexes, hexDistance } from '../map/map.js';
import { unitTypeBy } from '../races/unit-types.js';

export interface Shrine {
  readonly hex: HexKey;
  readonly defence: Defence;
  readonly kind: ShrineKind;
  /** Hexes around its own that it reaches. */
  readonly range: number;
}

/** RACE-CH-07: all shrines, hexes in canonical order. */
export const allShrines = (state: PlanetaryState): readonly Shrine[] =>
  canonicalHexes(state).flatMap((place) => {
    const { stronghold } = place;
    if (!stronghold) return [];
    const range = SHRINE_RANGE[stronghold.type];
    return stronghold.defences.flatMap((defence) =>
      defence.shrine === undefined ? [] : [{ hex: hexKey(place), defence, kind: defence.shrine, range }],
    );
  });

/** RACE-CH-08: kinds of shrine that reach a hex, each once, whoever owns them: same kinds do not add up. */
export const shrineKindsReaching = (state: PlanetaryState, hex: HexKey): readonly ShrineKind[] => [
  ...new Set(
    allShrines(state)
      .filter((each) => hexDistance(each.hex, hex) <= each.range)
      .map((each) => each.kind),
  ),
];

/** RACE-CH-08: demons of other Gods than that of a shrine that reaches a hex take no part in battles there. */
export function isBanished(state: PlanetaryState, hex: HexKey, unit: Unit): boolean {
  const type = unitTypeBy(state, unit.typeKey);
  const god = type?.demon === undefined ? undefined : type.god;
  return god !== undefined && godsReaching(state, hex).some((each) => each !== god);
}

/** RACE-CH-08: Gods whose shrines reach a hex. */
export const godsReaching = (state: PlanetaryState, hex: HexKey): readonly Patron[] =>
  shrineKindsReaching(state, hex).filter((kind) => kind !== 'GENERAL');
