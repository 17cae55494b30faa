import type { EventsOf } from '../../../engine/index.js';
import { editObjective } from '../state/editing.js';
import { event } from '../state/event.js';
import type { ObjectiveState } from '../state/index.js';

type How = 'CAPTURED' | 'DESTROYED';

/** Objectives (EPC-RAL-05, EPC-RAL-06). */
export const OBJECTIVE_EVENTS = {
  'epic.ObjectivesDeclared': event<{
    readonly holders: readonly { readonly objective: string; readonly holder: string | null }[];
  }>({
    evolve: (state, { holders }, edit) => {
      for (const { objective, holder } of holders) editObjective(state, edit, objective).holder = holder;
      state.objectivesDeclared = true;
    },
    summary: ({ holders }) =>
      holders.map(({ objective, holder }) => `${objective}: ${holder ?? 'nobody'}`).join(', ') ||
      'No objectives.',
    pieces: ({ holders }) => holders.map((each) => each.objective),
  }),
  'epic.ObjectiveScored': event<{
    readonly objective: string;
    readonly holder: string;
    readonly die: number | null;
  }>({
    evolve: () => undefined,
    summary: ({ objective, holder }) => `${holder} holds ${objective}.`,
    follows: ['epic.ObjectivesDeclared'],
    pieces: ({ objective }) => [objective],
  }),
  'epic.ObjectiveDeclared': event<{ readonly objective: string; readonly how: How; readonly by: string }>({
    evolve: (state, { objective, how, by }, edit) => {
      editObjective(state, edit, objective).declared = { how, by };
    },
    summary: ({ objective, how, by }) => `${by} declares ${objective} ${how.toLowerCase()}.`,
    pieces: ({ objective }) => [objective],
  }),
  'epic.ObjectiveResolved': event<{
    readonly objective: string;
    readonly state: ObjectiveState;
    readonly confirmed: boolean;
  }>({
    evolve: (state, { objective, state: now }, edit) => {
      Object.assign(editObjective(state, edit, objective), { state: now, declared: null });
    },
    summary: ({ objective, state, confirmed }) =>
      confirmed ? `${objective} is ${state.toLowerCase()}.` : `${objective}: it is not confirmed.`,
    pieces: ({ objective }) => [objective],
  }),
} as const;

export type ObjectiveEvent = EventsOf<typeof OBJECTIVE_EVENTS>;
