import { editIn } from '../../../kernel/index.js';
import type { AirMissionOrder } from '../sheets/orders.js';
import type { Evolvers } from '../state/evolvers.js';

/** Air missions: taken up, flown, and what comes of them. */
export type AirEvent =
  | {
      readonly type: 'planetary.AirOrdersTakenUp';
      readonly data: { readonly seat: string; readonly orders: readonly AirMissionOrder[] };
    }
  | {
      readonly type: 'planetary.SquadronNegated';
      readonly data: {
        readonly squadron: string;
        readonly owner: string;
        readonly airspace: string;
        /** Seat of the interceptor. */
        readonly by: string;
      };
    }
  | {
      readonly type: 'planetary.AirspaceControlled';
      readonly data: { readonly airspace: string; readonly seats: readonly string[] };
    }
  | {
      readonly type: 'planetary.BombardmentResolved';
      readonly data: {
        readonly squadron: string;
        readonly seat: string;
        readonly hex: string;
        /** Null where the hex held no enemy Urban hex. */
        readonly die: number | null;
        readonly aaWeapons: number;
        /** Owner of the Urban hex; null where there was none to hit. */
        readonly owner: string | null;
        readonly buildings: number;
        /** Size of the Urban hex afterwards; null where nothing was hit. */
        readonly size: number | null;
      };
    }
  | {
      readonly type: 'planetary.ReconResolved';
      readonly data: {
        readonly squadron: string;
        readonly seat: string;
        readonly airspace: string;
        readonly die: number;
        readonly hexes: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.ReinforcementsIntercepted';
      readonly data: {
        readonly seat: string;
        readonly hex: string;
        readonly faces: readonly number[];
        readonly needed: number;
        /** BP let through in the next turn. */
        readonly bp: number;
        readonly turn: number;
      };
    };

export const AIR_EVOLVERS: Evolvers<AirEvent> = {
  'planetary.AirOrdersTakenUp': (state, { orders }, edit) => {
    const squadrons = editIn(edit, state, 'squadrons');
    for (const order of orders) {
      const squadron = editIn(edit, squadrons, order.squadron);
      squadron.mission = order.order;
      squadron.airspace = order.airspace;
      squadron.targetHex = order.targetHex ?? null;
    }
  },
  'planetary.SquadronNegated': (state, { squadron }, edit) => {
    editIn(edit, editIn(edit, state, 'squadrons'), squadron).negated = true;
  },
  'planetary.AirspaceControlled': (state, { airspace, seats }, edit) => {
    editIn(edit, state, 'airControl')[airspace] = seats;
  },
  'planetary.BombardmentResolved': (state, { hex, size }, edit) => {
    if (size === null) return;
    editIn(edit, editIn(edit, editIn(edit, state, 'hexes'), hex), 'urban').size = size;
  },
  'planetary.ReconResolved': (state, { seat, hexes }, edit) => {
    const views = editIn(edit, state, 'reconViews');
    views[seat] = [...new Set([...(views[seat] ?? []), ...hexes])];
  },
  'planetary.ReinforcementsIntercepted': (state, { seat, turn, bp }, edit) => {
    editIn(edit, state, 'reinforcements')[seat] = { turn, bp };
  },
};
