import {
  list,
  oneOf,
  optional,
  orNull,
  record,
  table,
  text,
  type Describing,
} from '../../../kernel/index.js';
import type { LineEntry, ProjectEntry } from '../start/position.js';
import { SLOT_LEVELS } from '../data/tech-levels.js';
import { amount, figure, goods, round, way } from '../shapes/goods.js';
import { projectOptions, projectPlace } from '../sheets/shapes.js';

const eventProjectMembers = {
  key: text,
  name: text,
  level: oneOf(SLOT_LEVELS),
  durationRounds: figure(),
  perRound: goods(),
  oneTime: goods(),
  yields: goods(),
  planet: orNull(text),
};

/** GOW-PRJ-14: a project of the arbiter's. */
export const eventProject = record(eventProjectMembers);

export const project = record({
  id: text,
  place: projectPlace,
  owner: text,
  item: text,
  progress: optional(figure()),
  duration: optional(figure()),
  oneTimePaid: optional(goods()),
  startedRound: optional(round),
  site: optional(orNull(text)),
  priority: optional(figure()),
  status: optional(oneOf(['RUNNING', 'STALLED'])),
  forFaction: optional(text),
  options: optional(projectOptions),
  parts: optional(table(amount)),
  hero: optional(orNull(text)),
  death: optional(orNull(text)),
}) satisfies Describing<ProjectEntry>;

export const line = record({
  id: text,
  owner: text,
  notation: text,
  kind: optional(oneOf(['TRADE', 'SUPPLY'])),
  establishedRound: optional(round),
  paths: optional(list(way)),
  firstRounds: optional(list(round)),
  interruptedRounds: optional(list(round)),
  intoDepots: optional(list(orNull(text))),
}) satisfies Describing<LineEntry>;
