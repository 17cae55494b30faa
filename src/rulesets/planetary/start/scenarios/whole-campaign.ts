import { entryAt, itemAt } from '../../../../kernel/index.js';
import { fromOddRow, hexKey } from '../../../../engine/hex/index.js';
import type { Opening, Scenario } from '../../../../engine/index.js';
import { FOUR_PLAYER_MAP } from '../../data/map.js';
import type { PlanetaryPosition, PositionHex } from '../../position.js';
import type { RaceKey, Terrain } from '../../state/index.js';

/** Terrain of the map, row by row; the corners are land, so that each start area has all of its hexes. */
const ROWS = [
  'pppfpjphppp',
  'pphpppfpppp',
  'fppppsppphp',
  'pphpfpspphf',
  'hpppjpspfpp',
  'pfphpsphpph',
  'ppppspjppfp',
  'phfppppphpp',
  'pppphpfpppp',
  'ppppfphppfp',
] as const;

const LETTERS: Readonly<Record<string, Terrain>> = {
  p: 'plains',
  h: 'hills',
  f: 'forest',
  j: 'jungle',
  s: 'sea',
};

/** River edges: column, row, directions. */
const RIVERS = [
  [4, 1, [0, 5]],
  [4, 2, [0]],
  [6, 7, [2, 3]],
  [6, 6, [3]],
  [2, 5, [1, 2]],
  [8, 4, [4, 5]],
] as const;

/** Races in seat order, unless the club enters a position of its own. */
const RACES: readonly RaceKey[] = ['SOB', 'ORK', 'SM', 'CH'];

/** PLN-STA-08, -09: the whole campaign from the empty map on, corners drawn at random. */
const wholeCampaign = (players: Opening['seats']): PlanetaryPosition => {
  const { cols, rows, controlRadius, centres } = FOUR_PLAYER_MAP;
  return {
    phase: 'SET_UP',
    nativeRace: 'IG',
    map: { cols, rows },
    players: players.map((each, place) => ({ seat: each.id, race: itemAt(RACES, place) })),
    startAreas: {
      centres: centres.map(({ col, row }) => hexKey(fromOddRow(col, row))),
      radius: controlRadius,
    },
    hexes: ROWS.flatMap((row, r) => [...row].map((letter, col) => hexAt(col, r, entryAt(LETTERS, letter)))),
  };
};

function hexAt(col: number, row: number, terrain: Terrain): PositionHex {
  const rivers = RIVERS.find((each) => each[0] === col && each[1] === row)?.[2];
  return { ...fromOddRow(col, row), terrain, ...(rivers ? { rivers: [...rivers] } : {}) };
}

export const FOUR_PLAYER: Scenario<PlanetaryPosition> = {
  code: 'four-player',
  title: 'Four players, from the empty map',
  description: 'The whole campaign: the 11 × 10 map, corners drawn at random, set-up with 5000 BP each.',
  players: { min: 4, max: 4 },
  setup: wholeCampaign,
};

export const THREE_PLAYER: Scenario<PlanetaryPosition> = {
  code: 'three-player',
  title: 'Three players, from the empty map',
  description: 'The whole campaign on the map of four players; one corner, drawn at random, stays empty.',
  players: { min: 3, max: 3 },
  setup: wholeCampaign,
};
