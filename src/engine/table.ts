import { blame, type Actor, type EventShape, type Violation } from '../kernel/index.js';
import type { CommandShape, Table } from './ruleset.js';
import { recordOutcome, type Sitting } from './sitting.js';
import { sharesOf } from './shares.js';
import { throwAll } from './throwing.js';

/** What a decision works with: the sitting, and whoever gave the command (another one than who enters its last face). */
export const tableOf = (
  sitting: Sitting,
  actor: Actor = sitting.circumstances.actor,
): Table<unknown, EventShape> => ({
  get state() {
    return sitting.played.state;
  },
  actor,
  at: sitting.circumstances.at,
  roll: (request) => throwAll(sitting, [request])[0]!,
  rollAll: (requests) => throwAll(sitting, requests),
  emit: (event, because) => {
    for (const share of sharesOf(sitting.ruleset, event)) recordOutcome(sitting, share, because);
  },
});

/** What the ruleset makes of a command; a fault is told with the campaign. */
export function decide(sitting: Sitting, command: CommandShape, actor?: Actor): readonly Violation[] {
  try {
    return sitting.ruleset.decide(command, tableOf(sitting, actor));
  } catch (fault) {
    return blame(`Campaign ${sitting.played.campaignId}, ${command.type}`, fault);
  }
}
