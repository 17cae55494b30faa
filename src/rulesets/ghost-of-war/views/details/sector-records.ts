import {
  type Shaped,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';
import { amountView, conditionView, heldView, occupationView, partView, slotsView } from './goods.js';

export const subSectorView = named(
  'SubSector',
  'A sub-sector (GOW-MAP-03).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
  }),
);

export type SubSectorView = Shaped<typeof subSectorView>;

export const hexView = named(
  'Hex',
  'A hex of the map (GOW-MAP-01).',
  record({
    id: said('Its id, written `q,r`.', ownId),
    q: said('Axial column.', whole()),
    r: said('Axial row.', whole()),
    subSector: said('Sub-sector it lies in.', id),
    system: said('System in it.', orNull(id)),
  }),
);

export type HexView = Shaped<typeof hexView>;

export const stormView = named(
  'Storm',
  'What makes the warp slow (GOW-MAP-05).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    kind: said('Its kind.', words.stormKind),
    core: said('Core hexes.', list(hex)),
  }),
);

export type StormView = Shaped<typeof stormView>;

export const routeView = named(
  'Route',
  'A charted warp route (GOW-MAP-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    hexes: said('Its hexes, in order.', list(hex)),
  }),
);

export type RouteView = Shaped<typeof routeView>;

export const contestedRoundsView = named(
  'ContestedRounds',
  'Rounds in a row in which a system was contested for a faction (GOW-TRT-04).',
  record({
    faction: said('The faction.', id),
    rounds: said('Rounds.', whole()),
  }),
);

export type ContestedRoundsView = Shaped<typeof contestedRoundsView>;

export const systemView = named(
  'System',
  'A star system (GOW-MAP-02).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    hex: said('Where.', hex),
    planets: said('Its planets.', list(id)),
    contestedRounds: said(
      'Rounds in a row in which it was contested, where a faction has a depot.',
      list(contestedRoundsView),
    ),
  }),
);

export type SystemView = Shaped<typeof systemView>;

export const upkeepView = named(
  'Upkeep',
  'Upkeep with an activity (GOW-ACT-09).',
  record({
    activity: said('The activity.', words.activity),
    goods: said('What is due.', list(amountView)),
  }),
);

export type UpkeepView = Shaped<typeof upkeepView>;

export const specialYieldView = named(
  'SpecialYield',
  'Least sum of 2d6 for one unit of a faction resource (GOW-PLA-06).',
  record({
    resource: said('The resource.', words.factionResource),
    sum: said('The sum.', whole()),
  }),
);

export type SpecialYieldView = Shaped<typeof specialYieldView>;

export const allowanceView = named(
  'Allowance',
  'What a planet allows a faction.',
  record({
    faction: said('The faction.', id),
    allow: said('Allowed or not.', flag),
  }),
);

export type AllowanceView = Shaped<typeof allowanceView>;

export const workView = named(
  'Work',
  'Works of a side on a planet (GOW-CE-07).',
  record({
    kind: said('Their kind.', words.workKind),
    faction: said('Faction of the side.', id),
    pp: said('Their bonus, pp.', whole()),
    hero: said('Hero whose Fortify it is.', orNull(id)),
  }),
);

export type WorkView = Shaped<typeof workView>;

export const planetRoundView = named(
  'PlanetRound',
  'What a planet did in this round.',
  record({
    produced: said('It made something in S4 or S6.', flag),
    fought: said('It fought.', flag),
    braced: said('CE that Brace has given.', whole()),
    recovered: said('CE that Recover has given.', whole()),
    takenBy: said('Factions that won here as attackers and hold the field (GOW-CBT-15).', list(id)),
    boosted: said('Resource boosted (GOW-PLA-11).', orNull(words.generalResource)),
  }),
);

export type PlanetRoundView = Shaped<typeof planetRoundView>;

export const planetView = named(
  'Planet',
  'A planet, orbital station or naval base.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    system: said('Its system.', id),
    type: said('Its type.', words.planetType),
    controller: said('Faction that controls it.', id),
    hidden: said(
      'The viewer may not know its stocks, orders and counters: they are null; what it allows is what it says of their own factions (GOW-GEN-09).',
      flag,
    ),
    techLevel: said('Its tech level.', words.techLevel),
    slots: said('Slots of projects.', slotsView),
    basicProduction: said('Basic production (GOW-PLA-04).', list(amountView)),
    upkeep: said('Upkeep by activity.', list(upkeepView)),
    specialYields: said('Rolls for faction resources.', list(specialYieldView)),
    buffer: said('Its buffer, in canonical order.', orNull(list(heldView))),
    bufferNotation: said(
      'The buffer as it is printed, e.g. `GG(4/8), Food(2/8)` (GOW-RES-03).',
      orNull(text),
    ),
    reserve: said('Reserve set by its controller (GOW-BUF-07).', orNull(list(amountView))),
    upkeepPaid: said('The upkeep of this round is paid: the reserve has lapsed.', orNull(flag)),
    activity: said('Its activities.', orNull(occupationView)),
    ce: said('Combat effectiveness, 0 … 150.', whole()),
    garrisonWeight: said('Weight of its garrison in ground battles (GOW-PLA-07).', whole()),
    orbitalWeight: said('Weight of its defences in void battles.', whole()),
    advancements: said('Advancements, one entry for each that stands (GOW-PLA-09).', list(id)),
    parts: said('Parts in its store.', orNull(list(partView))),
    loyalty: said('Loyalty, 0 … 10.', whole()),
    shortage: said('It is short of its upkeep (GOW-ACT-10).', orNull(flag)),
    shortageThisYear: said('It was so in this year.', orNull(flag)),
    titheGrade: said('Tithe grade, 0 … 3 (GOW-PLA-10).', whole()),
    conditions: said('Conditions.', list(conditionView)),
    sharing: said(
      'Who may draw on its stock, where its controller has said so (GOW-BUF-08).',
      list(allowanceView),
    ),
    tradeConsent: said('Whose lines may end here (GOW-TRD-03).', list(allowanceView)),
    chapterHold: said('It has a Chapter Hold.', flag),
    spacePort: said('It has a space port.', flag),
    works: said('Works on it.', list(workView)),
    screened: said('It has been screened for Neophytes (GOW-CHR-18).', orNull(flag)),
    priority: said('1 first … 9 last (GOW-GEN-04).', orNull(whole())),
    thisRound: said('What it did in this round.', orNull(planetRoundView)),
  }),
);

export type PlanetView = Shaped<typeof planetView>;

export const depotView = named(
  'Depot',
  'A field depot (GOW-BUF-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    planet: said('Planet on which it stands.', id),
    owner: said('Faction that owns it.', id),
    hidden: said('The viewer may not know what it holds: that is null (GOW-GEN-09).', flag),
    buffer: said('What it holds.', orNull(list(heldView))),
    bufferNotation: said('The same as it is printed.', orNull(text)),
  }),
);

export type DepotView = Shaped<typeof depotView>;

export const scheduledEventView = named(
  'ScheduledEvent',
  'What the arbiter has announced (GOW-DET-04).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    round: said('Round in which it happens.', whole()),
    title: said('Title.', text),
    text: said('What happens.', text),
    tag: said('What it is.', orNull(words.eventTag)),
    subSector: said('Sub-sector in which it happens.', orNull(id)),
  }),
);

export type ScheduledEventView = Shaped<typeof scheduledEventView>;
