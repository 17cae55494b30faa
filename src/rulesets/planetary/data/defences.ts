import type { StrongholdType } from '../state.js';

/** What a defence counts against (PLN-STR-03). */
export type DefenceCount = 'turrets' | 'towers' | 'walls' | 'bunkers' | 'other';

export interface DefenceType {
  /** List price, BP; null where the weapon sets it (PLN-DEF-03). A turret tower costs its tower and the weapon. */
  readonly costBp: number | null;
  readonly counts: readonly DefenceCount[];
}

/** PLN-DEF-03 … -08: the defences that a Stronghold can have. */
export const DEFENCES = {
  weaponTower: { costBp: 50, counts: ['towers'] },
  aaTower: { costBp: 50, counts: ['towers'] },
  turretTower: { costBp: null, counts: ['towers', 'turrets'] },
  radarTower: { costBp: 75, counts: ['towers'] },
  groundTurret: { costBp: null, counts: ['turrets'] },
  immobileBatteryEarthshaker: { costBp: 50, counts: ['towers'] },
  immobileBatteryHydra: { costBp: 50, counts: ['towers'] },
  wallSection: { costBp: 20, counts: ['walls'] },
  bunker: { costBp: 50, counts: ['bunkers'] },
  razorwire6in: { costBp: 6, counts: ['other'] },
  tankTrap: { costBp: 8, counts: ['other'] },
  trench6in: { costBp: 10, counts: ['other'] },
  minefield4x8in: { costBp: 20, counts: ['other'] },
  boobyTrap: { costBp: 20, counts: ['other'] },
  gunPlacement: { costBp: 25, counts: ['other'] },
} as const satisfies Readonly<Record<string, DefenceType>>;

export type DefenceKey = keyof typeof DEFENCES;

/** The type of a defence; undefined when there is no such. */
export const defenceType = (key: string): DefenceType | undefined =>
  (DEFENCES as Readonly<Record<string, DefenceType>>)[key];

/** PLN-STR-03: most of each a Stronghold may have; `other` counts BP spent. */
export const DEFENCE_LIMITS: Readonly<Record<StrongholdType, Readonly<Record<DefenceCount, number>>>> = {
  CAMP: { turrets: 0, towers: 1, walls: 0, bunkers: 2, other: 50 },
  FORTIFICATION: { turrets: 1, towers: 2, walls: 2, bunkers: 2, other: 100 },
  CAPITAL_FORTIFICATION: { turrets: 2, towers: 4, walls: 4, bunkers: 2, other: 150 },
};
