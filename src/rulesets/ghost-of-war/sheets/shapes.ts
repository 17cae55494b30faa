import {
  alone,
  choice,
  flag,
  flat,
  id,
  judged,
  mayBeLeft,
  named,
  orElse,
  orNull,
  record,
  said,
  textOf,
  together,
  under,
} from '../../../kernel/index.js';
import { activities, by, figure } from '../shapes/goods.js';
import * as words from '../words/index.js';
import { ids, which } from './order-parts.js';
import { GOODS, line } from './goods-shapes.js';
import { FORCES, PEOPLE } from './force-shapes.js';

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

/** Orders of S1 (catalog section 20). */
export const order = named(
  'Order',
  'One order of a sheet (catalog section 20).',
  together(
    { establishLine: line },
    choice('order', { ...ADMINISTRATION, ...GOODS, ...PROJECTS, ...FORCES, ...PEOPLE }),
  ),
);
