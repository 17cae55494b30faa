import Sequencer from '@jest/test-sequencer';

/** Suites of more than ten seconds, the longest first: two workers then end together. Jest knows how long suites take only where it has run them before. */
const LONGEST = [
  'test/secrecy/told-planetary.laws',
  'test/secrecy/told-empires.laws',
  'test/secrecy/told-sector.laws',
  'test/e2e/cases',
  'test/secrecy/cases.laws',
  'test/faults/two-nodes-kill',
  'test/secrecy/empires.laws',
  'test/faults/telling-kill',
  'test/secrecy/missions.laws',
  'test/recorded/first-release',
  'src/rulesets/ghost-of-war/cases',
  'src/rulesets/planetary/cases',
  'test/secrecy/contract.laws',
  'test/sector/sector.laws',
  'src/rulesets/meta-campaign/cases',
  'test/secrecy/planetary.laws',
  'test/secrecy/sector.laws',
  'test/secrecy/unseen.laws',
  'test/faults/processes',
  'test/secrecy/sealed.laws',
  'test/faults/damage',
  'test/keeping/backup',
  'test/secrecy/unseen-sector.laws',
  'test/faults/kill',
  'test/examples/verify',
  'src/event-store/eventstoredb/eventstoredb-event-store',
  'test/telling/webhooks',
  'test/service/mishaps',
  'test/golden-campaigns/golden',
  'test/secrecy/mailed.laws',
  'test/service/damage',
  'test/e2e/space-empires-to-victory',
  'tools/shadow',
  'test/meta-campaign/meta-campaign.laws',
  'test/sector/house-rules',
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
