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
  ['planetary', 'cases/options'],
  ['planetary', 'end-of-turn/cases/phases'],
  ['planetary', 'start/cases/position'],
  ['planetary', 'after-battle/cases/raids'],
  ['planetary', 'battle/report/cases/reports'],
  ['planetary', 'battle/quick/cases/quick-battles'],
  ['ghost-of-war', 'cases/options'],
  ['ghost-of-war', 'trade/cases/trade-lines'],
  ['ghost-of-war', 'trade/cases/noted-lines'],
  ['ghost-of-war', 'game-master/cases/game-master'],
  ['ghost-of-war', 'projects/cases/projects'],
  ['ghost-of-war', 'administration/cases/speaking'],
  ['ghost-of-war', 'combat/cases/battle-reports'],
  ['ghost-of-war', 'characters/cases/heroes'],
  ['ghost-of-war', 'formations/cases/formations'],
  ['ghost-of-war', 'administration/cases/administration'],
  ['space-empires', 'general/cases/secrets'],
  ['space-empires', 'general/cases/wrong-phases'],
  ['space-empires', 'move/cases/sights'],
  ['space-empires', 'battle/cases/worked-examples'],
  ['space-empires', 'battle/cases/commitments'],
  ['space-empires', 'recruit/cases/draws'],
  ['space-empires', 'victory/cases/resignations'],
  ['space-empires', 'start/cases/opening'],
  ['space-empires', 'start/cases/positions-seen'],
  ['space-empires', 'game-master/cases/closing'],
  ['space-empires', 'deck/cases/exhaustion'],
  ['space-empires', 'cases/options'],
  ['space-empires', 'cases/reasons'],
  ['epic', 'start/cases/start'],
  ['epic', 'orders/cases/options'],
  ['epic', 'movement/cases/over-terrain'],
  ['epic', 'shooting/cases/worked-examples'],
  ['epic', 'flyers/cases/flyers'],
  ['epic', 'assault/cases/worked-examples'],
  ['epic', 'rally/cases/rally'],
  ['epic', 'objectives/cases/objectives'],
  ['epic', 'game-master/cases/corrections'],
] as const;

describe('cases on the whole service', () => {
  let club: Club;
  beforeAll(async () => void (club = await Club.open()));
  afterAll(() => club.close());

  it.each(FILES)('%s: %s.yaml holds', async (ruleset, path) => {
    const service = await connect(club.url, club.admin);
    const lines: string[] = [];
    const tally = await runFiles(
      [join(packageRoot(), 'src', 'rulesets', ruleset, `${path}.yaml`)],
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
