import { editDetachment } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';

/** Start and end of the turn: arrivals, transport. What is paid and received are `BpSpent` and `BpReceived`. */
export type UpkeepEvent =
  | {
      readonly type: 'planetary.DetachmentArrived';
      readonly data: {
        readonly detachment: string;
        readonly owner: string;
        /** Hex where it was built. */
        readonly built: string;
        readonly hex: string;
      };
    }
  | {
      readonly type: 'planetary.DetachmentArrivedInOrbit';
      readonly data: {
        readonly detachment: string;
        readonly owner: string;
        /** Hex where it was built. */
        readonly built: string;
      };
    }
  | {
      readonly type: 'planetary.ResourcesTransported';
      readonly data: {
        readonly seat: string;
        readonly resourceHex: string;
        readonly to: string;
        /** What the hex made, less loot. */
        readonly rp: number;
        /** Length of the route, MP. */
        readonly mp: number;
        readonly bp: number;
      };
    }
  | {
      readonly type: 'planetary.ResourcesBlocked';
      readonly data: {
        readonly seat: string;
        readonly resourceHex: string;
        readonly rp: number;
        /** First hex of the route that nothing comes through. */
        readonly at: string;
      };
    };

export const UPKEEP_EVOLVERS: Evolvers<UpkeepEvent> = {
  'planetary.DetachmentArrived': (state, { detachment, hex }, edit) => {
    const army = editDetachment(edit, state, detachment);
    army.place = { at: 'hex', hex };
    army.arrivalTurn = null;
  },
  'planetary.DetachmentArrivedInOrbit': (state, { detachment }, edit) => {
    const army = editDetachment(edit, state, detachment);
    army.place = { at: 'orbit' };
    army.arrivalTurn = null;
  },
  'planetary.ResourcesTransported': () => undefined,
  'planetary.ResourcesBlocked': () => undefined,
};
