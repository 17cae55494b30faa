import { jest } from '@jest/globals';
import { READ_MODEL } from '../../src/service/ports.js';
import type { ReadModel } from '../../src/read-model/index.js';
import { accepted, Club, holding } from './club.js';

describe('a question about the past', () => {
  it('folds what it asks for, and not the head that nobody asked for', async () => {
    const before = await Club.start();
    const { arbiter, red, timelineId } = await before.campaign();
    const { revision } = accepted(await before.play(red, timelineId, holding('seat-1')));
    const club = await before.restart();
    const { history } = club.module.get<ReadModel>(READ_MODEL);
    const folds = jest.spyOn(history, 'at');
    await club.state(arbiter, timelineId, { revision: revision - 1 });
    await club.state(arbiter, timelineId, { revision: revision - 1 });
    const range = await club.module.get<ReadModel>(READ_MODEL).steps.range(timelineId, revision - 1);
    // Who sees alike is shown what was folded once.
    expect(folds.mock.calls).toEqual([[timelineId, range!.last]]);
    // The head is kept folded once it was asked for.
    folds.mockClear();
    await club.state(arbiter, timelineId);
    await club.state(arbiter, timelineId, { revision });
    expect(folds).toHaveBeenCalledTimes(1);
    await club.close();
  });
});
