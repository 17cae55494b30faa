import { flag, id, list, named, optional, orElse, record, said, textOf } from '../../kernel/index.js';
import { detachment, profiles } from './start/shapes.js';
import { ASSAULT_COMMANDS } from './assault/shapes.js';
import { FLYER_COMMANDS } from './flyers/shapes.js';
import { GAME_MASTER_COMMANDS } from './game-master/shapes.js';
import { MOVEMENT_COMMANDS } from './movement/shapes.js';
import { SHOOTING_COMMANDS } from './shooting/shapes.js';
import * as words from './words/index.js';

const MOST_UNITS = 200;
const units = list(id, MOST_UNITS);

/** What seats may say (section 8 of the catalog). */
export const COMMANDS = {
  AddDetachment: named(
    'DetachmentToAdd',
    'A detachment that joins an army before the battle (EPC-SET-01).',
    record({
      army: said('Arbiter: seat of the army.', optional(id)),
      detachment: said('The detachment.', detachment),
      profiles: said('Printed values that the battle does not know yet, by name.', orElse(profiles, {})),
    }),
  ),
  RemoveDetachment: named(
    'DetachmentToRemove',
    'A detachment that leaves its army before the battle.',
    record({ detachment: said('The detachment.', id) }),
  ),
  StartBattle: record({}),
  ChooseFirst: named(
    'PlayerChoice',
    'Who is first player (EPC-INI-01).',
    record({ choice: said('What the winner of the initiative chooses.', words.choice) }),
  ),
  ...MOVEMENT_COMMANDS,
  ...SHOOTING_COMMANDS,
  ...FLYER_COMMANDS,
  ...ASSAULT_COMMANDS,
  NameHq: named(
    'HqNaming',
    'Another unit leads a detachment whose HQ was lost (EPC-GEN-05).',
    record({ detachment: said('The detachment.', id), unit: said('A living unit of it.', id) }),
  ),
  DeclareStubborn: named(
    'StubbornDeclaration',
    'Broken detachments that are near their Supreme Commander (EPC-RAL-02).',
    record({ detachments: said('Those with a unit within 30 cm of him.', orElse(units, [])) }),
  ),
  DeclareObjectives: named(
    'ObjectiveHolders',
    'Who holds which objective (EPC-RAL-05).',
    record({
      holders: said(
        'What is not named nobody holds.',
        orElse(
          list(
            named(
              'ObjectiveHolder',
              'Who holds an objective.',
              record({ objective: said('The objective.', id), holder: said('Seat of the side.', id) }),
            ),
            50,
          ),
          [],
        ),
      ),
    }),
  ),
  DeclareObjectiveTaken: named(
    'ObjectiveTaken',
    'A one-time objective is captured or destroyed (EPC-RAL-06).',
    record({ objective: said('The objective.', id), how: said('What became of it.', words.taken) }),
  ),
  ConfirmObjective: named(
    'ObjectiveConfirmation',
    'What the owner says of it (EPC-RAL-06).',
    record({
      objective: said('The objective.', id),
      confirmed: said('Whether it is so.', orElse(flag, true)),
    }),
  ),
  Concede: record({}),
  AcceptDeclaration: record({}),
  ObjectToDeclaration: named(
    'Objection',
    'Why a declaration is not accepted; it is withdrawn (EPC-GEN-01).',
    record({ text: said('Why; all read it.', textOf(2000)) }),
  ),
  TakeBack: record({}),
  ...GAME_MASTER_COMMANDS,
} as const;
