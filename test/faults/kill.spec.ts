import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures, KillRounds } from './kill-rounds.js';
import { ensureBuilt } from './service-process.js';

jest.setTimeout(600_000);

it('keeps every acknowledged command, once and whole, when it is killed at any moment', async () => {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'warledger-kill-'));
  const report = await new KillRounds(folder, figures(4)).run(4);
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(4);
  expect(report.unanswered).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
