import { words } from '../../../kernel/index.js';

export * from './catalog.js';
export * from './play.js';

export const phase = words('Phase', 'How far the world has come.', {
  INTERMISSION: 'Between campaigns: money, units, companies.',
  PLANNING: 'A round is open: orders are posted.',
  RESOLUTION: 'Orders are carried out.',
});
export const faction = words('Faction', 'Whose a unit is.', {
  PLAYER: 'A player.',
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
  PLAINS: 'Plains.',
  FOREST: 'Forest.',
  MOUNTAINS: 'Mountains.',
  WATER: 'Water or river.',
  CITY: 'City.',
  LARGE_BRIDGE: 'Large bridge.',
  LARGE_PONTOON_BRIDGE: 'Large pontoon bridge.',
  BEACH: 'Beach.',
  RUBBLE: 'Rubble.',
  SWAMP: 'Swamp or marsh.',
  DESERT_DUNES: 'Desert dunes.',
});
export const citySize = words('CitySize', 'Size of a city (EDC-TER-07).', {
  SMALL: 'Small.',
  MEDIUM: 'Medium.',
  LARGE: 'Large.',
});
export const edgeFeature = words('EdgeFeature', 'What lies on an edge (EDC-EDG-01 to EDC-EDG-03).', {
  WOODED: 'Woods or bocage.',
  RIVER: 'River or stream.',
  HARBOR: 'Harbor.',
});
export const link = words('Link', 'What leads over an edge (EDC-TER-04, EDC-TER-11).', {
  ROAD: 'Road.',
  HIGHWAY: 'Highway.',
  RAILWAY: 'Railway.',
});
export const profile = words('Profile', 'How high an aircraft flies (EDCU-FLT-01).', {
  NOE: 'Nap of the earth.',
  CONTOUR: 'Contour.',
  LOW: 'Low level.',
  CRUISE: 'Cruise.',
});
export const trackTag = words('TrackTag', 'What a track on the radar is taken for (EDCU-RAD-04).', {
  ENEMY: 'An enemy.',
  FRIENDLY: 'Of the own bloc.',
  NEUTRAL: 'Neutral.',
  UNKNOWN: 'Not known.',
});
export const level = words('Level', 'Veterancy (EDCU-VET-01).', {
  FB: 'Fresh Blood.',
  S: 'Seasoned.',
  OG: 'Old Guard.',
});
