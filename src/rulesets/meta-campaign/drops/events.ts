import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

/** Drops by parachute and from orbit. */
export const DROP_EVENTS = {
  /** EDCU-DRP-01, EDCU-DRP-03 */
  'meta-campaign.UnitParadropped': event<{
    readonly unit: string;
    /** Null from orbit (EDCU-DRP-07). */
    readonly craft: string | null;
    readonly hex: string;
    readonly fs: number;
    readonly missing: number;
    /** Round at whose turn start what is missing comes back. */
    readonly recovers: number;
    readonly round: number;
  }>({
    evolve: (state, { unit, hex, fs, missing, recovers, round }, edit) => {
      state.entries += 1;
      Object.assign(editUnit(state, edit, unit), {
        hex,
        fs,
        position: null,
        enteredAt: state.entries,
        cameFrom: null,
        carriedBy: null,
        droppedIn: round,
        dropRecovery: missing > 0 ? { missing, round: recovers } : null,
      });
    },
    summary: ({ unit, hex, fs, missing }) =>
      `${unit} comes down in ${hex} with FS ${fs}${missing > 0 ? `, ${missing} missing` : ''}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-DRP-06; null where there was nowhere to come down. */
  'meta-campaign.DropScattered': event<{
    readonly unit: string;
    readonly from: string;
    readonly face: number;
    readonly hex: string | null;
  }>({
    evolve: () => undefined,
    summary: ({ unit, from, hex }) =>
      hex === null
        ? `${unit} can come down nowhere around ${from}.`
        : `${unit} is scattered from ${from} to ${hex}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-DRP-03 */
  'meta-campaign.DropRecovered': event<{ readonly unit: string; readonly fs: number }>({
    evolve: (state, { unit, fs }, edit) => {
      Object.assign(editUnit(state, edit, unit), { fs, dropRecovery: null });
    },
    summary: ({ unit, fs }) => `${unit} has gathered: FS ${fs}.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
