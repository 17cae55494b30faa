import { describeFindings, findCaseFiles, nameOf, placeOf, readCases } from '../src/conformance/index.js';
import type { AnyRuleset } from '../src/engine/index.js';
import { Visibility } from '../tools/case-visibility.js';

/**
 * Every case below a folder as a test of its own, and, where they hold `allEvents`, that together they name each type of the ruleset's
 * events, and keep each that is hidden from somebody. Each ruleset has a spec for them: they are run side by side.
 */
export function casesHold(ruleset: AnyRuleset, folder: string, { allEvents = true } = {}): void {
  const visibility = new Visibility(ruleset);

  describe.each(findCaseFiles(folder))('%s', (file) => {
    const { cases, problems } = readCases(file);

    it('is well formed', () => {
      expect(problems).toEqual([]);
      expect(cases.length).toBeGreaterThan(0);
    });

    for (const each of cases) {
      it(nameOf(each), async () => {
        const findings = await visibility.play(each, true);
        if (findings.length > 0) throw new Error(`${placeOf(each)}\n\n${describeFindings(findings)}`);
      });
    }
  });

  if (!allEvents) return;
  it('all types of events are named by a case, and those that are hidden kept from somebody', () => {
    expect(visibility.unheld()).toMatchObject({ unnamed: [], unguarded: [] });
  });
}
