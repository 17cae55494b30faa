import { id, list, named, orElse, record, said } from '../../../kernel/index.js';
import { attack } from '../shooting/shapes.js';
import * as words from '../words/index.js';

const MOST_UNITS = 200;
const units = list(id, MOST_UNITS);

const mission = named(
  'MissionDeclaration',
  'What a flyer detachment does in this turn.',
  record({ detachment: said('The flyers.', id), mission: said('Their mission.', words.mission) }),
);

/** What only the table can show of one unit that moves (EPC-MOV-01). */
/** What is said of flyers. */
export const FLYER_COMMANDS = {
  DeclareMissions: named(
    'MissionDeclarations',
    'Missions of the own flyers in this turn (EPC-FLY-01); sealed until both sides have declared.',
    record({ missions: said('Who is not named has none.', orElse(list(mission, MOST_UNITS), [])) }),
  ),
  FlyTransport: named(
    'TransportMission',
    'A transport mission is flown (EPC-FLY-03).',
    record({
      detachment: said('The flyers.', id),
      mounts: said(
        'Units that are taken up.',
        orElse(
          list(
            named(
              'Boarding',
              'A unit that is taken up.',
              record({ unit: said('The unit.', id), transport: said('The flyer.', id) }),
            ),
            MOST_UNITS,
          ),
          [],
        ),
      ),
      dismounts: said('Units that are set down.', orElse(units, [])),
    }),
  ),
  Intercept: named('Interception', 'Flyers attack enemy flyers on a mission (EPC-FLY-04).', record(attack)),
  FireFlak: named('FlakFire', 'Flak at enemy flyers on a mission (EPC-FLY-05).', record(attack)),
  PassReaction: record({}),
} as const;
