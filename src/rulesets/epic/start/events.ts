import { some, type EventsOf } from '../../../engine/index.js';
import { editIn } from '../../../kernel/index.js';
import { damageAccount, markersAccount, moralePosting } from '../state/accounts.js';
import { editArmy } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Army, Detachment, Objective, Profile, Unit } from '../state/index.js';

/** How a battle begins. */
export const START_EVENTS = {
  'epic.BattleCreated': event<{
    readonly deployment: string;
    readonly turn: number;
    readonly first: string | null;
    readonly armies: readonly Army[];
    readonly objectives: readonly Objective[];
  }>({
    evolve: (state, { deployment, turn, first, armies, objectives }) => {
      Object.assign(state, { deployment, turn, first });
      state.armies = Object.fromEntries(armies.map((each) => [each.id, each]));
      state.objectives = Object.fromEntries(objectives.map((each) => [each.id, each]));
    },
    summary: ({ armies }) => `A battle: ${armies.map((each) => each.name).join(' against ')}.`,
  }),
  /** EPC-SET-01 */
  'epic.DetachmentAdded': event<{
    readonly detachment: string;
    readonly army: string;
    readonly points: number;
    readonly moraleValue: number;
    readonly units: readonly string[];
    readonly entry: Detachment;
    readonly pieces: readonly Unit[];
    /** Printed values that the battle did not know yet. */
    readonly profiles: readonly Profile[];
  }>({
    evolve: (state, { entry, pieces, profiles }, edit) => {
      const known = editIn(edit, state, 'profiles') as Record<string, Profile>;
      for (const each of profiles) known[each.name] = each;
      (editIn(edit, state, 'detachments') as Record<string, Detachment>)[entry.id] = entry;
      const units = editIn(edit, state, 'units') as Record<string, Unit>;
      for (const each of pieces) units[each.id] = each;
    },
    summary: ({ detachment, army, points, units }) =>
      `${detachment} joins ${army}: ${some(units.length, 'unit')}, ${some(points, 'point')}.`,
    postings: ({ entry, pieces }, rule) => [
      ...(entry.blastMarkers > 0 ? [opening(markersAccount(entry.id), 'BM', entry.blastMarkers, rule)] : []),
      ...pieces
        .filter((each) => each.damageLeft > 0)
        .map((each) => opening(damageAccount(each.id), 'DAMAGE', each.damageLeft, rule)),
    ],
    pieces: ({ detachment, units }) => [detachment, ...units],
    growing: ['pieces'],
  }),
  'epic.DetachmentRemoved': event<{ readonly entry: Detachment; readonly pieces: readonly Unit[] }>({
    evolve: (state, { entry, pieces }, edit) => {
      delete (editIn(edit, state, 'detachments') as Record<string, Detachment>)[entry.id];
      const units = editIn(edit, state, 'units') as Record<string, Unit>;
      for (const each of pieces) delete units[each.id];
    },
    summary: ({ entry }) => `${entry.id} leaves its army.`,
    postings: ({ entry, pieces }, rule) => [
      ...(entry.blastMarkers > 0 ? [opening(markersAccount(entry.id), 'BM', -entry.blastMarkers, rule)] : []),
      ...pieces
        .filter((each) => each.damageLeft > 0)
        .map((each) => opening(damageAccount(each.id), 'DAMAGE', -each.damageLeft, rule)),
    ],
    pieces: ({ entry }) => [entry.id],
  }),
  'epic.ArmyReady': event<{ readonly army: string }>({
    evolve: (state, { army }, edit) => {
      editArmy(state, edit, army).started = true;
    },
    summary: ({ army }) => `${army} is ready.`,
  }),
  /** EPC-SET-03 */
  'epic.BattleStarted': event<{
    readonly armies: readonly {
      readonly army: string;
      readonly startingMorale: number;
      readonly morale: number;
    }[];
  }>({
    evolve: (state, { armies }, edit) => {
      for (const { army, startingMorale, morale } of armies)
        Object.assign(editArmy(state, edit, army), { started: true, startingMorale, morale });
    },
    summary: ({ armies }) =>
      `The battle starts; morale: ${armies.map((each) => `${each.army} ${each.morale}`).join(', ')}.`,
    postings: ({ armies }, rule) =>
      armies.flatMap(({ army, morale }) => moralePosting(army, morale, rule, 'start')),
  }),
} as const;

const opening = (account: string, measure: string, amount: number, rule: string | undefined) => ({
  account,
  measure,
  seat: null,
  amount,
  rule: rule ?? '',
  cause: 'start',
});

export type StartEvent = EventsOf<typeof START_EVENTS>;
