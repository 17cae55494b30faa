import { id, list, oneOf, optional, orElse, record, said, whole } from '../../../kernel/index.js';

const items = list(oneOf(['CRATE', 'BARREL']), 200);

const holders = {
  source: said('Unit or depot that the item is taken from.', id),
  receiver: said('Unit that is filled.', id),
};

const item = said(
  'Item type that a crate fills, as in the equipment of the unit; left out, its Infantry Energy.',
  optional(id),
);

const freight = {
  from: said('Unit or depot that gives.', id),
  to: said('Unit or depot that gets.', id),
  items: said('What goes there, the first first.', orElse(items, [])),
  back: said('What comes back for it.', orElse(items, [])),
};

/** EDC-SUP, EDC-FRT */
export const SUPPLY_ACTIONS = {
  REARM: record({ ...holders, item }),
  REFUEL: record(holders),
  REARM_ASSIST: record({ ...holders, item }),
  REFUEL_ASSIST: record(holders),
  SYPHON: record({ receiver: said('Unit that gets the fuel.', id), amount: said('Energy.', whole(0, 1000)) }),
  FREIGHT_TRANSFER: record(freight),
} as const;

/** EDC-SUP-07, EDC-FRT-02, without their timing. */
export const SUPPLY_ABILITIES = {
  REARM: { ...holders, item },
  REFUEL: holders,
  RUSHED_FREIGHT_TRANSFER: freight,
} as const;
