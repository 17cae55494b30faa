import { redact } from './redact.js';
import type { PlanetaryState } from '../state/index.js';

/**
 * The state as a player may know it (PLN-SIG-01). Orders are judged and approach moves planned with it, so that an answer
 * never tells what the seat cannot see.
 */
export const knownTo = (state: PlanetaryState, seat: string): PlanetaryState =>
  redact(state, { kind: 'seat', seat, role: 'player' });
