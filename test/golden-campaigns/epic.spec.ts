import { EPIC, type EpicState } from '../../src/rulesets/epic/index.js';
import { replay } from '../../src/timelines/index.js';
import { unsound } from '../epic/soundness.js';
import { unsaid } from './epic.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';

describe('the golden battle of Epic', () => {
  const events = goldenEvents(readGolden('epic'));

  itIsGolden(EPIC, 'epic');

  it('is fought from the muster to its end', () => {
    const state = replay(EPIC, events)!.state as EpicState;
    expect(Object.keys(state.armies)).toEqual(['seat-1', 'seat-2']);
    expect(state.winner).not.toBeNull();
    expect(unsound(state)).toEqual([]);
  });

  it('says every command that there is but giving up', () => {
    expect(unsaid(events)).toEqual([]);
  });
});
