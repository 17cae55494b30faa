import { editIn } from '../../../kernel/index.js';
import type { Craftworld, DemonGod } from '../races/profile.js';
import type { Stronghold, Urban } from '../state/index.js';
import type { Evolvers } from '../state/evolvers.js';

/** Set-up: start areas, dice, placement. */
export type StartEvent =
  | {
      readonly type: 'planetary.DemonGodChosen';
      readonly data: { readonly seat: string; readonly god: DemonGod };
    }
  | {
      readonly type: 'planetary.CraftworldChosen';
      readonly data: { readonly seat: string; readonly craftworld: Craftworld };
    }
  | {
      readonly type: 'planetary.StartAreaDrawn';
      readonly data: {
        readonly seat: string;
        readonly centre: string;
        /** Hexes that the seat controls from now on. */
        readonly hexes: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.StartRolled';
      readonly data: {
        readonly seat: string;
        readonly urbanSizes: readonly number[];
        /** RP per turn. */
        readonly yields: readonly number[];
        readonly freeRoads: number;
        /** The position has its Capital already. */
        readonly placed: boolean;
      };
    }
  | {
      readonly type: 'planetary.StartPlaced';
      readonly data: {
        readonly seat: string;
        readonly capital: string;
        readonly stronghold: Stronghold;
        /** The Capital first. */
        readonly urban: readonly { readonly hex: string; readonly urban: Urban }[];
        readonly resources: readonly { readonly hex: string; readonly rp: number }[];
      };
    };

export const START_EVOLVERS: Evolvers<StartEvent> = {
  'planetary.DemonGodChosen': (state, { seat, god }, edit) => {
    editIn(edit, editIn(edit, state, 'players'), seat).demonGod = god;
  },
  'planetary.CraftworldChosen': (state, { seat, craftworld }, edit) => {
    editIn(edit, editIn(edit, state, 'players'), seat).craftworld = craftworld;
  },
  'planetary.StartAreaDrawn': (state, { seat, hexes: area }, edit) => {
    const hexes = editIn(edit, state, 'hexes');
    for (const key of area) {
      const hex = editIn(edit, hexes, key);
      hex.controller = seat;
      hex.startedUncontrolled = false;
    }
  },
  'planetary.StartRolled': (state, { seat, ...start }, edit) => {
    editIn(edit, state, 'starts')[seat] = start;
  },
  'planetary.StartPlaced': (state, { seat, capital, stronghold, urban, resources }, edit) => {
    const hexes = editIn(edit, state, 'hexes');
    for (const each of urban) editIn(edit, hexes, each.hex).urban = each.urban;
    for (const { hex, rp } of resources) editIn(edit, hexes, hex).resource = { rp };
    editIn(edit, hexes, capital).stronghold = stronghold;
    editIn(edit, editIn(edit, state, 'players'), seat).capitalHex = capital;
    editIn(edit, editIn(edit, state, 'starts'), seat).placed = true;
  },
};
