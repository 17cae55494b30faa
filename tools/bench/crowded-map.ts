import {
  DIRECTIONS,
  fromOddRow,
  hexKey,
  neighbour,
  parseHexKey,
  type HexKey,
} from '../../src/engine/hex/index.js';
import type { FoldedTimeline } from '../../src/engine/index.js';
import { entryAt, existing, itemAt, type Json } from '../../src/kernel/index.js';
import { openTable, planetary, playersOf, said } from './table.js';

const SIDE = 40;
/** Countries of the players: two rows of four, ten columns and twenty rows each. */
const ACROSS = 4;
const WIDE = 10;
const HIGH = 20;
export const PLAYERS = playersOf(8);
/** Detachments of each player, in five columns and four rows of its country. */
export const DETACHMENTS = 20;

const spot = (player: number, column: number, row: number) =>
  fromOddRow((player % ACROSS) * WIDE + column, Math.floor(player / ACROSS) * HIGH + row);

const ofPlayer = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const detachmentId = (player: number, at: number): string => `army-${player + 1}-${at + 1}`;

/** Eight players with twenty detachments each on a map of 40 × 40 hexes, before their movement. */
export const crowdedMap = (): FoldedTimeline => openTable(PLAYERS, crowdedPosition()).played;

export function crowdedPosition(): Json {
  const hexes = PLAYERS.flatMap(({ id }, player) =>
    ofPlayer(WIDE * HIGH, (at): Json => {
      const [column, row] = [at % WIDE, Math.floor(at / WIDE)];
      const capital = column === 5 && row === 10 ? { urban: { size: 4, bp: 500 } } : {};
      return { ...spot(player, column, row), controller: id, ...capital };
    }),
  );
  const detachments = PLAYERS.flatMap(({ id }, player) =>
    ofPlayer(DETACHMENTS, (at): Json => ({
      id: detachmentId(player, at),
      owner: id,
      hex: hexKey(spot(player, 2 * (at % 5), 2 + 5 * Math.floor(at / 5))),
      units: ['demo.veterans', 'demo.veterans', 'demo.line'].map((type) => ({ type, ready: 10 })),
    })),
  );
  return {
    phase: 'MOVEMENT_ORDERS',
    map: { cols: SIDE, rows: SIDE },
    players: PLAYERS.map(({ id }, player) => ({
      seat: id,
      race: 'SOB',
      capitalHex: hexKey(spot(player, 5, 10)),
    })),
    hexes,
    detachments,
  };
}

interface Look {
  readonly detachments: Readonly<Record<string, { readonly place: { readonly hex: HexKey } }>>;
}

/** The longest straight way of the piece among its options; every second detachment claims what it passes. */
function marchOf(played: FoldedTimeline, player: number, at: number) {
  const piece = detachmentId(player, at);
  const order = at % 2 === 0 ? 'SPECIFIED_PATH' : 'MOVE_AND_CLAIM';
  const options = planetary.options(played.state, itemAt(PLAYERS, player).id, piece) ?? [];
  const costs = new Map(
    options
      .filter((each) => each.order === order && each.barred.length === 0)
      .map((each) => [each.target, each.cost?.amount]),
  );
  const start = existing(parseHexKey(entryAt((played.state as Look).detachments, piece).place.hex), 'hex');
  const ways = DIRECTIONS.map((direction) => {
    const path: HexKey[] = [];
    for (let hex = neighbour(start, direction); costs.has(hexKey(hex)); hex = neighbour(hex, direction)) {
      path.push(hexKey(hex));
    }
    return path;
  });
  // Begins with another direction for each detachment: they do not march as one block.
  const turned = [...ways.slice(at % ways.length), ...ways.slice(0, at % ways.length)];
  const path = turned.reduce((best, each) => (each.length > best.length ? each : best));
  return { order, piece, path };
}

/** The crowded map with the sheets of all players handed in: 160 marches, each legal. */
export function marchesOrdered(): FoldedTimeline {
  const start = crowdedMap();
  return PLAYERS.reduce((played, { id }, player) => {
    const orders = ofPlayer(DETACHMENTS, (at) => marchOf(start, player, at));
    return said(played, id, { type: 'SubmitOrders', ...{ orders } }).played;
  }, start);
}
