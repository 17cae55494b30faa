import { hex, id, orElse, record, said, whole } from '../../../kernel/index.js';

const items = said('How many.', orElse(whole(0, 1000), 0));
const loading = record({ depot: said('The depot.', id), crates: items, barrels: items });

/** Actions of towing and transports (section 18 of part 2). */
export const TRANSPORT_ACTIONS = {
  HITCH: record({ unit: said('The unit that is to be towed.', id) }),
  UNHITCH: record({ unit: said('The unit that is towed.', id) }),
  EXTENDED_UNHITCH: record({
    unit: said('The unit that is towed.', id),
    hex: said('Adjacent hex in which it is put down.', hex),
  }),
  BOARD: record({ transport: said('The transport.', id) }),
  ONLOAD: loading,
  OFFLOAD: loading,
  HOOK: record({ unit: said('The unit that is lifted.', id) }),
  DROP_LOAD: record({ unit: said('The unit that hangs under it.', id) }),
  DEPLOY: record({}),
  UNDEPLOY: record({}),
} as const;
