/** Words of the catalog files (EDCU-GEN-02). */

/** Glossary, `Unit type`. */
export const UNIT_TYPES = [
  'infantry',
  'ampv',
  'luv',
  'truck',
  'towed',
  'walker',
  'vtol',
  'fixedWing',
  'aquaticCraft',
  'largeVessel',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** EDCU-CLS-03 */
export const SLOT_TYPES = [
  'primary',
  'propulsion',
  'secondary',
  'hardpoint',
  'armor',
  'compartment',
  'equipment',
  'squadWeapon',
  'training',
] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export const PROPULSIONS = [
  'foot',
  'tracked',
  'wheeled',
  'walker',
  'antiGrav',
  'rail',
  'aquatic',
  'vtol',
  'fixedWing',
  'none',
] as const;
export type Propulsion = (typeof PROPULSIONS)[number];

/** EDCU-TRN-01 */
export const COMPARTMENTS = ['troop', 'cargo', 'vehicleBed', 'stretchers'] as const;
export type CompartmentType = (typeof COMPARTMENTS)[number];

export const SENSORS = ['airRadar', 'groundRadar', 'counterBattery', 'sonarPassive', 'sonarActive'] as const;
export type SensorType = (typeof SENSORS)[number];

/** What a weapon may target. */
export const TARGETS = [
  'infantry',
  'soft',
  'vehicle',
  'vessel',
  'structure',
  'airborne',
  'submerged',
  'radar',
  'hex',
] as const;
export type TargetKind = (typeof TARGETS)[number];

/** EDCU-TF-01 */
export const CATEGORIES = [
  'basic',
  'armored',
  'mechanized',
  'motorized',
  'infantry',
  'walker',
  'indirect-fire',
  'support-hq',
  'air-assault',
  'airborne',
  'river-coastal',
  'large-vessel',
] as const;

/** EDCU-UPG-14 and the traits of part 1: keywords that a rule knows. */
export const TRAITS = [
  'basicInfantry',
  'specialInfantry',
  'mountain',
  'amphibious',
  'support',
  'stealth',
  'killingQuiet',
  'nightVision',
  'canAssault',
  'canHoldLine',
  'canDoubleTime',
  'cannotRotate',
  'actionBeforeMove',
  'rearWeakSpot',
  'stretchers',
  'shotgun',
  'melee',
  'engineer',
  'freeExit',
  'towable',
  'deployable',
  'liftHooks',
  'jet',
  'noeCapable',
  'roughField',
  'waterLanding',
  'ejectionSeats',
  'paradrop',
  'orbital',
  'dropSteady',
  'dropTrained',
  'paradropRig',
  'radarWarning',
  'mineDetector',
  'submerged',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Traits of weapons. */
export const WEAPON_TRAITS = ['aa', 'infrared', 'radarGuided', 'antiRadar'] as const;
export type WeaponTrait = (typeof WEAPON_TRAITS)[number];

/** Actions and abilities that equipment gives. */
export const ACTIONS = [
  'build',
  'restore',
  'deploy',
  'undeploy',
  'hitch',
  'unhitch',
  'extendedUnhitch',
  'hook',
  'dropLoad',
  'repair',
  'clearMines',
  'layMines',
  'paradrop',
] as const;
export const ABILITIES = ['smoke', 'flare', 'mineSweep', 'activeSearch'] as const;

/** EDC-STR-03: what a weapon does to structures, the weakest first. */
export const EXPLOSIVES = ['none', 'E', 'HE', 'DEM'] as const;
export type ExplosiveClass = (typeof EXPLOSIVES)[number];

/** Figures that an upgrade changes. */
export const STATS = ['fs', 'armour', 'speed', 'energy', 'vision', 'primary.range'] as const;
export type Stat = (typeof STATS)[number];
