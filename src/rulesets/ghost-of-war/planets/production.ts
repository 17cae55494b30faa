import { GENERAL_RESOURCES } from '../data/resources.js';
import type { GeneralGoods, GeneralResource, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks, type Books } from '../goods/books.js';
import { figure } from '../house-rules/house-rules.js';
import { byController, isProducing, planetsInOrder } from '../activities/producing.js';

/** GOW-PLA-04, GOW-ACT-02, -03: S4: planets add their basic production to their buffers; what does not fit is lost. */
export function makeBasicProduction(table: GowTable): void {
  const books = openBooks(table.state);
  const rows = planetsInOrder(table.state)
    .filter(isProducing)
    .map((planet) => produce(table.state, books, planet))
    .filter(({ made, wasted }) => Object.keys({ ...made, ...wasted }).length > 0);
  const bookings = books.bookings();
  for (const [faction, own] of byController(table.state, rows)) {
    table.emit(
      {
        type: 'ghost-of-war.BasicProductionMade',
        data: { faction, rows: own, bookings: bookings.get(faction) ?? [] },
      },
      ['GOW-PLA-04', 'GOW-BUF-05'],
    );
  }
}

interface Made {
  readonly planet: string;
  readonly made: GeneralGoods;
  readonly wasted: GeneralGoods;
}

function produce(state: GhostOfWarState, books: Books, planet: Planet): Made {
  const made: [GeneralResource, number][] = [];
  const wasted: [GeneralResource, number][] = [];
  for (const resource of GENERAL_RESOURCES) {
    const amount = basicProductionOf(state, planet, resource);
    const lost = amount > 0 ? books.put(planet.id, resource, amount) : 0;
    if (amount > lost) made.push([resource, amount - lost]);
    if (lost > 0) wasted.push([resource, lost]);
  }
  return { planet: planet.id, made: Object.fromEntries(made), wasted: Object.fromEntries(wasted) };
}

/** GOW-PLA-04, -08, -11, GOW-CE-06: what a planet makes of a resource in a round in which it produces. */
export function basicProductionOf(
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  { basicProduction, thisRound, conditions, loyalty }: Planet,
  resource: GeneralResource,
): number {
  if (resource === 'Men' && conditions.some((each) => each.name === 'PLAGUE')) return 0;
  const basic = basicProduction[resource] ?? 0;
  const full = thisRound.boosted === resource ? basic + boostOf(basic) : basic;
  return loyalty <= figure(parameters, 'loyalty.unrestAt') ? Math.floor(full / 2) : full;
}

/** GOW-PLA-11 */
const boostOf = (basic: number): number => Math.max(1, Math.floor(basic / 2));
