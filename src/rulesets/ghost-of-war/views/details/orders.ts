import type { Order } from '../../orders.js';
import type { GhostOfWarState } from '../../state.js';
import type { HouseRuleView, OrderView, SheetView } from './details.js';

/** Every figure within a value, with the path to it. */
function figuresOf(name: string, value: unknown): { readonly name: string; readonly value: string }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ name, value: String(value) }];
  return Object.entries(value).flatMap(([key, each]) => figuresOf(name ? `${name}.${key}` : key, each));
}

const showOrder = ({ order, ...figures }: Order): OrderView => ({
  order,
  figures: figuresOf('', figures),
});

export const showSheets = ({ sheets }: GhostOfWarState): SheetView[] =>
  Object.entries(sheets).map(([faction, orders]) => ({ faction, orders: orders.map(showOrder) }));

export const showHouseRules = ({ parameters }: GhostOfWarState): HouseRuleView[] =>
  Object.entries(parameters).flatMap(([name, value]) => figuresOf(name, value));
