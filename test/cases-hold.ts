import {
  describeFindings,
  findCaseFiles,
  nameOf,
  placeOf,
  readCases,
  runCase,
} from '../src/conformance/index.js';
import type { AnyRuleset } from '../src/engine/index.js';

/** Every case below a folder as a test of its own. Each ruleset has a spec for them: they are run side by side. */
export function casesHold(ruleset: AnyRuleset, folder: string): void {
  describe.each(findCaseFiles(folder))('%s', (file) => {
    const { cases, problems } = readCases(file);

    it('is well formed', () => {
      expect(problems).toEqual([]);
      expect(cases.length).toBeGreaterThan(0);
    });

    for (const each of cases) {
      it(nameOf(each), async () => {
        const findings = await runCase(each, [ruleset]);
        if (findings.length > 0) throw new Error(`${placeOf(each)}\n\n${describeFindings(findings)}`);
      });
    }
  });
}
