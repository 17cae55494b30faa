import { flag, id, list, named, optional, orElse, record, said, whole } from '../../../kernel/index.js';
import * as words from '../words/index.js';

const MOST_UNITS = 200;
const cm = whole(0, 10_000);

const going = {
  unit: said('The unit.', id),
  distanceCm: said('How far it moves, cm.', orElse(cm, 0)),
  terrain: said('Areas that it enters, in order.', orElse(list(words.terrain, 20), [])),
  startsDangerous: said('Whether it starts in terrain that is dangerous for it.', orElse(flag, false)),
  endsIn: said('Skimmers and Jump Packs: terrain in which it ends.', optional(words.terrain)),
};

export const command = {
  hqDistanceCm: said(
    'How far from its HQ it was when the phase began, cm; left out: in command.',
    optional(cm),
  ),
};

export const moving = {
  ...going,
  ...command,
  onRoad: said('Whether the whole move is on a road.', orElse(flag, false)),
  mounts: said('The transport that it mounts.', optional(id)),
  dismounts: said('Whether it dismounts.', orElse(flag, false)),
};

const unitMove = named(
  'UnitMove',
  'How a unit moves (EPC-MOV-01).',
  record({
    ...moving,
    endsNearerToHq: said('Out of command: whether it ends nearer to its HQ.', orElse(flag, false)),
  }),
);

const retreatingUnit = named(
  'RetreatingUnit',
  'How a unit retreats (EPC-MOV-07).',
  record({ ...going, leavesTable: said('Whether it leaves the table.', orElse(flag, false)) }),
);

/** What is said of moves. */
export const MOVEMENT_COMMANDS = {
  MoveDetachment: named(
    'DetachmentMove',
    'A detachment gets its order and moves (EPC-ORD-01, EPC-MOV-01).',
    record({
      detachment: said('The detachment.', id),
      order: said('Its order.', orElse(words.order, 'NONE')),
      units: said(
        'Units that move, mount or dismount; the others stay.',
        orElse(list(unitMove, MOST_UNITS), []),
      ),
    }),
  ),
  Retreat: named(
    'RetreatMove',
    'A broken detachment retreats (EPC-MOV-07).',
    record({
      detachment: said('The detachment.', id),
      units: said('Units that move; the others stay.', orElse(list(retreatingUnit, MOST_UNITS), [])),
    }),
  ),
  EndMoves: record({}),
} as const;
