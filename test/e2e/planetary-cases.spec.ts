import { API_FACES, apiStage, connect } from '../../src/conformance/api/index.js';
import { runFiles } from '../../src/conformance/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { Club } from './club.js';

/** Those that say most of what can be said: orders, battles step by step, whole positions. `npm run cases` plays all. */
const FILES = ['battle-orders', 'quick-battles', 'reports', 'position', 'briefs'];

/** What the rules refuse in these the typed inputs of the API already do not understand. */
const NOT_UNDERSTOOD = [
  'Sabotage is not in the rules yet',
  'Edges that lead off the map are illegal',
  'Terrain is one of five, strategy values run from 0 to 5',
  'Figures beyond all measure are refused before anything is laid out',
];

describe('planetary conformance cases over the API', () => {
  it('hold on the running service, whatever of them can be said to it', async () => {
    const club = await Club.open();
    const face = API_FACES.find((each) => each.ruleset === 'planetary')!;
    const service = await connect(club.url, club.admin);
    const lines: string[] = [];
    const { failed } = await runFiles(
      FILES.map((name) => `src/rulesets/planetary/cases/${name}.yaml`),
      RULESETS,
      (line) => void lines.push(line),
      (opening) => apiStage(opening, service, face),
      false,
    );
    await club.close();
    const failures = lines.filter((line) => line.startsWith('✗'));
    expect(failures.filter((line) => !NOT_UNDERSTOOD.some((title) => line.includes(title)))).toEqual([]);
    expect(failed).toBe(NOT_UNDERSTOOD.length);
    expect(club.faults).toEqual([]);
  }, 240_000);
});
