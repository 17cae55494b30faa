/**
 * `npm run assemble -- FOLDER`: puts what the built service needs to run into an empty folder, for an image or a server: the
 * bundles, the pages of the browser, the catalogs, and of `node_modules` what the bundles look for there, in the versions of the lock file.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, LEFT_OUTSIDE } from './bundle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const from = (...path) => join(root, ...path);

/** Tools that an operator needs beside the service, bundled. */
const TOOLS = ['admin-token', 'backup', 'copy-store', 'doctor', 'rebuild', 'restore'];
/** Copied as they are: from their paths in the project to those in the folder. */
const COPIED = {
  'dist/warledger.js': 'dist/warledger.js',
  'dist/judging-thread.js': 'dist/judging-thread.js',
  'dist/writing-thread.js': 'dist/writing-thread.js',
  'dist/web': 'dist/web',
  rules: 'rules',
  'package-lock.json': 'package-lock.json',
  'tools/healthy.mjs': 'healthy.mjs',
};

/** Paths of everything that is put into a folder, but for packages. */
export const ASSEMBLED = [
  'package.json',
  ...Object.values(COPIED),
  ...TOOLS.map((tool) => `dist/${tool}.js`),
];

/** Of the project's description what the service needs, and of its packages what bundles look for. */
function description() {
  const { name, version, type, engines, dependencies, overrides } = JSON.parse(
    readFileSync(from('package.json'), 'utf8'),
  );
  const outside = Object.fromEntries(LEFT_OUTSIDE.map((each) => [each, dependencies[each]]));
  return { name, version, private: true, type, engines, dependencies: outside, overrides };
}

async function assemble(folder) {
  for (const [path, name] of Object.entries(COPIED))
    cpSync(from(path), join(folder, name), { recursive: true });
  for (const tool of TOOLS)
    await bundle(`tools/${tool}.js`, join(folder, 'dist', `${tool}.js`), { maps: false });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [given] = process.argv.slice(2);
  if (given && !existsSync(given)) mkdirSync(given, { recursive: true });
  if (given && readdirSync(given).length === 0) process.exitCode = await assemble(resolve(given));
  else {
    process.stderr.write('Give an empty folder: npm run assemble -- FOLDER\n');
    process.exitCode = 2;
  }
}
