import { itemAt, lookUp } from '../../../kernel/index.js';
import { VETERAN } from '../data/levels.js';
import { SALVAGED_MEN } from '../data/spoils.js';
import { accounts } from '../goods/accounts.js';
import type { Battle, Fallen, GeneralGoods, GhostOfWarState, Side, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { openBooks } from '../goods/books.js';
import { isSquad, levelOf } from '../experience/experience.js';
import { factionsBySeq, isAllied } from '../general/factions.js';
import { resizeHolders } from '../formations/resizing.js';
import { bySeq, inCanonicalOrder } from '../general/order.js';
import { salvageOf } from './salvage.js';
import { typeOf } from '../units/unit-types.js';
import { bufferAfter, putSpoils, receiversOf } from '../goods/war-spoils.js';
import { otherSide, SIDES, unitsOfSide } from './coalitions.js';
import { isVictory, outcomeFor } from './outcome.js';
import { numbered } from '../state/numbering.js';

/** What follows from a battle once its losses are known: spoils, the dead, withdrawal, works, control. */
export function concludeBattle(table: GowTable, id: string): void {
  const battle = lookUp(table.state.battles, id);
  if (!battle?.result) return;
  takeSpoils(table, battle);
  removeDestroyed(table, battle);
  withdrawShips(table, battle);
  loseWorks(table, battle);
  table.emit({ type: 'ghost-of-war.BattleSettled', data: { battle: id } }, ['GOW-CBT-11']);
}

const destroyedOf = (state: GhostOfWarState, battle: Battle, side: Side): readonly Unit[] =>
  bySeq(unitsOfSide(state, battle[side]).filter((each) => each.ce === 0));

/** GOW-CBT-16: the field holder, if they have won; goods listed in the report replace the default. */
function takeSpoils(table: GowTable, battle: Battle): void {
  const { result, settledBy } = battle;
  if (!result) return;
  const captured = settledBy?.captured ?? 'AUTO';
  if (captured === 'NONE') return;
  if (captured !== 'AUTO') {
    for (const { to, goods } of captured) {
      const holder = bufferAfter(table.state, battle, to, new Set());
      if (holder !== null) book(table, battle.id, goods, [holder]);
    }
    return;
  }
  const holder = result.fieldHolder;
  if (!isVictory(outcomeFor(holder, result.outcome))) return;
  const loser = otherSide(holder);
  const decisive = outcomeFor(loser, result.outcome) === 'DECISIVE_DEFEAT';
  const goods = spoilsOf(table.state, destroyedOf(table.state, battle, loser), decisive);
  book(table, battle.id, goods, receivers(table.state, battle, holder));
}

/** Salvage of every destroyed unit, and Men of destroyed infantry on a decisive victory. */
export function spoilsOf(
  state: GhostOfWarState,
  destroyed: readonly Unit[],
  decisive: boolean,
): GeneralGoods {
  const sum: Partial<Record<keyof GeneralGoods, number>> = {};
  for (const unit of destroyed) {
    for (const [resource, amount] of inCanonicalOrder(salvageOf(state, unit))) {
      sum[resource] = (sum[resource] ?? 0) + amount;
    }
    if (decisive && SALVAGED_MEN.includes(typeOf(state, unit).unitClass)) sum.Men = (sum.Men ?? 0) + 1;
  }
  return sum;
}

/** GOW-BUF-10 */
function receivers(state: GhostOfWarState, battle: Battle, side: Side): readonly string[] {
  const units = unitsOfSide(state, battle[side]).filter((each) => each.ce > 0);
  const system = battle.domain === 'void' ? battle.location : lookUp(state.planets, battle.location)?.system;
  return receiversOf(state, { factions: battle[side].factions, units, system });
}

/** GOW-BUF-10: what has no room is lost. */
export function book(
  table: GowTable,
  battle: string | null,
  goods: GeneralGoods,
  into: readonly string[],
): void {
  const books = openBooks(table.state);
  for (const [resource, amount] of inCanonicalOrder(goods)) {
    putSpoils(books, into, resource, amount);
  }
  for (const [faction, bookings] of books.bookings()) {
    table.emit({ type: 'ghost-of-war.GoodsCaptured', data: { faction, battle, bookings } }, [
      'GOW-CBT-16',
      'GOW-BUF-10',
    ]);
  }
}

/** GOW-CE-10 */
function removeDestroyed(table: GowTable, battle: Battle): void {
  const gone = SIDES.flatMap((side) => destroyedOf(table.state, battle, side));
  destroyUnits(table, gone, `destroyed in ${battle.id}`);
}

/** GOW-CE-10: units leave the campaign with what they had. */
export function destroyUnits(table: GowTable, units: readonly Unit[], cause: string): void {
  for (const { id: faction } of factionsBySeq(table.state)) {
    const own = units.filter((each) => each.owner === faction);
    if (own.length === 0) continue;
    table.emit(
      {
        type: 'ghost-of-war.UnitsDestroyed',
        data: {
          faction,
          rows: own.map((each) => ({ unit: each.id, name: each.name })),
          cause,
          fallen: veteransAmong(table.state, own),
          written: writtenOff(table.state, own),
        },
      },
      ['GOW-CE-10'],
    );
  }
  resizeHolders(table, [...new Set(units.flatMap(({ formation }) => formation ?? []))]);
}

/** GOW-CHR-19: a Veteran squad is a death that a Rite of Entombment may serve. */
const veteransAmong = (state: GhostOfWarState, units: readonly Unit[]): readonly Fallen[] =>
  bySeq(units.filter((each) => isSquad(state, each) && levelOf(state, each.xp) >= VETERAN)).map(
    ({ name, owner }, index) => ({
      id: itemAt(numbered(state, 'fallen', [owner], index + 1), index).id,
      faction: owner,
      name,
      round: state.round,
      served: false,
    }),
  );

/** What units take with them out of the books. */
export function writtenOff(state: GhostOfWarState, units: readonly Unit[]) {
  const gone = {
    ...state,
    planets: {},
    depots: {},
    formations: {},
    characters: {},
    units: Object.fromEntries(units.map((each) => [each.id, each])),
  };
  return accounts(gone)
    .filter((each) => each.amount !== 0 && units.some((unit) => each.account.endsWith(`:${unit.id}`)))
    .map((each) => ({ ...each, amount: -each.amount }));
}

/** GOW-CBT-17: beaten ships are withdrawn until they leave. */
function withdrawShips(table: GowTable, battle: Battle): void {
  if (battle.domain !== 'void' || !battle.result) return;
  const { outcome } = battle.result;
  const side = SIDES.find((each) => isVictory(outcomeFor(otherSide(each), outcome)));
  if (!side) return;
  for (const faction of battle[side].factions) {
    const units = unitsOfSide(table.state, battle[side])
      .filter((each) => each.owner === faction)
      .map((each) => each.id);
    if (units.length > 0) {
      table.emit({ type: 'ghost-of-war.ShipsWithdrew', data: { faction, battle: battle.id, units } }, [
        'GOW-CBT-17',
      ]);
    }
  }
}

/** GOW-CE-07: field works and Fortify vanish when their side loses a ground battle there. */
function loseWorks(table: GowTable, battle: Battle): void {
  const planet = lookUp(table.state.planets, battle.location);
  if (battle.domain !== 'ground' || !planet || !battle.result) return;
  const { outcome } = battle.result;
  for (const side of SIDES) {
    if (!isVictory(outcomeFor(otherSide(side), outcome))) continue;
    const factions = [
      ...new Set(
        planet.works
          .map((each) => each.faction)
          .filter((builder) => battle[side].factions.some((each) => isAllied(table.state, builder, each))),
      ),
    ];
    const [faction] = factions;
    if (faction === undefined) continue;
    table.emit(
      {
        type: 'ghost-of-war.WorksLost',
        data: { faction, planet: planet.id, factions },
      },
      ['GOW-CE-07'],
    );
  }
}
