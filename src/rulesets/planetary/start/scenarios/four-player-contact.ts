import { entryAt, itemAt } from '../../../../kernel/index.js';
import { distance, fromOddRow, hexKey, type Hex } from '../../../../engine/hex/index.js';
import type { Scenario } from '../../../../engine/index.js';
import { FOUR_PLAYER_MAP, TERRAIN } from '../../data/map.js';
import type { PlanetaryPosition, PositionDetachment, PositionHex, PositionUnit } from '../../position.js';
import type { RaceKey, Terrain } from '../../state/index.js';

/** One letter a hex: plains, hills, forest, jungle, sea; odd rows are shifted half a hex to the east. */
const LAND = [
  'pppfpphpppp',
  'pppphpppppp',
  'ppfpppjppfp',
  'hpppsspphpp',
  'ppjppssppfp',
  'pfppsspppjp',
  'pphppppfppp',
  'ppppfphpppp',
  'ppppppppppp',
  'phppfppphpp',
];

const LETTERS: Readonly<Record<string, Terrain>> = {
  p: 'plains',
  h: 'hills',
  f: 'forest',
  j: 'jungle',
  s: 'sea',
};

const RACES: readonly RaceKey[] = ['SOB', 'ORK', 'SM', 'CH'];

/** Odd-r positions, column and row, of what each corner has beside its Capital. */
const CORNERS = [
  { town: [3, 1], resource: [1, 3], first: [4, 1], second: [2, 4] },
  { town: [7, 1], resource: [9, 3], first: [5, 1], second: [8, 4] },
  { town: [3, 8], resource: [1, 6], first: [4, 8], second: [2, 5] },
  { town: [7, 8], resource: [9, 6], first: [5, 8], second: [8, 5] },
] as const;

/** River edges: column, row, directions. */
const RIVERS = [
  [3, 5, [0, 5]],
  [7, 3, [3, 4]],
  [5, 7, [1, 2]],
  [5, 2, [2]],
] as const;

const at = ([col, row]: readonly [number, number]): Hex => fromOddRow(col, row);
const keyAt = (place: readonly [number, number]): string => hexKey(at(place));

/**
 * Four players on the 11 × 10 map of PLN-STA-09, corners by seat order (NW, NE, SW, SE), each with a Capital, a Town with a
 * Camp, a Resource hex with a road and route, and two detachments in contact with a neighbour's.
 */
export const FOUR_PLAYER_CONTACT: Scenario<PlanetaryPosition> = {
  code: 'four-player-contact',
  title: 'Four players in contact',
  description:
    'The map of four players, two detachments each next to an enemy. Starts with the battle orders of turn 1.',
  players: { min: 4, max: 4 },
  parameters: { strategicPhases: false },
  setup: (players) => {
    const seats = players.map((each) => each.id);
    return {
      turn: 1,
      phase: 'BATTLE_ORDERS',
      nativeRace: 'IG',
      map: { cols: FOUR_PLAYER_MAP.cols, rows: FOUR_PLAYER_MAP.rows },
      players: seats.map((seat, corner) => ({
        seat,
        race: itemAt(RACES, corner),
        capitalHex: hexKey(capitalOf(corner)),
      })),
      hexes: hexes(seats),
      routes: CORNERS.map((_, corner) => ({ hexes: routeOf(corner) })),
      detachments: seats.flatMap((seat, corner) => detachmentsOf(seat, corner)),
      garrisons: seats.flatMap((owner, corner) => [
        { id: `${NAMES[corner]}-capital`, owner, hex: hexKey(capitalOf(corner)), units: CAPITAL_GARRISON },
        {
          id: `${NAMES[corner]}-camp`,
          owner,
          hex: keyAt(itemAt(CORNERS, corner).town),
          units: CAMP_GARRISON,
        },
      ]),
      convoys: [{ id: 'nw-convoy', owner: itemAt(seats, 0), hex: keyAt(CORNERS[0].town), bp: 120 }],
    };
  },
};

const NAMES = ['nw', 'ne', 'sw', 'se'] as const;

