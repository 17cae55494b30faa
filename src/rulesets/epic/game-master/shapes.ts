import {
  byMembers,
  closed,
  either,
  flag,
  id,
  list,
  named,
  orElse,
  record,
  said,
  textOf,
  textOrNone,
  whole,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

/** What the arbiter sets right (EPC-GEN-07). */
const change = named(
  'Change',
  'One change.',
  byMembers(
    either(
      closed({
        detachment: said('The detachment.', id),
        blastMarkers: said('Blast markers on it from now on.', whole(0, 999)),
      }),
      closed({
        detachment: said('The detachment.', id),
        broken: said('Whether it is broken from now on.', flag),
      }),
      closed({ detachment: said('The detachment.', id), order: said('Its order from now on.', words.order) }),
      closed({
        detachment: said('The detachment.', id),
        place: said('Where it is from now on.', words.place),
      }),
      closed({
        unit: said('The unit.', id),
        status: said('Whether it lives from now on.', words.unitStatus),
      }),
      closed({ unit: said('The unit.', id), damageLeft: said('Damage left from now on.', whole(0, 99)) }),
      closed({ unit: said('The unit.', id), shieldsUp: said('Shields up from now on.', whole(0, 99)) }),
      closed({ unit: said('The unit.', id), immobilised: said('Whether it cannot move from now on.', flag) }),
      closed({
        unit: said('The unit.', id),
        mountedIn: said('The transport that carries it from now on; an empty text for none.', textOrNone(80)),
      }),
      closed({
        army: said('Seat of the army.', id),
        morale: said('Its morale from now on.', whole(-9999, 9999)),
      }),
    ),
  ),
);

const correction = {
  text: said('What happened, and why; all read it.', textOf(2000)),
  changes: said('The changes, in this order.', orElse(list(change, 200), [])),
};

/** What seats may say (section 8 of the catalog). */
/** What the arbiter says. */
export const GAME_MASTER_COMMANDS = {
  ClosePhase: record({}),
  RecordCorrection: named('Correction', 'What the arbiter sets right (EPC-GEN-07).', record(correction)),
  RecordFateCard: named('FateCard', 'A fate card and what it does (section 11).', record(correction)),
} as const;
