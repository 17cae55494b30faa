import {
  flag,
  list,
  oneOf,
  optional,
  orNull,
  record,
  table,
  tableOf,
  text,
  type Describing,
} from '../../../kernel/index.js';
import type { DepotEntry, PlanetEntry, SystemEntry } from '../start/position.js';
import type { PlanetFields } from '../game-master/changes.js';
import { ACTIVITIES } from '../data/activities.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES } from '../data/resources.js';
import { TECH_LEVELS } from '../data/tech-levels.js';
import type { PlanetType, ScheduledEvent, WarpStorm } from '../state/index.js';
import { activities, amount, figure, generalGoods, hex, judged, round, stock, way } from '../shapes/goods.js';
import { conditions, fieldWork, slots } from '../shapes/parts.js';

const STORMS: readonly WarpStorm['kind'][] = ['STORM', 'GREAT_RIFT', 'SHADOW'];
const TAGS: readonly NonNullable<ScheduledEvent['tag']>[] = ['RITUAL', 'WARP'];

export const stormKind = oneOf(STORMS);
export const storm = record({ id: text, kind: stormKind, core: way });
export const route = record({ id: text, hexes: way });

/** GOW-DET-04 */
export const announcement = record({
  round: figure(),
  title: text,
  text,
  tag: orNull(oneOf(TAGS)),
  subSector: orNull(text),
});

export const system = record({
  id: text,
  name: text,
  hex,
  contestedRounds: optional(table(round)),
}) satisfies Describing<SystemEntry>;

export const depot = record({
  id: text,
  planet: text,
  owner: text,
  stock: optional(stock),
}) satisfies Describing<DepotEntry>;

const planetRound = record({
  produced: optional(flag),
  fought: optional(flag),
  gained: optional(tableOf(['Brace', 'Recover'], figure(0, 150))),
  takenBy: optional(orNull(list(text))),
  walkedInto: optional(flag),
  boosted: optional(orNull(oneOf(GENERAL_RESOURCES))),
});

/** GOW-PLA-01; the type is a key of the table of GOW-PLA-05. */
export const planet = record({
  id: text,
  name: text,
  system: text,
  type: judged<PlanetType>(),
  controller: text,
  techLevel: optional(oneOf(TECH_LEVELS)),
  slots: optional(slots),
  basicProduction: optional(generalGoods()),
  upkeep: optional(tableOf(ACTIVITIES, generalGoods())),
  specialYields: optional(tableOf(FACTION_RESOURCES, figure(2, 13))),
  stock: optional(stock),
  capacity: optional(generalGoods()),
  reserve: optional(generalGoods()),
  activity: optional(activities),
  ce: optional(figure()),
  garrisonWeight: optional(figure()),
  orbitalWeight: optional(figure()),
  advancements: optional(list(text)),
  parts: optional(table(amount)),
  loyalty: optional(figure()),
  shortage: optional(flag),
  shortageThisYear: optional(flag),
  titheGrade: optional(figure()),
  conditions: optional(conditions),
  sharing: optional(table(flag)),
  tradeConsent: optional(table(flag)),
  chapterHold: optional(flag),
  spacePort: optional(flag),
  works: optional(list(fieldWork)),
  screened: optional(flag),
  priority: optional(figure()),
  thisRound: optional(planetRound),
}) satisfies Describing<PlanetEntry>;

/** What the arbiter sets of a planet. */
export const planetFields = record({
  controller: optional(text),
  ce: optional(figure()),
  loyalty: optional(figure()),
  titheGrade: optional(figure()),
  garrisonWeight: optional(figure()),
  orbitalWeight: optional(figure()),
  basicProduction: optional(generalGoods()),
  slots: optional(slots),
  advancements: optional(list(text)),
  parts: optional(table(figure())),
  chapterHold: optional(flag),
  spacePort: optional(flag),
}) satisfies Describing<PlanetFields>;
