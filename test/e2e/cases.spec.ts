import { jest } from '@jest/globals';
import { join } from 'node:path';
import { API_FACES, apiStage, connect } from '../../src/conformance/api/index.js';
import { runFiles } from '../../src/conformance/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { Club } from './club.js';

// Each case opens a campaign of its own, sits down and plays it over HTTP.
jest.setTimeout(600_000);

/** Cases that between them use every mutation of play and most inputs; `npm run cases -- … --url` runs all. */
const FILES = [
  ['planetary', 'options'],
  ['planetary', 'phases'],
  ['planetary', 'position'],
  ['planetary', 'raids'],
  ['planetary', 'reports'],
  ['planetary', 'quick-battles'],
  ['ghost-of-war', 'options'],
  ['ghost-of-war', 'trade-lines'],
  ['ghost-of-war', 'noted-lines'],
  ['ghost-of-war', 'game-master'],
  ['ghost-of-war', 'projects'],
  ['ghost-of-war', 'speaking'],
  ['ghost-of-war', 'battle-reports'],
  ['ghost-of-war', 'heroes'],
  ['ghost-of-war', 'formations'],
  ['ghost-of-war', 'administration'],
] as const;

describe('cases on the whole service', () => {
  let club: Club;
  beforeAll(async () => void (club = await Club.open()));
  afterAll(() => club.close());

  it.each(FILES)('%s: %s.yaml holds', async (ruleset, name) => {
    const service = await connect(club.url, club.admin);
    const lines: string[] = [];
    const tally = await runFiles(
      [join(packageRoot(), 'src', 'rulesets', ruleset, 'cases', `${name}.yaml`)],
      RULESETS,
      (line) => lines.push(line),
      {
        stageFor: (opening) =>
          apiStage(
            opening,
            service,
            API_FACES.find((each) => each.ruleset === ruleset)!,
          ),
      },
    );
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(tally.held).toBeGreaterThan(0);
    expect(club.faults).toEqual([]);
  });
});
