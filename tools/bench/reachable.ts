import { itemAt } from '../../src/kernel/index.js';
import { crowdedMap, DETACHMENTS, detachmentId, PLAYERS } from './crowded-map.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf, timed } from './repetition.js';
import { planetary } from './table.js';

const ROUNDS = 40;

export const reachable: Figure = {
  name: 'reachable',
  description: 'all movement orders open to one detachment on a map of 40 × 40 hexes, engine alone',
  unit: 'ms',
  target: null,
  measure: async () => {
    const { state } = crowdedMap();
    let asked = 0;
    const ask = (): void => {
      const number = asked++;
      const player = number % PLAYERS.length;
      const piece = detachmentId(player, number % DETACHMENTS);
      if (!planetary.options(state, itemAt(PLAYERS, player).id, piece)?.length)
        throw new Error(`${piece} has no options`);
    };
    const times = await repeated(ROUNDS, 3, () => timed(ask));
    return { value: median(times), spread: spreadOf(times) };
  },
};
