import { flag, id, list, named, orElse, orNull, record, said, textOf } from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { figure, generalGoods, round } from './goods.js';

/** GOW-CE-06 */
export const conditionName = words.conditionName;
export const condition = named(
  'Condition',
  'A condition (GOW-CE-06).',
  record({ name: said('Its name.', conditionName), severity: said('Severity, 1 … 3.', figure()) }),
);

/** GOW-CE-07 */
export const fieldWork = named(
  'Work',
  'Works of a side on a planet (GOW-CE-07).',
  record({
    kind: said('Their kind.', words.workKind),
    faction: said('Faction of the side.', id),
    pp: said('Their bonus, pp.', figure(0, 100)),
    hero: said('Hero whose Fortify it is.', orNull(id)),
  }),
);

/** GOW-PLA-03 */
export const slots = named(
  'Slots',
  'Slots of each level (GOW-PLA-03).',
  record({
    Minima: said('For projects of this level alone.', figure()),
    Vexillus: said('For projects of this level, or Minima.', figure()),
    Exactus: said('For projects of any level.', figure()),
  }),
);

/** GOW-CHP-06 */
export const gratitude = named(
  'Gratitude',
  'Gratitude of a system to a chapter (GOW-CHP-06).',
  record({
    system: said('The system.', id),
    from: said('First round.', round),
    until: said('Last round.', round),
  }),
);

/** GOW-CHR-13 */
export const foresight = named(
  'Foresight',
  "Sight of an enemy's plans (GOW-CHR-13).",
  record({
    enemy: said('The enemy faction.', id),
    round: said('Round in which it was seen.', round),
    orders: said('Its orders of the next round too.', flag),
  }),
);

/** GOW-UNI-01: a type that the arbiter defines. */
export const unitType = named(
  'UnitType',
  'A type of units that the club adds to the table (GOW-UNI-01).',
  record({
    name: said('Its name.', textOf(120)),
    unitClass: said('Its class (GOW-UNI-05).', words.unitClass),
    domain: said('Where it fights.', words.domain),
    weight: said('Combat weight W.', figure()),
    holder: said('Who has the supply counter.', words.holderKind),
    counterMax: said('Maximum of the supply counter; none for ships.', orNull(figure(1, 100))),
    list: said('Supply list without ammunition (GOW-SUP-02).', orElse(generalGoods(), {})),
    ammo: said('The ammunition of its main weapon is on the list too.', flag),
    shortagePp: said(
      'pp for each counter point below 0 (GOW-SUP-06); none for ships.',
      orNull(figure(0, 100)),
    ),
    recoveryClass: said('Class on the recovery chart.', words.recoveryClass),
    mechanised: said('It is immobilised below CE 10, and may be salvaged (GOW-CE-09).', flag),
    moraleDegrades: said('It loses morale below CE 75 (GOW-CE-05).', flag),
    subjectToFear: said('It knows fear.', flag),
    mergeable: said('Two may become one (GOW-UNI-03).', flag),
    transportSize: said('Room that it takes aboard (GOW-TRV-07).', figure(0, 1000)),
    specialTransport: said('Cruisers and Battleships only carry it.', flag),
    transportCapacity: said('Room of a ship.', figure(0, 1000)),
    shipOfficers: said('Officers that the ship needs; none for what is no ship.', orNull(figure(0, 100))),
    salvage: said('What its wreck yields (GOW-CBT-16).', orElse(generalGoods(), {})),
  }),
);

export const conditions = list(condition);
