import Sequencer from '@jest/test-sequencer';

/** Suites of more than ten seconds, the longest first: two workers then end together. Jest knows how long suites take only where it has run them before. */
const LONGEST = [
  'test/e2e/cases',
  'test/secrecy/cases.laws',
  'test/secrecy/unseen.laws',
  'test/sector/sector.laws',
  'src/rulesets/planetary/cases',
  'src/rulesets/ghost-of-war/cases',
  'test/faults/two-nodes-kill',
  'test/recorded/first-release',
  'test/faults/damage',
  'test/secrecy/unseen-sector.laws',
  'test/golden-campaigns/golden',
  'tools/shadow',
  'test/faults/processes',
  'test/faults/kill',
  'test/keeping/backup',
  'test/faults/first-release',
  'test/secrecy/sealed.laws',
  'test/sector/house-rules',
  'test/examples/verify',
  'tools/event-shapes',
  'src/event-store/eventstoredb/eventstoredb-event-store',
].map((name) => `/${name}.spec.ts`);

/** Jest's `testSequencer`: as Jest would, but these first. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
