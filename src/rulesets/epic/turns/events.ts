import type { EventsOf } from '../../../engine/index.js';
import { editEach } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Phase, Step } from '../state/index.js';

/** The course of a battle (section 4). */
export const TURN_EVENTS = {
  'epic.TurnStarted': event<{ readonly turn: number }>({
    evolve: (state, { turn }) => {
      state.turn = turn;
      state.armies = editEach(state.armies, () => ({ missionsDeclared: false, missions: null }));
      state.detachments = editEach(state.detachments, () => ({
        order: 'NONE',
        mission: 'NONE',
        missionDone: false,
        moved: false,
        shot: false,
        assaultMoved: false,
        fought: null,
      }));
      state.units = editEach(state.units, (each) => (each.popUp ? { popUp: false } : null));
      state.objectivesDeclared = false;
      state.stubborn = {};
    },
    summary: ({ turn }) => `Turn ${turn}.`,
  }),
  'epic.StepReached': event<{ readonly step: Step; readonly phase: Phase; readonly active: string | null }>({
    evolve: (state, { step, phase, active }) => {
      if (phase !== state.phase) {
        // EPC-GEN-06, EPC-GEN-05: command is declared anew, and a lost HQ is no longer asked for.
        state.detachments = editEach(state.detachments, ({ outOfCommand, hqLost }) =>
          outOfCommand !== null || hqLost ? { outOfCommand: null, hqLost: false } : null,
        );
        state.units = editEach(state.units, ({ mountingCm, movedCm, landed, allowanceCm }) =>
          mountingCm > 0 || movedCm > 0 || landed || allowanceCm !== null
            ? { mountingCm: 0, movedCm: 0, landed: false, allowanceCm: null }
            : null,
        );
      }
      state.phase = phase;
      state.step = step;
      state.active = active;
      state.armies = editEach(state.armies, ({ passed }) => (passed ? { passed: false } : null));
      state.detachments = editEach(state.detachments, ({ fought }) =>
        fought === null ? null : { fought: null },
      );
      state.assaultStage = 'MOVES';
      state.contacts = [];
      state.lastMove = null;
    },
    summary: ({ step, active }) =>
      `${step.toLowerCase().replaceAll('_', ' ')}${active === null ? '' : `: ${active}`}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
  }),
  'epic.OrdersRemoved': event<{ readonly turn: number }>({
    evolve: (state) => {
      state.detachments = editEach(state.detachments, ({ order }) =>
        order === 'NONE' ? null : { order: 'NONE' },
      );
    },
    summary: () => 'Order dice are removed.',
  }),
} as const;

export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
