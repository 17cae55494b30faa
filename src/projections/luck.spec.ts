import { openChronicle, playOut } from '../../test/recorded/chronicle.js';
import type { RecordedEvent } from '../kernel/index.js';
import { newLuck } from './luck.js';

const GAME = playOut(openChronicle());

describe('newLuck', () => {
  const roll = (thrownFor: string | null | undefined, notation: string, faces: number[]): RecordedEvent =>
    ({
      type: 'dice.DiceRolled',
      actor: 'arbiter',
      data: { notation, faces, ...(thrownFor === undefined ? {} : { thrownFor }) },
    }) as unknown as RecordedEvent;

  it('counts faces by the seat that they were thrown for, whoever had them thrown, and kind of die', () => {
    const luck = newLuck();
    [
      roll('red', '3D6', [1, 1, 6]),
      roll('red', 'D6', [2]),
      roll('blue', 'D20', [20]),
      roll(null, 'D6', [3]),
      roll(undefined, 'D6', [3]),
    ].forEach(luck.take);
    expect(luck.luck()).toEqual([
      expect.objectContaining({
        seat: 'red',
        sides: 6,
        rolls: 2,
        faces: [2, 1, 0, 0, 0, 1],
        mean: 2.5,
        expectedMean: 3.5,
      }),
      expect.objectContaining({ seat: 'blue', sides: 20, rolls: 1, mean: 20, expectedMean: 10.5 }),
      expect.objectContaining({ seat: null, sides: 6, rolls: 2 }),
    ]);
  });

  it('says how likely such faces are: exactly even ones certain, one face alone hardly', () => {
    const luck = newLuck();
    luck.take(roll('red', '6D6', [1, 2, 3, 4, 5, 6]));
    expect(luck.luck()[0]).toMatchObject({ chiSquare: 0, p: 1 });
    luck.take(
      roll(
        'red',
        '60D6',
        Array.from({ length: 60 }, () => 6),
      ),
    );
    expect(luck.luck()[0]!.p).toBeLessThan(1e-9);
  });

  it('counts all rolls of a campaign', () => {
    const luck = newLuck();
    GAME.events.forEach(luck.take);
    expect(luck.luck().reduce((sum, each) => sum + each.rolls, 0)).toBe(GAME.played.rolls);
  });
});
