import {
  notationOf,
  type EventProject,
  type GhostOfWarState,
  type Project,
  type Stop,
  type TradeLine,
} from '../../../../../rulesets/ghost-of-war/index.js';
import type {
  GhostOfWarEventProject,
  GhostOfWarLine,
  GhostOfWarProject,
  GhostOfWarStop,
} from '../types/works.js';
import { presentGoods, presentParts } from './goods.js';

export const presentProject = ({ place, options, ...project }: Project): GhostOfWarProject => ({
  ...project,
  placeKind: place.kind,
  place: place.id,
  oneTimePaid: presentGoods(project.oneTimePaid),
  parts: presentParts(project.parts),
  ...options,
  weaponParts: [...options.weaponParts],
});

export const presentEventProject = (project: EventProject): GhostOfWarEventProject => ({
  ...project,
  perRound: presentGoods(project.perRound),
  oneTime: presentGoods(project.oneTime),
  yields: presentGoods(project.yields),
});

const presentStop = ({ place, wares, ...stop }: Stop): GhostOfWarStop => ({
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

export const presentLine = (state: GhostOfWarState, line: TradeLine): GhostOfWarLine => ({
  ...line,
  notation: notationOf(state, line),
  stops: line.stops.map(presentStop),
  setAside: [...line.setAside],
});
