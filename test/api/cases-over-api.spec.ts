/** @rulesets toy */
import { jest } from '@jest/globals';
import { join } from 'node:path';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { apiStage, connect } from '../../src/conformance/api/index.js';
import { runFiles, type StageFor } from '../../src/conformance/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { TOY } from '../toy/index.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const FACE = apiFaceOf(TOY);
/** The toy has one open battle at most, and its commands need not say which. */
const TOY_CASES: typeof FACE = {
  ...FACE,
  command: (command) =>
    FACE.command(command.type === 'AnswerAttack' ? Object.assign({ battle: 'open' }, command) : command),
};
const CASES = join(packageRoot(), 'test', 'toy', 'cases');

// Each case opens a campaign of its own, sits down and plays it over HTTP.
jest.setTimeout(600_000);

describe('conformance cases over the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  let toy: ToyApplication;
  beforeAll(async () => void (toy = await openToyApplication()));
  afterAll(async () => {
    await toy.close();
    rmSync(folder, { recursive: true });
  });

  async function run(path: string) {
    const service = await connect(toy.url, toy.adminToken);
    const stageFor: StageFor = (opening) => apiStage(opening, service, TOY_CASES);
    const lines: string[] = [];
    const tally = await runFiles([path], [TOY], (line) => lines.push(line), { stageFor });
    return { tally, text: lines.join('\n') };
  }

  it('hold on the service as they do on the engine', async () => {
    const { tally, text } = await run(CASES);
    expect(toy.faults).toEqual([]);
    expect(text).not.toContain('✗');
    expect(tally).toEqual({ held: expect.any(Number), failed: 0 });
    expect(tally.held).toBeGreaterThanOrEqual(11);
  });

  it('fail on the service as they do on the engine', async () => {
    const file = join(folder, 'wrong.yaml');
    const wrong = `
given: { base: ${join(CASES, 'duel.base.yaml')} }
cases:
  - { rule: TOY-SET-01, title: State, then: { state: { units.guard.cell: 4 } } }
  - { rule: TOY-SET-01, title: Balance, then: { balances: { SUPPLY:seat-1: 3 } } }
  - { rule: TOY-SET-01, title: View, then: { views: { 'board.pieces.length': 9 } } }
  - { rule: TOY-SET-01, title: Duty, then: { due: { Rita: [] } } }
  - { rule: TOY-SET-01, title: Option, then: { options: { Rita: { guard: { has: [ATTACK] } } } } }
  - { rule: TOY-SET-01, title: Another's options, then: { options: { Bob: { guard: [] } } } }
  - { rule: TOY-SET-01, title: Refusal, then: { refusals: [TOY-SET-01] } }
`;
    writeFileSync(file, wrong);
    const { tally, text } = await run(file);
    expect(tally).toEqual({ held: 0, failed: 7 });
    expect(text).not.toContain('fault');
  });
});
