/** PLN-DEF-03 … -08: list prices, BP; null where a turret's weapon sets the price, or adds to it. */
export const DEFENCE_PRICES: Readonly<Record<string, number | null>> = {
  weaponTower: 50,
  aaTower: 50,
  turretTower: null,
  radarTower: 75,
  groundTurret: null,
  immobileBatteryEarthshaker: 50,
  immobileBatteryHydra: 50,
  wallSection: 20,
  bunker: 50,
  razorwire6in: 6,
  tankTrap: 8,
  trench6in: 10,
  minefield4x8in: 20,
  boobyTrap: 20,
  gunPlacement: 25,
};

/** PLN-DEF-05: the tower that sees further (PLN-SIG-02). */
export const RADAR_TOWER = 'radarTower';

/** PLN-GAR-02: largest garrison of each Stronghold, WH40K points. */
export const GARRISON_LIMITS = { CAMP: 250, FORTIFICATION: 500, CAPITAL_FORTIFICATION: 750 } as const;
