import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where what the project at `root` compiles to stands while its tests run. */
export const compiledFolder = (root) => join(root, 'dist', 'tests');

function run(rootDir, ...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error('What is tested cannot be built.');
}

/**
 * Jest's `globalSetup`: compiles sources and tests before the first suite, and where all suites run, builds the service that some
 * of them start. Types are the business of `npm run lint`.
 */
export default function compile({ testPathPatterns, runTestsByPath }, { rootDir }) {
  const folder = compiledFolder(rootDir);
  const maps = [
    '--sourceMap',
    'false',
    '--inlineSourceMap',
    '--sourceRoot',
    `${pathToFileURL(rootDir).href}/`,
  ];
  const again = ['--incremental', '--tsBuildInfoFile', join(folder, '.tsbuildinfo')];
  const compiler = 'node_modules/typescript-native/bin/tsc';
  run(rootDir, compiler, '-p', 'tsconfig.json', '--outDir', folder, '--noCheck', ...maps, ...again);
  const all = testPathPatterns.patterns.length === 0 && !runTestsByPath;
  if (all) run(rootDir, 'tools/build.mjs', '--if-stale');
}
