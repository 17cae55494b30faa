import type { Scenario } from '../../../engine/index.js';
import { FACTIONS } from '../data/words.js';
import type { SpaceEmpiresPosition } from './shapes.js';

/** Named starts. */
export const SCENARIOS: readonly Scenario<SpaceEmpiresPosition>[] = [
  {
    code: 'skirmish',
    title: 'Skirmish',
    description:
      'Two to four empires on the default map; turn order, map, forces and deck by chance (SPE-SET-04).',
    players: { min: 2, max: 4 },
    setup: (players) => ({
      players: players.flatMap(({ id: seat }, index) => {
        const faction = FACTIONS[index];
        return faction ? [{ seat, faction }] : [];
      }),
    }),
  },
];
