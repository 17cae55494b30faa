import type { MapBoard, MapPiece, MapPlace } from '../../src/drawing/index.js';

const ADA = { key: 'seat-1', number: 1 };
const BORIS = { key: 'seat-2', number: 2 };
/** Colours of the seats. */
export const EMBLEMS = { 1: { color: '#1f5fa8', dark: '#6fb1f5' }, 2: { color: '#b3321f', dark: '#f08a74' } };

const place = (q: number, r: number, more: Partial<MapPlace> = {}): MapPlace => ({
  key: `${q},${r}`,
  name: `PLAINS ${q},${r}`,
  kind: 'HEX',
  q,
  r,
  terrain: 'PLAINS',
  owner: null,
  sight: 'NOW',
  rivers: [],
  roads: [],
  marks: [],
  ...more,
});
const piece = (key: string, location: string | null, owner: MapPiece['owner'] = ADA): MapPiece => ({
  key,
  name: key,
  kind: 'detachment',
  owner,
  location,
});

/** Every sign that a planet's map has. */
export const PLANET: MapBoard = {
  grid: 'POINTY_TOP',
  locations: [
    place(0, 0, { owner: ADA, marks: [{ kind: 'SETTLEMENT', label: 'Metropol', size: 4 }] }),
    place(1, 0, { owner: ADA, roads: [3, 0], rivers: [5] }),
    place(2, 0, { owner: BORIS, terrain: 'HILLS', marks: [{ kind: 'STRONGHOLD', label: 'Camp', size: 2 }] }),
    place(0, 1, { terrain: 'FOREST', sight: 'BEFORE' }),
    place(1, 1, { terrain: 'WATER', rivers: [2], marks: [{ kind: 'RESOURCE', label: 'Resource', size: 1 }] }),
    place(-1, 2, { terrain: 'JUNGLE', sight: 'NEVER', marks: [{ kind: 'RUIN', label: 'Ruin', size: 1 }] }),
  ],
  pieces: [
    piece('a', '1,0'),
    piece('b', '1,0'),
    piece('c', '1,0', BORIS),
    piece('d', '2,0', null),
    piece('e', null),
  ],
};

/** Systems that share a hex with their planets. */
export const SECTOR: MapBoard = {
  grid: 'POINTY_TOP',
  locations: [
    place(0, 0, { key: 'cadia', name: 'Cadia', kind: 'SYSTEM', terrain: null }),
    place(0, 0, {
      key: 'cadia-1',
      kind: 'PLANET',
      terrain: 'HIVE_WORLD',
      owner: ADA,
      marks: [{ kind: 'PLANET', label: 'Hive', size: 1 }],
    }),
    place(0, 0, {
      key: 'cadia-2',
      kind: 'PLANET',
      terrain: 'DEAD_WORLD',
      marks: [{ kind: 'PLANET', label: 'Dead', size: 1 }],
    }),
    place(2, 0, { key: 'fenris', name: 'Fenris & Sons <3', kind: 'SYSTEM', terrain: null }),
    place(0, 0, { key: 'warp', q: null, r: null }),
  ],
  pieces: [piece('fleet', 'cadia-2')],
};

/** Ways of goods: two that share a leg, and one that is only planned. */
export const LINES: MapBoard = {
  ...PLANET,
  lines: [
    { key: 'ore', owner: ADA, stops: ['0,0', '1,0', '2,0'], sign: '1', stands: true },
    { key: 'food', owner: BORIS, stops: ['2,0', '1,0', '1,1'], sign: '2', stands: true },
    { key: 'later', owner: null, stops: ['-1,2', '0,1', 'nowhere'], sign: '3', stands: false },
    { key: 'convoy', owner: ADA, stops: ['1,0'], sign: '4', stands: true },
  ],
};

/** Flat tops: a column to the east goes half a row down. */
export const FLAT: MapBoard = {
  grid: 'FLAT_TOP',
  locations: [
    place(0, 0, { terrain: 'CITY', marks: [{ kind: 'SETTLEMENT', label: 'Medium city', size: 2 }] }),
    place(1, 0, { terrain: 'FOREST', roads: [3], rivers: [5] }),
    place(1, -1, { terrain: 'DESERT_DUNES' }),
    place(0, 1, { terrain: 'RUBBLE', roads: [2] }),
    place(1, 1, { terrain: 'WATER', rivers: [2] }),
    place(2, 0, { terrain: 'BEACH' }),
    place(2, -1, {
      terrain: 'LARGE_BRIDGE',
      marks: [{ kind: 'STRONGHOLD', label: 'Bunker network', size: 1 }],
    }),
  ],
  pieces: [piece('a', '1,0'), piece('b', '0,1', BORIS)],
};

/** Maps of which there are pixels too. */
export const PIXELS: readonly string[] = ['sector-light'];

/** Heights with who looks where, on flat tops. */
export const RELIEF: MapBoard = {
  grid: 'FLAT_TOP',
  locations: [
    place(0, 0, { height: 2, facings: [0, 0, 1] }),
    place(1, 0, { terrain: 'FOREST', height: 5, facings: [4] }),
    place(0, 1, { terrain: 'WATER', height: -1 }),
    place(1, -1, { height: 0 }),
  ],
  pieces: [piece('a', '0,0'), piece('b', '0,0', BORIS)],
};

/** Places joined by ways, without hexes: a ring with a place in its middle, and a spur. */
export const GRAPH: MapBoard = {
  grid: 'GRAPH',
  locations: (
    [
      ['gork', ['ryza', 'void', 'styx']],
      ['ryza', ['gork', 'terra', 'void']],
      ['terra', ['ryza', 'void', 'styx']],
      ['void', ['gork', 'ryza', 'terra', 'styx']],
      ['styx', ['gork', 'terra', 'void', 'acheron']],
      ['acheron', ['styx']],
    ] as const
  ).map(([key, neighbours]) => ({
    ...place(0, 0, { key, name: key, kind: 'PLANET', terrain: null, neighbours }),
    q: null,
    r: null,
    owner: key === 'gork' ? ADA : key === 'terra' ? BORIS : null,
    marks: key === 'void' ? [] : [{ kind: 'PLANET', label: key, size: 1 }],
  })),
  pieces: [piece('a', 'gork'), piece('b', 'styx', BORIS), piece('c', 'styx', BORIS)],
};

/** Maps by the name of their file. */
export const MAPS = [
  ['planet-light', PLANET, 'light'],
  ['planet-dark', PLANET, 'dark'],
  ['sector-light', SECTOR, 'light'],
  ['flat-light', FLAT, 'light'],
  ['lines-light', LINES, 'light'],
  ['relief-dark', RELIEF, 'dark'],
  ['graph-light', GRAPH, 'light'],
] as const;
