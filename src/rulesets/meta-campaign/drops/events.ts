import type { Edit } from '../../../kernel/index.js';
import { editUnit, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';

/** A unit that has come down. */
interface Dropped {
  readonly unit: string;
  readonly hex: string;
  readonly fs: number;
  readonly missing: number;
  /** Round at whose turn start what is missing comes back. */
  readonly recovers: number;
  readonly round: number;
}

function comeDown(state: Editable, data: Dropped, edit: Edit): void {
  const { unit, hex, fs, missing, recovers, round } = data;
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
}

const toldOf = ({ unit, hex, fs, missing }: Dropped): string =>
  `${unit} comes down in ${hex} with FS ${fs}${missing > 0 ? `, ${missing} missing` : ''}.`;

/** Drops by parachute and from orbit. */
export const DROP_EVENTS = {
  /** EDCU-DRP-01, EDCU-DRP-03 */
  'meta-campaign.UnitParadropped': event<Dropped & { readonly craft: string }>({
    evolve: comeDown,
    summary: toldOf,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-DRP-07 */
  'meta-campaign.UnitOrbitDropped': event<Dropped>({
    evolve: comeDown,
    summary: toldOf,
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
