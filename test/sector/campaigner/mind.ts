import type { GhostOfWarCommand, GhostOfWarState, Order } from '../../../src/rulesets/ghost-of-war/index.js';
import type { Chance } from '../../planetary/campaigner/mind.js';

export { newChance, pick, type Chance } from '../../planetary/campaigner/mind.js';

/** A command and the seat that gives it. */
export interface Said {
  readonly seat: string;
  readonly command: GhostOfWarCommand;
}

/** Whether a command would be accepted now. */
export type Judge = (said: Said) => boolean;

/** What a campaigner knows beside the state. */
export interface Mind {
  readonly chance: Chance;
  readonly accepted: Judge;
  /** How often a command of this type has been said. */
  readonly times: (type: GhostOfWarCommand['type']) => number;
}

/** Orders of a kind that a faction might give; not all of them are legal. */
export type Guesses = {
  readonly [K in Order['order']]: (
    state: GhostOfWarState,
    faction: string,
    mind: Mind,
  ) => readonly Extract<Order, { readonly order: K }>[];
};

/** Things of a faction. */
export const own = <T extends { readonly owner: string }>(
  things: Readonly<Record<string, T>>,
  faction: string,
): readonly T[] => Object.values(things).filter((each) => each.owner === faction);

export const ownPlanets = (state: GhostOfWarState, faction: string) =>
  Object.values(state.planets).filter((each) => each.controller === faction);

export const heroesOf = (state: GhostOfWarState, faction: string) =>
  Object.values(state.characters).filter((each) => each.faction === faction && each.diedRound === 0);

/** Some of a list, in a chance order. */
export function some<T>({ chance }: Pick<Mind, 'chance'>, from: readonly T[], most: number): readonly T[] {
  const left = [...from];
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}
