import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

/** Repairs. */
export const MOBILITY_EVENTS = {
  /** EDCU-MOB-02, EDC-STR-09 */
  'meta-campaign.UnitRepaired': event<{
    readonly unit: string;
    /** Unit or structure. */
    readonly by: string;
    readonly fs: number;
  }>({
    evolve: (state, { unit, fs }, edit) => {
      Object.assign(editUnit(state, edit, unit), { fs, immobilised: false, disarmed: false });
    },
    summary: ({ unit, by, fs }) => `${by} repairs ${unit}: FS ${fs}.`,
    pieces: ({ unit, by }) => [unit, by],
  }),
  /** EDCU-MOB-03 */
  'meta-campaign.MobilityRepairBegun': event<{ readonly unit: string; readonly round: number }>({
    evolve: (state, { unit, round }, edit) => {
      editUnit(state, edit, unit).repairedIn = round;
    },
    summary: ({ unit }) => `${unit} repairs its mobility and has no armour until its next turn.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.MobilityRepaired': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      Object.assign(editUnit(state, edit, unit), { repairedIn: null, immobilised: false });
    },
    summary: ({ unit }) => `${unit} can move again.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
