import { lookUp } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import { VETERAN } from '../data/levels.js';
import { itemRow } from '../data/items.js';
import type { PartMove } from '../state/part-moves.js';
import type { GhostOfWarState, PartStore, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { chapterFleetOf, holdsOf, systemOfFleet } from './bases.js';
import { levelOf } from '../experience/experience.js';
import { figure } from '../house-rules/house-rules.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { systemOf } from '../map/places.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';

const SUIT = itemRow('suit-of-terminator-armor')?.name ?? '';

/** GOW-UNI-04: a Veteran squad at Hold or Fleet; `suits` is how many it has from then on. */
export const judgeSuits: OrderJudge<'ASSIGN_SUITS'> = ({ state, faction, path }, { unit: id, suits }) => {
  const unit = lookUp(state.units, id);
  if (unit?.owner !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', [...path, 'unit'], { unit: id })];
  }
  const most = figure(state.parameters, 'astartes.terminatorSuitsMax');
  if (!Number.isInteger(suits) || suits < 0 || suits > most) {
    return [violation('GOW-UNI-04', 'SUITS_OUT_OF_RANGE', [...path, 'suits'], { suits, most })];
  }
  const stores = storesOf(state, unit);
  const held = stores.reduce((sum, each) => sum + (lookUp(each.parts, SUIT) ?? 0), 0);
  return [
    ...(isSquad(state, unit) && levelOf(state, unit.xp) >= VETERAN
      ? []
      : [violation('GOW-UNI-04', 'NO_VETERAN_SQUAD', [...path, 'unit'], { unit: id })]),
    ...(stores.length > 0
      ? []
      : [violation('GOW-UNI-04', 'HOLD_OR_FLEET_NEEDED', [...path, 'unit'], { unit: id })]),
    ...(stores.length === 0 || held >= suits - unit.suits
      ? []
      : [violation('GOW-UNI-04', 'SUITS_MISSING', [...path, 'suits'], { needed: suits - unit.suits, held })]),
  ];
};

const isSquad = (state: GhostOfWarState, unit: Unit): boolean =>
  typeOf(state, unit).unitClass === 'Astartes Combat Squad' && unit.type !== 'astartes-scouts';

interface Store {
  readonly holder: string;
  readonly parts: PartStore;
}

/** Part stores of the Holds and the Fleet in the unit's system. */
function storesOf(state: GhostOfWarState, unit: Unit): readonly Store[] {
  const system = systemOf(state, unit.place);
  if (system === null) return [];
  const fleet = systemOfFleet(state, unit.owner) === system ? chapterFleetOf(state, unit.owner) : undefined;
  const holds = holdsOf(state, unit.owner).filter((each) => each.system === system);
  return [...holds, ...(fleet ? [fleet] : [])].map((each) => ({ holder: each.id, parts: each.parts }));
}

/** GOW-UNI-04: S2 */
export function assignSuits(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'ASSIGN_SUITS')) {
    const faults = judgeInForce(table.state, entry, judgeSuits);
    const unit = lookUp(table.state.units, entry.order.unit);
    if (faults.length > 0) failOrder(table, entry, faults);
    else if (unit && unit.suits !== entry.order.suits) assign(table, unit, entry.order.suits);
  }
}

function assign(table: GowTable, unit: Unit, suits: number): void {
  const stores = storesOf(table.state, unit);
  table.emit(
    {
      type: 'ghost-of-war.SuitsAssigned',
      data: {
        faction: unit.owner,
        unit: unit.id,
        from: unit.suits,
        to: suits,
        partMoves: moves(stores, suits - unit.suits),
      },
    },
    ['GOW-UNI-04'],
  );
}

/** Suits that are taken from the stores in order; what is given back goes to the first. */
function moves(stores: readonly Store[], count: number): readonly PartMove[] {
  if (count < 0) return stores.slice(0, 1).map(({ holder }) => ({ holder, part: SUIT, amount: -count }));
  let left = count;
  return stores.flatMap(({ holder, parts }) => {
    const taken = Math.min(left, lookUp(parts, SUIT) ?? 0);
    left -= taken;
    return taken > 0 ? [{ holder, part: SUIT, amount: -taken }] : [];
  });
}
