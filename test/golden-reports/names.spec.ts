import { RULESETS } from '../../src/rulesets/registry.js';
import { withNames } from '../../src/service/graphql/messages/things.js';
import { goldenEvents, readGolden } from '../golden-campaigns/playing.js';

const GOLDEN: Readonly<Record<string, string>> = {
  planetary: 'planetary-battles',
  'ghost-of-war': 'sector',
  'space-empires': 'space-empires',
  epic: 'epic',
  'meta-campaign': 'meta-campaign',
};

describe.each(RULESETS.map((ruleset) => ({ ruleset, code: ruleset.meta.code })))(
  'a golden campaign of $code',
  ({ ruleset, code }) => {
    it('is told in sentences whatever its things are called', () => {
      const events = goldenEvents(readGolden(GOLDEN[code]!));
      const own = events.filter(({ type }) => type.startsWith(`${code}.`));
      expect(own.length).toBeGreaterThan(100);
      for (const { type, data } of own) {
        const called = withNames(data as never, (text) => (/^[A-Z_]+$/.test(text) ? text : 'The Old Guard'));
        expect(ruleset.summary({ type, data: called } as never)).not.toContain('undefined');
      }
    });
  },
);
