import {
  choice,
  flag,
  flat,
  id,
  inline,
  list,
  named,
  orElse,
  orNull,
  pair,
  record,
  said,
  textOf,
  under,
} from '../../../kernel/index.js';
import { ids } from './order-parts.js';
import { by, figure, hex, way } from '../shapes/goods.js';
import * as words from '../words/index.js';

export const FORCES = {
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

export const PEOPLE = {
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
