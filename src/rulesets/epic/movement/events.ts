import { words, type EventsOf } from '../../../engine/index.js';
import { editDetachment, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Order, Terrain } from '../state/index.js';

/** How far a unit went and might have gone, cm. */
export interface Moved {
  readonly unit: string;
  readonly distanceCm: number;
  readonly allowanceCm: number;
}

const nothing = (): void => undefined;

/** Orders and moves. */
export const MOVEMENT_EVENTS = {
  /** EPC-ORD-01 */
  'epic.OrderGiven': event<{ readonly detachment: string; readonly order: Order }>({
    evolve: (state, { detachment, order }, edit) => {
      editDetachment(state, edit, detachment).order = order;
    },
    summary: ({ detachment, order }) =>
      order === 'NONE' ? `${detachment} gets no order.` : `${detachment} gets ${words(order)} orders.`,
    pieces: ({ detachment }) => [detachment],
  }),
  /** EPC-MOV-01 */
  'epic.DetachmentMoved': event<{
    readonly detachment: string;
    readonly units: readonly Moved[];
    readonly outOfCommand: readonly string[];
  }>({
    evolve: (state, { detachment, units, outOfCommand }, edit) => {
      Object.assign(editDetachment(state, edit, detachment), {
        moved: true,
        firstMoveDone: true,
        outOfCommand,
      });
      for (const { unit, distanceCm, allowanceCm } of units)
        Object.assign(editUnit(state, edit, unit), { movedCm: distanceCm, allowanceCm });
    },
    summary: ({ detachment, units }) =>
      `${detachment} moves${units.length === 0 ? ' 0 cm' : ` up to ${Math.max(...units.map((each) => each.distanceCm))} cm`}.`,
    pieces: ({ detachment, units }) => [detachment, ...units.map((each) => each.unit)],
    growing: ['units'],
  }),
  /** EPC-MOV-05, EPC-MOV-06 */
  'epic.TerrainTested': event<{
    readonly unit: string;
    /** Null for the terrain in which it starts. */
    readonly terrain: Terrain | null;
    readonly moment: 'START' | 'ENTERED' | 'END';
    readonly die: number;
  }>({
    evolve: (state) => {
      state.lastMove = null;
    },
    summary: ({ unit, die }) => `${unit} tests for dangerous terrain: ${die}.`,
    pieces: ({ unit }) => [unit],
  }),
  'epic.UnitHalted': event<{ readonly unit: string; readonly terrain: Terrain | null }>({
    evolve: nothing,
    summary: ({ unit }) => `${unit} halts.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EPC-TRA-01 */
  'epic.UnitsMounted': event<{
    readonly transport: string;
    readonly units: readonly string[];
    readonly costCm: number;
  }>({
    evolve: (state, { transport, units, costCm }, edit) => {
      for (const unit of units) editUnit(state, edit, unit).mountedIn = transport;
      editUnit(state, edit, transport).mountingCm += costCm;
    },
    summary: ({ transport, units }) => `${units.join(', ')} mount ${transport}.`,
    follows: ['epic.DetachmentMoved'],
    pieces: ({ transport, units }) => [transport, ...units],
  }),
  'epic.UnitsDismounted': event<{
    readonly transport: string;
    readonly units: readonly string[];
    readonly costCm: number;
    /** EPC-FLY-03: set down by flyers, so that they do not move on in this phase. */
    readonly landed?: boolean;
  }>({
    evolve: (state, { transport, units, costCm, landed = false }, edit) => {
      for (const unit of units) {
        const down = editUnit(state, edit, unit);
        Object.assign(down, { mountedIn: null, landed });
        editDetachment(state, edit, down.detachment).place = 'TABLE';
      }
      editUnit(state, edit, transport).mountingCm += costCm;
    },
    summary: ({ transport, units }) => `${units.join(', ')} dismount from ${transport}.`,
    follows: ['epic.DetachmentMoved'],
    pieces: ({ transport, units }) => [transport, ...units],
  }),
  /** EPC-MOV-07 */
  'epic.DetachmentRetreated': event<{ readonly detachment: string; readonly units: readonly Moved[] }>({
    evolve: (state, { detachment, units }, edit) => {
      state.retreats = state.retreats.filter((each) => each !== detachment);
      editDetachment(state, edit, detachment).moved = true;
      for (const { unit, distanceCm, allowanceCm } of units)
        Object.assign(editUnit(state, edit, unit), { movedCm: distanceCm, allowanceCm });
    },
    summary: ({ detachment }) => `${detachment} retreats.`,
    pieces: ({ detachment, units }) => [detachment, ...units.map((each) => each.unit)],
    growing: ['units'],
  }),
  /** EPC-GEN-01: of the last move, or of a declaration that waits. */
  'epic.DeclarationTakenBack': event<{ readonly by: string; readonly detachment: string | null }>({
    evolve: (state, _, edit) => {
      const move = state.lastMove;
      state.declaration = null;
      state.lastMove = null;
      if (!move) return;
      for (const each of move.detachments) Object.assign(editDetachment(state, edit, each.id), each);
      for (const each of move.units) Object.assign(editUnit(state, edit, each.id), each);
      state.retreats = move.retreats;
      state.contacts = move.contacts;
    },
    summary: ({ by }) => `${by} takes the declaration back.`,
    pieces: ({ detachment }) => (detachment === null ? [] : [detachment]),
  }),
} as const;

export type MovementEvent = EventsOf<typeof MOVEMENT_EVENTS>;
