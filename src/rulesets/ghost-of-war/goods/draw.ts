import type { GeneralGoods, GeneralResource, GhostOfWarState, Planet } from '../state/index.js';
import type { Books } from './books.js';
import { drawSources, type CutOff, type Reach, type Sources } from './draw-sources.js';
import { chosen } from '../house-rules/house-rules.js';
import { inCanonicalOrder } from '../general/order.js';
import { totalUpkeep } from './upkeep-due.js';

export type { CutOff, Reach } from './draw-sources.js';

/** GOW-BUF-08: something that is needed at a place. */
export interface Need {
  readonly faction: string;
  /** Planet, unit or formation that needs it: its own buffer comes first, and its place is where the rest is drawn. */
  readonly holder: string;
  readonly goods: GeneralGoods;
  /** A list need: all of it, or nothing is taken. */
  readonly allOrNothing: boolean;
  /** Sources that are open to it. */
  readonly reach: Reach;
  /** The planet's own upkeep: it may use what the planet keeps in reserve (GOW-BUF-07). */
  readonly reserveToo?: boolean;
}

export interface Taking {
  readonly holder: string;
  readonly resource: GeneralResource;
  readonly amount: number;
}

export interface Drawn {
  /** Everything that was needed was there. */
  readonly paid: boolean;
  readonly takings: readonly Taking[];
  readonly missing: GeneralGoods;
}

/** Drawing within one step: sources are indexed once, stocks are those of the books. */
export interface Drawing {
  /** How much of a resource could be drawn now. */
  readonly available: (need: Omit<Need, 'goods' | 'allOrNothing'>, resource: GeneralResource) => number;
  readonly canDraw: (need: Need) => boolean;
  readonly draw: (need: Need) => Drawn;
  /** GOW-BUF-07: stock of a planet above its reserve. */
  readonly free: (planet: Planet, resource: GeneralResource) => number;
  /** GOW-BUF-07: the planet has paid, and its reserve is open to others. */
  readonly lapse: (planet: string) => void;
}

/** GOW-BUF-07: what only the planet's own upkeep may use: what its controller has set, or the upkeep of this round. */
export function reserveOf({ parameters }: Pick<GhostOfWarState, 'parameters'>, planet: Planet): GeneralGoods {
  if (planet.upkeepPaid) return {};
  const standard = chosen(parameters, 'reserve.default') === 'upkeep' ? totalUpkeep(planet) : {};
  return { ...standard, ...planet.reserve };
}

type Asked = Omit<Need, 'goods' | 'allOrNothing'>;

/** Sources are the same for every resource that a holder asks for. */
function rememberedSources(find: ReturnType<typeof drawSources>): (need: Asked) => Sources {
  const known = new Map<string, Sources>();
  return ({ faction, holder, reach }) => {
    const key = `${faction}|${holder}|${reach}`;
    const sources = known.get(key) ?? find(faction, holder, reach);
    known.set(key, sources);
    return sources;
  };
}

const NOTHING_MISSING: GeneralGoods = {};

/** GOW-BUF-07: what planets keep back, looked up once each; `lapse`: nothing any more. */
function rememberedReserves(state: GhostOfWarState) {
  const known = new Map<string, GeneralGoods>();
  return {
    of: (planet: Planet, resource: GeneralResource): number => {
      const reserve = known.get(planet.id) ?? reserveOf(state, planet);
      known.set(planet.id, reserve);
      return reserve[resource] ?? 0;
    },
    lapse: (planet: string): void => void known.set(planet, {}),
  };
}

/** GOW-BUF-08: DRAW on the books of a step. */
export function drawing(state: GhostOfWarState, books: Books, cutOff?: CutOff): Drawing {
  const reserves = rememberedReserves(state);
  const free = (planet: Planet, resource: GeneralResource): number =>
    Math.max(0, books.stock(planet.id, resource) - reserves.of(planet, resource));
  const sourcesOf = rememberedSources(drawSources(state, cutOff));

  /** What a source can give. */
  const amountAt = (need: Asked, source: string | Planet, resource: GeneralResource): number => {
    if (typeof source === 'string') return books.stock(source, resource);
    return need.reserveToo === true && source.id === need.holder
      ? books.stock(source.id, resource)
      : free(source, resource);
  };
  /** All of it, or as soon as it is enough. */
  const sumUpTo = (need: Asked, resource: GeneralResource, enough: number): number => {
    const { near, subSector } = sourcesOf(need);
    let sum = 0;
    for (const sources of [near, subSector]) {
      for (const each of sources) {
        if (sum >= enough) return sum;
        sum += amountAt(need, each, resource);
      }
    }
    return sum;
  };
  const available: Drawing['available'] = (need, resource) => sumUpTo(need, resource, Infinity);
  const canDraw = (need: Need): boolean =>
    inCanonicalOrder(need.goods).every(([resource, amount]) => sumUpTo(need, resource, amount) >= amount);
  const take = (need: Need, resource: GeneralResource, amount: number): readonly Taking[] => {
    let left = amount;
    const takings: Taking[] = [];
    const from = (holder: string, offered: number): void => {
      const taken = left > 0 ? books.take(holder, resource, Math.min(left, offered)) : 0;
      left -= taken;
      if (taken > 0) takings.push({ holder, resource, amount: taken });
    };
    const { near, subSector } = sourcesOf(need);
    for (const each of near) {
      if (left === 0) return takings;
      from(typeof each === 'string' ? each : each.id, amountAt(need, each, resource));
    }
    if (left === 0) return takings;
    const far = subSector.map((each) => ({ id: each.id, amount: amountAt(need, each, resource) }));
    for (const { id, amount: offered } of far.sort((one, other) => other.amount - one.amount))
      from(id, offered);
    return takings;
  };
  const draw = (need: Need): Drawn => {
    if (need.allOrNothing && !canDraw(need)) return { paid: false, takings: [], missing: need.goods };
    const takings = inCanonicalOrder(need.goods).flatMap(([resource, amount]) =>
      take(need, resource, amount),
    );
    const missing = stillMissing(need.goods, takings);
    return { paid: missing === NOTHING_MISSING, takings, missing };
  };
  return { available, canDraw, draw, free, lapse: reserves.lapse };
}

function stillMissing(goods: GeneralGoods, takings: readonly Taking[]): GeneralGoods {
  const missing = inCanonicalOrder(goods).flatMap(([resource, amount]) => {
    const got = takings
      .filter((each) => each.resource === resource)
      .reduce((sum, each) => sum + each.amount, 0);
    return got < amount ? [[resource, amount - got] as const] : [];
  });
  return missing.length === 0 ? NOTHING_MISSING : Object.fromEntries(missing);
}
