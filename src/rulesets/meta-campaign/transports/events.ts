import type { Edit } from '../../../kernel/index.js';
import { editUnit, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Carriage } from '../state/index.js';

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

/** Who carries whom. */
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
