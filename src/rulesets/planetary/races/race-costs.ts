import { partRoundedUp } from '../data/armies.js';
import { DEFENCE_PRICES, GARRISON_LIMITS } from '../data/defences.js';
import { STRONGHOLD_COST, TOWER_KINDS, URBAN_COST } from '../data/economy.js';
import { DEFENCE_LIMITS, DEFENCE_TYPES, type DefenceCategory } from '../data/taking.js';
import { TURRET_WEAPONS } from '../data/turrets.js';
import { entryAt, lookUp } from '../../../kernel/index.js';
import type { RaceModifiers, RaceProfile } from './profile.js';
import type { StrongholdType } from '../state/index.js';

/** BP of a new village, size 1, or of raising an Urban hex to a size (PLN-URB-01, RACE-GEN-08). */
export const urbanCost = (modifiers: RaceModifiers, size: number): number =>
  partRoundedUp(
    entryAt(URBAN_COST, size),
    size === 1 ? modifiers.urbanBuildCost : modifiers.urbanUpgradeCost,
  );

/** BP of a Camp, or of raising a Stronghold to a type (PLN-STR-01, -02, RACE-IG-02). */
export const strongholdCost = (modifiers: RaceModifiers, type: StrongholdType): number =>
  partRoundedUp(STRONGHOLD_COST[type], modifiers.strongholdCost);

/** PLN-DEF-03, RACE-TUR-01: BP of a turret's weapon; undefined where the race cannot build it. */
export function turretPrice({ turretWeapons }: RaceProfile, weapon: string | undefined): number | undefined {
  const known = weapon === undefined ? undefined : lookUp(TURRET_WEAPONS, weapon);
  if (weapon === undefined || !known) return undefined;
  if (turretWeapons.preferred.includes(weapon)) return known.preferredCostBp;
  return turretWeapons.allowed.includes(weapon) ? known.costBp : undefined;
}

/** Weapons that the race may put into a turret. */
export const turretWeapons = (profile: RaceProfile): readonly string[] =>
  Object.keys(TURRET_WEAPONS).filter((each) => turretPrice(profile, each) !== undefined);

/** List price of a defence, BP: of the table, of the weapon, or, for a turret tower, of both (RACE-TUR-03, RACE-IG-03). */
export function defencePrice(profile: RaceProfile, type: string, weapon: string | undefined): number {
  const listed = DEFENCE_PRICES[type];
  const factor = lookUp(profile.modifiers.defenceCost, type);
  if (listed != null) return factor ? partRoundedUp(listed, factor) : listed;
  const tower = entryAt(DEFENCE_TYPES, type).counts.includes('towers')
    ? entryAt(DEFENCE_PRICES, 'weaponTower')
    : 0;
  return tower + (turretPrice(profile, weapon) ?? 0);
}

/** PLN-DEF-05: BP on top of the weapon tower, and the turret's price. */
export const conversionPrice = (profile: RaceProfile, into: string, weapon: string | undefined): number =>
  entryAt(TOWER_KINDS, into) + (turretPrice(profile, weapon) ?? 0);

/** PLN-STR-03, RACE-DE-01: most defences of each category, and BP of the others. */
export function defenceLimits(
  { strongholdMax }: RaceModifiers,
  type: StrongholdType,
): Readonly<Record<DefenceCategory, number>> {
  const { turrets, towers, walls, bunkers, other } = DEFENCE_LIMITS[type];
  const part = (most: number): number => partRoundedUp(most, strongholdMax);
  return {
    turrets: part(turrets),
    towers: part(towers),
    walls: part(walls),
    bunkers: part(bunkers),
    other: part(other),
  };
}

/** PLN-GAR-02, RACE-DE-01: most points of a garrison. */
export const garrisonLimit = ({ strongholdMax }: RaceModifiers, type: StrongholdType): number =>
  partRoundedUp(GARRISON_LIMITS[type], strongholdMax);
