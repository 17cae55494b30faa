import type { Verdict } from '../../src/engine/index.js';
import {
  SPACE_EMPIRES,
  type SpaceEmpiresCommand,
  type SpaceEmpiresPosition,
  type SpaceEmpiresState,
} from '../../src/rulesets/space-empires/index.js';
import * as play from '../play/game.js';

export { accepted, ARBITER, demonstrateOnce, playersOf } from '../play/game.js';

export type Game = play.Game<SpaceEmpiresState>;

/** A skirmish as it opens, or a game from a position. */
export const openGame = (seed: string, players: number, position?: SpaceEmpiresPosition): Game =>
  play.openGame(SPACE_EMPIRES, seed, players, position);

export const say = (game: Game, seat: string, command: SpaceEmpiresCommand): Verdict =>
  play.say(game, seat, command);

/** Everything that a seat may ask for options about. */
export const thingsOf = (state: SpaceEmpiresState, seat: string): readonly string[] => [
  seat,
  ...Object.keys(state.spaces),
  ...Object.keys(state.units),
  ...new Set(state.players[seat]?.hand ?? []),
];
