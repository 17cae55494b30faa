import type { Activity } from '../data/activities.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import type { UpkeepRow } from '../goods/events.js';
import type { GeneralGoods, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks } from '../goods/books.js';
import { drawing, type Drawing } from '../goods/draw.js';
import { figure } from '../house-rules/house-rules.js';
import { upkeepEntries } from '../goods/upkeep-due.js';
import { byController, planetsInOrder } from '../activities/producing.js';

/** GOW-ACT-09: S13: planets pay, one after another; what one has kept in reserve is then open to the next. */
export function payUpkeep(table: GowTable): void {
  const books = openBooks(table.state);
  const draws = drawing(table.state, books);
  const rows = planetsInOrder(table.state).map((planet) => {
    const bill = pay(draws, planet);
    draws.lapse(planet.id);
    return rowOf(table.state, planet, bill);
  });
  const byFaction = byController(table.state, rows);
  const bookings = books.bookings();
  for (const faction of new Set([...byFaction.keys(), ...bookings.keys()])) {
    table.emit(
      {
        type: 'ghost-of-war.UpkeepPaid',
        data: { faction, rows: byFaction.get(faction) ?? [], bookings: bookings.get(faction) ?? [] },
      },
      ['GOW-ACT-09', 'GOW-ACT-10', 'GOW-BUF-01'],
    );
  }
}

interface Bill {
  readonly paid: GeneralGoods;
  readonly unpaid: GeneralGoods;
  /** Activities of which a part was not paid. */
  readonly short: readonly Activity[];
}

/** GOW-ACT-09: what can be paid is paid, entry by entry. */
function pay(draws: Drawing, planet: Planet): Bill {
  return upkeepEntries(planet).reduce<Bill>(
    (bill, { activity, goods }) => {
      const { takings, missing, paid } = draws.draw({
        faction: planet.controller,
        holder: planet.id,
        goods,
        allOrNothing: false,
        reach: 'PLANET',
        reserveToo: true,
      });
      return {
        paid: takings.reduce((sum, { resource, amount }) => plus(sum, { [resource]: amount }), bill.paid),
        unpaid: plus(bill.unpaid, missing),
        short: paid ? bill.short : [...bill.short, activity],
      };
    },
    { paid: {}, unpaid: {}, short: [] },
  );
}

/** GOW-ACT-10: what an unpaid entry costs. */
function rowOf({ parameters }: Pick<GhostOfWarState, 'parameters'>, planet: Planet, bill: Bill): UpkeepRow {
  const { short } = bill;
  const lost = (activity: Activity, ce: number): number => (short.includes(activity) ? ce : 0);
  const ce =
    planet.ce -
    lost('Idle', figure(parameters, 'planet.shortageCePp')) -
    lost('Brace', planet.thisRound.gained.Brace ?? 0) -
    lost('Recover', planet.thisRound.gained.Recover ?? 0) -
    lost('Fight', figure(parameters, 'planet.fightShortageCePp'));
  return {
    planet: planet.id,
    paid: bill.paid,
    unpaid: bill.unpaid,
    ce: { from: planet.ce, to: Math.max(0, ce) },
    loyalty: { from: planet.loyalty, to: Math.max(0, planet.loyalty - lost('Idle', 1)) },
    shortage: { from: planet.shortage, to: short.includes('Idle') || short.includes('Produce') },
  };
}

const plus = (one: GeneralGoods, other: GeneralGoods): GeneralGoods =>
  Object.fromEntries(
    GENERAL_RESOURCES.flatMap((each) => {
      const sum = (one[each] ?? 0) + (other[each] ?? 0);
      return sum > 0 ? [[each, sum]] : [];
    }),
  );
