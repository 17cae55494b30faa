import type { Viewer } from '../../src/kernel/index.js';
import type { ToyState } from './state.js';

/** Card that a viewer may not know; the number of cards is open. */
export const HIDDEN_CARD = '?';

/** TOY-ORD-01, TOY-CRD-01, TOY-OBJ-01: sheets, hands and objectives of others are hidden. */
export function redact(state: ToyState, viewer: Viewer): ToyState {
  if (viewer.kind === 'all' || (viewer.kind === 'seat' && viewer.role === 'arbiter')) return state;
  const own = viewer.kind === 'seat' ? viewer.seat : null;
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([seat]) => seat === own));
  return {
    ...state,
    hands: Object.fromEntries(
      Object.entries(state.hands).map(([seat, cards]) => [
        seat,
        seat === own ? cards : cards.map(() => HIDDEN_CARD),
      ]),
    ),
    sheets: state.phase === 'ORDERS' ? only(state.sheets) : state.sheets,
    objectives: state.winners === null ? only(state.objectives) : state.objectives,
  };
}

/** TOY-OBJ-01: an objective outlasts its turn unseen. */
export const hides = (state: ToyState, seat: string): boolean =>
  state.winners === null && Object.keys(state.objectives).some((each) => each !== seat);
