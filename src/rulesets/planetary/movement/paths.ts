import { itemAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { DIRECTIONS } from '../../../engine/hex/index.js';
import { bestWays } from '../../../engine/search/index.js';
import type { PlanetaryState } from '../state/index.js';
import { armiesIn, neighbourKey, neighbourKeys, type ArmiesByHex } from '../map/map.js';
import type { Mover } from './movers.js';
import { costOf, mayEnd, stepBar } from './steps.js';

/** A way to a hex: what it costs and by which directions it goes. */
export interface Way {
  readonly hex: HexKey;
  readonly cost: number;
  readonly directions: readonly number[];
  readonly path: readonly HexKey[];
}

/** PLN-MOV-06: least total cost, then fewest hexes, then smallest list of direction numbers. */
function isBetter(a: Way, b: Way): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (a.path.length !== b.path.length) return a.path.length < b.path.length;
  const differs = a.directions.findIndex((each, place) => each !== b.directions[place]);
  return differs >= 0 && itemAt(a.directions, differs) < itemAt(b.directions, differs);
}

/**
 * The best way to every hex that the piece can reach, its own hex first. `most`: MP that a whole way may cost. A single
 * step that costs more than the piece's MP is none (PLN-TER-01); stops on the way are not planned for (PLN-MOV-06).
 */
export const waysFrom = (
  state: PlanetaryState,
  index: ArmiesByHex,
  mover: Mover,
  most: number,
): ReadonlyMap<HexKey, Way> =>
  bestWays<HexKey, Way>({
    from: { hex: mover.hex, cost: 0, directions: [], path: [] },
    endOf: ({ hex }) => hex,
    stepsFrom: (way) =>
      DIRECTIONS.flatMap((direction) => {
        const next = extend(state, index, mover, way, direction);
        return next && next.cost <= most ? [next] : [];
      }),
    isBetter,
  });

function extend(
  state: PlanetaryState,
  index: ArmiesByHex,
  mover: Mover,
  way: Way,
  direction: (typeof DIRECTIONS)[number],
): Way | null {
  const to = neighbourKey(state, way.hex, direction);
  if (to === null || stepBar(state, index, mover, way.hex, to) !== null) return null;
  const cost = costOf(state, mover, way.hex, to);
  if (cost > mover.mv) return null;
  return {
    hex: to,
    cost: way.cost + cost,
    directions: [...way.directions, direction],
    path: [...way.path, to],
  };
}

/** Hexes in which the piece can end a march with its MP, the cheapest way to each; its own hex is not among them. */
export const reachable = (state: PlanetaryState, index: ArmiesByHex, mover: Mover): readonly Way[] =>
  [...waysFrom(state, index, mover, mover.mv).values()].filter(
    (each) => each.hex !== mover.hex && mayEnd(index, mover, each.hex),
  );

/**
 * PLN-MOV-06 Approach move towards a hex: the best way to a hex adjacent to it, or to itself where no army is known to
 * be, or where the piece is a spy. Empty when it is there already or there is no way.
 */
export function approachPath(
  state: PlanetaryState,
  index: ArmiesByHex,
  mover: Mover,
  target: HexKey,
): readonly HexKey[] {
  const itself = mover.kind === 'spy' || armiesIn(index, target).every((each) => each.id === mover.id);
  const goal = itself ? [target] : neighbourKeys(state, target);
  if (goal.includes(mover.hex)) return [];
  const ways = waysFrom(state, index, mover, Number.POSITIVE_INFINITY);
  const ends = goal.flatMap((each) => {
    const way = ways.get(each);
    return way && mayEnd(index, mover, each) ? [way] : [];
  });
  if (ends.length === 0) return [];
  return ends.reduce((best, each) => (isBetter(each, best) ? each : best)).path;
}
