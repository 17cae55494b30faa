import {
  flag,
  id,
  judged,
  list,
  named,
  optional,
  orNull,
  ownId,
  record,
  rows,
  said,
  table,
  tableOf,
  text,
  textOf,
  textOrNone,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { ACTIVITIES } from '../data/activities.js';
import { FACTION_RESOURCES } from '../data/resources.js';
import { activities, figure, generalGoods, hex, parts, round, stock, way } from '../shapes/goods.js';
import { conditions, fieldWork, slots } from '../shapes/parts.js';

export const stormKind = words.stormKind;
export const storm = named(
  'Storm',
  'What makes the warp slow (GOW-MAP-05).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    kind: said('Its kind.', stormKind),
    core: said('Core hexes.', way),
  }),
);
export const route = named(
  'Route',
  'A charted warp route: neighbouring hexes, in order (GOW-MAP-04).',
  record({ id: said('Its id, by which all else names it.', ownId), hexes: said('The hexes.', way) }),
);

/** GOW-DET-04 */
export const announcement = named(
  'Announcement',
  'What the arbiter announces for a round (GOW-DET-04).',
  record({
    round: said('Round in which it happens.', figure()),
    title: said('Title.', text),
    text: said('What happens.', textOrNone(4000)),
    tag: said('What it is, for those who foresee.', orNull(words.eventTag)),
    subSector: said('Sub-sector in which it happens.', orNull(id)),
  }),
);

export const system = named(
  'System',
  'A star system (GOW-MAP-02).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    hex: said('Where, `q,r`.', hex),
    contestedRounds: said(
      'Rounds in a row in which it was contested, by faction.',
      optional(
        named(
          'FactionRounds',
          'So many rounds, of a faction.',
          rows('faction', said('The faction.', id), 'rounds', table(said('Rounds.', round))),
        ),
      ),
    ),
  }),
);

export const depot = named(
  'Depot',
  'A field depot (GOW-BUF-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    planet: said('Planet on which it stands.', id),
    owner: said('Faction that owns it.', id),
    stock: said('What it holds.', optional(stock)),
  }),
);

/** Combat effectiveness that Brace or Recover have given. */
const gained = named(
  'Gained',
  'Combat effectiveness that an activity has given in this round.',
  rows(
    'activity',
    said('Brace or Recover.', words.activity),
    'ce',
    tableOf(['Brace', 'Recover'], said('CE.', figure(0, 150))),
  ),
);

/** GOW-ACT-09 */
const upkeep = named(
  'Upkeep',
  'Upkeep of a planet with an activity (GOW-ACT-09).',
  rows(
    'activity',
    said('The activity.', words.activity),
    'goods',
    tableOf(ACTIVITIES, said('What is due.', generalGoods())),
  ),
);

/** GOW-PLA-06 */
const specialYields = named(
  'SpecialYield',
  'Least sum of 2d6 for one unit of a faction resource (GOW-PLA-06).',
  rows(
    'resource',
    said('The resource.', words.factionResource),
    'sum',
    tableOf(FACTION_RESOURCES, said('The sum.', figure(2, 13))),
  ),
);

const allowances = named(
  'Allowance',
  'What a planet allows a faction, or not.',
  rows('faction', said('The faction.', id), 'allow', table(said('Allowed or not.', flag))),
);

const planetRound = named(
  'PlanetRound',
  'What a planet did in this round, for a position in the middle of one.',
  record({
    produced: said('It made something in S4 or S6.', optional(flag)),
    fought: said('It fought.', optional(flag)),
    gained: said('What Brace or Recover have given.', optional(gained)),
    takenBy: said(
      'Factions that won here as attackers and hold the field (GOW-CBT-15).',
      optional(orNull(list(id))),
    ),
    walkedInto: optional(flag),
    boosted: said('Resource boosted (GOW-PLA-11).', optional(orNull(words.generalResource))),
  }),
);

/** GOW-PLA-01; the type is a key of the table of GOW-PLA-05. */
export const planet = named(
  'Planet',
  'A planet, orbital station or naval base. What is left out is that of its type.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    system: said('System it belongs to.', id),
    type: said('Its type.', judged(words.planetType)),
    controller: said('Faction that controls it.', id),
    techLevel: said('Its tech level.', optional(words.techLevel)),
    slots: said('Slots (GOW-PLA-03).', optional(slots)),
    basicProduction: said('Basic production (GOW-PLA-04).', optional(generalGoods())),
    upkeep: said('Upkeep by activity.', optional(upkeep)),
    specialYields: said('Rolls for faction resources.', optional(specialYields)),
    stock: said('Stock; half of what it can hold when left out (GOW-GEN-12).', optional(stock)),
    capacity: said('Maxima of its buffer, where they differ from GOW-BUF-02.', optional(generalGoods())),
    reserve: said('Reserve (GOW-BUF-07).', optional(generalGoods())),
    activity: said('Activities.', optional(activities)),
    ce: said('Combat effectiveness, 0 … 150; 100 when left out.', optional(figure())),
    garrisonWeight: said('Weight of its garrison in ground battles (GOW-PLA-07).', optional(figure())),
    orbitalWeight: said('Weight of its defences in void battles.', optional(figure())),
    advancements: said('Keys of advancements, one for each that stands (GOW-PLA-09).', optional(list(id))),
    parts: said('Parts in its store (GOW-REC-03).', optional(parts())),
    loyalty: said('Loyalty, 0 … 10; 7 when left out.', optional(figure())),
    shortage: said('It is short of its upkeep (GOW-ACT-10).', optional(flag)),
    shortageThisYear: said('It was so in this year.', optional(flag)),
    titheGrade: said('Tithe grade, 0 … 3 (GOW-PLA-10).', optional(figure())),
    conditions: said('Conditions (GOW-CE-06).', optional(conditions)),
    sharing: said('Who may draw on its stock (GOW-BUF-08).', optional(allowances)),
    tradeConsent: said('Whose lines may end here (GOW-TRD-03).', optional(allowances)),
    chapterHold: said('It has a Chapter Hold.', optional(flag)),
    spacePort: said('It has a space port.', optional(flag)),
    works: said('Works on it.', optional(list(fieldWork))),
    screened: said('It has been screened for Neophytes (GOW-CHR-18).', optional(flag)),
    priority: said('1 first … 9 last.', optional(figure())),
    thisRound: said('What it did in this round.', optional(planetRound)),
  }),
);

/** What the arbiter sets of a planet. */
export const planetFields = named(
  'PlanetChange',
  'What changes in a planet; what is left out stays.',
  record({
    controller: said('Faction that controls it.', optional(id)),
    ce: said('Combat effectiveness, 0 … 150; 100 when left out.', optional(figure())),
    loyalty: said('Loyalty, 0 … 10; 7 when left out.', optional(figure())),
    titheGrade: said('Tithe grade, 0 … 3 (GOW-PLA-10).', optional(figure())),
    garrisonWeight: said('Weight of its garrison in ground battles (GOW-PLA-07).', optional(figure())),
    orbitalWeight: said('Weight of its defences in void battles.', optional(figure())),
    basicProduction: said('Basic production (GOW-PLA-04).', optional(generalGoods())),
    slots: said('Slots (GOW-PLA-03).', optional(slots)),
    advancements: said('Keys of advancements, one for each that stands (GOW-PLA-09).', optional(list(id))),
    parts: said('Parts in its store (GOW-REC-03).', optional(parts(figure()))),
    chapterHold: said('It has a Chapter Hold.', optional(flag)),
    spacePort: said('It has a space port.', optional(flag)),
  }),
);
