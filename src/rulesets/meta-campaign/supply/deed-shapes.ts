import { id, list, optional, orElse, record, said, whole, named } from '../../../kernel/index.js';
import * as words from '../words/index.js';

const items = list(words.supplyItem, 200);

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
  REARM: said(
    'Something is rearmed (EDC-SUP).',
    named('RearmAction', 'Something is rearmed (EDC-SUP).', record({ ...holders, item })),
  ),
  REFUEL: said(
    'Something is refuelled (EDC-SUP).',
    named('RefuelAction', 'Something is refuelled (EDC-SUP).', record(holders)),
  ),
  REARM_ASSIST: said(
    'Another unit is rearmed (EDC-SUP).',
    named('RearmAssistAction', 'Another unit is rearmed (EDC-SUP).', record({ ...holders, item })),
  ),
  REFUEL_ASSIST: said(
    'Another unit is refuelled (EDC-SUP).',
    named('RefuelAssistAction', 'Another unit is refuelled (EDC-SUP).', record(holders)),
  ),
  SYPHON: said(
    'Fuel is syphoned (EDC-SUP-08).',
    named(
      'SyphonAction',
      'Fuel is syphoned (EDC-SUP-08).',
      record({
        receiver: said('Unit that gets the fuel.', id),
        amount: said('Energy points.', whole(0, 1000)),
      }),
    ),
  ),
  FREIGHT_TRANSFER: said(
    'Freight is moved (EDC-FRT-01).',
    named('FreightTransferAction', 'Freight is moved (EDC-FRT-01).', record(freight)),
  ),
} as const;

/** EDC-SUP-07, EDC-FRT-02, without their timing. */
export const SUPPLY_ABILITIES = {
  REARM: { ...holders, item },
  REFUEL: holders,
  RUSHED_FREIGHT_TRANSFER: freight,
} as const;
