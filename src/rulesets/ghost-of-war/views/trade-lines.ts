import type { TradeLineView } from '../../../engine/index.js';
import { seatOf } from '../general/factions.js';
import { notationOf } from '../trade/line-notation.js';
import { nextArrival } from '../trade/schedule.js';
import { addedUp } from '../trade/wares.js';
import { linesByNumber } from '../trade/witnesses.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';

/** GOW-TRD-02 … -11: trade and supply lines by number, with what each brings in all and when it comes next. */
export const tradeLines = (state: GhostOfWarState): readonly TradeLineView[] =>
  linesByNumber(state).map((line) => ({
    id: line.id,
    owner: seatOf(state, line.owner),
    kind: line.kind === 'TRADE' ? 'trade line' : 'supply line',
    origin: line.origin,
    stops: line.stops.map((each) => each.place.id),
    goods: addedUp(line.stops.flatMap((each) => each.wares)).map((ware) => ({
      name: ware.kind === 'PART' ? ware.part : ware.resource,
      amount: ware.amount,
    })),
    length: line.stops.reduce((sum, each) => sum + each.path.length - 1, 0),
    loss: 0,
    charted: line.wellCharted,
    status: statusOf(state, line),
    broken: line.stops.every((each) => each.status !== 'RUNNING'),
    nextArrival: nextArrival(state, line),
    notation: notationOf(state, line),
  }));

/** `interrupted` as a whole, `partly interrupted`, `established` before the first delivery is due, else `running`. */
function statusOf({ round }: Pick<GhostOfWarState, 'round'>, { stops }: TradeLine): string {
  const running = stops.filter((each) => each.status === 'RUNNING');
  if (running.length === 0) return 'interrupted';
  if (running.length < stops.length) return 'partly interrupted';
  return running.every((each) => !each.delivered && each.deliversFrom > round) ? 'established' : 'running';
}
