import { existsSync } from 'node:fs';
import type { AnyRuleset } from '../engine/index.js';
import { findCaseFiles, readCases, type LoadedCase } from './case-files.js';
import { describeFindings, nameOf, placeOf } from './report.js';
import { runCase, type StageFor } from './run-case.js';

export interface Tally {
  readonly held: number;
  /** Cases that do not hold, and files or parts of them that cannot be read. */
  readonly failed: number;
}

/** How cases are run, and what is said of them. */
export interface RunOptions {
  /** Where each is played; without it on the engine. */
  readonly stageFor?: StageFor;
  /** Only cases that name this rule, or a rule that begins with it and a hyphen (`PLN-MOV`); all without it. */
  readonly rule?: string;
  /** Says nothing of what holds. */
  readonly quiet?: boolean;
  readonly colours?: boolean;
}

/**
 * Runs every case of the files and folders, one after the other. What holds is printed as it goes, what fails is printed
 * whole after all of it, and the count last. That no case is of the rule asked for is a failure.
 */
export async function runFiles(
  paths: readonly string[],
  rulesets: readonly AnyRuleset[],
  print: (line: string) => void,
  { stageFor, rule, quiet = false, colours = false }: RunOptions = {},
): Promise<Tally> {
  const { cases, failures } = read(paths, rule);
  let held = 0;
  for (const each of cases) {
    const findings = await runCase(each, rulesets, stageFor);
    if (findings.length === 0) {
      held += 1;
      if (!quiet) print(`✓ ${nameOf(each)}`);
    } else {
      failures.push(`${placeOf(each)} ${nameOf(each)}\n\n${describeFindings(findings, colours)}\n`);
    }
  }
  for (const failure of failures) print(`✗ ${failure}`);
  print(`${held} held, ${failures.length} failed`);
  return { held, failed: failures.length };
}

/** The cases at the paths, and a line for everything that cannot be read. */
function read(paths: readonly string[], rule: string | undefined) {
  const failures: string[] = [];
  const found: LoadedCase[] = [];
  for (const path of paths) {
    if (!existsSync(path)) {
      failures.push(`${path} there is no such file or folder`);
      continue;
    }
    const files = findCaseFiles(path);
    if (files.length === 0) failures.push(`${path} holds no case file (*.yaml, but *.base.yaml)`);
    for (const { cases, problems } of files.map(readCases)) {
      failures.push(...problems.map((problem) => `${placeOf(problem)} ${problem.message}`));
      found.push(...cases);
    }
  }
  const cases = rule === undefined ? found : found.filter(({ rules }) => rules.some(isOf(rule)));
  if (cases.length === 0 && failures.length === 0) failures.push(`no case names the rule ${rule}`);
  return { cases, failures };
}

const isOf = (rule: string) => (id: string) => id === rule || id.startsWith(`${rule}-`);
