import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import type { OrderContext } from '../sheets/sheets.js';
import { surveyOf } from '../map/status/survey.js';
import { typeOf } from '../units/unit-types.js';
import { berthsOf, board, isCapacityMode } from './transport.js';
import type { Traveller } from '../units/travellers.js';
import { startOf, travellersOf, type TravelOrder } from './travel-party.js';

/** GOW-TRV-07 capacity: room aboard the ships of the sheet; where allied ships could help, it is seen when all leave. */
export function roomFaults(
  { state, faction, sheet, index, path }: OrderContext,
  order: TravelOrder,
  from: string,
  travellers: readonly Traveller[],
): readonly Violation[] {
  if (state.step !== 'ORDERS' || !isCapacityMode(state) || alliesMayCarry(state, faction, from)) return [];
  const same = sheet.flatMap((each, at) => {
    if (each.order !== 'TRAVEL' || each.to !== order.to) return [];
    const own = travellersOf(state, each);
    return startOf(state, own) === from ? [{ at, own }] : [];
  });
  const berths = berthsOf(
    state,
    same.flatMap(({ own }) => own.flatMap((each) => each.unit ?? [])),
  );
  for (const { at, own } of same) if (at < index) board(state, berths, faction, own);
  return board(state, berths, faction, travellers)
    ? []
    : [violation('GOW-TRV-07', 'NO_ROOM', [...path, 'units'], { system: from })];
}

const alliesMayCarry = (state: GhostOfWarState, faction: string, system: string): boolean =>
  surveyOf(state)
    .unitsIn(system)
    .some(
      (each) =>
        each.owner !== faction &&
        isAllied(state, each.owner, faction) &&
        typeOf(state, each).transportCapacity > 0,
    );
