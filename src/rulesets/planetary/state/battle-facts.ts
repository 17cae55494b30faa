import type { UnitEnd } from '../commands.js';
import type { SideRole, Treatment } from './index.js';

export type VehicleFate = 'ok' | 'damaged' | 'immobilised' | 'destroyed';

/** A model taken prisoner, and the BP that it brings. */
export interface TakenModel {
  readonly model: string;
  readonly bp: number;
}

/** What a battle did to one unit, however it was fought. */
export interface UnitFacts {
  readonly army: string;
  readonly unit: string;
  readonly role: 'initial' | 'reserve' | 'reinforcement' | 'bombarding';
  /** Models (not vehicles) taken off as casualties, in canonical order. */
  readonly removed: readonly string[];
  /** Wounds lost by models that were not removed. */
  readonly woundsLost: Readonly<Record<string, number>>;
  readonly vehicles: Readonly<Record<string, VehicleFate>>;
  /** Of those removed: models that the enemy took prisoner (RACE-DE-09). */
  readonly prisoners?: readonly TakenModel[];
  readonly end: UnitEnd;
  readonly leadershipPassed: boolean;
  readonly xpGained: number;
  /** It lost the transport that belongs to it by its type (RACE-PROD-04). */
  readonly transportLost?: true;
}

export interface SideFacts {
  /** Units that took part, armies and units in canonical order. */
  readonly units: readonly UnitFacts[];
  /** WH40K victory points without the scenario bonus; 0 in a quick battle. */
  readonly victoryPoints: number;
  readonly scenarioFulfilled: boolean;
  readonly surrendered: boolean;
  readonly retreatDeclared: boolean;
  readonly retreatGameTurn: number | null;
  readonly retreatDeclaredFirst: boolean;
  readonly killCaptives: boolean;
  readonly strongholdFate: 'keep' | 'destroy' | null;
  readonly urbanTreatment: Treatment | null;
  readonly withdrawalPreference: readonly number[] | null;
  /** Quick battle: points inflicted, and T without vehicle damage and defences (PLN-QBT-04, -07); null after a full battle. */
  readonly quick: { readonly inflicted: number; readonly lostPoints: number } | null;
}

/** The result of a fought battle as a report or a quick battle gives it: the input of everything after the battle. */
export interface BattleFacts {
  readonly battle: string;
  readonly method: 'quick' | 'full';
  readonly sides: Readonly<Record<SideRole, SideFacts>>;
  readonly defences: readonly {
    readonly defence: string;
    readonly result: 'intact' | 'unusable' | 'destroyed';
    readonly controlledBy: SideRole;
  }[];
}
