import { foundIn, lookUp } from '../../../kernel/index.js';
import type { CounterRow } from './events.js';
import type { Written } from '../game-master/events.js';
import { supplyAccount } from '../state/account-names.js';
import type { GeneralGoods, GhostOfWarState, SupplyCounter, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks, type Books } from '../goods/books.js';
import { drawing, type Drawing, type Need } from '../goods/draw.js';
import { factionsBySeq, seatOf } from '../general/factions.js';
import { formationHolder, holderOf, isHolder, supplyListOf, type Holder } from '../units/holders.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq, inOrder } from '../general/order.js';
import { chapterProviders } from '../chapters/providers.js';
import { supplyTerms } from './terms.js';

/** A holder while S11 goes on. */
interface Supplied {
  readonly holder: Holder;
  readonly owner: string;
  readonly list: GeneralGoods;
  readonly max: number;
  readonly speed: number;
  readonly active: boolean;
  /** Takes its list, or says that it cannot have it. */
  readonly pay: () => boolean;
  counter: number;
  paid: boolean;
  /** At −max before its upkeep, which has failed. */
  starved: boolean;
}

/** GOW-SUP-03, -04, -07, -08: S11: upkeep of all holders, then resupply, then what the spent lose. */
export function supplyForces(table: GowTable): void {
  const { state } = table;
  const books = openBooks(state);
  const forces = suppliedForces(state, drawing(state, books));
  payUpkeep(table, books, forces);
  resupply(table, books, forces);
  wasteSpent(table, forces);
}

function suppliedForces(state: GhostOfWarState, draws: Drawing): readonly Supplied[] {
  const termsOf = supplyTerms(state);
  const providedBy = chapterProviders(state);
  return holdersInOrder(state).flatMap((holder) => {
    const { counter, max } = counterOf(state, holder);
    const [first] = holder.units;
    if (!first || max === 0) return [];
    const list = supplyListOf(state, holder);
    const { reach, speed } = termsOf(holder);
    const need: Need = { faction: first.owner, holder: holder.id, goods: list, allOrNothing: true, reach };
    const provider = providedBy(holder);
    const pay = provider
      ? () => provider.gives(list)
      : () => first.place.in !== 'JOURNEY' && draws.draw(need).paid;
    const active = holder.units.some(isActive);
    return [
      { holder, owner: first.owner, list, max, speed, active, pay, counter, paid: false, starved: false },
    ];
  });
}

/** GOW-GEN-04: formations, or their units by seq; then loose units. */
export function holdersInOrder(state: GhostOfWarState): readonly Holder[] {
  const ofUnit = (unit: Unit): readonly Holder[] => {
    const holder = holderOf(state, unit);
    return holder.kind === 'UNIT' ? [holder] : [];
  };
  const formations = inOrder(Object.values(state.formations)).flatMap((formation) => [
    ...(isHolder(state, formation) ? [formationHolder(state, formation)] : []),
    ...bySeq(formation.units.flatMap(foundIn(state.units))).flatMap(ofUnit),
  ]);
  const loose = inOrder(Object.values(state.units).filter((each) => each.formation === null));
  return [...formations, ...loose.flatMap(ofUnit)];
}

export const counterOf = (state: GhostOfWarState, { id, kind }: Holder): SupplyCounter =>
  (kind === 'FORMATION' ? lookUp(state.formations, id) : lookUp(state.units, id))?.supply ?? {
    counter: 0,
    max: 0,
  };

/** GOW-SUP-03: fights, braces or redeploys. */
const isActive = ({ activity: { now }, thisRound, place }: Unit): boolean =>
  now.includes('Fight') || now.includes('Brace') || thisRound.redeployed || place.in === 'JOURNEY';

/** GOW-SUP-03, -04 */
function payUpkeep(table: GowTable, books: Books, forces: readonly Supplied[]): void {
  const due = forces.filter((each) => each.active);
  const rows = due.map((force) => {
    const from = force.counter;
    force.paid = force.pay();
    force.starved = !force.paid && from === -force.max;
    if (!force.paid) force.counter = Math.max(-force.max, from - 1);
    const { holder, owner, paid, counter } = force;
    return { owner, holder: holder.id, from, to: counter, paid, units: holder.units.map((each) => each.id) };
  });
  tell(table, books, rows, (faction, own, booked) =>
    table.emit({ type: 'ghost-of-war.SupplyUpkeepPaid', data: { faction, rows: own, ...booked } }, [
      'GOW-SUP-03',
      'GOW-SUP-04',
    ]),
  );
}

/** GOW-SUP-08: those that nothing was due for, and those that have paid. */
function resupply(table: GowTable, books: Books, forces: readonly Supplied[]): void {
  const rows = forces
    .filter((each) => !each.active || each.paid)
    .map((force) => {
      const from = force.counter;
      for (let points = force.speed; points > 0 && force.counter < force.max && force.pay(); points -= 1) {
        force.counter += 1;
      }
      return { owner: force.owner, holder: force.holder.id, from, to: force.counter };
    })
    .filter((each) => each.from !== each.to);
  tell(table, books, rows, (faction, own, booked) =>
    table.emit({ type: 'ghost-of-war.SupplyCountersRose', data: { faction, rows: own, ...booked } }, [
      'GOW-SUP-08',
      'GOW-SUP-09',
    ]),
  );
}

/** One event for each faction that has rows, or has given goods. */
function tell<R extends CounterRow & { readonly owner: string }>(
  { state }: GowTable,
  books: Books,
  rows: readonly R[],
  emit: (
    faction: string,
    rows: readonly Omit<R, 'owner'>[],
    booked: { readonly bookings: ReturnType<typeof bookingsOf>; readonly written: readonly Written[] },
  ) => void,
): void {
  const bookings = books.bookings();
  for (const { id: faction } of factionsBySeq(state)) {
    const own = rows.filter((each) => each.owner === faction).map(({ owner: _owner, ...row }) => row);
    const booked = bookingsOf(bookings, faction);
    if (own.length + booked.length === 0) continue;
    const seat = seatOf(state, faction);
    const written = own
      .filter((each) => each.from !== each.to)
      .map(({ holder, from, to }) => ({ account: supplyAccount(holder), seat, amount: to - from }));
    emit(faction, own, { bookings: booked, written });
  }
}

const bookingsOf = (bookings: ReturnType<Books['bookings']>, faction: string) => bookings.get(faction) ?? [];

/** GOW-SUP-07: base CE lost by every unit of a holder that got nothing while it was spent already. */
function wasteSpent(table: GowTable, forces: readonly Supplied[]): void {
  const { state } = table;
  const pp = figure(state.parameters, 'supply.spentAttritionPp');
  const wasted = forces.filter((each) => each.starved).flatMap((each) => each.holder.units);
  if (pp === 0) return;
  for (const { id: faction } of factionsBySeq(state)) {
    const rows = wasted
      .filter((each) => each.owner === faction && each.ce > 0)
      .map((each) => ({ unit: each.id, from: each.ce, to: Math.max(0, each.ce - pp) }));
    if (rows.length === 0) continue;
    table.emit({ type: 'ghost-of-war.SpentUnitsWasted', data: { faction, rows } }, ['GOW-SUP-07']);
  }
}
