import { words } from '../../../kernel/index.js';

/* Words of catalogs (EDCU-GEN-02). */

export const unitType = words('UnitType', 'Type of a unit (glossary).', {
  infantry: 'Infantry.',
  ampv: 'Armored multi-purpose vehicle.',
  luv: 'Light utility vehicle.',
  truck: 'Truck.',
  towed: 'Towed gun.',
  walker: 'Walker.',
  vtol: 'Aircraft that takes off vertically.',
  fixedWing: 'Fixed-wing aircraft.',
  aquaticCraft: 'Small vessel.',
  largeVessel: 'Large vessel.',
});
export const slotType = words('SlotType', 'Type of a slot for upgrades (EDCU-CLS-03).', {
  primary: 'Primary weapon.',
  propulsion: 'Propulsion.',
  secondary: 'Secondary weapon.',
  hardpoint: 'Hardpoint of an aircraft.',
  armor: 'Armor.',
  compartment: 'Compartment.',
  equipment: 'Equipment.',
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
  infantry: 'Infantry.',
  soft: 'Soft vehicles.',
  vehicle: 'Vehicles.',
  vessel: 'Vessels.',
  structure: 'Structures.',
  airborne: 'Aircraft in the air.',
  submerged: 'Submerged vessels.',
  radar: 'Radars that are on.',
  hex: 'Hexes.',
});
export const category = words('TaskForceCategory', 'Category of a task force (EDCU-TF-01).', {
  basic: 'Basic.',
  armored: 'Armored.',
  mechanized: 'Mechanized.',
  motorized: 'Motorized.',
  infantry: 'Infantry.',
  walker: 'Walkers.',
  'indirect-fire': 'Indirect fire.',
  'support-hq': 'Support and headquarters.',
  'air-assault': 'Air assault.',
  airborne: 'Airborne.',
  'river-coastal': 'River and coastal.',
  'large-vessel': 'Large vessels.',
});
const WEAPON_TRAITS = {
  aa: 'Anti-aircraft.',
  infrared: 'Seeks heat.',
  radarGuided: 'Guided by radar.',
  antiRadar: 'Seeks radars.',
} as const;
export const weaponTrait = words('WeaponTrait', 'Keyword of a weapon.', WEAPON_TRAITS);
const TRAITS = {
  basicInfantry: 'Basic infantry.',
  specialInfantry: 'Special infantry.',
  mountain: 'At home in mountains.',
  amphibious: 'Swims.',
  support: 'Supports others.',
  stealth: 'Hides (EDC-STL).',
  killingQuiet: 'Kills without being seen.',
  nightVision: 'Sees at night.',
  canAssault: 'Assaults.',
  canHoldLine: 'Holds a line.',
  canDoubleTime: 'Moves at the double.',
  cannotRotate: 'Has no facing of its own.',
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
  jet: 'Is a jet.',
  noeCapable: 'Flies nap of the earth.',
  roughField: 'Lands on rough fields.',
  waterLanding: 'Lands on water.',
  ejectionSeats: 'Has ejection seats.',
  paradrop: 'Can be dropped by parachute.',
  orbital: 'Can be dropped from orbit.',
  dropSteady: 'Comes down whole.',
  dropTrained: 'Trained in drops.',
  paradropRig: 'Drops others.',
  radarWarning: 'Is warned of radars.',
  mineDetector: 'Finds mines.',
  submerged: 'Is submerged.',
} as const;
export const trait = words('Trait', 'Keyword of a unit (EDCU-UPG-14).', TRAITS);
export const keyword = words('Keyword', 'Keyword of a unit or of its weapons (EDCU-UPG-14).', {
  ...TRAITS,
  ...WEAPON_TRAITS,
});
export const equipmentAction = words('EquipmentAction', 'An action that equipment gives.', {
  build: 'Build.',
  restore: 'Restore.',
  deploy: 'Deploy.',
  undeploy: 'Undeploy.',
  hitch: 'Hitch.',
  unhitch: 'Unhitch.',
  extendedUnhitch: 'Extended Unhitch.',
  hook: 'Hook.',
  dropLoad: 'Drop Load.',
  repair: 'Repair.',
  clearMines: 'Clear Mines.',
  layMines: 'Lay Mines.',
  paradrop: 'Paradrop.',
});
export const equipmentAbility = words('EquipmentAbility', 'An ability that equipment gives.', {
  smoke: 'Smoke.',
  flare: 'Flare.',
  mineSweep: 'Mine Sweep.',
  activeSearch: 'Active Search.',
});
export const explosiveClass = words('ExplosiveClass', 'What a weapon does to structures (EDC-STR-03).', {
  none: 'Nothing.',
  E: 'Explosive.',
  HE: 'High explosive.',
  DEM: 'Demolition.',
});
export const stat = words('Stat', 'A figure that an upgrade changes.', {
  fs: 'Force Strength.',
  armour: 'Armour.',
  speed: 'Movement points.',
  energy: 'Energy.',
  vision: 'Vision.',
  'primary.range': 'Range of the primary weapon.',
});
export const airStat = words('AirStat', 'What an upgrade allows in the air.', {
  'airMobility.paradrop': 'Drops by parachute.',
  'airMobility.orbital': 'Drops from orbit.',
});
export const weaponMode = words('WeaponMode', 'How a weapon is fired.', {
  direct: 'Directly.',
  indirect: 'Indirectly.',
  melee: 'In melee.',
});
export const munition = words('Munition', 'What an indirect weapon fires.', {
  shell: 'Shells.',
  rocket: 'Rockets.',
  bomb: 'Bombs.',
});
export const weaponSize = words('WeaponSize', 'Size of an air defence weapon.', {
  light: 'Light.',
  medium: 'Medium.',
  heavy: 'Heavy.',
});
export const energyKind = words('EnergyKind', 'What the Energy of a unit is.', {
  fuel: 'Fuel.',
  infantry: 'The strength of infantry.',
});
export const taskForceStatus = words('TaskForceStatus', 'Whether a task force can be used (EDCU-TF-04).', {
  active: 'It can be bought and used.',
  phasedOut: 'Who has it may use it.',
  disabled: 'Nobody may use it.',
});
export const stockItem = words('StockItem', 'What a unit has a stock of.', { buildSupply: 'Build supply.' });
export const mineType = words('MineType', 'What a minefield is (EDCU-MIN-01).', {
  standard: 'Against everything on the ground.',
  antiPersonnel: 'Against infantry.',
  antiTank: 'Against vehicles.',
  naval: 'Against vessels.',
});
