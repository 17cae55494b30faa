import { some } from '../../../engine/index.js';
import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import { editUnit, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Carriage, Structure } from '../state/index.js';

/** Onto a carrier: it is where the carrier is, and stands nowhere. */
const pickUp = (state: Editable, edit: Edit, id: string, carrier: string, how: Carriage): void => {
  const hex = state.units[carrier]?.hex ?? null;
  Object.assign(editUnit(state, edit, id), {
    hex,
    position: null,
    garrisonOf: null,
    declaredFacing: null,
    carriedBy: { unit: carrier, how },
  });
};

/** Off its carrier, into a hex. */
const putDown = (state: Editable, edit: Edit, id: string, hex: string): void => {
  state.entries += 1;
  Object.assign(editUnit(state, edit, id), {
    hex,
    position: null,
    enteredAt: state.entries,
    cameFrom: null,
    carriedBy: null,
  });
};

interface Loaded {
  readonly unit: string;
  readonly depot: string;
  readonly crates: number;
  readonly barrels: number;
}

/** From a depot to a unit, or back. */
function shift(
  state: Editable,
  edit: Edit,
  { unit: id, depot, crates, barrels }: Loaded,
  sign: 1 | -1,
): void {
  const unit = editUnit(state, edit, id);
  unit.crates += sign * crates;
  unit.barrels += sign * barrels;
  const store = editIn(
    edit,
    editIn(edit, state, 'structures') as Record<string, object>,
    depot,
  ) as Mutable<Structure>;
  store.crates -= sign * crates;
  store.barrels -= sign * barrels;
}

/** Who carries whom, and what. */
export const TRANSPORT_EVENTS = {
  /** EDCU-TOW-02 */
  'meta-campaign.UnitHitched': event<{ readonly unit: string; readonly tower: string }>({
    evolve: (state, { unit, tower }, edit) => pickUp(state, edit, unit, tower, 'HITCHED'),
    summary: ({ unit, tower }) => `${tower} tows ${unit}.`,
    pieces: ({ unit, tower }) => [unit, tower],
  }),
  /** EDCU-TOW-03, EDCU-TOW-04 */
  'meta-campaign.UnitUnhitched': event<{
    readonly unit: string;
    readonly tower: string;
    readonly hex: string;
  }>({
    evolve: (state, { unit, hex }, edit) => putDown(state, edit, unit, hex),
    summary: ({ unit, tower, hex }) => `${tower} puts down ${unit} in ${hex}.`,
    pieces: ({ unit, tower }) => [unit, tower],
  }),
  /** EDCU-TRN-02 */
  'meta-campaign.UnitBoarded': event<{ readonly unit: string; readonly transport: string }>({
    evolve: (state, { unit, transport }, edit) => pickUp(state, edit, unit, transport, 'EMBARKED'),
    summary: ({ unit, transport }) => `${unit} boards ${transport}.`,
    pieces: ({ unit, transport }) => [unit, transport],
  }),
  /** EDCU-TRN-04 */
  'meta-campaign.UnitLeftBehind': event<{ readonly unit: string; readonly transport: string }>({
    evolve: () => undefined,
    summary: ({ unit, transport }) => `${transport} goes without ${unit}.`,
    pieces: ({ unit, transport }) => [unit, transport],
  }),
  /** EDCU-TRN-05 */
  'meta-campaign.UnitExited': event<{
    readonly unit: string;
    readonly transport: string;
    readonly hex: string;
  }>({
    evolve: (state, { unit, hex }, edit) => {
      putDown(state, edit, unit, hex);
      editUnit(state, edit, unit).moved = true;
    },
    summary: ({ unit, transport, hex }) => `${unit} leaves ${transport} in ${hex}.`,
    pieces: ({ unit, transport }) => [unit, transport],
  }),
  /** EDCU-TRN-09; without a die where nobody gets out. */
  'meta-campaign.CarriedUnitFateRolled': event<{
    readonly unit: string;
    readonly carrier: string;
    readonly face: number | null;
    readonly fate: 'LOST' | 'HALVED' | 'UNHARMED';
    /** FS that is left to who gets out. */
    readonly fs: number;
    /** Where it gets out. */
    readonly hex: string | null;
  }>({
    evolve: (state, { unit, fs, hex }, edit) => {
      if (hex === null) return;
      putDown(state, edit, unit, hex);
      editUnit(state, edit, unit).fs = fs;
    },
    summary: ({ unit, carrier, fate, fs, hex }) =>
      hex === null
        ? `${unit} is lost with ${carrier}.`
        : `${unit} gets out of ${carrier} ${fate.toLowerCase()}, FS ${fs}, in ${hex}.`,
    pieces: ({ unit, carrier }) => [unit, carrier],
  }),
  /** EDCU-TRN-08 */
  'meta-campaign.SupplyOnloaded': event<Loaded>({
    evolve: (state, data, edit) => shift(state, edit, data, 1),
    summary: ({ unit, depot, crates, barrels }) =>
      `${unit} takes ${some(crates, 'crate')} and ${some(barrels, 'barrel')} from ${depot}.`,
    pieces: ({ unit, depot }) => [unit, depot],
  }),
  'meta-campaign.SupplyOffloaded': event<Loaded>({
    evolve: (state, data, edit) => shift(state, edit, data, -1),
    summary: ({ unit, depot, crates, barrels }) =>
      `${unit} brings ${some(crates, 'crate')} and ${some(barrels, 'barrel')} to ${depot}.`,
    pieces: ({ unit, depot }) => [unit, depot],
  }),
  /** EDCU-LFT-03 */
  'meta-campaign.LoadHooked': event<{ readonly unit: string; readonly craft: string }>({
    evolve: (state, { unit, craft }, edit) => pickUp(state, edit, unit, craft, 'HOOKED'),
    summary: ({ unit, craft }) => `${craft} lifts ${unit}.`,
    pieces: ({ unit, craft }) => [unit, craft],
  }),
  /** EDCU-LFT-04 */
  'meta-campaign.LoadDropped': event<{ readonly unit: string; readonly craft: string; readonly hex: string }>(
    {
      evolve: (state, { unit, hex }, edit) => putDown(state, edit, unit, hex),
      summary: ({ unit, craft, hex }) => `${craft} puts down ${unit} in ${hex}.`,
      pieces: ({ unit, craft }) => [unit, craft],
    },
  ),
  /** EDCU-TOW-06 */
  'meta-campaign.UnitDeployed': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).deployed = true;
    },
    summary: ({ unit }) => `${unit} deploys.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.UnitUndeployed': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).deployed = false;
    },
    summary: ({ unit }) => `${unit} makes ready to go.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;
