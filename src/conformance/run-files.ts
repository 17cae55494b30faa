import { existsSync } from 'node:fs';
import type { AnyRuleset } from '../engine/index.js';
import { findCaseFiles, readCases } from './case-files.js';
import { describeFindings, nameOf, placeOf } from './report.js';
import { runCase, type StageFor } from './run-case.js';

export interface Tally {
  readonly held: number;
  /** Cases that do not hold, and files or parts of them that cannot be read. */
  readonly failed: number;
}

/** Runs every case of the files and folders, one after the other; what fails is printed whole. */
export async function runFiles(
  paths: readonly string[],
  rulesets: readonly AnyRuleset[],
  print: (line: string) => void,
  stageFor?: StageFor,
  colours = false,
): Promise<Tally> {
  let held = 0;
  let failed = 0;
  const fail = (place: string, message: string) => {
    failed += 1;
    print(`✗ ${place} ${message}`);
  };
  for (const path of paths) {
    if (!existsSync(path)) {
      fail(path, 'there is no such file or folder');
      continue;
    }
    const files = findCaseFiles(path);
    if (files.length === 0) fail(path, 'holds no case file (*.yaml, but *.base.yaml)');
    for (const file of files) {
      const { cases, problems } = readCases(file);
      problems.forEach((problem) => fail(placeOf(problem), problem.message));
      for (const each of cases) {
        const findings = await runCase(each, rulesets, stageFor);
        if (findings.length === 0) {
          held += 1;
          print(`✓ ${nameOf(each)}`);
        } else {
          fail(placeOf(each), `${nameOf(each)}\n\n${describeFindings(findings, colours)}\n`);
        }
      }
    }
  }
  print(`${held} held, ${failed} failed`);
  return { held, failed };
}
