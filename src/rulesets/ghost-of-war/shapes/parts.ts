import { flag, list, oneOf, orNull, record, text } from '../../../kernel/index.js';
import type { Condition, FieldWork } from '../state/index.js';
import { UNIT_CLASSES, RECOVERY_CLASSES } from '../data/units.js';
import { figure, generalGoods, round } from './goods.js';

const CONDITIONS: readonly Condition['name'][] = ['INFECTED', 'CORRUPTED', 'PLAGUE'];
const WORKS: readonly FieldWork['kind'][] = ['POSITION', 'FORTIFY'];

/** GOW-CE-06 */
export const conditionName = oneOf(CONDITIONS);
export const condition = record({ name: conditionName, severity: figure() });

/** GOW-CE-07 */
export const fieldWork = record({
  kind: oneOf(WORKS),
  faction: text,
  pp: figure(0, 100),
  hero: orNull(text),
});

/** GOW-PLA-03 */
export const slots = record({ Minima: figure(), Vexillus: figure(), Exactus: figure() });

/** GOW-CHP-06 */
export const gratitude = record({ system: text, from: round, until: round });

/** GOW-CHR-13 */
export const foresight = record({ enemy: text, round, orders: flag });

/** GOW-UNI-01: a type that the arbiter defines. */
export const unitType = record({
  name: text,
  unitClass: oneOf(UNIT_CLASSES),
  domain: oneOf(['ground', 'void']),
  weight: figure(),
  holder: oneOf(['unit', 'formation']),
  counterMax: orNull(figure(1, 100)),
  list: generalGoods(),
  ammo: flag,
  shortagePp: orNull(figure(0, 100)),
  recoveryClass: oneOf(RECOVERY_CLASSES),
  mechanised: flag,
  moraleDegrades: flag,
  subjectToFear: flag,
  mergeable: flag,
  transportSize: figure(0, 1000),
  specialTransport: flag,
  transportCapacity: figure(0, 1000),
  shipOfficers: orNull(figure(0, 100)),
  salvage: generalGoods(),
});

export const conditions = list(condition);
