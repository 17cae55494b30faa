import { hex, named, record, said } from '../../../kernel/index.js';

/** What the game master says of rescue. */
export const RESCUE_COMMANDS = {
  SetCasualtyCollectionPoint: named(
    'CollectionPoint',
    'Game master: where survivors are brought (EDC-RSC-06).',
    record({ hex: said('The hex, `q,r`.', hex) }),
  ),
} as const;
