import type { Audience, Moment } from '../kernel/index.js';

export const EVERYBODY: Audience = { to: 'public' };
const ARBITER: Audience = { to: 'arbiter' };

/** Audiences of events that are the same whatever the event says. */
export const everybody = (): Audience => EVERYBODY;
export const arbiterOnly = (): Audience => ARBITER;

/** These seats, each once, and the arbiter. */
export const toSeats = (seats: readonly string[]): Audience => ({ to: 'seats', seats: [...new Set(seats)] });

/** These seats alone, not even the arbiter, until a moment of the campaign; then the arbiter too. */
export const sealedUntil = (seats: readonly string[], until: Moment): Audience => ({
  to: 'sealed',
  seats,
  until,
  then: 'arbiter',
});
