/**
 * Tries the laws on cases that no run before has drawn. Takes the paths of Jest: `npm run laws -- test/sector`.
 * What fails names its seed and path; `LAWS_SEED=<seed> npm test -- FILE` draws the same again.
 */
import { spawnSync } from 'node:child_process';

const paths = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', ...(paths.length > 0 ? paths : ['laws.spec'])],
  { stdio: 'inherit', env: { ...process.env, LAWS_SEED: process.env['LAWS_SEED'] ?? 'any' } },
);
process.exit(status ?? 1);
