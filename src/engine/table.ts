import { blame, itemAt, type Actor, type EventShape, type Violation } from '../kernel/index.js';
import type { CommandShape } from './command-shape.js';
import type { Table } from './ruleset.js';
import { recordOutcome, type Decision } from './decision.js';
import { sharesOf } from './shares.js';
import { drawNames, throwAll } from './throwing.js';

/** What a decision works with: the decision, and whoever gave the command (another one than who enters its last face). */
export const tableOf = (
  decision: Decision,
  actor: Actor = decision.circumstances.actor,
): Table<unknown, EventShape> => ({
  get state() {
    return decision.played.state;
  },
  actor,
  at: decision.circumstances.at,
  roll: (request) => itemAt(throwAll(decision, [request]), 0),
  draw: (request) => drawNames(decision, request),
  rollAll: (requests) => throwAll(decision, requests),
  emit: (event, because) => {
    for (const share of sharesOf(decision.ruleset, event)) recordOutcome(decision, share, because);
  },
});

/** What the ruleset makes of a command; a fault is told with the campaign. */
export function decide(decision: Decision, command: CommandShape, actor?: Actor): readonly Violation[] {
  try {
    return decision.ruleset.decide(command, tableOf(decision, actor));
  } catch (fault) {
    return blame(`Campaign ${decision.played.campaignId}, ${command.type}`, fault);
  }
}
