import { sheets } from '../../../engine/index.js';
import { violation, type Violation } from '../catalog.js';
import { activePlayers } from '../map/map.js';
import type { Order, PlanetaryState } from '../state/index.js';

/**
 * PLN-GEN-12: active players act at once until the last of them has locked the phase. Where orders are given in it, their sheets
 * are the orders of the turn.
 */
export const SHEETS = sheets<PlanetaryState, Order, Violation>({
  parties: (state) => activePlayers(state).map(({ seat }) => seat),
  locked: ({ locked }) => locked,
  ordersOf: ({ sheets: written }, seat) => written[seat]?.orders ?? [],
  isLocked: (seat) => violation('PLN-GEN-12', 'PHASE_LOCKED', [], { seat }),
});
