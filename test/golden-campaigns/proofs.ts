import { diceVerifier } from '../../src/dice/index.js';
import { entriesOf, sharesOf, type AnyRuleset, type FoldedTimeline } from '../../src/engine/index.js';
import { hashing } from '../../src/hashing/index.js';
import type { Entry } from '../../src/kernel/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import { replay, verifyExport } from '../../src/timelines/index.js';
import { replayOne } from '../../src/timelines/replay.js';
import { goldenEvents, readGolden } from './playing.js';

/** What holds of every golden campaign, as tests of the description that calls it. */
export function itIsGolden(ruleset: AnyRuleset, name: string, moreCutThan = 20): void {
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
    expect(report!.judgedOtherwise.first).toEqual([]);
  });

  it('folds to the state that was recorded at the end of its last turn', () => {
    const ended = events.findLast((each) => each.type === 'timeline.TurnEnded')!;
    const { state } = replay(ruleset, events.slice(0, events.indexOf(ended)))!;
    expect(hashing.sha256(hashing.canonical(state as never))).toBe(ended.data['checksum']);
  });

  it('folds an outcome cut to the smallest shares as it folds the whole, and books the same', () => {
    let cut = 0;
    events.reduce<FoldedTimeline | undefined>((played, event) => {
      const whole = replayOne(ruleset, played, event);
      const shares = event.kind === 'outcome' ? sharesOf(ruleset, event, 1) : [];
      if (shares.length < 2) return whole;
      cut += 1;
      const { timelineId, schema } = event;
      const inShares = replay(
        ruleset,
        shares.map((each) => ({ ...each, schema, timelineId })) as never,
        played,
      );
      expect(inShares!.state).toEqual(whole!.state);
      expect(sumsOf(shares.flatMap((each) => entriesOf(ruleset, each)))).toEqual(
        sumsOf(entriesOf(ruleset, event)),
      );
      return whole;
    }, undefined);
    expect(cut).toBeGreaterThan(moreCutThan);
  });
}

const sumsOf = (entries: readonly Entry[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries)
    sums.set(account, Math.round(1e6 * ((sums.get(account) ?? 0) / 1e6 + amount)));
  return new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([, sum]) => sum !== 0));
};
