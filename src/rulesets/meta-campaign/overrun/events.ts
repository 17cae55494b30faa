import type { Bloc } from '../data/words.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

/** Assaults, and who is overrun by them. */
export const OVERRUN_EVENTS = {
  /** EDC-ASL-04 */
  'meta-campaign.LineHeldAgainst': event<{
    readonly unit: string;
    readonly hex: string;
    readonly bloc: Bloc;
  }>({
    evolve: () => undefined,
    summary: ({ unit, hex }) => `The line in ${hex} holds against ${unit}.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.AssaultMade': event<{
    readonly unit: string;
    readonly hex: string;
    /** Whether the line held against it. */
    readonly held: boolean;
    readonly enters: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ unit, hex, held, enters }) =>
      `${unit} assaults ${hex}: ${held ? 'the line holds' : 'the line is open'}, it ${enters ? 'enters' : 'stays'}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-OVR-01 */
  'meta-campaign.UnitOverrun': event<{ readonly unit: string; readonly hex: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).overrun = true;
    },
    summary: ({ unit, hex }) => `${unit} is overrun in ${hex}.`,
    follows: ['meta-campaign.StealthUnitDetected', 'meta-campaign.AssaultMade'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-OVR-04 */
  'meta-campaign.OverrunEnded': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).overrun = false;
    },
    summary: ({ unit }) => `${unit} is overrun no longer.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-OVR-03 */
  'meta-campaign.BreakoutMade': event<{ readonly unit: string; readonly to: string; readonly free: boolean }>(
    {
      evolve: () => undefined,
      summary: ({ unit, to, free }) =>
        free ? `${unit} breaks out to ${to}.` : `${unit} cannot break out to ${to}: somebody is there.`,
      pieces: ({ unit }) => [unit],
    },
  ),
} as const;
