import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures } from './kill-rounds.js';
import { NodeRounds } from './node-rounds.js';
import { ensureBuilt } from './service-process.js';

jest.setTimeout(600_000);

it('two nodes on a cluster lose, double, tear and cut short nothing, whoever is killed, whatever is said twice', async () => {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'warledger-nodes-'));
  const report = await NodeRounds.run([join(folder, 'a'), join(folder, 'b')], figures(11), 5);
  expect(report.problems).toEqual([]);
  expect(Object.values(report.rounds)).toEqual([1, 1, 1, 1, 1]);
  expect(report.acknowledged).toBeGreaterThan(30);
  expect(report.repeated).toBeGreaterThan(5);
  expect(report.unanswered).toBeGreaterThan(0);
  expect(report.looks).toBeGreaterThan(20);
  rmSync(folder, { recursive: true });
});
