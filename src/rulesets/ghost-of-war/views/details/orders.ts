import { id, list, named, record, said, text, type Shaped } from '../../../../kernel/index.js';
import type { Order } from '../../sheets/orders.js';
import type { GhostOfWarState } from '../../state/index.js';

export const orderFigureView = named(
  'OrderFigure',
  'A figure of an order, as it was entered.',
  record({
    name: said('Its name, e.g. `planet`, `stops.0.wares.0.amount`.', text),
    value: said('Its value.', text),
  }),
);
export type OrderFigureView = Shaped<typeof orderFigureView>;

export const orderView = named(
  'Order',
  'What is ordered on a sheet, by its kind and its figures.',
  record({
    order: said('What is ordered, e.g. `ESTABLISH_LINE`.', text),
    figures: said('Its figures.', list(orderFigureView)),
  }),
);
export type OrderView = Shaped<typeof orderView>;

export const sheetView = named(
  'Sheet',
  'A sheet of orders that the viewer may read.',
  record({
    faction: said('Its faction.', id),
    orders: said('Orders, in the order of the sheet.', list(orderView)),
  }),
);
export type SheetView = Shaped<typeof sheetView>;

export const houseRuleView = named(
  'HouseRule',
  'A house rule in force (GOW-GEN-05).',
  record({
    name: said('Its name, or that of a figure of a table.', text),
    value: said('Its value.', text),
  }),
);
export type HouseRuleView = Shaped<typeof houseRuleView>;

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
