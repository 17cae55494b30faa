import { editIn } from '../../../kernel/index.js';
import type { Craftworld, DemonGod } from '../races/profile.js';
import type { Stronghold, Urban } from '../state/index.js';
import { event } from '../state/event.js';
import { everybody, ofSeat } from '../state/audiences.js';
import { capital, words, list, some } from '../state/sentences.js';

/** Set-up: start areas, dice, placement. */
export const START_EVENTS = {
  'planetary.DemonGodChosen': event<{ readonly seat: string; readonly god: DemonGod }>({
    evolve: (state, { seat, god }, edit) => {
      editIn(edit, editIn(edit, state, 'players'), seat).demonGod = god;
    },
    audience: everybody,
    summary: ({ seat, god }) => `${seat} serves ${capital(words(god))}.`,
  }),
  'planetary.CraftworldChosen': event<{ readonly seat: string; readonly craftworld: Craftworld }>({
    evolve: (state, { seat, craftworld }, edit) => {
      editIn(edit, editIn(edit, state, 'players'), seat).craftworld = craftworld;
    },
    audience: everybody,
    summary: ({ seat, craftworld }) => `${seat} is of the craftworld ${capital(words(craftworld))}.`,
  }),
  'planetary.StartAreaDrawn': event<{
    readonly seat: string;
    readonly centre: string;
    /** Hexes that the seat controls from now on. */
    readonly hexes: readonly string[];
  }>({
    evolve: (state, { seat, hexes: area }, edit) => {
      const hexes = editIn(edit, state, 'hexes');
      for (const key of area) {
        const hex = editIn(edit, hexes, key);
        hex.controller = seat;
        hex.startedUncontrolled = false;
      }
    },
    audience: ofSeat,
    summary: ({ seat, centre }) => `${seat} starts around ${centre}.`,
    growing: ['hexes'],
  }),
  'planetary.StartRolled': event<{
    readonly seat: string;
    readonly urbanSizes: readonly number[];
    /** RP per turn. */
    readonly yields: readonly number[];
    readonly freeRoads: number;
    /** The position has its Capital already. */
    readonly placed: boolean;
  }>({
    evolve: (state, { seat, ...start }, edit) => {
      editIn(edit, state, 'starts')[seat] = start;
    },
    audience: ofSeat,
    summary: ({ seat, urbanSizes, yields, freeRoads }) =>
      `${seat} starts with ${list([
        ...urbanSizes.map((size) => `an Urban hex of size ${size}`),
        ...yields.map((rp) => `a Resource hex of ${rp} RP`),
        some(freeRoads, 'free road action'),
      ])}.`,
  }),
  'planetary.StartPlaced': event<{
    readonly seat: string;
    readonly capital: string;
    readonly stronghold: Stronghold;
    /** The Capital first. */
    readonly urban: readonly { readonly hex: string; readonly urban: Urban }[];
    readonly resources: readonly { readonly hex: string; readonly rp: number }[];
  }>({
    evolve: (state, { seat, capital, stronghold, urban, resources }, edit) => {
      const hexes = editIn(edit, state, 'hexes');
      for (const each of urban) editIn(edit, hexes, each.hex).urban = each.urban;
      for (const { hex, rp } of resources) editIn(edit, hexes, hex).resource = { rp };
      editIn(edit, hexes, capital).stronghold = stronghold;
      editIn(edit, editIn(edit, state, 'players'), seat).capitalHex = capital;
      editIn(edit, editIn(edit, state, 'starts'), seat).placed = true;
    },
    audience: ofSeat,
    summary: ({ seat, capital }) => `${seat} places the start, with the Capital in ${capital}.`,
  }),
};
