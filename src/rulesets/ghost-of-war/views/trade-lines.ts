import type { TradeLineView } from '../../../engine/index.js';
import { seatOf } from '../rules/factions.js';
import type { GhostOfWarState } from '../state.js';

/** GOW-TRD-02 … -08: trade and supply lines. */
export const tradeLines = (state: GhostOfWarState): readonly TradeLineView[] =>
  Object.values(state.lines).map((line) => ({
    id: line.id,
    owner: seatOf(state, line.owner),
    kind: line.kind === 'TRADE' ? 'trade line' : 'supply line',
    origin: line.origin,
    stops: line.stops.map((each) => each.place.id),
    goods: line.stops.flatMap((each) =>
      each.wares.map((ware) => ({
        name: ware.kind === 'PART' ? ware.part : ware.resource,
        amount: ware.amount,
      })),
    ),
    length: line.stops.reduce((sum, each) => sum + each.path.length - 1, 0),
    loss: 0,
    charted: line.wellCharted,
    status: line.stops.some((each) => each.status === 'INTERRUPTED') ? 'interrupted' : 'running',
    nextArrival: null,
    notation: null,
  }));
