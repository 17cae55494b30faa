import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Profile } from '../data/words.js';

/** Aircraft in the air, and on their way up and down. */
export const FLIGHT_EVENTS = {
  /** EDCU-FLT-04 */
  'meta-campaign.ProfileChanged': event<{ readonly unit: string; readonly profile: Profile }>({
    evolve: (state, { unit, profile }, edit) => {
      editUnit(state, edit, unit).profile = profile;
    },
    summary: ({ unit, profile }) => `${unit} flies at ${profile}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-FLT-02: of an aircraft that did not move. */
  'meta-campaign.FlightEnergyPaid': event<{ readonly unit: string; readonly left: number }>({
    evolve: (state, { unit, left }, edit) => {
      editUnit(state, edit, unit).energy = left;
    },
    summary: ({ unit, left }) => `${unit} stays in the air: ${left} Energy left.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-FLT-07 */
  'meta-campaign.LowFlightChecked': event<{
    readonly unit: string;
    readonly target: number;
    readonly crashed: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ unit, crashed }) => `${unit} flies low: it ${crashed ? 'hits something' : 'gets through'}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-TOL-02, EDCU-TOL-03 */
  'meta-campaign.TookOff': event<{ readonly unit: string; readonly profile: Profile }>({
    evolve: (state, { unit, profile }, edit) => {
      Object.assign(editUnit(state, edit, unit), { profile, position: null, declaredFacing: null });
    },
    summary: ({ unit, profile }) => `${unit} takes off and flies at ${profile}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-TOL-06 */
  'meta-campaign.LandingChecked': event<{
    readonly unit: string;
    readonly target: number;
    readonly crashed: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ unit, target, crashed }) =>
      `Landing of ${unit}, target ${target}: it ${crashed ? 'crashes' : 'comes down safely'}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-TOL-04 */
  'meta-campaign.Landed': event<{ readonly unit: string; readonly hex: string }>({
    evolve: (state, { unit }, edit) => {
      state.entries += 1;
      Object.assign(editUnit(state, edit, unit), { profile: null, enteredAt: state.entries });
    },
    summary: ({ unit, hex }) => `${unit} lands in ${hex}.`,
    follows: ['meta-campaign.LandingChecked'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-GLD-01 */
  'meta-campaign.GlideBegan': event<{ readonly unit: string }>({
    evolve: () => undefined,
    summary: ({ unit }) => `${unit} glides.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-GLD-05 */
  'meta-campaign.HeightLost': event<{ readonly unit: string; readonly profile: Profile }>({
    evolve: (state, { unit, profile }, edit) => {
      editUnit(state, edit, unit).profile = profile;
    },
    summary: ({ unit, profile }) => `${unit} sinks to ${profile}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-GLD-09 */
  'meta-campaign.AircraftCrashed': event<{ readonly unit: string; readonly hex: string }>({
    evolve: () => undefined,
    summary: ({ unit, hex }) => `${unit} crashes in ${hex}.`,
    follows: ['meta-campaign.LowFlightChecked', 'meta-campaign.LandingChecked', 'meta-campaign.HeightLost'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-GLD-08 */
  'meta-campaign.CrewEjected': event<{ readonly unit: string; readonly hex: string }>({
    evolve: () => undefined,
    summary: ({ unit, hex }) => `The crew of ${unit} ejects over ${hex}.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
