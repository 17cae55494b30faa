import { editIn } from '../../../kernel/index.js';
import type { EventsOf } from '../../../engine/index.js';
import { everybody, ofPlayer } from '../state/audiences.js';
import { landUnits } from '../state/editing.js';
import { event } from '../state/event.js';
import { some } from '../state/sentences.js';

/** What becomes of units, whatever led to it. */
export const UNIT_EVENTS = {
  /** SPE-MOVE-06, SPE-BAT-12, SPE-BAT-15: the open part. */
  'space-empires.UnitsLanded': event<{
    readonly player: string;
    readonly mapSpace: string;
    readonly count: number;
  }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, mapSpace, count }) => `${some(count, 'unit')} of ${player} landed on ${mapSpace}.`,
  }),
  'space-empires.UnitsLandedPrivately': event<{
    readonly player: string;
    readonly mapSpace: string;
    readonly units: readonly string[];
  }>({
    evolve: (state, { units }, edit) => landUnits(state, edit, units),
    audience: ofPlayer,
    summary: ({ mapSpace, units }) => `Landed on ${mapSpace}: ${units.join(', ')}.`,
    pieces: ({ units }) => units,
    growing: ['units'],
  }),
  /** SPE-GEN-07 */
  'space-empires.StackReordered': event<{
    readonly player: string;
    readonly mapSpace: string;
    /** Top unit afterwards. */
    readonly top: string;
  }>({
    evolve: () => {},
    audience: everybody,
    summary: ({ player, mapSpace, top }) =>
      `${player} rearranges the stack on ${mapSpace}; ${top} is on top.`,
    pieces: ({ top }) => [top],
  }),
  'space-empires.StackReorderedPrivately': event<{
    readonly player: string;
    readonly mapSpace: string;
    readonly order: readonly string[];
  }>({
    evolve: (state, { player, mapSpace, order }, edit) => {
      const stacks = editIn(edit, state, 'stacks') as Record<string, Record<string, readonly string[]>>;
      editIn(edit, stacks, player)[mapSpace] = order;
    },
    audience: ofPlayer,
    summary: ({ mapSpace, order }) => `The stack on ${mapSpace}: ${order.join(', ')}.`,
    pieces: ({ order }) => order,
  }),
} as const;

export type UnitEvent = EventsOf<typeof UNIT_EVENTS>;
