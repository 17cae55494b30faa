import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GhostOfWarState, SupplyGroup } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editFormation, editUnit } from '../state/editing.js';
import type { Written } from '../game-master/events.js';
import { noteMade } from '../state/numbering.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';
import { some, who } from '../state/sentences.js';

/** A supply counter before and after. */
export interface CounterRow {
  readonly holder: string;
  readonly from: number;
  readonly to: number;
}

export function applyCounters(
  state: Mutable<GhostOfWarState>,
  rows: readonly CounterRow[],
  edit: Edit,
): void {
  for (const { holder, to } of rows) {
    const thing = Object.hasOwn(state.formations, holder)
      ? editFormation(edit, state, holder)
      : editUnit(edit, state, holder);
    thing.supply = { ...thing.supply, counter: to };
  }
}

/** S11 of units and formations, and the supply groups of S2. */
export const SUPPLY_EVENTS = {
  /** GOW-SUP-03, -04: holders whose list was due; `units` are those that it was due for. */
  'ghost-of-war.SupplyUpkeepPaid': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly (CounterRow & {
        readonly paid: boolean;
        readonly units: readonly string[];
      })[];
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      applyCounters(
        state,
        rows.filter((each) => each.from !== each.to),
        edit,
      );
      for (const { paid, units } of rows) {
        if (paid) continue;
        for (const id of units) editIn(edit, editUnit(edit, state, id), 'thisRound').unpaid = true;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: supply of ${some(rows.length, 'holder')} is due, ${rows.filter((each) => !each.paid).length} without.`,
    growing: ['rows', 'bookings', 'written'],
  }),
  /** GOW-SUP-08 */
  'ghost-of-war.SupplyCountersRose': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly CounterRow[];
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { rows, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      applyCounters(state, rows, edit);
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'holder')} resupplied.`,
    growing: ['rows', 'bookings', 'written'],
  }),
  /** GOW-SUP-07: units of spent holders that got nothing. */
  'ghost-of-war.SpentUnitsWasted': event<{
    readonly faction: string;
    readonly rows: readonly { readonly unit: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { unit, to } of rows) editUnit(edit, state, unit).ce = to;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'spent unit', 'loses', 'spent units', 'lose')} CE for want of any supply.`,
    growing: ['rows'],
  }),
  /** GOW-SUP-11: all groups of the faction in the system, in order. */
  'ghost-of-war.SupplyGroupsSet': event<{
    readonly faction: string;
    readonly system: string;
    readonly groups: readonly SupplyGroup[];
    /** Groups given numbers so far. */
    readonly count: number;
  }>({
    evolve: (state, { faction, system, groups, count }, edit) => {
      const others = Object.values(state.supplyGroups).filter(
        (each) => each.faction !== faction || each.system !== system,
      );
      for (const { id } of groups) {
        if (!Object.hasOwn(state.supplyGroups, id)) noteMade(state, edit, 'group', id, faction);
      }
      state.supplyGroups = Object.fromEntries([...others, ...groups].map((each) => [each.id, each]));
      // In campaigns of version 0.1.0 the count is that of all factions.
      state.counts = { ...state.counts, group: state.made ? state.counts.group + count : count };
    },
    audience: ofFaction,
    summary: ({ faction, system, groups }) =>
      `${faction} has ${some(groups.length, 'supply group')} in ${system}.`,
  }),
};
