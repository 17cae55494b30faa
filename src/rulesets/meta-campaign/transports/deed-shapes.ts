import { hex, id, record, said } from '../../../kernel/index.js';

/** Actions of towing (section 18 of part 2). */
export const TRANSPORT_ACTIONS = {
  HITCH: record({ unit: said('The unit that is to be towed.', id) }),
  UNHITCH: record({ unit: said('The unit that is towed.', id) }),
  EXTENDED_UNHITCH: record({
    unit: said('The unit that is towed.', id),
    hex: said('Adjacent hex in which it is put down.', hex),
  }),
  DEPLOY: record({}),
  UNDEPLOY: record({}),
} as const;
