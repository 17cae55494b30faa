import { SPACE_EMPIRES, type SpaceEmpiresState } from '../../src/rulesets/space-empires/index.js';
import { replay } from '../../src/timelines/index.js';
import { unsound } from '../space-empires/soundness.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';
import { unsaid } from './space-empires.js';

describe('the golden game of Space Empires', () => {
  const events = goldenEvents(readGolden('space-empires'));

  itIsGolden(SPACE_EMPIRES, 'space-empires');

  it('is played by four from the opening to a victory', () => {
    const state = replay(SPACE_EMPIRES, events)!.state as SpaceEmpiresState;
    expect(Object.keys(state.players)).toHaveLength(4);
    expect(state.winner).not.toBeNull();
    expect(state.fought.map((each) => each.layer)).toEqual(expect.arrayContaining(['SPACE', 'GROUND']));
    expect(unsound(state)).toEqual([]);
  });

  it('says every command that there is', () => {
    expect(unsaid(events)).toEqual([]);
  });
});
