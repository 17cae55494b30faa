import { newEdit } from '../../../kernel/index.js';
import type { GhostOfWarEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { GhostOfWarState } from '../state/index.js';

/** Only what a battle's end changes of a unit and a character. */
const before = {
  round: 3,
  battles: {
    b: {
      domain: 'void',
      attacker: { participants: [{ id: 'ship' }], characters: ['admiral'] },
      defender: { participants: [], characters: [] },
      result: {},
    },
  },
  units: { ship: { ce: 10, activity: {}, thisRound: { battleXp: 5 } } },
  characters: { admiral: { battleXp: 5 } },
} as unknown as GhostOfWarState;

const resolved = (best?: object): GhostOfWarEvent =>
  ({
    type: 'ghost-of-war.BattleResolved',
    data: {
      battle: 'b',
      rows: [{ id: 'ship', kind: 'UNIT', faction: 'f', from: 10, to: 8 }],
      experience: { attacker: 3, defender: 0 },
      takenBy: null,
      ...(best ? { best } : {}),
    },
  }) as GhostOfWarEvent;

const xpAfter = (event: GhostOfWarEvent): readonly (number | undefined)[] => {
  const { units, characters } = evolve(before, event, newEdit());
  return [units['ship']?.thisRound.battleXp, characters['admiral']?.battleXp];
};

describe('GOW-XP-06 several battles of a round', () => {
  it('count as the event says, whatever rule made it', () => {
    expect(xpAfter(resolved({ units: { ship: 8 }, characters: { admiral: 4 } }))).toEqual([8, 4]);
  });

  it('count as they did where an event of old does not say it', () => {
    expect(xpAfter(resolved())).toEqual([5, 5]);
  });
});
