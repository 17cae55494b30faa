import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { isGeneralResource } from '../data/resources.js';
import type { GowTable } from '../table.js';
import { openBooks } from '../goods/books.js';
import { drawing } from '../goods/draw.js';
import { figure, inForce } from '../house-rules/house-rules.js';
import { ownBookings } from '../goods/shared-books.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { mustOwnPlanet } from '../sheets/own.js';
import { isProducing, planetsInOrder } from '../activities/producing.js';

/** GOW-PLA-11: once per planet and round, of something that it makes. */
export const judgeBoost: OrderJudge<'BOOST'> = (context, { planet: id, resource }) => {
  const { state, sheet, index, path } = context;
  if (!inForce(state.parameters, 'boost.enabled')) return [violation('GOW-PLA-11', 'BOOST_OFF', path)];
  const barred = mustOwnPlanet(context, id);
  const planet = lookUp(state.planets, id);
  if (barred.length > 0 || !planet) return barred;
  const violations: Violation[] = [];
  if (!isGeneralResource(resource) || (planet.basicProduction[resource] ?? 0) === 0) {
    violations.push(violation('GOW-PLA-11', 'NOT_PRODUCED', [...path, 'resource'], { planet: id, resource }));
  }
  const before = sheet.slice(0, index).some((each) => each.order === 'BOOST' && each.planet === id);
  if (before || planet.thisRound.boosted !== null) {
    violations.push(violation('GOW-PLA-11', 'BOOSTED_ALREADY', [...path, 'planet'], { planet: id }));
  }
  return violations;
};

/** GOW-PLA-11, GOW-GEN-04: S4: boosts are paid by DRAW, planets by priority, then seq, before the basic production. */
export function payBoosts(table: GowTable): void {
  const ranks = new Map(planetsInOrder(table.state).map(({ id }, rank) => [id, rank]));
  const rankOf = ({ order }: InForce<'BOOST'>): number => ranks.get(order.planet) ?? ranks.size;
  for (const each of ordersOf(table.state, 'BOOST').toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const violations = judgeInForce(table.state, each, judgeBoost);
    if (violations.length > 0) failOrder(table, each, violations);
    else payBoost(table, each);
  }
}

function payBoost(table: GowTable, each: InForce<'BOOST'>): void {
  const { faction, order } = each;
  const { state } = table;
  const cost = figure(state.parameters, 'boost.costGG');
  const books = openBooks(state);
  const planet = lookUp(state.planets, order.planet);
  const producing = planet !== undefined && isProducing(planet);
  const { paid } = producing
    ? drawing(state, books).draw({
        faction,
        holder: order.planet,
        goods: { GG: cost },
        allOrNothing: true,
        reach: 'PLANET',
      })
    : { paid: false };
  if (!paid) {
    const code = producing ? 'CANNOT_PAY' : 'NOT_PRODUCING';
    failOrder(table, each, [violation('GOW-PLA-11', code, ['planet'], { planet: order.planet, cost })]);
    return;
  }
  const { planet: id, resource } = order;
  const bookings = ownBookings(table, faction, books, ['GOW-PLA-11', 'GOW-BUF-08']);
  table.emit({ type: 'ghost-of-war.ProductionBoosted', data: { faction, planet: id, resource, bookings } }, [
    'GOW-PLA-11',
    'GOW-BUF-08',
  ]);
}
