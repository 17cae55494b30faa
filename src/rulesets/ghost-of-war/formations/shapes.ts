import { flag, id, list, named, optional, ownId, record, said, textOf } from '../../../kernel/index.js';
import * as words from '../words/index.js';
import { activities, figure, round, stock, way, parts } from '../shapes/goods.js';
import { conditions } from '../shapes/parts.js';

export const unitTraits = list(words.unitTrait);

export const unit = named(
  'Unit',
  'A unit: regiment, squad, war machine or ship.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    owner: said('Faction that owns it.', id),
    type: said('Key of its type, e.g. `basic-infantry`, `cruiser` (GOW-UNI-01).', id),
    weapon: said('Key of the type of its main weapon, e.g. `SMALL_ARMS` (GOW-AMM-01).', optional(id)),
    thunderhawk: said('It has a Thunderhawk (GOW-SUP-01).', optional(flag)),
    place: said('Planet, or system for its orbit; left out for units of a journey.', optional(id)),
    ce: said('Combat effectiveness, 0 … 100; 100 when left out.', optional(figure())),
    xp: said('Experience; 0 when left out (GOW-XP-01).', optional(figure())),
    recoveredCarry: said(
      'CE recovered towards the next loss of experience, 0 … 19 (GOW-RCV-11).',
      optional(figure()),
    ),
    activity: said('Activities.', optional(activities)),
    conditions: said('Conditions (GOW-CE-06).', optional(conditions)),
    traits: said('Traits.', optional(unitTraits)),
    createdRound: said(
      'Round in which it was made; 0, before the campaign, when left out.',
      optional(figure()),
    ),
    geneSeedMatured: said('Its Gene-Seed has matured (GOW-XP-08).', optional(flag)),
    heroPromoted: said('It has given a hero (GOW-XP-03).', optional(flag)),
    withdrawn: said('It has withdrawn (GOW-CBT-17).', optional(flag)),
    undetectedBy: said('Factions that do not see it now (GOW-DET-03).', optional(list(id))),
    suits: said('Terminator suits (GOW-UNI-04).', optional(figure())),
    stock: said('What its buffer holds.', optional(stock)),
    counter: said('Supply counter; its maximum when left out (GOW-SUP-01).', optional(figure())),
    priority: said('1 first … 9 last.', optional(figure())),
    recoveryRun: said('Row of an unbroken run of recovery (GOW-RCV-06).', optional(id)),
    foughtRound: said('Round of its last battle; 0 = never.', optional(figure())),
  }),
);

/** What the arbiter sets of a unit. */
export const unitFields = named(
  'UnitChange',
  'What changes in a unit; what is left out stays.',
  record({
    name: said('Name.', optional(textOf(120))),
    owner: said('Faction that owns it.', optional(id)),
    ce: said('Combat effectiveness.', optional(figure())),
    xp: said('Experience.', optional(figure())),
    place: said('Planet or system where it is put.', optional(id)),
    weapon: said('Key of the type of its main weapon.', optional(id)),
    suits: said('Terminator suits.', optional(figure())),
  }),
);

export const formation = named(
  'Formation',
  'A formation: units that move and fight as one.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    owner: said('Faction that owns it.', id),
    units: said('Its units.', list(id)),
    chapterFleet: said('It is the Chapter Fleet (GOW-CHP-03).', optional(flag)),
    stock: said('What its buffer holds.', optional(stock)),
    counter: said('Supply counter; its maximum when left out.', optional(figure())),
    parts: said('Parts in its store.', optional(parts())),
    priority: said('1 first … 9 last.', optional(figure())),
  }),
);

export const journey = named(
  'Journey',
  'A journey under way (GOW-TRV-05).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Faction that travels.', id),
    units: said('Units.', list(id)),
    characters: said('Characters who travel alone.', optional(list(id))),
    from: said('System that they left.', id),
    to: said('System to which they go.', id),
    path: said('The way, both ends included.', way),
    departRound: said('Round of departure.', round),
    arrivalRound: said('Round of arrival.', round),
    landOn: said('Planet to land on.', optional(id)),
  }),
);

export const supplyGroup = named(
  'SupplyGroup',
  'A supply group (GOW-SUP-11).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', textOf(120)),
    faction: said('Its faction.', id),
    system: said('System in which it is.', id),
    members: said('Formations, then units, in order.', list(id)),
  }),
);
