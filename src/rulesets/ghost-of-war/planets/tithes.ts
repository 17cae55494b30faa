import type { GeneralGoods, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks } from '../goods/books.js';
import { isLastOfYear } from '../general/calendar.js';
import { drawing, type Drawing } from '../goods/draw.js';
import { inForce } from '../house-rules/house-rules.js';
import { inCanonicalOrder } from '../general/order.js';
import { byController, planetsInOrder } from '../activities/producing.js';

interface Tithe {
  readonly planet: string;
  readonly paid: GeneralGoods;
  readonly arrears: GeneralGoods;
}

/** GOW-PLA-10: S14 of the last round of a year: planets give of what they make; it leaves the campaign. */
export function payTithes(table: GowTable): void {
  if (!inForce(table.state.parameters, 'tithe.enabled') || !isLastOfYear(table.state)) return;
  const books = openBooks(table.state);
  const draws = drawing(table.state, books);
  const rows = planetsInOrder(table.state)
    .filter((each) => Object.keys(titheOf(each)).length > 0)
    .map((planet) => tithe(draws, planet));
  const bookings = books.bookings();
  const byFaction = byController(table.state, rows);
  for (const faction of new Set([...byFaction.keys(), ...bookings.keys()])) {
    table.emit(
      {
        type: 'ghost-of-war.TithePaid',
        data: { faction, rows: byFaction.get(faction) ?? [], bookings: bookings.get(faction) ?? [] },
      },
      ['GOW-PLA-10', 'GOW-BUF-08'],
    );
  }
  resent(
    table,
    rows.filter((each) => Object.keys(each.arrears).length > 0),
  );
}

/** So many units of each resource of the basic production as its grade says. */
const titheOf = ({ basicProduction, titheGrade }: Planet): GeneralGoods =>
  Object.fromEntries(
    inCanonicalOrder(basicProduction).flatMap(([resource]) =>
      titheGrade > 0 ? [[resource, titheGrade]] : [],
    ),
  );

function tithe(draws: Drawing, planet: Planet): Tithe {
  const { takings, missing } = draws.draw({
    faction: planet.controller,
    holder: planet.id,
    goods: titheOf(planet),
    allOrNothing: false,
    reach: 'PLANET',
  });
  const paid: Record<string, number> = {};
  for (const { resource, amount } of takings) paid[resource] = (paid[resource] ?? 0) + amount;
  return { planet: planet.id, paid, arrears: missing };
}

/** GOW-PLA-10: arrears cost loyalty, once. */
function resent(table: GowTable, rows: readonly Tithe[]): void {
  const { planets }: Pick<GhostOfWarState, 'planets'> = table.state;
  const changed = rows.flatMap(({ planet: id }) => {
    const from = planets[id]?.loyalty ?? 0;
    return from > 0 ? [{ planet: id, from, to: from - 1 }] : [];
  });
  for (const [faction, own] of byController(table.state, changed)) {
    table.emit(
      { type: 'ghost-of-war.LoyaltyChanged', data: { faction, cause: 'TITHE_ARREARS', rows: own } },
      ['GOW-PLA-10', 'GOW-PLA-08'],
    );
  }
}
