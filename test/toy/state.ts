import { lookUp, type Seat } from '../../src/kernel/index.js';
import type { Opening } from '../../src/engine/index.js';
import { figure } from './meta.js';
import type { Order, OrderCode, Unit } from './shapes.js';

export { ORDER_CODES, type Order, type OrderCode, type Unit } from './shapes.js';

export type ToyPhase = 'ORDERS' | 'ACTIONS';
export type Measure = 'VP' | 'SUPPLY' | 'XP';

// Aliases, not interfaces: only they count as plain JSON for the compiler.
export type Battle = {
  readonly id: string;
  readonly round: number;
  readonly cell: number;
  readonly attacker: string;
  readonly defender: string;
  readonly seats: readonly [attacker: string, defender: string];
  readonly method: 'stand' | 'withdraw' | null;
  readonly losses: readonly [attacker: number, defender: number];
};
export type Score = { readonly round: number; readonly seat: string; readonly amount: number };

export type ToyState = {
  /** Players in the order of their numbers; odd places advance up the line, even places down. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly length: number;
  readonly rounds: number;
  readonly handSize: number;
  readonly hitOn: number;
  readonly shotsByHand: boolean;
  readonly round: number;
  readonly phase: ToyPhase;
  readonly units: Readonly<Record<string, Unit>>;
  /** By account, e.g. `VP:seat-1`. */
  readonly accounts: Readonly<Record<string, number>>;
  readonly scores: readonly Score[];
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly sheets: Readonly<Record<string, readonly Order[]>>;
  readonly locked: readonly string[];
  readonly objectives: Readonly<Record<string, number>>;
  readonly initiative: readonly string[];
  readonly active: string | null;
  readonly passed: readonly string[];
  readonly battles: readonly Battle[];
  /** Id of the battle that waits for the defender. */
  readonly fighting: string | null;
  /** The ruse that waits for the arbiter. */
  readonly ruse: { readonly seat: string; readonly card: string } | null;
  readonly winners: readonly string[] | null;
};

export function blank(opening: Opening): ToyState {
  return {
    players: playersOf(opening.seats).map(({ id, name }) => ({ id, name })),
    length: figure(opening, 'length'),
    rounds: figure(opening, 'rounds'),
    handSize: figure(opening, 'handSize'),
    hitOn: figure(opening, 'hitOn'),
    shotsByHand: figure(opening, 'shotsByHand'),
    round: 1,
    phase: 'ORDERS',
    units: {},
    accounts: {},
    scores: [],
    hands: {},
    sheets: {},
    locked: [],
    objectives: {},
    initiative: [],
    active: null,
    passed: [],
    battles: [],
    fighting: null,
    ruse: null,
    winners: null,
  };
}

export const playersOf = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((each) => each.role === 'player').sort((a, b) => a.number - b.number);

/** +1 up the line or -1 down it; 0 for a seat that does not play. */
export function forward(state: ToyState, seat: string): number {
  const place = state.players.findIndex((each) => each.id === seat);
  return place < 0 ? 0 : place % 2 === 0 ? 1 : -1;
}

/** The cell after one order, whether or not it is on the line. */
export function cellAfter(state: ToyState, unit: Unit, order: OrderCode): number {
  const step = order === 'ADVANCE' ? 1 : order === 'RETIRE' ? -1 : 0;
  return unit.cell + step * forward(state, unit.seat);
}

/** A unit by an id that somebody gave; undefined where there is none. */
export const unitById = (state: ToyState, id: string): Unit | undefined => lookUp(state.units, id);

export const isOnLine = (state: ToyState, cell: number): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < state.length;

export const unitsOf = (state: ToyState, seat: string): readonly Unit[] =>
  Object.values(state.units).filter((each) => each.seat === seat);

export const balance = (state: ToyState, measure: Measure, owner: string): number =>
  state.accounts[`${measure}:${owner}`] ?? 0;

export const pendingBattle = (state: ToyState): Battle | null =>
  state.battles.find((each) => each.id === state.fighting) ?? null;
