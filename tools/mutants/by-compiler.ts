import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/rules-catalog/index.js';
import type { Mutant } from './protocol.js';

/** A project of the ruleset's sources alone. What is unused or cannot be reached is no matter of types. */
const project = (ruleset: string) => ({
  extends: './tsconfig.json',
  include: [`src/rulesets/${ruleset}`],
  exclude: ['**/*.spec.ts'],
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: './types.tsbuildinfo',
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
  },
});

/** The source as it reads under the mutant. */
export function mutated(source: string, { line, column, text, replacement }: Mutant): string {
  const before = source.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return source.slice(0, at) + replacement + source.slice(at + text.length);
}

export interface Compiler {
  /** Whether the ruleset's types do not hold under the mutant, so that it could not come into the project. */
  refuses(mutant: Mutant): boolean;
  end(): void;
}

/** Checks types, of one mutant after another, in a copy of the sources as they are. */
export function compilerFor(ruleset: string): Compiler {
  const root = packageRoot();
  const copy = mkdtempSync(join(tmpdir(), 'mutants-types-'));
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'tsconfig.mutants.json'), JSON.stringify(project(ruleset)));
  const compiler = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.mutants.json'];
  const holds = () => spawnSync(process.execPath, compiler, { cwd: copy, stdio: 'ignore' }).status === 0;
  if (!holds()) throw new Error('types do not hold without any mutant');
  return {
    refuses(mutant) {
      const file = join(copy, mutant.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, mutated(source, mutant));
      const isRefused = !holds();
      writeFileSync(file, source);
      return isRefused;
    },
    end: () => rmSync(copy, { recursive: true }),
  };
}
