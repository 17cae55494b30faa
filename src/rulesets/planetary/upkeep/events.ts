import { editDetachment } from '../state/editing.js';
import { event } from '../state/event.js';
import { owner, ofSeat } from '../state/audiences.js';

/** Start and end of the turn: arrivals, transport. What is paid and received are `BpSpent` and `BpReceived`. */
export const UPKEEP_EVENTS = {
  'planetary.DetachmentArrived': event<{
    readonly detachment: string;
    readonly owner: string;
    /** Hex where it was built. */
    readonly built: string;
    readonly hex: string;
  }>({
    evolve: (state, { detachment, hex }, edit) => {
      const army = editDetachment(edit, state, detachment);
      army.place = { at: 'hex', hex };
      army.arrivalTurn = null;
    },
    audience: ({ owner: one, hex }, who) => who.seats([one, ...who.witnesses([hex])]),
    summary: ({ detachment, hex }) => `${detachment} arrives in ${hex}.`,
  }),
  'planetary.DetachmentArrivedInOrbit': event<{
    readonly detachment: string;
    readonly owner: string;
    /** Hex where it was built. */
    readonly built: string;
  }>({
    evolve: (state, { detachment }, edit) => {
      const army = editDetachment(edit, state, detachment);
      army.place = { at: 'orbit' };
      army.arrivalTurn = null;
    },
    audience: owner,
    summary: ({ detachment, built }) => `${detachment}, built in ${built}, arrives in orbit.`,
  }),
  'planetary.ResourcesTransported': event<{
    readonly seat: string;
    readonly resourceHex: string;
    readonly to: string;
    /** What the hex made, less loot. */
    readonly rp: number;
    /** Length of the route, MP. */
    readonly mp: number;
    readonly bp: number;
  }>({
    evolve: () => undefined,
    audience: ofSeat,
    summary: ({ resourceHex, to, rp, bp }) => `${rp} RP of ${resourceHex} become ${bp} BP in ${to}.`,
  }),
  'planetary.ResourcesBlocked': event<{
    readonly seat: string;
    readonly resourceHex: string;
    readonly rp: number;
    /** First hex of the route that nothing comes through. */
    readonly at: string;
  }>({
    evolve: () => undefined,
    audience: ofSeat,
    summary: ({ resourceHex, rp, at }) => `${rp} RP of ${resourceHex} are lost: nothing comes through ${at}.`,
  }),
};
