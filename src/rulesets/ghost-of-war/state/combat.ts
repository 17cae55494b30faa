import type { BattleReport } from '../sheets/orders.js';
import type { Domain } from './forces.js';

export type BattleMethod = 'AUTO' | 'TABLETOP' | 'QUICK' | 'EPIC';
export type Side = 'attacker' | 'defender';
/** GOW-CBT-05 */
export type Scale = 'S1' | 'S2' | 'S3' | 'S4';
/** GOW-CBT-08, as one coalition sees it. */
export type Outcome = 'DECISIVE_VICTORY' | 'VICTORY' | 'DRAW' | 'DEFEAT' | 'DECISIVE_DEFEAT';

/** GOW-CBT-18: a line of the force sheet. */
export interface Participant {
  /** Unit or planet id. */
  readonly id: string;
  readonly kind: 'UNIT' | 'PLANET';
  readonly faction: string;
  readonly weight: number;
  readonly baseCe: number;
  readonly effectiveCe: number;
  /** GOW-CBT-06 */
  readonly strength: number;
}

export interface Coalition {
  /** Faction ids, by seq. */
  readonly factions: readonly string[];
  readonly participants: readonly Participant[];
  readonly strength: number;
  /** floor percent of the total strength (GOW-CBT-18). */
  readonly share: number;
  /** Characters on the battlefield. */
  readonly characters: readonly string[];
}

export interface Battle {
  readonly id: string;
  readonly round: number;
  readonly domain: Domain;
  /** System (void) or planet (ground) id. */
  readonly location: string;
  readonly attacker: Coalition;
  readonly defender: Coalition;
  /** GOW-CBT-02: false where nobody counts as defender for modifiers. */
  readonly defended: boolean;
  readonly surprise: boolean;
  /** GOW-CBT-09: the attacker has declared a shock assault. */
  readonly shock: boolean;
  /** GOW-CBT-02, -09: in a mutual battle, the defender has declared one too. */
  readonly counterShock: boolean;
  /** Side with void supremacy in the system, ground battles (GOW-CBT-07); null = none. */
  readonly orbital: Side | null;
  /** GOW-CBT-05: by the weight of all participants; a report may state another. */
  readonly scale: Scale;
  /** What each side has chosen; null = nothing yet. */
  readonly chosen: Readonly<Record<Side, BattleMethod | null>>;
  readonly method: BattleMethod | null;
  readonly status: 'PENDING' | 'REPORTED' | 'DISPUTED' | 'ROLLING' | 'SETTLED';
  /** What each side has reported; the arbiter's word settles the battle at once. */
  readonly reports: Readonly<Record<Side, EnteredReport | null>>;
  /** The report that counts; null where the battle was rolled. */
  readonly settledBy: BattleReport | null;
  /** GOW-CBT-12: CE that friendly fire costs, by unit. */
  readonly friendlyFire: Readonly<Record<string, number>>;
  readonly result: BattleResult | null;
}

export interface EnteredReport {
  /** Faction that spoke; null = the arbiter. */
  readonly by: string | null;
  readonly report: BattleReport;
}

export interface BattleResult {
  /** Of the attacker. */
  readonly outcome: Outcome;
  readonly scale: Scale;
  readonly fieldHolder: Side;
  /** CE lost, by participant id; empty until the losses are reckoned. */
  readonly losses: Readonly<Record<string, number>>;
  /** GOW-CBT-07 totals; null where it was reported. */
  readonly totals: Readonly<Record<Side, number>> | null;
}

/** GOW-CBT-01: an Attack order that is not used up yet. */
export interface AttackIntent {
  readonly faction: string;
  readonly place: string;
  readonly units: readonly string[];
  readonly shock: boolean;
}

/** GOW-CBT-02: attackers of a place, while enemies are left that they have not fought. */
export interface Assault {
  /** Faction ids, by seq. */
  readonly factions: readonly string[];
  readonly units: readonly string[];
  readonly shock: boolean;
  /** Enemy factions that no battle of this assault has met yet. */
  readonly enemies: readonly string[];
}

/** A place of S9 where battles are still to be formed. */
export interface Battlefield {
  readonly domain: Domain;
  readonly location: string;
  readonly assault: Assault | null;
}
