import { editIn } from '../../../kernel/index.js';
import type { Bloc } from '../data/words.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Brawl } from '../state/index.js';

/** Brawls. */
export const MELEE_EVENTS = {
  /** EDC-MEL-01 */
  'meta-campaign.BrawlStarted': event<{
    readonly brawl: string;
    readonly hex: string;
    /** Bloc that began it. */
    readonly intruder: Bloc;
    readonly units: readonly string[];
    /** Structure whose garrison is fought. */
    readonly structure: string | null;
  }>({
    evolve: (state, { brawl, hex, intruder, units, structure }, edit) => {
      const entry: Brawl = { id: brawl, hex, intruder, structure };
      (editIn(edit, state, 'brawls') as Record<string, Brawl>)[brawl] = entry;
      for (const each of units) editUnit(state, edit, each).brawl = brawl;
    },
    summary: ({ hex, units }) => `A brawl begins in ${hex} between ${units.join(' and ')}.`,
    pieces: ({ units }) => units,
  }),
  /** EDC-MEL-04 */
  'meta-campaign.BrawlJoined': event<{ readonly brawl: string; readonly unit: string }>({
    evolve: (state, { brawl, unit }, edit) => {
      editUnit(state, edit, unit).brawl = brawl;
    },
    summary: ({ brawl, unit }) => `${unit} joins the brawl in ${brawl}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-OVR-03: by a breakout. */
  'meta-campaign.BrawlLeft': event<{ readonly brawl: string; readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).brawl = null;
    },
    summary: ({ brawl, unit }) => `${unit} leaves the brawl in ${brawl}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-MEL-05 */
  'meta-campaign.BrawlEnded': event<{
    readonly brawl: string;
    readonly hex: string;
    /** Null where nobody is left. */
    readonly winner: Bloc | null;
    readonly winners: readonly string[];
  }>({
    evolve: (state, { brawl, winners }, edit) => {
      delete (editIn(edit, state, 'brawls') as Record<string, Brawl>)[brawl];
      for (const each of winners) editUnit(state, edit, each).brawl = null;
    },
    summary: ({ hex, winner }) =>
      `The brawl in ${hex} is over${winner === null ? '' : `: the ${winner.toLowerCase()} bloc has won`}.`,
    pieces: ({ winners }) => winners,
  }),
} as const;
