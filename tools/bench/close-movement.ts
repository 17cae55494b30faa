import { DETACHMENTS, marchesOrdered, PLAYERS } from './crowded-map.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import { ARBITER, said } from './table.js';

const ROUNDS = 3;

export const closeMovement: Figure = {
  name: 'close-movement',
  description: `closing a Movement phase of ${PLAYERS.length} players with ${DETACHMENTS} marching detachments each, engine alone`,
  unit: 'ms',
  target: null,
  measure: async () => {
    const ordered = marchesOrdered();
    const close = () => said(ordered, ARBITER, { type: 'ClosePhase' });
    const times = await repeated(ROUNDS, 0, () => timed(close));
    return { value: median(times), spread: spreadOf(times) };
  },
};
