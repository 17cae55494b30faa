import {
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
  type Shaped,
} from '../../../../kernel/index.js';
import { notationOf } from '../../trade/line-notation.js';
import type { GhostOfWarState } from '../../state/index.js';
import type { EventProject, Project } from '../../state/projects.js';
import type { Stop, TradeLine } from '../../state/trade.js';
import { amountView, partView, showGoods, showParts } from './goods.js';
import * as words from '../../words/index.js';

export const projectView = named(
  'Project',
  'A project under way (GOW-PRJ-01).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    placeKind: said('Where it runs.', words.projectPlaceKind),
    place: said('Planet, formation or unit.', id),
    owner: said('Faction that ordered it.', id),
    item: said('Key of its entry.', id),
    progress: said('Rounds of progress so far.', whole()),
    duration: said('Rounds that it takes.', whole()),
    oneTimePaid: said('What of its price has been paid.', list(amountView)),
    startedRound: said('Round in which it was started.', whole()),
    site: said('Planet on which a field project is built.', orNull(id)),
    priority: said('1 first … 9 last.', whole()),
    status: said('Its status.', words.projectStatus),
    forFaction: said('Faction that gets what is made.', id),
    weapon: said('Main weapon of the unit.', orNull(id)),
    tubes: said('Torpedo tubes.', orNull(whole())),
    resource: said('Resource that is given, or made.', orNull(words.generalResource)),
    repeat: said('Starts again when it is done.', flag),
    weaponParts: said('Weapon parts of an assembly.', list(id)),
    turret: said('Turret of an assembly.', orNull(id)),
    scouts: said('Scouts that become a squad.', orNull(id)),
    name: said('Name of the unit made.', orNull(text)),
    parts: said('Parts that are reserved.', list(partView)),
    hero: said('Hero whose process it is.', orNull(id)),
    death: said('The death that it serves.', orNull(id)),
  }),
);
export type ProjectView = Shaped<typeof projectView>;

export const eventProjectView = named(
  'EventProject',
  'A project that the arbiter has made up (GOW-PLA-09).',
  record({
    key: said('Its key.', id),
    name: said('Its name.', text),
    level: said('Its level.', words.slotLevel),
    durationRounds: said('Rounds that it takes.', whole()),
    perRound: said('What it needs each round.', list(amountView)),
    oneTime: said('What it needs once.', list(amountView)),
    yields: said('What it yields.', list(amountView)),
    planet: said('Planet where it may be started; null = anywhere.', orNull(id)),
  }),
);
export type EventProjectView = Shaped<typeof eventProjectView>;

export const wareView = named(
  'Ware',
  'What a line brings.',
  record({
    kind: said('A resource or a part.', words.wareKind),
    name: said('The resource, or the key of the part.', text),
    amount: said('How much.', whole()),
  }),
);
export type WareView = Shaped<typeof wareView>;

export const stopView = named(
  'Stop',
  'A stop of a line.',
  record({
    kind: said('To a planet or to forces.', words.stopKind),
    place: said('The planet, unit, formation or supply group.', id),
    system: said('System to which the line runs, where it delivers to forces.', orNull(id)),
    intoDepot: said('Depot into which it delivers.', orNull(id)),
    wares: said('What it gets, in canonical order.', list(wareView)),
    path: said('Way from the stop before, both ends included.', list(hex)),
    travelRounds: said('Rounds of this leg (GOW-TRV-04).', whole()),
    firstRound: said('First round of delivery when it was established (GOW-TRD-05).', whole()),
    deliversFrom: said('Round from which it delivers now.', whole()),
    status: said('Its status.', words.stopStatus),
    interruptedRounds: said('S3 in a row at which it was interrupted.', whole()),
    delivered: said('It has been delivered to.', flag),
  }),
);
export type StopView = Shaped<typeof stopView>;

export const lineRaidView = named(
  'LineRaid',
  'The last raid on a line (GOW-TRD-13).',
  record({
    round: said('Its round.', whole()),
    raider: said('Formation or ship.', id),
    faction: said('Its faction.', id),
    system: said('System where it lay in wait.', id),
    stop: said('Stops from this one on, from 0, got nothing.', whole()),
  }),
);
export type LineRaidView = Shaped<typeof lineRaidView>;

export const setAsideView = named(
  'SetAside',
  'Wares set aside for a stop in this round (GOW-TRD-08).',
  record({
    stop: said('The stop, from 0.', whole()),
    resource: said('The resource.', words.generalResource),
    amount: said('How much.', whole()),
    from: said('Whom it was drawn from.', id),
  }),
);
export type SetAsideView = Shaped<typeof setAsideView>;

export const lineView = named(
  'Line',
  'A trade or supply line.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    number: said('Its number, in order of establishing.', whole()),
    owner: said('Faction that owns it.', id),
    kind: said('Its kind.', words.lineKind),
    origin: said('Planet where it begins.', id),
    notation: said('The line as it is written down (GOW-TRD-02), e.g. `Hastea → Atria: Food(4)`.', text),
    stops: said('Its stops.', list(stopView)),
    wellCharted: said('It is well charted (GOW-TRD-04).', flag),
    establishedRound: said('Round in which it was established.', whole()),
    setAside: said('Wares set aside in this round.', list(setAsideView)),
    raid: said('The last raid that succeeded.', orNull(lineRaidView)),
  }),
);
export type LineView = Shaped<typeof lineView>;

export const showProject = ({ place, options, ...project }: Project): ProjectView => ({
  ...project,
  placeKind: place.kind,
  place: place.id,
  oneTimePaid: showGoods(project.oneTimePaid),
  parts: showParts(project.parts),
  ...options,
  weaponParts: [...options.weaponParts],
});

export const showEventProject = (project: EventProject): EventProjectView => ({
  ...project,
  perRound: showGoods(project.perRound),
  oneTime: showGoods(project.oneTime),
  yields: showGoods(project.yields),
});

const showStop = ({ place, wares, ...stop }: Stop): StopView => ({
  ...stop,
  kind: place.kind,
  place: place.id,
  system: place.kind === 'FORCE' ? place.system : null,
  intoDepot: place.kind === 'PLANET' ? place.intoDepot : null,
  wares: wares.map((ware) => ({
    kind: ware.kind,
    name: ware.kind === 'PART' ? ware.part : ware.resource,
    amount: ware.amount,
  })),
  path: [...stop.path],
});

export const showLine = (state: GhostOfWarState, line: TradeLine): LineView => ({
  ...line,
  notation: notationOf(state, line),
  stops: line.stops.map(showStop),
  setAside: [...line.setAside],
});
