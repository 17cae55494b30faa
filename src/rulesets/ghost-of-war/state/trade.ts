import type { HexKey } from '../../../engine/hex/index.js';
import type { GeneralResource } from './goods.js';

/** A resource, or a part by its key (GOW-REC-03), and how many of it. */
export type Ware =
  | { readonly kind: 'RESOURCE'; readonly resource: GeneralResource; readonly amount: number }
  | { readonly kind: 'PART'; readonly part: string; readonly amount: number };

/** Where a line delivers: a planet, or (GOW-TRD-08) forces in a system. */
export type StopPlace =
  | { readonly kind: 'PLANET'; readonly id: string; readonly intoDepot: string | null }
  /** A unit, formation or supply group, with the system to which the line runs. */
  | { readonly kind: 'FORCE'; readonly id: string; readonly system: string };

export interface Stop {
  readonly place: StopPlace;
  readonly wares: readonly Ware[];
  /** Leg from the stop before, both ends included. */
  readonly path: readonly HexKey[];
  /** T of this leg, rounds (GOW-TRV-04). */
  readonly travelRounds: number;
  /** Original first round of delivery (GOW-TRD-05). */
  readonly firstRound: number;
  /** Round from which it delivers now: later than `firstRound` after an interruption (GOW-TRD-11). */
  readonly deliversFrom: number;
  readonly status: 'RUNNING' | 'INTERRUPTED';
  /** S3 in a row at which it was interrupted. */
  readonly interruptedRounds: number;
  readonly delivered: boolean;
}

export interface TradeLine {
  readonly id: string;
  /** 1-based, in order of establishing. */
  readonly number: number;
  readonly owner: string;
  readonly kind: 'TRADE' | 'SUPPLY';
  /** Planet id. */
  readonly origin: string;
  readonly stops: readonly Stop[];
  /** GOW-TRD-04: fixed when it was established. */
  readonly wellCharted: boolean;
  readonly establishedRound: number;
  /** GOW-TRD-08: wares set aside in this round, and the planet that each was drawn from. */
  readonly setAside: readonly SetAside[];
  /** GOW-TRD-13: the last raid that succeeded; null = none. */
  readonly raid: LineRaid | null;
}

/** GOW-TRD-13: stops from this one on get nothing in this round. */
export interface LineRaid {
  readonly round: number;
  /** Formation or loose ship, and the system where it lies in wait. */
  readonly raider: string;
  readonly faction: string;
  readonly system: string;
  readonly stop: number;
}

export interface SetAside {
  /** Index of the stop. */
  readonly stop: number;
  readonly resource: GeneralResource;
  readonly amount: number;
  /** Id of the holder it was drawn from. */
  readonly from: string;
}

/** GOW-SUP-11: supply groups of a faction in a system; members: formation ids, unit ids. */
export interface SupplyGroup {
  readonly id: string;
  /** Place among the groups of its faction in its system, 1-based: the first may use all sources. */
  readonly seq: number;
  readonly name: string;
  readonly faction: string;
  readonly system: string;
  readonly members: readonly string[];
}
