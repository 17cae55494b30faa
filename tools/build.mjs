/** Builds service and playground. With `--if-stale` only when something that the build is made of is newer than it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(root, 'dist', '.built');
const SOURCES = ['src', 'tools', 'web', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

const builtAt = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isNewer(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory()) return found.mtimeMs > builtAt;
  // A folder's own time tells of files that were taken away.
  return found.mtimeMs > builtAt || readdirSync(path).some((name) => isNewer(join(path, name)));
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes('--if-stale') || SOURCES.some((each) => isNewer(join(root, each)))) {
  const startedAt = new Date();
  run('npm', 'run', '--silent', 'compile');
  const { bundle } = await import('./bundle.mjs');
  await bundle('src/main.js', join(root, 'dist', 'warledger.js'));
  await bundle('src/service/wiring/judging-thread.js', join(root, 'dist', 'judging-thread.js'));
  await bundle('src/event-store/sqlite/writing-thread.js', join(root, 'dist', 'writing-thread.js'));
  run(process.execPath, 'web/build.mjs');
  writeFileSync(STAMP, '');
  // What was changed while it was building is newer than the build.
  utimesSync(STAMP, startedAt, startedAt);
}
