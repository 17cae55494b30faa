import type { Json } from '../../kernel/index.js';
import type { CommandShape } from '../../engine/index.js';

/** Mutations through which a timeline is played. */
export type PlayMutation =
  | 'submitOrders'
  | 'withdrawOrders'
  | 'lockPhase'
  | 'unlockPhase'
  | 'closePhase'
  | 'resolveBattle'
  | 'confirmBattle'
  | 'disputeBattle'
  | 'enterDice';

/** A command as the API takes it: the mutation, and its input without timeline, commandId and dice. */
export interface ApiCommand {
  readonly mutation: PlayMutation;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * How a ruleset's core commands and positions are said in the API's typed inputs; needed for `--url` alone. Codes
 * stay the ruleset's own: they are turned into the names of enum values by the schema of the service.
 */
export interface ApiFace {
  /** Code of the ruleset, e.g. `ghost-of-war`. */
  readonly ruleset: string;
  /** Core command → mutation and input. Throws in plain words when the API has no such command. */
  readonly command: (command: CommandShape) => ApiCommand;
  /** Core position → the ruleset's position input. */
  readonly position: (position: Json) => object;
}

/** Name of a value in the API's enums: `two-cities` → `TWO_CITIES`. */
export const enumName = (value: string): string =>
  value
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^(\d)/, '_$1')
    .toUpperCase();
