import type { Scenario } from '../../../../engine/index.js';
import type { PlanetaryPosition } from '../../position.js';
import { BORDER_CLASH } from './border-clash.js';

const ATTACKER = 'west-1';
const ORIGIN = '3,3';
const FIELD = '4,3';

/** The border with its first attack made: a battle that was fought at a table can be reported at once. */
export const ONE_BATTLE: Scenario<PlanetaryPosition> = {
  ...BORDER_CLASH,
  code: 'one-battle',
  title: 'One battle',
  description:
    'Two players and a battle that waits for its report: fight it at your table, or enter how it went. The campaign goes on from there as a border clash.',
  setup: (players) => {
    const position = BORDER_CLASH.setup(players);
    return {
      ...position,
      phase: 'BATTLE',
      detachments: (position.detachments ?? []).map((each) =>
        each.id === ATTACKER ? { ...each, hex: FIELD } : each,
      ),
      battles: [{ id: 'first', hex: FIELD, attacker: ATTACKER, origin: ORIGIN }],
    };
  },
};
