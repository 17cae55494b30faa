/** A weapon of turrets (RACE-TUR-01). BP. */
export interface TurretWeapon {
  readonly name: string;
  readonly costBp: number;
  /** For the races that prefer it. */
  readonly preferredCostBp: number;
  readonly twinLinked: boolean;
  /** Null: hits automatically. */
  readonly bs: number | null;
}

const weapon = (
  name: string,
  costBp: number,
  preferredCostBp: number,
  more: Partial<TurretWeapon> = {},
): TurretWeapon => ({ name, costBp, preferredCostBp, twinLinked: true, bs: 3, ...more });

/** PLN-DEF-03, RACE-TUR-01: who may build which, and who prefers it, stands in the profiles of the races. */
export const TURRET_WEAPONS: Readonly<Record<string, TurretWeapon>> = {
  BATTLE_CANNON: weapon('Battle Cannon', 100, 75, { twinLinked: false }),
  PLASMA_CANNON: weapon('Plasma Cannon', 90, 70),
  LASCANNONS: weapon('Las-cannons', 90, 70),
  MISSILE_LAUNCHERS: weapon('Missile Launchers', 80, 60),
  AUTOCANNONS: weapon('Autocannons', 75, 55),
  HEAVY_BOLTERS: weapon('Heavy Bolters', 65, 50),
  DARKLANCE: weapon('Darklance', 90, 70),
  DISINTEGRATOR: weapon('Disintegrator', 95, 75),
  SPLINTER_CANNON: weapon('Splinter Cannon', 65, 50),
  SHURIKEN_CANNONS: weapon('Shuriken Cannons', 65, 50),
  D_CANNON: weapon('D-Cannon', 75, 55, { twinLinked: false }),
  SCATTER_LASER: weapon('Scatter Laser', 75, 55),
  BIG_SHOOTA: weapon('Big Shoota', 55, 40, { bs: 2 }),
  ROKKIT_LAUNCHA: weapon('Rokkit Launcha', 50, 35, { bs: 2 }),
  LOBBA: weapon('Lobba', 65, 50),
  ZZAP: weapon('Zzap', 65, 50, { twinLinked: false, bs: null }),
  INFERNO_CANNON: weapon('Inferno Cannon', 40, 30),
};

/** RACE-TUR-02 Turret. */
export const TURRET = { armour: 12 } as const;

/** RACE-TUR-05 Immobile batteries. */
export const BATTERIES: Readonly<
  Record<string, { readonly weapon: string; readonly aaWeapons: number; readonly barrage: boolean }>
> = {
  immobileBatteryEarthshaker: { weapon: 'one Earthshaker cannon', aaWeapons: 0, barrage: true },
  immobileBatteryHydra: { weapon: '2 twin-linked autocannons', aaWeapons: 1, barrage: false },
};
export const BATTERY = { armour: 10, bs: 3 } as const;
