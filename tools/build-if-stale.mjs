/**
 * Builds when anything that the build is made of is newer than what was built last. Run before `npm start`.
 * With `--stamp`, as the last step of a build, notes that it is done.
 */
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

if (process.argv.includes('--stamp')) {
  // What was changed while it was building is newer than the build.
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  writeFileSync(STAMP, '');
  utimesSync(STAMP, startedAt, startedAt);
} else if (SOURCES.some((each) => isNewer(join(root, each)))) {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  process.exitCode = build.status ?? 1;
}