const CAPITAL_GARRISON: readonly PositionUnit[] = [
  { type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
  { type: 'demo.line', ready: 10 },
  { type: 'demo.heavy', ready: 10 },
];
const CAMP_GARRISON: readonly PositionUnit[] = [
  { type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
  { type: 'demo.scouts', ready: 5 },
];

function capitalOf(corner: number): Hex {
  const { col, row } = itemAt(FOUR_PLAYER_MAP.centres, corner);
  return fromOddRow(col, row);
}

/** PLN-STA-09: every hex within 3 of a centre, sea left out, belongs to its corner. */
function hexes(seats: readonly string[]): readonly PositionHex[] {
  return LAND.flatMap((line, row) =>
    [...line].map((letter, col) => {
      const hex = fromOddRow(col, row);
      const terrain = entryAt(LETTERS, letter);
      const corner = seats.findIndex(
        (_, each) => distance(hex, capitalOf(each)) <= FOUR_PLAYER_MAP.controlRadius,
      );
      const river = RIVERS.find(([c, r]) => c === col && r === row);
      return {
        ...hex,
        terrain,
        ...(corner >= 0 && TERRAIN[terrain].controllable ? { controller: itemAt(seats, corner) } : {}),
        ...(river ? { rivers: river[2] } : {}),
        ...placeIn(hex),
      };
    }),
  );
}

/** What stands in a hex: Capital, Town or Resource hex of a corner. */
function placeIn(hex: Hex): Partial<PositionHex> {
  const key = hexKey(hex);
  const corner = CORNERS.findIndex((each) => keyAt(each.town) === key || keyAt(each.resource) === key);
  const capital = CORNERS.findIndex((_, each) => hexKey(capitalOf(each)) === key);
  if (capital >= 0) {
    return {
      urban: {
        size: 4,
        bp: 400,
        buildings: [
          { type: 'MAJOR_SPACEPORT' },
          { type: 'ESPIONAGE_CENTER' },
          { type: 'PRISON' },
          { type: 'MINOR_AIRBASE' },
        ],
      },
      stronghold: {
        type: 'CAPITAL_FORTIFICATION',
        defences: [{ type: 'weaponTower' }, { type: 'bunker' }, { type: 'wallSection' }],
      },
    };
  }
  if (corner < 0) return {};
  if (keyAt(itemAt(CORNERS, corner).resource) === key) return { resource: { rp: 50 * (corner + 2) } };
  return {
    urban: { size: 2, bp: 80, buildings: [{ type: 'BARRACKS' }, { type: 'TAXATION_OFFICE' }] },
    stronghold: { type: 'CAMP', defences: [{ type: 'bunker' }] },
  };
}

/** From the Resource hex straight along its column to the Capital. */
function routeOf(corner: number): readonly string[] {
  const { resource } = itemAt(CORNERS, corner);
  const { col, row } = itemAt(FOUR_PLAYER_MAP.centres, corner);
  const step = Math.sign(row - resource[1]);
  return Array.from({ length: Math.abs(row - resource[1]) + 1 }, (_, each) =>
    keyAt([col, resource[1] + each * step]),
  );
}

function detachmentsOf(owner: string, corner: number): readonly PositionDetachment[] {
  const place = itemAt(CORNERS, corner);
  const name = itemAt(NAMES, corner);
  return [
    {
      id: `${name}-1`,
      name: `First of ${name.toUpperCase()}`,
      owner,
      hex: keyAt(place.first),
      units: [
        { type: 'demo.supreme', ready: 1 },
        { type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
        { type: 'demo.line', ready: 10 },
        { type: 'demo.veterans', ready: 10 },
        { type: 'demo.scouts', ready: 10 },
        { type: 'demo.heavy', ready: 10 },
      ],
    },
    {
      id: `${name}-2`,
      name: `Second of ${name.toUpperCase()}`,
      owner,
      hex: keyAt(place.second),
      units: [
        { type: 'demo.commander', ready: 1 },
        { type: 'demo.line', ready: 10 },
        { type: 'demo.line', ready: 8, wounded: 2 },
        { type: 'demo.tank', ready: 1 },
        { type: 'demo.mortars', ready: 3 },
        { type: 'demo.bikes', ready: 5 },
      ],
    },
  ];
}
