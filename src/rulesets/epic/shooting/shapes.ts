import { flag, id, list, named, optional, orElse, record, said, whole } from '../../../kernel/index.js';
import { command } from '../movement/shapes.js';
import * as words from '../words/index.js';

const MOST_UNITS = 200;
const units = list(id, MOST_UNITS);
const cm = whole(0, 10_000);

const firing = named(
  'FiringUnit',
  'A unit that shoots.',
  record({
    unit: said('The unit.', id),
    distanceCm: said('To the nearest eligible unit of the target, cm.', cm),
    lineOfFire: said('Whether it has a line of fire.', orElse(flag, true)),
    ...command,
    popUp: said('Skimmers: whether it pops up (EPC-SHO-03).', orElse(flag, false)),
  }),
);

const eligible = named(
  'EligibleUnit',
  'A unit of the target that may be hit; the closest first.',
  record({
    unit: said('The unit.', id),
    terrain: said('Terrain in which it stands.', orElse(words.terrain, 'OPEN')),
    behindCover: said('Whether it is behind other cover.', orElse(flag, false)),
  }),
);

const rerolls = said(
  'Overwatch: how many misses are rolled again at most; left out: all.',
  optional(whole(0, 999)),
);

const weapon = named(
  'WeaponFired',
  'A super heavy weapon that is fired (EPC-SHW-01).',
  record({
    unit: said('The unit that has it.', id),
    weapon: said('Its place in the profile, from 0.', whole(0, 99)),
    distanceCm: said('To what it is aimed at, cm.', cm),
    lineOfFire: said('Whether it has a line of fire.', orElse(flag, true)),
    ...command,
    aim: said(
      'The unit aimed at; of Pulsar and Pulse Laser one or several, taken in turn.',
      orElse(units, []),
    ),
    template: said('Units under the template, own ones too.', orElse(units, [])),
    underneath: said('Lifta Droppa: units on which the target falls.', orElse(units, [])),
    rerolls,
  }),
);

/** What every attack says. */
export const attack = {
  detachment: said('Who shoots.', id),
  target: said('The enemy detachment.', id),
  firing: said('Units that shoot with their Firepower.', orElse(list(firing, MOST_UNITS), [])),
  eligible: said(
    'Units of the target that may be hit, the closest first.',
    orElse(list(eligible, MOST_UNITS), []),
  ),
  weapons: said(
    'Super heavy weapons, in the order in which they fire.',
    orElse(list(weapon, MOST_UNITS), []),
  ),
  rerolls,
};

const columned = {
  ...attack,
  column: said('Column of the Firepower table; not needed without Firepower dice.', optional(words.column)),
};

/** What is said of attacks. */
export const SHOOTING_COMMANDS = {
  Shoot: named('Attack', 'An attack (EPC-SHO-02).', record(columned)),
  Bombard: named('Bombardment', 'A preparatory bombardment (EPC-SHO-12).', record(columned)),
  PassShooting: record({}),
} as const;
