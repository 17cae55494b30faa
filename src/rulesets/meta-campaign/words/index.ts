import { words } from '../../../kernel/index.js';

export * from './catalog.js';
export * from './play.js';

export const phase = words('Phase', 'How far the world has come.', {
  INTERMISSION: 'Between campaigns: money, units, companies.',
  PLANNING: 'A round is open: orders are posted.',
  RESOLUTION: 'Orders are carried out.',
});
export const faction = words('Faction', 'Whose a unit is.', {
  PLAYER: 'One of those who have a seat.',
  ALLIED: 'The game master; on the side of the players.',
  NEUTRAL: 'The game master; opposes nobody.',
  HOSTILE: 'The game master; against the players.',
});
export const bloc = words('Bloc', 'Who stands together.', {
  FRIENDLY: 'Players and allied units.',
  NEUTRAL: 'Neutral units.',
  HOSTILE: 'Hostile units.',
});
export const compass = words('Compass', 'A side of a hex (EDC-HEX-01).', {
  N: 'North.',
  NE: 'North-east.',
  SE: 'South-east.',
  S: 'South.',
  SW: 'South-west.',
  NW: 'North-west.',
});
export const terrain = words('Terrain', 'Terrain of a hex (EDC-TER-01).', {
  PLAINS: 'Plains: open ground (EDC-TER-02).',
  FOREST: 'Forest: hides, and slows vehicles (EDC-TER-03).',
  MOUNTAINS: 'Mountains: slow, and nobody sees over them (EDC-TER-05).',
  WATER: 'Water or river.',
  CITY: 'City: hides by its size (EDC-TER-07).',
  LARGE_BRIDGE: 'Large bridge over water, a road (EDC-TER-08).',
  LARGE_PONTOON_BRIDGE: 'Large pontoon bridge over water, no road (EDC-TER-08).',
  BEACH: 'Beach: damage there is greater (EDC-TER-09).',
  RUBBLE: 'Rubble: slows and hides.',
  SWAMP: 'Swamp or marsh.',
  DESERT_DUNES: 'Desert dunes: cost vehicles Energy.',
});
export const citySize = words('CitySize', 'Size of a city (EDC-TER-07).', {
  SMALL: 'Small: conceals by 1.',
  MEDIUM: 'Medium: conceals by 2.',
  LARGE: 'Large: conceals by 3.',
});
export const edgeFeature = words('EdgeFeature', 'What lies on an edge (EDC-EDG-01 to EDC-EDG-03).', {
  WOODED: 'Woods or bocage.',
  RIVER: 'River or stream.',
  HARBOR: 'Harbor: vessels are loaded over it.',
});
export const link = words('Link', 'What leads over an edge (EDC-TER-04, EDC-TER-11).', {
  ROAD: 'Road: faster (EDC-TER-04).',
  HIGHWAY: 'Highway: faster still (EDC-TER-04).',
  RAILWAY: 'Railway, for trains alone (EDC-TER-11).',
});
export const profile = words('Profile', 'How high an aircraft flies (EDCU-FLT-01).', {
  NOE: 'Nap of the earth.',
  CONTOUR: 'Contour: above the trees.',
  LOW: 'Low level.',
  CRUISE: 'Cruise: above everything.',
});
export const trackTag = words('TrackTag', 'What a track on the radar is taken for (EDCU-RAD-04).', {
  ENEMY: 'Taken for hostile.',
  FRIENDLY: 'Of the own bloc.',
  NEUTRAL: 'Neutral: on nobody’s side.',
  UNKNOWN: 'Not known.',
});
export const level = words('Level', 'Veterancy (EDCU-VET-01).', {
  FB: 'Fresh Blood.',
  S: 'Seasoned.',
  OG: 'Old Guard.',
});
