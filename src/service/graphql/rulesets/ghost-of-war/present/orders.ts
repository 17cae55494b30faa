import type { GhostOfWarState, Order } from '../../../../../rulesets/ghost-of-war/index.js';
import type { GhostOfWarHouseRule, GhostOfWarOrder, GhostOfWarSheet } from '../types/details.js';

/** Every figure within a value, with the path to it. */
function figuresOf(name: string, value: unknown): { readonly name: string; readonly value: string }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, each]) => figuresOf(name ? `${name}.${key}` : key, each));
}

const presentOrder = ({ order, ...figures }: Order): GhostOfWarOrder => ({
  order,
  figures: figuresOf('', figures),
});

export const presentSheets = ({ sheets }: GhostOfWarState): GhostOfWarSheet[] =>
  Object.entries(sheets).map(([faction, orders]) => ({ faction, orders: orders.map(presentOrder) }));

export const presentHouseRules = ({ parameters }: GhostOfWarState): GhostOfWarHouseRule[] =>
  Object.entries(parameters).flatMap(([name, value]) => figuresOf(name, value));
