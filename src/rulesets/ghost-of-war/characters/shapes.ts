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
import type { CharacterEntry, FactionEntry } from '../start/position.js';
import type { CharacterClass } from '../state/index.js';
import { ALIGNMENTS, FACTION_KINDS } from '../data/factions.js';
import { ADVISORS, TRAITS } from '../data/traits.js';
import { amount, factionStock, figure, generalGoods, judged, MOST, round } from '../shapes/goods.js';
import { standingReroll } from '../sheets/shapes.js';
import { foresight, gratitude } from '../shapes/parts.js';

export const alignment = oneOf(ALIGNMENTS);

/** GOW-CHP-01 */
export const chapterCounters = generalGoods(figure());

const chapter = record({
  base: oneOf(['PLANET', 'FLEET']),
  homeworlds: optional(list(text)),
  honourBound: optional(list(text)),
  grateful: optional(list(gratitude)),
  saves: optional(table(amount)),
  counters: optional(chapterCounters),
});

export const faction = record({
  id: text,
  name: text,
  kind: oneOf(FACTION_KINDS),
  alignment,
  seat: orNull(text),
  stock: optional(factionStock(figure())),
  score: optional(figure(-MOST, MOST)),
  honourDebtUntil: optional(round),
  confidants: optional(list(text)),
  chapter: optional(chapter),
  foresight: optional(list(foresight)),
  divinations: optional(list(record({ system: text, round }))),
  psykerTarget: optional(text),
}) satisfies Describing<FactionEntry>;

export const character = record({
  id: text,
  class: judged<CharacterClass>(),
  name: text,
  faction: text,
  attachedTo: optional(text),
  place: optional(text),
  xp: optional(figure()),
  traits: optional(list(oneOf(TRAITS))),
  advisors: optional(list(oneOf(ADVISORS))),
  deeds: optional(
    record({ defences: optional(amount), decisive: optional(amount), prolonged: optional(amount) }),
  ),
  woundedUntil: optional(round),
  stunnedUntil: optional(round),
  rerollsLeft: optional(figure()),
  standing: optional(standingReroll),
}) satisfies Describing<CharacterEntry>;

/** GOW-CHR-19 */
export const fallen = record({ id: text, faction: text, name: text, round });
