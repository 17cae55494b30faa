import { existing, type Json } from '../../src/kernel/index.js';

export const WEST = 'seat-1';
export const EAST = 'seat-2';

/** Detachments of each player that march to and fro in the long history. */
const MARCHING = 8;
/** Detachments of each player that stand in contact and fight as long as they last. */
const FIGHTING = 2;
const COLUMNS = 14;

const squads = (id: string, count: number): Json[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${id}-${at + 1}`, type: 'demo.line', ready: 10 }));

/** Axial hex of a column in a row of the map (odd-r offset). */
const hexAt = (column: number, row: number) => ({ q: column - (row - (row & 1)) / 2, r: row });
const keyAt = (column: number, row: number): string => {
  const { q, r } = hexAt(column, row);
  return `${q},${r}`;
};

export interface March {
  readonly detachment: string;
  /** The two hexes it goes between. */
  readonly between: readonly [string, string];
}

export interface Feud {
  readonly attacker: string;
  readonly defender: string;
}

const rows = Array.from({ length: MARCHING }, (_, row) => row + 1);
const side = (seat: string) => (seat === WEST ? 'west' : 'east');

/** Who marches where: every detachment in a row of its own, far from the enemy. */
export const marches = (seat: string): readonly March[] =>
  rows.map((row) => {
    const [near, far] = seat === WEST ? [2, 3] : [COLUMNS - 3, COLUMNS - 4];
    return {
      detachment: `${side(seat)}-march-${row}`,
      between: [keyAt(existing(near, 'column'), row), keyAt(existing(far, 'column'), row)],
    };
  });

/** Who stands against whom. */
export const feuds: readonly Feud[] = Array.from({ length: FIGHTING }, (_, at) => ({
  attacker: `west-front-${at + 1}`,
  defender: `east-front-${at + 1}`,
}));

const capital = (seat: string, column: number): Json => ({
  ...hexAt(column, 0),
  controller: seat,
  urban: { size: 4, bp: 500, buildings: [{ type: 'MAJOR_SPACEPORT' }, { type: 'PRISON' }] },
  stronghold: { type: 'CAPITAL_FORTIFICATION', defences: [{ type: 'bunker' }] },
});

/** Two players with armies on the march and some that fight. */
export function longCampaign(): Json {
  const army = (id: string, owner: string, hex: string, units: number): Json => ({
    id,
    owner,
    hex,
    units: squads(id, units),
  });
  const marching = [WEST, EAST].flatMap((seat) =>
    marches(seat).map(({ detachment, between }) => army(detachment, seat, between[0], 2)),
  );
  const fighting = feuds.flatMap(({ attacker, defender }, at) => [
    army(attacker, WEST, keyAt(6, 3 + 3 * at), 6),
    army(defender, EAST, keyAt(7, 3 + 3 * at), 6),
  ]);
  return {
    turn: 1,
    phase: 'BATTLE_ORDERS',
    map: { cols: COLUMNS, rows: MARCHING + 2 },
    players: [
      { seat: WEST, race: 'SOB', capitalHex: keyAt(0, 0) },
      { seat: EAST, race: 'ORK', capitalHex: keyAt(COLUMNS - 1, 0) },
    ],
    hexes: [capital(WEST, 0), capital(EAST, COLUMNS - 1)],
    detachments: [...marching, ...fighting],
  };
}

/** So many battles to be fought, each far from the others. */
export function manyBattles(count: number): Json {
  const across = Math.min(10, count);
  const place = (at: number) => ({ column: 2 + 3 * (at % across), row: 1 + 3 * Math.floor(at / across) });
  const places = Array.from({ length: count }, (_, at) => place(at));
  return {
    turn: 1,
    phase: 'BATTLE',
    map: { cols: 3 * across + 3, rows: 3 * Math.ceil(count / across) + 2 },
    players: [
      { seat: WEST, race: 'SOB', capitalHex: keyAt(0, 0) },
      { seat: EAST, race: 'ORK', capitalHex: keyAt(3 * across + 2, 0) },
    ],
    hexes: [capital(WEST, 0), capital(EAST, 3 * across + 2)],
    detachments: places.flatMap(({ column, row }, at) => [
      { id: `west-${at}`, owner: WEST, hex: keyAt(column, row), units: squads(`west-${at}`, 3) },
      { id: `east-${at}`, owner: EAST, hex: keyAt(column, row), units: squads(`east-${at}`, 3) },
    ]),
    battles: places.map(({ column, row }, at) => ({
      id: `battle-${at}`,
      hex: keyAt(column, row),
      attacker: `west-${at}`,
      origin: keyAt(column - 1, row),
    })),
  };
}
