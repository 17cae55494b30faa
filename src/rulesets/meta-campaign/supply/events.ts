import { some } from '../../../engine/index.js';
import { editIn, type Edit } from '../../../kernel/index.js';
import { editUnit, type Editable } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Structure, SupplyJob } from '../state/index.js';

/** Takes crates and barrels out of a unit or depot, or puts them in. */
function load(state: Editable, edit: Edit, id: string, crates: number, barrels: number): void {
  if (state.units[id]) {
    const unit = editUnit(state, edit, id);
    unit.crates += crates;
    unit.barrels += barrels;
    return;
  }
  const all = editIn(edit, state, 'structures') as Record<string, Structure>;
  const depot = all[id];
  if (depot) all[id] = { ...depot, crates: depot.crates + crates, barrels: depot.barrels + barrels };
}

/** Fills Energy or an item type of a unit. */
function fill(state: Editable, edit: Edit, id: string, fills: string, left: number): void {
  const unit = editUnit(state, edit, id);
  if (fills === 'energy') unit.energy = left;
  else unit.uses = { ...unit.uses, [fills]: left };
}

/** Supply and freight. */
export const SUPPLY_EVENTS = {
  /** EDC-SUP-09 */
  'meta-campaign.SupplyStarted': event<{ readonly job: SupplyJob }>({
    evolve: (state, { job }, edit) => {
      state.supply = [...state.supply, job];
      for (const each of [job.by, job.other])
        if (each !== null) editUnit(state, edit, each).vulnerable = true;
    },
    summary: ({ job: { by, receiver, fills } }) => `${by} begins to fill ${fills} of ${receiver}.`,
    pieces: ({ job: { by, receiver } }) => [by, receiver],
  }),
  'meta-campaign.SupplyCompleted': event<{
    readonly by: string;
    readonly source: string;
    readonly receiver: string;
    /** What is used up. */
    readonly item: 'CRATE' | 'BARREL';
    readonly fills: string;
    /** What the receiver has then. */
    readonly left: number;
  }>({
    evolve: (state, { by, source, receiver, item, fills, left }, edit) => {
      fill(state, edit, receiver, fills, left);
      load(state, edit, source, item === 'CRATE' ? -1 : 0, item === 'BARREL' ? -1 : 0);
      state.supply = state.supply.filter((each) => each.by !== by || each.receiver !== receiver);
    },
    summary: ({ receiver, fills, left }) => `${receiver} has ${left} of ${fills}.`,
    pieces: ({ by, source, receiver }) => [by, source, receiver],
  }),
  /** EDC-SUP-08 */
  'meta-campaign.EnergySyphoned': event<{
    readonly by: string;
    readonly source: string;
    readonly receiver: string;
    readonly amount: number;
  }>({
    evolve: (state, { by, source, receiver, amount }, edit) => {
      editUnit(state, edit, receiver).energy += amount;
      editUnit(state, edit, source).energy -= amount;
      state.supply = state.supply.filter((each) => each.by !== by || each.receiver !== receiver);
    },
    summary: ({ source, receiver, amount }) => `${receiver} syphons ${amount} Energy from ${source}.`,
    pieces: ({ by, source, receiver }) => [by, source, receiver],
  }),
  'meta-campaign.SupplyFailed': event<{
    readonly by: string;
    readonly receiver: string;
    readonly reason: 'DESTROYED' | 'INTERRUPTED';
  }>({
    evolve: (state, { by, receiver }) => {
      state.supply = state.supply.filter((each) => each.by !== by || each.receiver !== receiver);
    },
    summary: ({ by, receiver, reason }) =>
      `${by} does not get to supply ${receiver}: ${reason.toLowerCase()}.`,
    pieces: ({ by, receiver }) => [by, receiver],
  }),
  /** EDC-SUP-07, EDC-FRT-02 */
  'meta-campaign.SupplyMistakeMade': event<{ readonly unit: string }>({
    evolve: () => undefined,
    summary: ({ unit }) => `${unit} makes a mistake in its haste.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-FRT-01 */
  'meta-campaign.FreightTransferred': event<{
    readonly by: string;
    readonly from: string;
    readonly to: string;
    readonly crates: number;
    readonly barrels: number;
    readonly backCrates: number;
    readonly backBarrels: number;
  }>({
    evolve: (state, { from, to, crates, barrels, backCrates, backBarrels }, edit) => {
      load(state, edit, from, backCrates - crates, backBarrels - barrels);
      load(state, edit, to, crates - backCrates, barrels - backBarrels);
    },
    summary: ({ from, to, crates, barrels, backCrates, backBarrels }) =>
      `${some(crates, 'crate')} and ${some(barrels, 'barrel')} go from ${from} to ${to}${backCrates + backBarrels > 0 ? `, ${backCrates} and ${backBarrels} back` : ''}.`,
    pieces: ({ by, from, to }) => [by, from, to],
  }),
} as const;
