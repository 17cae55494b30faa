import { DIRECTIONS, hexKey, neighbour, parseHexKey } from '../../../src/engine/hex/index.js';
import type {
  BuildCommand,
  PlanetaryCommand,
  PlanetaryState,
} from '../../../src/rulesets/planetary/index.js';

/** A command and the seat that gives it. */
export interface Said {
  readonly seat: string;
  readonly command: PlanetaryCommand;
}

/** Whether a command would be accepted now. */
export type Judge = (said: Said) => boolean;
/** Face of a D6 that this turn's movement will show: who plays for a recording may know his dice. */
export type Omen = (rule: string, purpose: string, subject: string) => number;
export type Chance = () => number;

/** What a campaigner knows beside the state. */
export interface Mind {
  readonly chance: Chance;
  readonly accepted: Judge;
  readonly omen: Omen;
  /** Whether nobody has said a command of this type yet. */
  readonly isNew: (type: PlanetaryCommand['type']) => boolean;
}

/** A command of the set-up or the Build phase that may be legal. */
export type Guess = (state: PlanetaryState, seat: string, mind: Mind) => PlanetaryCommand | undefined;
export type Guesses = Readonly<Partial<Record<BuildCommand['type'], Guess>>>;

/** Numbers 0 ≤ n < 1 in a fixed sequence (mulberry32). */
export function newChance(seed: number): Chance {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(chance: Chance, from: readonly T[]): T | undefined =>
  from[Math.floor(chance() * from.length)];

export const own = <T extends { readonly owner: string }>(
  pieces: Readonly<Record<string, T>>,
  seat: string,
): readonly T[] => Object.values(pieces).filter((each) => each.owner === seat);

export const hexesOf = (state: PlanetaryState, seat: string): readonly string[] =>
  Object.entries(state.hexes)
    .filter(([, hex]) => hex.controller === seat)
    .map(([key]) => key);

export const urbanOf = (state: PlanetaryState, seat: string): readonly string[] =>
  hexesOf(state, seat).filter((key) => state.hexes[key]!.urban);

export const strongholdsOf = (state: PlanetaryState, seat: string): readonly string[] =>
  hexesOf(state, seat).filter((key) => state.hexes[key]!.stronghold);

export const around = (key: string): readonly string[] =>
  DIRECTIONS.map((each) => hexKey(neighbour(parseHexKey(key)!, each)));
