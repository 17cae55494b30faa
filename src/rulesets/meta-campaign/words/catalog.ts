import { words } from '../../../kernel/index.js';

/* Words of catalogs (EDCU-GEN-02). */

export const unitType = words('UnitType', 'Type of a unit (glossary).', {
  infantry: 'Soldiers on foot.',
  ampv: 'Armored multi-purpose vehicle.',
  luv: 'Light utility vehicle.',
  truck: 'Soft vehicle for loads.',
  towed: 'Towed gun.',
  walker: 'Machine on legs.',
  vtol: 'Aircraft that takes off vertically.',
  fixedWing: 'Fixed-wing aircraft.',
  aquaticCraft: 'Small vessel.',
  largeVessel: 'Ship; the starter catalog has none.',
});
export const slotType = words('SlotType', 'Type of a slot for upgrades (EDCU-CLS-03).', {
  primary: 'Primary weapon.',
  propulsion: 'What moves it.',
  secondary: 'Secondary weapon.',
  hardpoint: 'Hardpoint of an aircraft.',
  armor: 'Plates.',
  compartment: 'Room for troops or loads.',
  equipment: 'All kinds of gear.',
  squadWeapon: 'Squad weapon of infantry.',
  training: 'Training of infantry.',
});
export const propulsion = words('Propulsion', 'How a unit moves.', {
  foot: 'On foot.',
  tracked: 'On tracks.',
  wheeled: 'On wheels.',
  walker: 'On legs.',
  antiGrav: 'By anti-gravity.',
  rail: 'On rails.',
  aquatic: 'On water.',
  vtol: 'In the air, taking off vertically.',
  fixedWing: 'In the air, on wings.',
  none: 'Not by itself.',
});
export const compartmentType = words('CompartmentType', 'What a compartment is for (EDCU-TRN-01).', {
  troop: 'Infantry.',
  cargo: 'Supply; infantry too.',
  vehicleBed: 'Vehicles and towed guns; supply too.',
  stretchers: 'Survivors.',
});
export const sensor = words('Sensor', 'A radar or sonar.', {
  airRadar: 'Radar for aircraft (EDCU-RAD).',
  groundRadar: 'Radar for the ground (EDCU-GRD).',
  counterBattery: 'Counter battery radar (EDCU-CB-03).',
  sonarPassive: 'Passive sonar (EDCU-SON-01).',
  sonarActive: 'Active sonar (EDCU-SON-02).',
});
export const targetKind = words('TargetKind', 'What a weapon may target.', {
  infantry: 'Soldiers on foot.',
  soft: 'Towed guns.',
  vehicle: 'All on wheels, tracks or legs.',
  vessel: 'Boats and ships.',
  structure: 'What is built.',
  airborne: 'Aircraft in the air.',
  submerged: 'Submerged vessels.',
  radar: 'Radars that are on.',
  hex: 'Hexes.',
});
export const category = words('TaskForceCategory', 'Category of a task force (EDCU-TF-01).', {
  basic: 'Any units.',
  armored: 'Tanks and what goes with them.',
  mechanized: 'Fighting vehicles with infantry.',
  motorized: 'Wheels.',
  infantry: 'Mostly on foot.',
  walker: 'Machines on legs.',
  'indirect-fire': 'Guns and rockets.',
  'support-hq': 'Support and headquarters.',
  'air-assault': 'Infantry that comes by helicopter.',
  airborne: 'Infantry that comes by parachute.',
  'river-coastal': 'Boats.',
  'large-vessel': 'Ships.',
});
const WEAPON_TRAITS = {
  aa: 'Anti-aircraft.',
  infrared: 'Seeks heat.',
  radarGuided: 'Guided by radar.',
  antiRadar: 'Seeks radars.',
} as const;
export const weaponTrait = words('WeaponTrait', 'Keyword of a weapon.', WEAPON_TRAITS);
const TRAITS = {
  basicInfantry: 'Counts as plain infantry for rules that ask it.',
  specialInfantry: 'Counts as special for rules that ask it.',
  mountain: 'At home in mountains.',
  amphibious: 'Swims.',
  support: 'Supports others.',
  stealth: 'Hides (EDC-STL).',
  killingQuiet: 'Kills without being seen.',
  nightVision: 'Sees at night.',
  canAssault: 'May order assaults (EDC-ASL-03).',
  canHoldLine: 'Holds the front edges of its hex (EDC-ASL-01).',
  canDoubleTime: 'Moves at the double.',
  cannotRotate: 'Does not turn in its place (EDC-MOV-08).',
  actionBeforeMove: 'May act before it moves.',
  rearWeakSpot: 'Weaker from behind.',
  stretchers: 'Carries survivors.',
  shotgun: 'Has shotguns.',
  melee: 'Has melee weapons.',
  engineer: 'Builds and repairs.',
  freeExit: 'Is left at no cost (EDCU-TRN-05).',
  towable: 'Can be towed.',
  deployable: 'Is deployed before it fires.',
  liftHooks: 'Lifts loads.',
  jet: 'Flies by jet engines.',
  noeCapable: 'Flies nap of the earth.',
  roughField: 'Lands on rough fields.',
  waterLanding: 'Lands on water.',
  ejectionSeats: 'Has ejection seats.',
  paradrop: 'Can be dropped by parachute.',
  orbital: 'Can be dropped from orbit.',
  dropSteady: 'Comes down with more (EDCU-DRP-05).',
  dropTrained: 'Comes down whole (EDCU-DRP-05).',
  paradropRig: 'Drops others.',
  radarWarning: 'Is warned of radars.',
  mineDetector: 'Finds mines.',
  submerged: 'Under water: sonar alone finds it.',
} as const;
export const trait = words('Trait', 'Keyword of a unit (EDCU-UPG-14).', TRAITS);
export const keyword = words('Keyword', 'Keyword of a unit or of its weapons (EDCU-UPG-14).', {
  ...TRAITS,
  ...WEAPON_TRAITS,
});
export const equipmentAction = words('EquipmentAction', 'An action that equipment gives.', {
  build: 'New structures (EDC-BLD-01).',
  restore: 'Damaged structures made whole (EDC-BLD-05).',
  deploy: 'A gun made ready (EDCU-TOW-06).',
  undeploy: 'A gun made ready to go (EDCU-TOW-06).',
  hitch: 'A gun taken in tow (EDCU-TOW-02).',
  unhitch: 'A gun put down (EDCU-TOW-03).',
  extendedUnhitch: 'A gun put down next door (EDCU-TOW-04).',
  hook: 'A load lifted (EDCU-LFT-03).',
  dropLoad: 'A load put down (EDCU-LFT-04).',
  repair: 'Machines mended (EDCU-MOB-02).',
  clearMines: 'A known field removed (EDCU-MIN-12).',
  layMines: 'A field put where it stands (EDCU-MIN-13).',
  paradrop: 'Troops dropped (EDCU-DRP-01).',
});
export const equipmentAbility = words('EquipmentAbility', 'An ability that equipment gives.', {
  smoke: 'Nobody sees through its hex (EDC-NGT-04).',
  flare: 'A hex lit at night.',
  mineSweep: 'Mines found on the way (EDCU-MIN-08).',
  activeSearch: 'Vessels found by sonar (EDCU-SON-02).',
});
export const explosiveClass = words('ExplosiveClass', 'What a weapon does to structures (EDC-STR-03).', {
  none: 'Nothing.',
  E: 'The weakest: emplacements and pontoons.',
  HE: 'High explosive.',
  DEM: 'Demolition.',
});
export const stat = words('Stat', 'A figure that an upgrade changes.', {
  fs: 'Force Strength.',
  armour: 'Taken off damage.',
  speed: 'Movement points.',
  energy: 'Most that it has.',
  vision: 'Hexes that it sees.',
  'primary.range': 'Range of the primary weapon.',
});
export const airStat = words('AirStat', 'What an upgrade allows in the air.', {
  'airMobility.paradrop': 'Drops by parachute.',
  'airMobility.orbital': 'Drops from orbit.',
});
export const weaponMode = words('WeaponMode', 'How a weapon is fired.', {
  direct: 'Directly.',
  indirect: 'Indirectly.',
  melee: 'Hand to hand.',
});
export const munition = words('Munition', 'What an indirect weapon fires.', {
  shell: 'From tubes; its bearing is told in sixths.',
  rocket: 'From rails; its bearing is told in twelfths.',
  bomb: 'Dropped on the hex below.',
});
export const weaponSize = words('WeaponSize', 'Size of an air defence weapon.', {
  light: 'The shortest range.',
  medium: 'Between the two others.',
  heavy: 'The longest range.',
});
export const energyKind = words('EnergyKind', 'What the Energy of a unit is.', {
  fuel: 'Comes back by refuelling.',
  infantry: 'Comes back by rest.',
});
export const taskForceStatus = words('TaskForceStatus', 'Whether a task force can be used (EDCU-TF-04).', {
  active: 'It can be bought and used.',
  phasedOut: 'Nobody signs up with it any more; a running campaign keeps it.',
  disabled: 'Nobody may use it.',
});
export const stockItem = words('StockItem', 'What a unit has a stock of.', {
  buildSupply: 'What structures are built of.',
});
export const mineType = words('MineType', 'What a minefield is (EDCU-MIN-01).', {
  standard: 'Against everything on the ground.',
  antiPersonnel: 'Against infantry.',
  antiTank: 'Against vehicles.',
  naval: 'Against vessels.',
});
