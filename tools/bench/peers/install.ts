import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../../../src/rules-catalog/index.js';

const LISTED = join(packageRoot(), 'tools', 'bench', 'peers');
const INSTALLED = join(packageRoot(), 'node_modules', '.cache', 'bench-peers');
const LISTS = ['package.json', 'package-lock.json'];
/** Made by npm at the end of an installation. */
const DONE = join(INSTALLED, 'node_modules', '.package-lock.json');

/**
 * Loads a package that is measured beside the service. They are no dependencies of this one: nobody who only builds or
 * tests it needs them. Installs them first where that has not been done. Throws Error where npm does not succeed.
 */
export function peerLoader(say: (what: string) => void): (name: string) => unknown {
  const isCurrent = LISTS.every((name) => textOf(join(INSTALLED, name)) === textOf(join(LISTED, name)));
  if (!isCurrent || !existsSync(DONE)) {
    say('installing the peers');
    mkdirSync(INSTALLED, { recursive: true });
    for (const name of LISTS) cpSync(join(LISTED, name), join(INSTALLED, name));
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: INSTALLED, encoding: 'utf8' });
    if (npm.status !== 0) throw new Error(`The peers could not be installed: ${npm.stderr}`);
  }
  return createRequire(join(INSTALLED, 'package.json'));
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
