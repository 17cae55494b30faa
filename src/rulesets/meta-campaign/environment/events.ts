import type { Compass } from '../../../engine/hex/index.js';
import { event } from '../state/event.js';
import type { Modifiers } from '../state/index.js';

/** Environment, wind, light and smoke. */
export const ENVIRONMENT_EVENTS = {
  /** EDC-ENV-01 */
  'meta-campaign.EnvironmentReported': event<{
    readonly name: string;
    readonly text: string;
    readonly modifiers: Modifiers;
    readonly night: boolean;
  }>({
    evolve: (state, { modifiers, night }) => {
      state.weather = { ...state.weather, modifiers, night };
    },
    summary: ({ name, text, night }) => `Environment: ${name}${night ? ', night' : ''}. ${text}`.trim(),
  }),
  /** EDC-WND-01, EDC-WND-04 */
  'meta-campaign.WindShifted': event<{ readonly direction: Compass; readonly dots: number }>({
    evolve: (state, wind) => {
      state.weather = { ...state.weather, wind };
    },
    summary: ({ direction, dots }) =>
      dots === 0 ? 'There is no wind.' : `The wind blows to the ${direction} with ${dots} dots.`,
  }),
  /** EDC-NGT-04 */
  'meta-campaign.IlluminationPlaced': event<{ readonly hexes: readonly string[]; readonly until: number }>({
    evolve: (state, { hexes, until }) => {
      state.weather = { ...state.weather, lit: placed(state.weather.lit, hexes, until) };
    },
    summary: ({ hexes, until }) => `${hexes.join(', ')} are lit until the end of round ${until}.`,
    growing: ['hexes'],
  }),
  'meta-campaign.SmokePlaced': event<{ readonly hexes: readonly string[]; readonly until: number }>({
    evolve: (state, { hexes, until }) => {
      state.weather = { ...state.weather, smoke: placed(state.weather.smoke, hexes, until) };
    },
    summary: ({ hexes, until }) => `There is smoke in ${hexes.join(', ')} until the end of round ${until}.`,
    growing: ['hexes'],
  }),
} as const;

/** Whatever lasts longer stays. */
const placed = (
  before: Readonly<Record<string, number>>,
  hexes: readonly string[],
  until: number,
): Readonly<Record<string, number>> => ({
  ...before,
  ...Object.fromEntries(hexes.map((each) => [each, Math.max(before[each] ?? 0, until)])),
});
