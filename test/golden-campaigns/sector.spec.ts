import { diceVerifier } from '../../src/dice/index.js';
import { hashing } from '../../src/hashing/index.js';
import { GHOST_OF_WAR, type GhostOfWarState } from '../../src/rulesets/ghost-of-war/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { replay, verifyExport } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from './playing.js';
import { ROUNDS, unsaid } from './sector.js';

describe('the golden campaign of the sector', () => {
  const lines = readGolden('sector');
  const events = goldenEvents(lines);

  it('is judged again byte for byte, with sound dice, hashes, books and checksums', async () => {
    const { sound, problems, report } = await verifyExport(lines, findRuleset, {
      hashing,
      dice: diceVerifier,
    });
    expect([...problems, ...report!.checks.flatMap((each) => each.problems)]).toEqual([]);
    expect(report!.checks.every((each) => each.examined > 0)).toBe(true);
    expect(sound).toBe(true);
  });

  it('folds to the state that was recorded at the end of its last turn, twenty rounds and more', () => {
    const ended = events.findLast((each) => each.type === 'timeline.TurnEnded')!;
    const state = replay(GHOST_OF_WAR, events.slice(0, events.indexOf(ended)))!.state as GhostOfWarState;
    expect(hashing.sha256(hashing.canonical(state as never))).toBe(ended.data['checksum']);
    expect(state.round).toBeGreaterThan(ROUNDS);
    expect(state.end).not.toBeNull();
  });

  it('says every command and gives every order that there is', () => {
    expect(unsaid(events)).toEqual([]);
  });
});
