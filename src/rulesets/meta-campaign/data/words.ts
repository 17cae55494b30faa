/** Words of the state that no catalog file replaces. */
export type Phase = 'INTERMISSION' | 'PLANNING' | 'RESOLUTION';

export const FACTIONS = ['PLAYER', 'ALLIED', 'NEUTRAL', 'HOSTILE'] as const;
export type Faction = (typeof FACTIONS)[number];

export const BLOCS = ['FRIENDLY', 'NEUTRAL', 'HOSTILE'] as const;
export type Bloc = (typeof BLOCS)[number];

/** Glossary, `Bloc`. */
export const BLOC_OF: Readonly<Record<Faction, Bloc>> = {
  PLAYER: 'FRIENDLY',
  ALLIED: 'FRIENDLY',
  NEUTRAL: 'NEUTRAL',
  HOSTILE: 'HOSTILE',
};

/** What a unit is to the rules of part 1. */
export type Category = 'infantry' | 'vehicle' | 'towed' | 'aircraft' | 'vessel' | 'survivors';

/** EDCU, state: how far a unit has come. */
export type UnitStatus =
  | 'DRAFT'
  | 'SAVED'
  | 'ASSIGNED'
  | 'ACTIVE'
  | 'DESTROYED'
  | 'RESCUED'
  | 'LOST'
  | 'RETRAINED'
  | 'DISBANDED';

/** EDCU-VET-01, the lowest first. */
export const LEVELS = ['FB', 'S', 'OG'] as const;
export type Level = (typeof LEVELS)[number];

export const TERRAINS = [
  'PLAINS',
  'FOREST',
  'MOUNTAINS',
  'WATER',
  'CITY',
  'LARGE_BRIDGE',
  'LARGE_PONTOON_BRIDGE',
  'BEACH',
  'RUBBLE',
  'SWAMP',
  'DESERT_DUNES',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** EDC-TER-07 */
export const CITY_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type CitySize = (typeof CITY_SIZES)[number];

/** What lies on an edge. Walls, teeth, wire and small bridges are structures. */
export const EDGE_FEATURES = ['WOODED', 'RIVER', 'HARBOR'] as const;
export type EdgeFeature = (typeof EDGE_FEATURES)[number];

/** EDC-TER-04, EDC-TER-11: what leads over an edge. */
export const LINKS = ['ROAD', 'HIGHWAY', 'RAILWAY'] as const;
export type Link = (typeof LINKS)[number];

/** EDCU-FLT-01, the lowest first; a landed aircraft has none of them. */
export const PROFILES = ['NOE', 'CONTOUR', 'LOW', 'CRUISE'] as const;
export type Profile = (typeof PROFILES)[number];

/** EDCU-RAD-04 */
export const TRACK_TAGS = ['ENEMY', 'FRIENDLY', 'NEUTRAL', 'UNKNOWN'] as const;
export type TrackTag = (typeof TRACK_TAGS)[number];

export const TIMINGS = ['BEFORE_MOVEMENT', 'AFTER_MOVEMENT', 'AFTER_ACTION'] as const;
export type Timing = (typeof TIMINGS)[number];

/** EDC-RND-05: parts of an order that may fail by themselves. */
export type Part = 'MOVEMENT' | 'FACING' | 'ABILITY' | 'ACTION' | 'WHOLE';
