/**
 * Plays the cases of a ruleset under mutants, in a process of its own so that what never ends can be ended.
 * Runs inside the instrumented copy: `case-player.ts RULESET`, messages from and to the parent.
 */
import { join } from 'node:path';
import { findCaseFiles, nameOf, readCases, runCase } from '../../src/conformance/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import type { Answer, Question, Reach } from './protocol.js';

/** What instrumented code looks at. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const instrumented = globalThis as typeof globalThis & { __stryker__?: Switch };
const mutation: Switch = (instrumented.__stryker__ ??= {});
const folder = join(packageRoot(), 'src', 'rulesets', process.argv[2]!, 'cases');
const cases = findCaseFiles(folder).flatMap((file) => readCases(file).cases);
const holds = async (place: number) => (await runCase(cases[place]!, RULESETS)).length === 0;

/** Which of these mutants each case reaches. What was reached before any case is reached while modules load. */
async function reach(mutants: readonly string[]): Promise<Reach> {
  const atLoad = mutants.filter((id) => mutation.mutantCoverage?.static[id]);
  const byMutant: Record<string, { place: number; hits: number }[]> = {};
  const holding: number[] = [];
  const broken: string[] = [];
  for (const [place, each] of cases.entries()) {
    mutation.currentTestId = 'case';
    if (await holds(place)) holding.push(place);
    else broken.push(nameOf(each));
    const hits = mutation.mutantCoverage?.perTest['case'] ?? {};
    for (const id of mutants) if (hits[id]) (byMutant[id] ??= []).push({ place, hits: hits[id] });
    if (mutation.mutantCoverage) mutation.mutantCoverage.perTest = {};
  }
  mutation.currentTestId = undefined;
  return { holding, atLoad, byMutant, broken };
}

/** The first of the cases that does not hold under the mutant. */
async function judge({ mutant, places, hitLimit }: Extract<Question, { ask: 'judge' }>): Promise<Answer> {
  const isSet = process.env['__STRYKER_ACTIVE_MUTANT__'] === mutant;
  mutation.activeMutant = mutant;
  mutation.hitLimit = hitLimit;
  for (const place of places) {
    mutation.hitCount = 0;
    if (await holds(place)) continue;
    if (isSet) return { by: nameOf(cases[place]!), stained: false };
    // A case that fails without the mutant too fails by what an earlier mutant left behind.
    mutation.activeMutant = undefined;
    return { by: nameOf(cases[place]!), stained: !(await holds(place)) };
  }
  return { by: null, stained: false };
}

process.on('message', (question: Question) => {
  const answer = question.ask === 'reach' ? reach(question.mutants) : judge(question);
  void answer.then((value) => process.send!(value));
});
process.send!('ready');
