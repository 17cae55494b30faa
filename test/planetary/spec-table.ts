import { newEdit, type Actor, type EventShape, type RollRequest } from '../../src/kernel/index.js';
import { blank } from '../../src/rulesets/planetary/state/blank.js';
import type { PlanetaryEvent } from '../../src/rulesets/planetary/events.js';
import { evolve } from '../../src/rulesets/planetary/evolve.js';
import { readPosition } from '../../src/rulesets/planetary/start/read.js';
import type { PlanetaryPosition } from '../../src/rulesets/planetary/position.js';
import type { PlanetaryState } from '../../src/rulesets/planetary/state/index.js';
import type { PlanetaryTable } from '../../src/rulesets/planetary/table.js';

/** A table for specs of single rules: a position, scripted faces, and everything that was thrown and emitted. */
export interface SpecTable {
  readonly table: PlanetaryTable;
  readonly events: readonly (EventShape & { readonly because: readonly string[] })[];
  readonly rolls: readonly (RollRequest & { readonly faces: readonly number[] })[];
  /** Seat that acts from now on; `arbiter` for the arbiter, `service` for the service itself. */
  actAs(seat: string): void;
}

const SEATS = [
  { id: 'seat-1', number: 1, name: 'Ann', role: 'player' },
  { id: 'seat-2', number: 2, name: 'Bob', role: 'player' },
  { id: 'seat-3', number: 3, name: 'Cleo', role: 'player' },
  { id: 'arbiter', number: 4, name: 'Arbiter', role: 'arbiter' },
] as const;

const BLANK = blank({ seats: SEATS, parameters: {} });

/** State of a position, with what a position does not say in `more`. */
export const stateOf = (position: PlanetaryPosition, more: Partial<PlanetaryState> = {}): PlanetaryState => ({
  ...readPosition(position, BLANK),
  ...more,
});

/** Sits down at a state. Faces come in the order thrown; a roll without faces fails the spec. */
export function sitAt(start: PlanetaryState, faces: readonly number[] = [], seat = 'seat-1'): SpecTable {
  const events: (EventShape & { because: readonly string[] })[] = [];
  const rolls: (RollRequest & { faces: readonly number[] })[] = [];
  const script = [...faces];
  let state = start;
  let actor = actorOf(seat);
  const roll = (request: RollRequest): readonly number[] => {
    const thrown = script.splice(0, request.count);
    if (thrown.length < request.count) throw new Error(`no faces for ${request.purpose} ${request.subject}`);
    rolls.push({ ...request, faces: thrown });
    return thrown;
  };
  return {
    events,
    rolls,
    actAs: (next) => {
      actor = actorOf(next);
    },
    table: {
      get state() {
        return state;
      },
      get actor() {
        return actor;
      },
      at: '2000-01-01T00:00:00.000Z',
      roll,
      draw: () => [],
      rollAll: (requests) => requests.map(roll),
      emit: (event: PlanetaryEvent, because) => {
        events.push({ ...event, because });
        state = evolve(state, event, newEdit());
      },
    },
  };
}

const actorOf = (seat: string): Actor => ({
  seat,
  role: seat === 'arbiter' || seat === 'service' ? seat : 'player',
});
