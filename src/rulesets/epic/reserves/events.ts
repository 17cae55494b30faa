import type { EventsOf } from '../../../engine/index.js';
import { editDetachment } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Place } from '../state/index.js';

/** Reserves (EPC-RES-01, EPC-RES-02). */
export const RESERVE_EVENTS = {
  'epic.ReserveRolled': event<{
    readonly detachment: string;
    readonly die: number;
    readonly needed: number;
    readonly arrived: boolean;
  }>({
    evolve: () => undefined,
    summary: ({ detachment, die, needed, arrived }) =>
      `${detachment} needs ${needed}+ and rolls ${die}: it ${arrived ? 'arrives' : 'stays in reserve'}.`,
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.DetachmentArrived': event<{ readonly detachment: string; readonly place: Place }>({
    evolve: (state, { detachment, place }, edit) => {
      editDetachment(state, edit, detachment).place = place;
    },
    summary: ({ detachment, place }) =>
      `${detachment} arrives${place === 'OFF_TABLE' ? ' and may fly missions' : ' and enters in its movement step'}.`,
    follows: ['epic.ReserveRolled'],
    pieces: ({ detachment }) => [detachment],
  }),
} as const;

export type ReserveEvent = EventsOf<typeof RESERVE_EVENTS>;
