import { flag, id, list, named, optional, orElse, record, said } from '../../../kernel/index.js';
import { moving } from '../movement/shapes.js';

const MOST_UNITS = 200;
const units = list(id, MOST_UNITS);

const assaultUnitMove = named(
  'AssaultUnitMove',
  'How a unit moves in the Assault phase (EPC-ASL-01).',
  record({ ...moving, contacts: said('Enemy units that it touches in the end.', orElse(units, [])) }),
);

const contact = named(
  'WarEngineContact',
  'A unit that touches an enemy war engine.',
  record({ unit: said('The unit.', id), warEngine: said('The enemy war engine.', id) }),
);

/** What is said in the Assault phase. */
export const ASSAULT_COMMANDS = {
  AssaultMove: named(
    'DetachmentAssault',
    'A detachment on Assault orders moves on (EPC-ASL-01).',
    record({
      detachment: said('The detachment.', id),
      inContact: said('Whether it is in contact already, and so need not move.', orElse(flag, false)),
      units: said('Units that move; the others stay.', orElse(list(assaultUnitMove, MOST_UNITS), [])),
    }),
  ),
  ResolveCloseCombat: named(
    'CloseCombat',
    'A close combat (EPC-ASL-02).',
    record({
      inContact: said('Units of both sides that are in contact.', units),
      supporting: said('Units of both sides that support (EPC-ASL-03).', orElse(units, [])),
      warEngineContacts: said('Who touches an enemy war engine.', orElse(list(contact, MOST_UNITS), [])),
      rippers: said(
        'Ripper Tentacles: bearer and the war engine of which a Close Combat Weapon is cancelled (EPC-SHW-12).',
        orElse(list(contact, MOST_UNITS), []),
      ),
      closeCombatWeapons: said(
        'Close Combat Weapons: bearer and the war engine that falls if its side wins (EPC-SHW-11); left out: in the order of the contacts.',
        orElse(list(contact, MOST_UNITS), []),
      ),
    }),
  ),
  ResolveFirefight: named(
    'Firefight',
    'A firefight (EPC-ASL-04).',
    record({
      detachment: said('Who starts it.', id),
      target: said('The enemy detachment.', id),
      units: said('Units of both that are near enough to the other and have a line of fire.', units),
    }),
  ),
  UseSupremeCommander: record({}),
  KeepRoll: record({}),
  AllocateHits: named(
    'HitAllocation',
    'Who of the own units takes the hits of a combat (EPC-ASL-09).',
    record({
      units: said('One for each hit, in order; left out: in the order of the declaration.', optional(units)),
    }),
  ),
  EndAssaults: record({}),
} as const;
