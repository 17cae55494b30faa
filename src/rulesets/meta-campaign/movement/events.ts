import type { RuleId } from '../catalog.js';
import { editUnit } from '../state/editing.js';
import { event } from '../state/event.js';

/** Moves, and what they cost. */
export const MOVEMENT_EVENTS = {
  /** EDC-MOV-01 */
  'meta-campaign.UnitMoved': event<{
    readonly unit: string;
    readonly from: string;
    /** Hexes entered, in order. */
    readonly path: readonly string[];
    readonly to: string;
  }>({
    evolve: (state, { unit: id, from, path, to }, edit) => {
      state.entries += 1;
      const unit = editUnit(state, edit, id);
      Object.assign(unit, {
        hex: to,
        position: null,
        garrisonOf: null,
        enteredAt: state.entries,
        cameFrom: path.at(-2) ?? from,
        moved: true,
        declaredFacing: null,
      });
      // Who is carried is where its carrier is (EDCU-TRN-07).
      for (const each of Object.values(state.units))
        if (each.carriedBy?.unit === id) editUnit(state, edit, each.id).hex = to;
    },
    summary: ({ unit, path }) => `${unit} moves to ${path.join(', ')}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-MOV-09; by which rule a move was cut short. */
  'meta-campaign.MovementStopped': event<{
    readonly unit: string;
    readonly hex: string;
    readonly rule: RuleId;
    readonly reason: string;
  }>({
    evolve: () => undefined,
    summary: ({ unit, hex, reason }) =>
      `${unit} stops in ${hex}: ${reason.toLowerCase().replaceAll('_', ' ')}.`,
    follows: ['meta-campaign.UnitMoved', 'meta-campaign.UnitStuck', 'meta-campaign.MineDetonated'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-MOV-03 */
  'meta-campaign.EnergySpent': event<{
    readonly unit: string;
    readonly amount: number;
    readonly left: number;
    readonly cause: string;
  }>({
    evolve: (state, { unit, left }, edit) => {
      editUnit(state, edit, unit).energy = left;
    },
    summary: ({ unit, amount, left, cause }) => `${unit} spends ${amount} Energy (${cause}), ${left} left.`,
    follows: ({ cause }) =>
      cause === 'move' ? ['meta-campaign.UnitMoved'] : cause === 'turning' ? ['meta-campaign.FacingSet'] : [],
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-STA-06 */
  'meta-campaign.EnergyRestored': event<{
    readonly unit: string;
    readonly amount: number;
    readonly left: number;
    readonly cause: string;
  }>({
    evolve: (state, { unit, left }, edit) => {
      editUnit(state, edit, unit).energy = left;
    },
    summary: ({ unit, amount, left, cause }) => `${unit} gains ${amount} Energy (${cause}), now ${left}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-TER-10, EDCU-MOB-04 */
  'meta-campaign.UnitStuck': event<{ readonly unit: string; readonly hex: string }>({
    evolve: () => undefined,
    summary: ({ unit, hex }) => `${unit} is stuck in ${hex}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-MOB-01 */
  'meta-campaign.UnitImmobilised': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).immobilised = true;
    },
    summary: ({ unit }) => `${unit} is immobilised.`,
    follows: ['meta-campaign.UnitStuck', 'meta-campaign.MineDetonated', 'meta-campaign.UnitMoved'],
    pieces: ({ unit }) => [unit],
  }),
} as const;
