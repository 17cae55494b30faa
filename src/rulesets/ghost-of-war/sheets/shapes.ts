import {
  alone,
  byMembers,
  choice,
  flag,
  flat,
  id,
  inline,
  judged,
  list,
  mayBeLeft,
  named,
  orElse,
  orNull,
  pair,
  record,
  said,
  textOf,
  together,
  under,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { activities, by, figure, generalGoods, goods, hex, ware, way } from '../shapes/goods.js';

const ids = list(id);

const ADMINISTRATION = {
  SET_ACTIVITY: said(
    'What an entity does.',
    named(
      'Activity',
      'What an entity does in this round (GOW-ACT-01).',
      record({
        entity: said('Planet, unit, or formation (for all its units).', id),
        set: said('The activities.', activities),
      }),
    ),
  ),
  SET_PRIORITY: said(
    'Who comes first.',
    named(
      'Priority',
      'Who comes first inside a step (GOW-GEN-04).',
      record({
        subject: said('Entity or project.', id),
        priority: said(
          '1 first … 9 last.',
          figure(undefined, undefined, by('GOW-GEN-04', 'PRIORITY_OUT_OF_RANGE')),
        ),
      }),
    ),
  ),
  SET_RESERVE: said(
    'Reserve of a planet.',
    named(
      'Reserve',
      'Stock that only the upkeep of a planet may use (GOW-BUF-07).',
      record({
        planet: said('The planet.', id),
        resource: said('The resource.', under(by('GOW-BUF-07', 'NO_SUCH_RESOURCE'), words.generalResource)),
        amount: said('How much.', figure(undefined, undefined, by('GOW-BUF-07', 'RESERVE_OUT_OF_RANGE'))),
      }),
    ),
  ),
  SET_SHARING: said(
    'Whether a planet shares its stock with a faction (GOW-BUF-08).',
    named(
      'Permission',
      'What a planet allows a faction.',
      record({
        planet: said('The planet.', id),
        faction: said('The faction.', id),
        allow: said('Allowed or not.', flag),
      }),
    ),
  ),
  SET_TRADE_CONSENT: said(
    'Whether lines of a faction may end at a planet (GOW-TRD-03).',
    named(
      'Permission',
      'What a planet allows a faction.',
      record({
        planet: said('The planet.', id),
        faction: said('The faction.', id),
        allow: said('Allowed or not.', flag),
      }),
    ),
  ),
  CONFIDE: said(
    'Confides in a faction.',
    named(
      'Confide',
      'Who may see what the own faction sees of its own (GOW-GEN-09).',
      record({ faction: said('The faction.', id), allow: said('It may, or not any more.', flag) }),
    ),
  ),
  DECLARE_RELATION: said(
    'Declares a relation.',
    named(
      'Declaration',
      'Relation to another faction (GOW-GEN-08).',
      record({
        faction: said('The faction.', id),
        relation: said(
          'The relation: hostile at once, others when both want it.',
          under(by('GOW-GEN-08', 'NO_SUCH_RELATION'), words.relationKind),
        ),
      }),
    ),
  ),
};

/** GOW-BUF-09: goods that pass. */
export const passed = goods(
  figure(undefined, undefined, by('GOW-BUF-09', 'NO_AMOUNT')),
  by('GOW-BUF-09', 'NO_SUCH_RESOURCE'),
);

const stop = named(
  'Stop',
  'A stop of a line.',
  record({
    place: said('Planet, or unit, formation or supply group.', id),
    wares: said('What it gets.', list(ware)),
    path: said(
      'Way from the stop before, both ends included; found when left out (GOW-TRD-04).',
      orNull(way),
    ),
    intoDepot: said('Depot there into which it delivers (GOW-BUF-04).', orNull(id)),
  }),
);

const ASTROPATH = said('Formation whose Astropath hurries it (GOW-TRT-06).', orNull(id));

/** GOW-TRD-02, -03: a line, said member by member or written down. */
const LINES = {
  ESTABLISH_LINE: record({
    kind: said('Kind; TRADE when left out. A notation says it itself.', orElse(words.lineKind, 'TRADE')),
    origin: said('Planet where it begins.', id),
    stops: said('Stops, in order.', list(stop)),
    claimedWellCharted: said(
      'Claims that it is well charted: refused where it is not (GOW-TRD-04). False when left out.',
      orElse(flag, false),
    ),
    astropath: ASTROPATH,
  }),
  NOTE_LINE: record({
    notation: said(
      'GOW-TRD-02: e.g. `Hastea → Atria: Food(4), GG(2) → @1st Army: Shells(2) [well charted]`. Names of planets and forces; `->` is an arrow too.',
      textOf(4000),
    ),
    astropath: ASTROPATH,
  }),
};

const line = said(
  'Establishes a trade or supply line.',
  named(
    'Line',
    'A trade or supply line (GOW-TRD-03): either as `notation`, or as `origin` and `stops`. Errors of a notation are told with their line and column.',
    byMembers(choice('order', LINES)),
  ),
);

const GOODS = {
  GIFT: said(
    'Gives goods away.',
    named(
      'Gift',
      'Goods given away (GOW-BUF-09).',
      record({
        giver: said('Entity that gives; for resources of a stock the faction.', id),
        taker: said('Entity or faction that gets it.', id),
        goods: said('What.', passed),
      }),
    ),
  ),
  ...LINES,
  CANCEL_LINE: said(
    'Gives up a line.',
    named(
      'CancelLine',
      'A line, or some of its stops, to be given up (GOW-TRD-09).',
      record({
        line: said('The line.', id),
        stop: said(
          'This stop, from 0, and all later ones; the whole line when left out.',
          orNull(figure(undefined, undefined, by('GOW-TRD-09', 'NO_SUCH_STOP'))),
        ),
      }),
    ),
  ),
  RAID: said(
    'Raids a line.',
    named(
      'Raid',
      'A line to be raided (GOW-TRD-13).',
      record({ raider: said('Formation or loose ship.', id), line: said('The line.', id) }),
    ),
  ),
  BOOST: said(
    'Boosts a resource.',
    named(
      'Boost',
      'A resource boosted on a planet (GOW-PLA-11).',
      record({
        planet: said('The planet.', id),
        resource: said('The resource.', under(by('GOW-PLA-11', 'NOT_PRODUCED'), words.generalResource)),
      }),
    ),
  ),
  SUBVENTION: said(
    'Asks for a Subvention.',
    named(
      'Subvention',
      'Subvention of a chapter by a system (GOW-CHP-07).',
      record({
        system: said('The system.', id),
        goods: said(
          'What is asked for.',
          generalGoods(
            figure(undefined, undefined, by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE')),
            by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE'),
          ),
        ),
      }),
    ),
  ),
};

const which = record({ id: said('Which.', id) });

export const projectPlace = named(
  'ProjectPlace',
  'Where a project runs.',
  flat(
    'kind',
    said('Planet, formation or unit.', words.projectPlaceKind),
    choice('kind', { PLANET: which, FORMATION: which, UNIT: which }),
  ),
);

export const projectOptions = named(
  'ProjectOptions',
  'Choices that some projects leave open.',
  record({
    weapon: said('Main weapon of the unit: key of a weapon type (GOW-REC-09).', orNull(id)),
    tubes: said(
      'Torpedo tubes: 2, 4 or 6 (GOW-REC-05).',
      orNull(figure(undefined, undefined, by('GOW-REC-05', 'TUBES_NOT_ALLOWED'))),
    ),
    resource: said(
      'Resource that is given, or made (GOW-PRJ-10, GOW-PRJ-12).',
      orNull(judged(words.generalResource)),
    ),
    repeat: said('Starts again when it is done (GOW-PRJ-08). False when left out.', orElse(flag, false)),
    weaponParts: said('Weapon parts of an assembly, in order (GOW-REC-06).', orElse(ids, [])),
    turret: said('Turret of an assembly (GOW-REC-02).', orNull(id)),
    scouts: said('Scouts that become a squad (GOW-REC-07).', orNull(id)),
    name: said('Name of the unit made.', orNull(textOf(120))),
  }),
);

const NO_CHOICES = {
  weapon: null,
  tubes: null,
  resource: null,
  repeat: false,
  weaponParts: [],
  turret: null,
  scouts: null,
  name: null,
};

const PROJECTS = {
  START_PROJECT: said(
    'Starts a project.',
    named(
      'StartProject',
      'A project to be started (GOW-PRJ-01).',
      record({
        place: said('Where.', projectPlace),
        item: said('Key of the project, advancement, recruitment row, field or event project.', id),
        options: said('Choices.', mayBeLeft(NO_CHOICES, projectOptions)),
        forFaction: said('Faction that gets what is made; the own when left out (GOW-REC-08).', orNull(id)),
        hero: said('Hero whose process it is (GOW-CHR-19).', orNull(id)),
        death: said('The death that a Rite of Entombment serves.', orNull(id)),
      }),
    ),
  ),
  CANCEL_PROJECT: alone(record({ project: said('Gives up this project (GOW-PRJ-09).', id) })),
};

const FORCES = {
  FORM_FORMATION: said(
    'Makes a formation.',
    named(
      'Form',
      'Units that become a formation.',
      record({
        units: said('The units.', ids),
        name: said('Its name.', textOf(120)),
        commander: said('Commander that it gets.', orNull(id)),
      }),
    ),
  ),
  JOIN_FORMATION: said(
    'Joins a formation.',
    named(
      'Join',
      'Units that join a formation.',
      record({ formation: said('The formation.', id), units: said('The units.', ids) }),
    ),
  ),
  SPLIT_FORMATION: said(
    'Leaves a formation.',
    named(
      'Split',
      'Units that leave their formation.',
      record({
        formation: said('The formation.', id),
        units: said('The units.', ids),
        name: said('Name of the formation that they make; loose when left out.', orNull(textOf(120))),
      }),
    ),
  ),
  MERGE_UNITS: said(
    'Merges two units.',
    named(
      'Merge',
      'Two units that become one (GOW-UNI-03).',
      record({
        units: inline(['first', 'second'], pair(said('A unit.', id), by('GOW-UNI-03', 'NOT_TWO_UNITS'))),
      }),
    ),
  ),
  SET_SUPPLY_GROUPS: said(
    'Says who is supplied together.',
    named(
      'SupplyGroups',
      'The supply groups of a system, all of them (GOW-SUP-11).',
      record({
        system: said('The system.', id),
        groups: said(
          'The groups, in order.',
          list(
            named(
              'SupplyGroupName',
              'A supply group (GOW-SUP-11).',
              record({
                name: said('Its name.', textOf(120)),
                members: said('Formations, then units, in order.', ids),
              }),
            ),
          ),
        ),
      }),
    ),
  ),
  TRAVEL: said(
    'Travels.',
    named(
      'Travel',
      'Units, and characters who are alone, that travel (GOW-TRV-01).',
      record({
        units: said('The units; none where characters travel alone.', orElse(ids, [])),
        characters: said('Characters who travel alone.', orElse(ids, [])),
        to: said('System to go to.', id),
        path: said('The way, both ends included; the shortest when left out.', orNull(way)),
        landOn: said('Planet to land on when they arrive (GOW-TRV-09).', orNull(id)),
      }),
    ),
  ),
  LAND: said(
    'Lands.',
    named(
      'Land',
      'Ground units that land from orbit.',
      record({ units: said('The units.', ids), planet: said('The planet.', id) }),
    ),
  ),
  EMBARK: said(
    'Goes aboard.',
    named('Embark', 'Ground units that go aboard.', record({ units: said('The units.', ids) })),
  ),
  ATTACK: said(
    'Attacks.',
    named(
      'Attack',
      'An attack on the enemies at a place (GOW-CBT-01).',
      record({
        place: said('Planet, or system for its orbit.', id),
        units: said('Units that attack.', ids),
        shock: said('Shock assault. False when left out.', orElse(flag, false)),
      }),
    ),
  ),
  CHOOSE_RECOVERY: said(
    'Says how a unit recovers.',
    named(
      'Recovery',
      'How a unit recovers (GOW-RCV-01).',
      record({
        unit: said('The unit.', id),
        row: said('Row of the recovery chart; the first that can be paid when left out.', orNull(id)),
        parts: said('Parts (GOW-RCV-09).', orElse(ids, [])),
        scouts: said('Scouts that fill it up.', orElse(ids, [])),
      }),
    ),
  ),
  SALVAGE: said(
    'Salvages a wreck.',
    named(
      'Salvage',
      'A wreck that is salvaged (GOW-CE-09).',
      record({ unit: said('The unit.', id), into: said('Where the goods go.', id) }),
    ),
  ),
  ASSIGN_SUITS: said(
    'Hands out Terminator suits.',
    named(
      'Suits',
      'Terminator suits of a squad (GOW-UNI-04).',
      record({
        unit: said('The unit.', id),
        suits: said(
          'How many it has then.',
          figure(undefined, undefined, by('GOW-UNI-04', 'SUITS_OUT_OF_RANGE')),
        ),
      }),
    ),
  ),
};

const AIM = 'Unit, planet, formation, faction or hex, as the action says; DIVINATION has none.';
const aimed = record({ target: said(AIM, id) });

/** GOW-CHR-09 … -24 */
export const heroAction = flat(
  'action',
  said('The action.', words.heroAction),
  choice(
    'action',
    {
      PREACH: aimed,
      PURGE: aimed,
      HOLOCAUST: aimed,
      CURE: aimed,
      FORTIFY: aimed,
      JAM: aimed,
      SCREEN: aimed,
      SMITE: aimed,
      SUMMARY_EXECUTION: aimed,
      SERMON: aimed,
      BOMBARD: aimed,
      PRECOGNITION: aimed,
      DIVINATION: record({}),
      CHART: record({ target: said(AIM, hex) }),
    },
    by('GOW-CHR-04', 'NOT_HIS_ACTION'),
  ),
);

/** GOW-DIC-03 */
export const standingReroll = named(
  'Standing',
  'Re-roll my lowest die if it shows so much or less (GOW-DIC-03).',
  record({
    rule: said('Rule of the rolls; any when left out.', orNull(id)),
    atMost: said(
      'Highest face that is re-rolled.',
      figure(undefined, undefined, by('GOW-DIC-03', 'FACE_OUT_OF_RANGE')),
    ),
  }),
);

const PEOPLE = {
  APPOINT_COMMANDER: said(
    'Appoints a commander.',
    named(
      'Appoint',
      'A commander for a macro unit: one that there is, or a new one (GOW-CHR-02).',
      record({
        formation: said('The formation.', id),
        character: said('A commander that there is.', orNull(id)),
        class: said(
          'Class of a new one.',
          orNull(under(by('GOW-CHR-02', 'NO_COMMANDER_CLASS'), words.characterClass)),
        ),
        name: said('Name of a new one.', orNull(textOf(120))),
      }),
    ),
  ),
  ATTACH_HERO: said(
    'Sends a hero.',
    named(
      'Attach',
      'A hero goes to a unit or formation (GOW-CHR-03).',
      record({
        hero: said('The hero.', id),
        to: said('Unit or formation; alone at his place when left out.', orNull(id)),
      }),
    ),
  ),
  PROMOTE_HERO: said(
    'Promotes a hero.',
    named(
      'Promote',
      'A hero rises from a unit of Veterans (GOW-XP-03).',
      record({
        unit: said('The unit.', id),
        class: said('Class of the hero.', under(by('GOW-CHR-03', 'HERO_OF_OTHERS'), words.characterClass)),
        name: said('Name of the hero.', textOf(120)),
      }),
    ),
  ),
  HERO_ACTION: said(
    'Has a hero act.',
    named(
      'HeroAction',
      'Action of a hero (GOW-CHR-09…24).',
      record({ hero: said('The hero.', id), action: inline([], heroAction) }),
    ),
  ),
  STANDING_REROLL: said(
    'Lodges an instruction for re-rolls.',
    named(
      'StandingReroll',
      'A standing instruction for the yearly re-roll of a character.',
      record({
        character: said('The character.', id),
        standing: said('The instruction; none any more when left out.', orNull(standingReroll)),
      }),
    ),
  ),
  PSYKER_TARGET: said(
    'Says which enemy Psyker advisors look at.',
    named(
      'PsykerTarget',
      'Enemy that Psyker advisors look at (GOW-TRT-06).',
      record({ enemy: said('The faction; the first enemy when left out.', orNull(id)) }),
    ),
  ),
};

/** Orders of S1 (catalog section 20). */
export const order = named(
  'Order',
  'One order of a sheet (catalog section 20).',
  together(
    { establishLine: line },
    choice('order', { ...ADMINISTRATION, ...GOODS, ...PROJECTS, ...FORCES, ...PEOPLE }),
  ),
);
