/** Steps of a turn in order (section 4 of the catalog), after the one in which armies are entered. */
export const STEPS = [
  'SETUP',
  'RESERVES',
  'MISSIONS',
  'MOVEMENT_INITIATIVE',
  'FIRST_MOVES',
  'SECOND_MOVES',
  'SHOOTING_INITIATIVE',
  'BOMBARDMENT',
  'VEHICLES_AND_INFANTRY',
  'WAR_ENGINE_INITIATIVE',
  'WAR_ENGINES',
  'ASSAULT_INITIATIVE',
  'FIRST_ASSAULTS',
  'SECOND_ASSAULTS',
  'REMOVE_MARKERS',
  'RALLY',
  'REPAIR',
  'OBJECTIVES',
] as const;
export type Step = (typeof STEPS)[number];

export const PHASES = ['SETUP', 'MOVEMENT', 'SHOOTING', 'ASSAULT', 'RALLY'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase to which a step belongs. */
export const PHASE_OF: Readonly<Record<Step, Phase>> = {
  SETUP: 'SETUP',
  RESERVES: 'MOVEMENT',
  MISSIONS: 'MOVEMENT',
  MOVEMENT_INITIATIVE: 'MOVEMENT',
  FIRST_MOVES: 'MOVEMENT',
  SECOND_MOVES: 'MOVEMENT',
  SHOOTING_INITIATIVE: 'SHOOTING',
  BOMBARDMENT: 'SHOOTING',
  VEHICLES_AND_INFANTRY: 'SHOOTING',
  WAR_ENGINE_INITIATIVE: 'SHOOTING',
  WAR_ENGINES: 'SHOOTING',
  ASSAULT_INITIATIVE: 'ASSAULT',
  FIRST_ASSAULTS: 'ASSAULT',
  SECOND_ASSAULTS: 'ASSAULT',
  REMOVE_MARKERS: 'RALLY',
  RALLY: 'RALLY',
  REPAIR: 'RALLY',
  OBJECTIVES: 'RALLY',
};

export const KINDS = ['INFANTRY', 'VEHICLE', 'WAR_ENGINE', 'FLYER'] as const;
export type Kind = (typeof KINDS)[number];

export const ABILITIES = [
  'ARTILLERY',
  'ASSAULT',
  'CAVALRY',
  'CLOSE_SUPPORT',
  'FLAK',
  'HEAVY_WEAPONS',
  'HERO',
  'INFILTRATORS',
  'JUMP_PACKS',
  'PSYKER',
  'RAMPAGE',
  'RAPID_FIRE',
  'SAVE',
  'SKIMMER',
  'STUBBORN',
  'SUPREME_COMMANDER',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const WEAPON_TYPES = [
  'ANTI_TANK',
  'BARRAGE',
  'HEAVY_BARRAGE',
  'DISRUPT',
  'CLOSE_COMBAT_WEAPON',
  'DEATH_RAY',
  'DISTORTION_CANNON',
  'MEGA_CANNON',
  'PULSAR',
  'PULSE_LASER',
  'RIPPER_TENTACLES',
  'LIFTA_DROPPA',
  'VORTEX_MISSILE',
] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const TERRAINS = [
  'FORTIFICATIONS',
  'INTACT_BUILDINGS',
  'RUINS',
  'WOODS',
  'MARSH',
  'RIVER',
  'OPEN',
  'ROAD',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ORDERS = [
  'NONE',
  'MARCH',
  'ASSAULT',
  'OVERWATCH',
  'SPECIAL_FLAK',
  'SPECIAL_BOMBARDMENT',
] as const;
export type Order = (typeof ORDERS)[number];

export const PLACES = ['TABLE', 'RESERVE', 'OFF_TABLE', 'DESTROYED'] as const;
export type Place = (typeof PLACES)[number];

export const MISSIONS = ['GROUND_ATTACK', 'TRANSPORT', 'INTERCEPT', 'NONE'] as const;
export type Mission = (typeof MISSIONS)[number];

export const OBJECTIVE_TYPES = ['TAKE_AND_HOLD', 'RESCUE', 'BUNKER', 'CAPTURE', 'CLEANSE'] as const;
export type ObjectiveType = (typeof OBJECTIVE_TYPES)[number];

export const OBJECTIVE_STATES = ['OPEN', 'CAPTURED', 'DESTROYED'] as const;
export type ObjectiveState = (typeof OBJECTIVE_STATES)[number];

export const COLUMNS = ['F', 'A', 'B', 'C'] as const;
export type Column = (typeof COLUMNS)[number];

export const INFILTRATIONS = ['FORWARD', 'FIRST_MOVE'] as const;
export type Infiltration = (typeof INFILTRATIONS)[number];
