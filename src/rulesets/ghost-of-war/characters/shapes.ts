import {
  id,
  list,
  named,
  optional,
  orNull,
  ownId,
  record,
  rows,
  said,
  table,
  textOf,
  judged,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { MOST, amount, factionStock, figure, generalGoods, round } from '../shapes/goods.js';
import { standingReroll } from '../sheets/force-shapes.js';
import { foresight, gratitude } from '../shapes/parts.js';

export const alignment = words.alignment;

/** GOW-CHP-01 */
export const chapterCounters = named(
  'ChapterCounters',
  'Supply counters of a chapter (GOW-CHP-02); those left out are full.',
  generalGoods(figure()),
);

const chapter = named(
  'Chapter',
  'An Astartes chapter (GOW-CHP-01).',
  record({
    base: said('Where it lives (GOW-CHP-03).', words.chapterBase),
    homeworlds: said('Homeworlds: planets.', optional(list(id))),
    honourBound: said('Systems that it has sworn to defend.', optional(list(id))),
    grateful: said('Grateful systems.', optional(list(gratitude))),
    saves: said(
      'Saves so far.',
      optional(
        named(
          'Saves',
          'How often a chapter has saved a system (GOW-CHP-06).',
          rows('system', said('The system.', id), 'count', table(said('How often.', amount))),
        ),
      ),
    ),
    counters: said('Supply counters; 16 each when left out (GOW-GEN-12).', optional(chapterCounters)),
  }),
);

export const faction = named(
  'Faction',
  'A faction.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    kind: said('Its kind.', words.factionKind),
    alignment: said('Its alignment (GOW-GEN-08).', alignment),
    seat: said('Seat of its player, `seat-1` and so on; the arbiter runs it when left out.', orNull(id)),
    stock: said('Its stock; empty when left out.', optional(factionStock(figure()))),
    score: said('Score so far (GOW-GEN-10).', optional(figure(-MOST, MOST))),
    honourDebtUntil: said('Last round of an honour debt (GOW-CHP-07).', optional(round)),
    confidants: said('Factions in which it confides (GOW-GEN-09).', optional(list(id))),
    chapter: said('The chapter that it is.', optional(chapter)),
    foresight: said("Sight of enemies' plans.", optional(list(foresight))),
    divinations: said(
      'Divinations.',
      optional(
        list(
          named(
            'Divination',
            'A Divination (GOW-CHR-23).',
            record({ system: said('The system.', id), round: said('Round in whose S8 it helps.', round) }),
          ),
        ),
      ),
    ),
    psykerTarget: said('Enemy that its Psyker advisors look at (GOW-TRT-06).', optional(id)),
  }),
);

export const character = named(
  'Character',
  'A commander or hero.',
  record({
    id: said('His id.', ownId),
    class: said('His class.', judged(words.characterClass)),
    name: said('His name.', textOf(120)),
    faction: said('His faction.', id),
    attachedTo: said(
      'Unit or formation he is with; commanders: the formation that they command.',
      optional(id),
    ),
    place: said('Planet or system, for one who is alone.', optional(id)),
    xp: said('Experience.', optional(figure())),
    traits: said(
      'Traits; dice give them to a new commander (GOW-TRT-05).',
      optional(list(words.characterTrait)),
    ),
    advisors: said('Advisors.', optional(list(words.advisor))),
    deeds: said(
      'Deeds.',
      optional(
        named(
          'Deeds',
          'Deeds of a commander (GOW-TRT-04); those left out are 0.',
          record({
            defences: said('Defences.', optional(amount)),
            decisive: said('Decisive victories.', optional(amount)),
            prolonged: said('Prolonged wars.', optional(amount)),
          }),
        ),
      ),
    ),
    woundedUntil: said('Last round in which he is wounded; 0 = is not.', optional(round)),
    stunnedUntil: said('Last round in which he is stunned; 0 = is not.', optional(round)),
    rerollsLeft: said('Re-rolls left in this year (GOW-DIC-03).', optional(figure())),
    standing: said('Standing instruction for them.', optional(standingReroll)),
  }),
);

/** GOW-CHR-19 */
export const fallen = named(
  'Fallen',
  'A death that a Rite of Entombment may serve (GOW-CHR-19).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    faction: said('Faction of the dead.', id),
    name: said('His name.', textOf(120)),
    round: said('Round of his death.', round),
  }),
);
