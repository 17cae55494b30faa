import { flag, list, oneOf, optional, record, table, text, type Describing } from '../../../kernel/index.js';
import type { FormationEntry, JourneyEntry, UnitEntry } from '../start/position.js';
import type { UnitFields } from '../game-master/changes.js';
import { UNIT_TRAITS } from '../data/unit-traits.js';
import { activities, amount, figure, round, stock, way } from '../shapes/goods.js';
import { conditions } from '../shapes/parts.js';

export const unitTraits = list(oneOf(UNIT_TRAITS));

export const unit = record({
  id: text,
  name: text,
  owner: text,
  type: text,
  weapon: optional(text),
  thunderhawk: optional(flag),
  place: optional(text),
  ce: optional(figure()),
  xp: optional(figure()),
  recoveredCarry: optional(figure()),
  activity: optional(activities),
  conditions: optional(conditions),
  traits: optional(unitTraits),
  createdRound: optional(figure()),
  geneSeedMatured: optional(flag),
  heroPromoted: optional(flag),
  withdrawn: optional(flag),
  undetectedBy: optional(list(text)),
  suits: optional(figure()),
  stock: optional(stock),
  counter: optional(figure()),
  priority: optional(figure()),
  recoveryRun: optional(text),
  foughtRound: optional(figure()),
}) satisfies Describing<UnitEntry>;

/** What the arbiter sets of a unit. */
export const unitFields = record({
  name: optional(text),
  owner: optional(text),
  ce: optional(figure()),
  xp: optional(figure()),
  place: optional(text),
  weapon: optional(text),
  suits: optional(figure()),
}) satisfies Describing<UnitFields>;

export const formation = record({
  id: text,
  name: text,
  owner: text,
  units: list(text),
  chapterFleet: optional(flag),
  stock: optional(stock),
  counter: optional(figure()),
  parts: optional(table(amount)),
  priority: optional(figure()),
}) satisfies Describing<FormationEntry>;

export const journey = record({
  id: text,
  owner: text,
  units: list(text),
  characters: optional(list(text)),
  from: text,
  to: text,
  path: way,
  departRound: round,
  arrivalRound: round,
  landOn: optional(text),
}) satisfies Describing<JourneyEntry>;

export const supplyGroup = record({
  id: text,
  name: text,
  faction: text,
  system: text,
  members: list(text),
});
