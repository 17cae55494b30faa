import type { GeneralGoods, GeneralResource, GhostOfWarState, Planet } from '../state.js';
import type { Books } from './books.js';
import { drawSources, type CutOff, type Reach } from './draw-sources.js';
import { chosen } from './house-rules.js';
import { inCanonicalOrder } from './order.js';
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

const NOTHING_MISSING: GeneralGoods = {};

/** GOW-BUF-08: DRAW on the books of a step. */
export function drawing(state: GhostOfWarState, books: Books, cutOff?: CutOff): Drawing {
  const reserves = new Map<string, GeneralGoods>();
  const reserve = (planet: Planet, resource: GeneralResource): number => {
    const known = reserves.get(planet.id) ?? reserveOf(state, planet);
    reserves.set(planet.id, known);
    return known[resource] ?? 0;
  };
  const free = (planet: Planet, resource: GeneralResource): number =>
    Math.max(0, books.stock(planet.id, resource) - reserve(planet, resource));
  const sourcesOf = drawSources(state, cutOff);

  /** Sources of a resource in order, with what each can give. */
  const offers = (need: Omit<Need, 'goods' | 'allOrNothing'>, resource: GeneralResource): readonly Taking[] => {
    const { near, subSector } = sourcesOf(need.faction, need.holder, need.reach);
    const ofPlanet = (planet: Planet): Taking => ({
      holder: planet.id,
      resource,
      amount:
        need.reserveToo === true && planet.id === need.holder
          ? books.stock(planet.id, resource)
          : free(planet, resource),
    });
    const given = near.map((each) =>
      typeof each === 'string' ? { holder: each, resource, amount: books.stock(each, resource) } : ofPlanet(each),
    );
    const far = subSector.map(ofPlanet).filter((each) => each.amount > 0);
    return [...given, ...[...far].sort((one, other) => other.amount - one.amount)];
  };
  const available: Drawing['available'] = (need, resource) =>
    offers(need, resource).reduce((sum, each) => sum + each.amount, 0);
  const canDraw = (need: Need): boolean =>
    inCanonicalOrder(need.goods).every(([resource, amount]) => available(need, resource) >= amount);
  const take = (need: Need, resource: GeneralResource, amount: number): readonly Taking[] => {
    let left = amount;
    return offers(need, resource).flatMap((offer) => {
      const taken = books.take(offer.holder, resource, Math.min(left, offer.amount));
      left -= taken;
      return taken > 0 ? [{ ...offer, amount: taken }] : [];
    });
  };
  const draw = (need: Need): Drawn => {
    if (need.allOrNothing && !canDraw(need)) return { paid: false, takings: [], missing: need.goods };
    const takings = inCanonicalOrder(need.goods).flatMap(([resource, amount]) => take(need, resource, amount));
    const missing = stillMissing(need.goods, takings);
    return { paid: missing === NOTHING_MISSING, takings, missing };
  };
  return { available, canDraw, draw, free, lapse: (planet) => reserves.set(planet, {}) };
}

function stillMissing(goods: GeneralGoods, takings: readonly Taking[]): GeneralGoods {
  const missing = inCanonicalOrder(goods).flatMap(([resource, amount]) => {
    const got = takings.filter((each) => each.resource === resource).reduce((sum, each) => sum + each.amount, 0);
    return got < amount ? [[resource, amount - got] as const] : [];
  });
  return missing.length === 0 ? NOTHING_MISSING : Object.fromEntries(missing);
}
