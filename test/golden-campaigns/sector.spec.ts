import { GHOST_OF_WAR, type GhostOfWarState } from '../../src/rulesets/ghost-of-war/index.js';
import { replay } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from './playing.js';
import { itIsGolden } from './proofs.js';
import { ROUNDS, unsaid } from './sector.js';

describe('the golden campaign of the sector', () => {
  const events = goldenEvents(readGolden('sector'));

  itIsGolden(GHOST_OF_WAR, 'sector');

  it('plays twenty rounds and more, to its end', () => {
    const ended = events.findLast((each) => each.type === 'timeline.TurnEnded')!;
    const state = replay(GHOST_OF_WAR, events.slice(0, events.indexOf(ended)))!.state as GhostOfWarState;
    expect(state.round).toBeGreaterThan(ROUNDS);
    expect(state.end).not.toBeNull();
  });

  it('says every command and gives every order that there is', () => {
    expect(unsaid(events)).toEqual([]);
  });
});
