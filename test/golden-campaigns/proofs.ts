import { diceVerifier } from '../../src/dice/index.js';
import type { AnyRuleset } from '../../src/engine/index.js';
import { hashing } from '../../src/hashing/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { replay, verifyExport } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from './playing.js';

/** What holds of every golden campaign, as tests of the description that calls it. */
export function itIsGolden(ruleset: AnyRuleset, name: string): void {
  const lines = readGolden(name);
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

  it('folds to the state that was recorded at the end of its last turn', () => {
    const ended = events.findLast((each) => each.type === 'timeline.TurnEnded')!;
    const { state } = replay(ruleset, events.slice(0, events.indexOf(ended)))!;
    expect(hashing.sha256(hashing.canonical(state as never))).toBe(ended.data['checksum']);
  });
}
