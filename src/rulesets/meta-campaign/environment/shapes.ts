import {
  flag,
  hex,
  list,
  named,
  optional,
  orElse,
  record,
  rows,
  said,
  table,
  textOf,
  textOrNone,
  whole,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

const change = whole(-100, 100);
const MOST = 5000;

const perWord = (sentence: string, what: string) =>
  said(
    sentence,
    orElse(
      named(
        'EnvironmentChange',
        'A change by the environment (EDC-ENV-02).',
        rows('of', said(what, textOf(20)), 'change', table(said('Added.', change))),
      ),
      {},
    ),
  );

const hexes = said('Hexes, `q,r` each.', list(hex, MOST));
const rounds = said('Rounds for which it holds, this one included.', orElse(whole(1, 1000), 1));

/** What is said of the environment (EDC-ENV, EDC-NGT-04, EDC-WND). */
export const ENVIRONMENT_COMMANDS = {
  SetEnvironment: named(
    'EnvironmentSetting',
    'Game master: the environment from now on (EDC-ENV-01, EDC-ENV-02).',
    record({
      name: said('What it is called.', textOf(120)),
      text: said('All that is no figure.', orElse(textOrNone(5000), '')),
      speed: perWord('Speed by category.', 'Category.'),
      moveEnergy: said('Energy added to each move.', orElse(change, 0)),
      vision: said('Hexes added to the vision.', orElse(change, 0)),
      damage: perWord('Damage by mode of the weapon.', 'Mode.'),
      stealth: said('Target of detection.', orElse(change, 0)),
      stuck: said('Target of being stuck.', orElse(change, 0)),
      night: said('Whether it is night; left out, the clock decides.', optional(flag)),
    }),
  ),
  SetIllumination: named(
    'Illumination',
    'Game master: hexes are lit (EDC-NGT-04).',
    record({ hexes, rounds }),
  ),
  SetSmoke: named('SmokeSetting', 'Game master: hexes are in smoke (EDC-NGT-04).', record({ hexes, rounds })),
  ShiftWind: named(
    'WindShift',
    'Game master: the wind from now on (EDC-WND-01, EDC-WND-04).',
    record({
      direction: said('Where it blows to.', words.compass),
      dots: said('How strong it is.', whole(0, 100)),
    }),
  ),
} as const;
