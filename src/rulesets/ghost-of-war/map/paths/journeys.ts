import { itemAt, lastOf } from '../../../../kernel/index.js';
import { isAdjacent, parseHexKey, type HexKey } from '../../../../engine/hex/index.js';
import { HEXES_PER_ROUND } from '../../data/travel.js';
import { endWeight, type EndCounting } from './ends.js';
import { isWellCharted } from './lines.js';
import { weightOf, type WarpMap } from './warp-map.js';

/** GOW-TRV-02: N of a path, both ends included; 0 for a path that goes nowhere. */
export function countedDistance(map: WarpMap, path: readonly HexKey[], counting: EndCounting): number {
  if (path.length < 2) return 0;
  const weights = path.map((each) => weightOf(map, each));
  const inner = weights.slice(1, -1).reduce((sum, each) => sum + each, 0);
  return inner + endWeight(itemAt(weights, 0), lastOf(weights), counting);
}

/** GOW-TRV-04: T of a path in rounds, at least 1; from neighbour to neighbour always 1. */
export const travelRounds = (map: WarpMap, path: readonly HexKey[], counting: EndCounting): number =>
  path.length <= 2 ? 1 : Math.ceil(countedDistance(map, path, counting) / HEXES_PER_ROUND);

export interface JourneyTerms {
  readonly counting: EndCounting;
  /** GOW-TRV-06: `travel.chartedHalvesUnits`. */
  readonly chartedHalves: boolean;
  /** GOW-TRV-10: the formation's commander has an Expert Navigator. */
  readonly navigator: boolean;
}

/** GOW-TRV-04, GOW-TRV-06, GOW-TRV-10: rounds of a journey of units; well charted halves lines only (GOW-TRD-14). */
export function journeyRounds(map: WarpMap, path: readonly HexKey[], terms: JourneyTerms): number {
  const rounds = travelRounds(map, path, terms.counting);
  const halved = terms.chartedHalves && isWellCharted(map, [path]) ? Math.ceil(rounds / 2) : rounds;
  return Math.max(1, terms.navigator ? halved - 1 : halved);
}

/** GOW-TRV-05: in S7 of this round. */
export const arrivalRound = (departure: number, rounds: number): number => departure + rounds - 1;

/** Why a path that a player gives is none (GOW-TRV-03, GOW-TRD-04); `index`: of the hex in it. */
export type PathFault =
  | { readonly code: 'PATH_STARTS_ELSEWHERE' | 'PATH_ENDS_ELSEWHERE'; readonly index: number }
  | { readonly code: 'HEX_NOT_ON_MAP' | 'HEX_TWICE' | 'HEXES_NOT_ADJACENT'; readonly index: number };

/** All faults of a path, in its order; none for a good one. */
export function pathFaults(
  map: WarpMap,
  path: readonly HexKey[],
  from: HexKey,
  to: HexKey,
): readonly PathFault[] {
  const inside = path.flatMap((hex, index): readonly PathFault[] => {
    const before = path[index - 1];
    if (!map.numbers.has(hex)) return [{ code: 'HEX_NOT_ON_MAP', index }];
    if (path.indexOf(hex) < index) return [{ code: 'HEX_TWICE', index }];
    return before === undefined || areNeighbours(before, hex) ? [] : [{ code: 'HEXES_NOT_ADJACENT', index }];
  });
  return [
    ...(path[0] === from ? [] : [{ code: 'PATH_STARTS_ELSEWHERE', index: 0 } as const]),
    ...inside,
    ...(path.at(-1) === to
      ? []
      : [{ code: 'PATH_ENDS_ELSEWHERE', index: Math.max(0, path.length - 1) } as const]),
  ];
}

/** GOW-MAP-01: false for what is no hex. */
export function areNeighbours(a: HexKey, b: HexKey): boolean {
  const [one, other] = [parseHexKey(a), parseHexKey(b)];
  return one !== null && other !== null && isAdjacent(one, other);
}
