import { editIn } from '../../../kernel/index.js';
import { event } from '../state/event.js';
import type { Sighting } from '../state/index.js';

/** What the players see of others. */
export const FOG_EVENTS = {
  /** EDC-FOW-02 */
  'meta-campaign.UnitSighted': event<{ readonly unit: string; readonly hex: string; readonly round: number }>(
    {
      evolve: (state, { unit, hex, round }, edit) => {
        const all = editIn(edit, state, 'sightings') as Record<string, Sighting>;
        all[unit] = { low: null, high: null, fs: null, ...all[unit], hex, round };
      },
      audience: () => ({ to: 'public' }),
      summary: ({ unit, hex }) => `${unit} is seen in ${hex}.`,
      pieces: ({ unit }) => [unit],
    },
  ),
  /** EDC-FOW-04 */
  'meta-campaign.FsEstimated': event<{ readonly unit: string; readonly low: number; readonly high: number }>({
    evolve: (state, { unit, low, high }, edit) => {
      const all = editIn(edit, state, 'sightings') as Record<string, Sighting>;
      const before = all[unit];
      if (before) all[unit] = { ...before, low, high, fs: state.units[unit]?.fs ?? null };
    },
    audience: () => ({ to: 'public' }),
    summary: ({ unit, low, high }) => `${unit} has FS ${low === high ? low : `${low} to ${high}`}.`,
    follows: ['meta-campaign.UnitSighted'],
    pieces: ({ unit }) => [unit],
  }),
} as const;
