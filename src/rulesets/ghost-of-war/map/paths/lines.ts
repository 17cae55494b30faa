import { itemAt } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import { DELAY_HALVES, WELL_CHARTED } from '../../data/travel.js';
import { isCharted, type WarpMap } from './warp-map.js';

const chartedIn = (map: WarpMap, path: readonly HexKey[]): number =>
  path.slice(1).filter((hex, index) => isCharted(map, itemAt(path, index), hex)).length;

/** GOW-TRD-04: at least two thirds of the steps of all legs are charted; a line of no steps is not. */
export function isWellCharted(map: WarpMap, legs: readonly (readonly HexKey[])[]): boolean {
  const steps = legs.reduce((sum, path) => sum + Math.max(0, path.length - 1), 0);
  const charted = legs.reduce((sum, path) => sum + chartedIn(map, path), 0);
  return steps > 0 && WELL_CHARTED.over * charted >= WELL_CHARTED.times * steps;
}

export interface LineTerms {
  /** W: all units of ware of the line, of all stops. */
  readonly wares: number;
  /** T of each leg, in order. */
  readonly legs: readonly number[];
  readonly wellCharted: boolean;
  /** `trade.minDelay` */
  readonly least: number;
  /** GOW-TRT-06: rounds that an Astropath saves, but not below 1. */
  readonly saved?: number;
}

/** GOW-TRD-05: rounds from establishing to the first delivery, for each stop; the sum is rounded up once. */
export const lineDelays = ({ wares, legs, wellCharted, least, saved = 0 }: LineTerms): readonly number[] =>
  legs.map((_, stop) => {
    const halves = wares * DELAY_HALVES.perWare + travelHalves(legs, stop, wellCharted);
    const delay = Math.max(least, Math.ceil(halves / 2));
    return saved > 0 ? Math.max(Math.min(delay, 1), delay - saved) : delay;
  });

/** GOW-TRD-11: rounds until a stop delivers again, by travel only; at least 1. */
export const restartDelay = (legs: readonly number[], stop: number, wellCharted: boolean): number =>
  Math.max(1, Math.ceil(travelHalves(legs, stop, wellCharted) / 2));

function travelHalves(legs: readonly number[], stop: number, wellCharted: boolean): number {
  const rounds = legs.slice(0, stop + 1).reduce((sum, each) => sum + each, 0);
  return rounds * (wellCharted ? DELAY_HALVES.perRoundWellCharted : DELAY_HALVES.perRound);
}
