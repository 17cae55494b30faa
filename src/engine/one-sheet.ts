import type { CommandShape } from './command-shape.js';

/** A command that gives a list of orders: a sheet, which replaces the one before it. */
interface Sheet extends CommandShape {
  readonly orders: readonly unknown[];
}

/** Whether it can be given together with others of its kind. */
export const isSheet = (command: CommandShape): command is Sheet =>
  'orders' in command && Array.isArray(command.orders);

/**
 * The one command that gives all orders of these, in their order; null where they cannot be given together: only sheets
 * that differ in nothing but their orders can.
 */
export function oneSheet(commands: readonly CommandShape[]): CommandShape | null {
  const [first] = commands;
  if (!first || commands.length === 1) return first ?? null;
  if (!commands.every(isSheet)) return null;
  const frames = new Set(commands.map(({ orders: _, ...frame }) => JSON.stringify(frame)));
  return frames.size === 1 ? ({ ...first, orders: commands.flatMap(({ orders }) => orders) } as Sheet) : null;
}
