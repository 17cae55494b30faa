import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from './copy.js';
import type { Mutant } from './protocol.js';
import type { ByCompiler } from './verdicts.js';

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
  /** Whether the ruleset's types hold under the mutant: otherwise it could not come into the project. */
  judge(mutant: Mutant): Promise<ByCompiler>;
}

/** Checks types, of one mutant after another, in a copy of these sources. */
export function compilerFor(copy: string, sources: string, ruleset: string): Compiler {
  copySources(copy, sources);
  writeFileSync(join(copy, 'tsconfig.mutants.json'), JSON.stringify(project(ruleset)));
  const compiler = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.mutants.json'];
  const holds = () => spawnSync(process.execPath, compiler, { cwd: copy, stdio: 'ignore' }).status === 0;
  if (!holds()) throw new Error('types do not hold without any mutant');
  return {
    async judge(mutant) {
      const file = join(copy, mutant.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, mutated(source, mutant));
      const verdict = holds() ? 'compiles' : 'does not compile';
      writeFileSync(file, source);
      return verdict;
    },
  };
}
