import { id, named, orElse, record, said, whole } from '../../../kernel/index.js';

const items = whole(0, 1000);

/** What the game master says of structures. */
export const STRUCTURE_COMMANDS = {
  DeliverSupply: named(
    'SupplyDelivery',
    'Game master: supply from the backline, there at the end of the round (EDC-STR-07).',
    record({
      depot: said('Id of the depot.', id),
      crates: said('How many supply crates.', orElse(items, 0)),
      barrels: said('Fuel barrels.', orElse(items, 0)),
    }),
  ),
} as const;
