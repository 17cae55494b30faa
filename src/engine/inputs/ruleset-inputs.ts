import type { JsonObject, Shape } from '../../kernel/index.js';

type Fixed = { readonly type: string } & JsonObject;

/** Commands that every ruleset may have, whatever it calls them, without battle and reason; null where it has none of the kind. */
export interface CommonCommands {
  readonly withdrawOrders: Fixed | null;
  readonly lockPhase: Fixed | null;
  readonly unlockPhase: Fixed | null;
  readonly closePhase: Fixed | null;
  /** Takes a `battle`. */
  readonly confirmBattle: Fixed | null;
  /** Takes a `battle` and a `reason`. */
  readonly disputeBattle: Fixed | null;
}

/** What a ruleset takes from clients, as shapes: inputs with their sentences, and both ways between them and the core. */
export interface RulesetInputs {
  /** What players may order or say: a command. */
  readonly orders: Shape;
  /** How a battle may be resolved: a command without its `battle`; null for a ruleset without battles. */
  readonly battleResult: Shape | null;
  /** A position that a campaign starts from. */
  readonly position: Shape;
  readonly common: CommonCommands;
}
