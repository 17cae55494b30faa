import type { DiceSource } from '../../src/kernel/index.js';

/** The same dice with something to publish when a turn ends. */
export const publishing = (dice: DiceSource): DiceSource => ({
  ...dice,
  turnSecret: (turn) => `secret-of-${turn}`,
});
