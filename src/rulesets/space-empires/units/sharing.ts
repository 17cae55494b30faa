import type { Layer, Phase } from '../data/words.js';

/** A chit in play. */
export interface Standing {
  readonly owner: string;
  readonly mapSpace: string;
  readonly layer: Layer;
  readonly isShip: boolean;
}

/** The moment that decides who may stand beside whom. */
export interface SharingMoment {
  readonly phase: Phase;
  readonly activePlayer: string | null;
  /** Where the active player has lost a battle in this phase: no other follows there (SPE-BAT-02). */
  readonly lostAt: readonly string[];
}

/** Players in a place that only one of them may hold. */
export interface Shared {
  readonly code: 'TWO_ARMIES' | 'TWO_FLEETS';
  readonly mapSpace: string;
  readonly seats: readonly string[];
}

/** Phases before the battles of a turn are over. */
const BEFORE: readonly Phase[] = ['DRAW', 'MOVE', 'BATTLE'];

/**
 * Section 3, SPE-BAT-01: where two stand that no battle will part: ground units of two players on a surface, ships of the active
 * player and of an opponent in orbit. Before the battles of a turn are over the active player may meet one opponent, and on a
 * surface only where no ship of an opponent is in orbit, which keeps armies from landing (SPE-MOVE-06).
 */
export function sharedPlaces(
  standing: readonly Standing[],
  { phase, activePlayer, lostAt }: SharingMoment,
): readonly Shared[] {
  const seatsOf = (all: readonly Standing[]) => [...new Set(all.map((each) => each.owner))].sort();
  return [...new Set(standing.map((each) => each.mapSpace))].sort().flatMap((mapSpace): readonly Shared[] => {
    const here = standing.filter((each) => each.mapSpace === mapSpace);
    const meets = BEFORE.includes(phase) && !lostAt.includes(mapSpace);
    const armies = seatsOf(here.filter((each) => each.layer === 'SURFACE'));
    const fleets = seatsOf(here.filter((each) => each.isShip));
    const isKept = fleets.some((each) => each !== activePlayer);
    const parted = meets && !isKept ? armies.filter((each) => each !== activePlayer) : armies;
    return [
      ...(parted.length > 1 ? [{ code: 'TWO_ARMIES', mapSpace, seats: armies } as const] : []),
      ...(!meets && fleets.length > 1 && activePlayer !== null && fleets.includes(activePlayer)
        ? [{ code: 'TWO_FLEETS', mapSpace, seats: fleets } as const]
        : []),
    ];
  });
}
