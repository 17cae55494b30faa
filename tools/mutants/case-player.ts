/**
 * Plays the cases of a ruleset under mutants, in a process of its own so that what never ends can be ended.
 * Runs inside the instrumented copy, beside the cases, with messages from and to the parent.
 */
import { readFileSync } from 'node:fs';
import { itemAt } from '../../src/kernel/index.js';
import { engineStage, nameOf, runCase, type LoadedCase, type StageFor } from '../../src/conformance/index.js';
import { RULESETS } from '../../src/rulesets/registry.js';
import { CASES, type Answer, type Question, type Reach } from './protocol.js';

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
const cases: readonly LoadedCase[] = JSON.parse(readFileSync(new URL(CASES, import.meta.url), 'utf8'));

/** A case is played without the laws, unless they are asked for. */
const bare: StageFor = (opening) => ({ ...engineStage(opening), brokenLaws: () => Promise.resolve([]) });
const holds = async (place: number, stage: StageFor = bare) =>
  (await runCase(itemAt(cases, place), RULESETS, stage)).length === 0;

/** Cases that the laws are tried on. */
const LAWFUL = 150;

const spread = (places: readonly number[]): readonly number[] => {
  const step = Math.max(1, Math.floor(places.length / LAWFUL));
  return places.filter((_, at) => at % step === 0);
};

/** Which of these mutants each case reaches. What was reached before any case is reached while modules load. */
async function reach(mutants: readonly string[]): Promise<Reach> {
  const atLoad = mutants.filter((id) => mutation.mutantCoverage?.static[id]);
  const byMutant: Record<string, Record<number, number>> = {};
  async function play(place: number, stage: StageFor): Promise<boolean> {
    mutation.currentTestId = 'case';
    const isHolding = await holds(place, stage);
    const hits = mutation.mutantCoverage?.perTest['case'] ?? {};
    for (const id of mutants) if (hits[id]) (byMutant[id] ??= {})[place] = hits[id];
    if (mutation.mutantCoverage) mutation.mutantCoverage.perTest = {};
    mutation.currentTestId = undefined;
    return isHolding;
  }
  const all = [...cases.keys()];
  const failing = new Set<number>();
  for (const place of all) if (!(await play(place, bare))) failing.add(place);
  for (const place of spread(all)) if (!(await play(place, engineStage))) failing.add(place);
  return {
    atLoad,
    byMutant,
    holding: all.filter((place) => !failing.has(place)),
    broken: [...failing].map((place) => nameOf(itemAt(cases, place))),
  };
}

type Judging = Extract<Question, { ask: 'judge' }>;

/** The first of the cases that does not hold under the mutant. */
async function judge({ mutant, places, withLaws, hitLimit }: Judging): Promise<Answer> {
  mutation.hitLimit = hitLimit;
  const by =
    (await firstFailing(mutant, places, bare)) ??
    (withLaws ? await firstFailing(mutant, spread(places), engineStage) : null);
  if (by === null) return { by, stained: false };
  if (process.env['__STRYKER_ACTIVE_MUTANT__'] === mutant) return { by, stained: false };
  // A case that fails without the mutant too fails by what an earlier mutant left behind.
  mutation.activeMutant = undefined;
  return { by, stained: !(await holds(by, engineStage)) };
}

async function firstFailing(
  mutant: string,
  places: readonly number[],
  stage: StageFor,
): Promise<number | null> {
  mutation.activeMutant = mutant;
  for (const place of places) {
    mutation.hitCount = 0;
    if (!(await holds(place, stage))) return place;
  }
  return null;
}

process.on('message', (question: Question) => {
  const answer = question.ask === 'reach' ? reach(question.mutants) : judge(question);
  void answer.then((value) => process.send?.(value));
});
process.send?.('ready');
