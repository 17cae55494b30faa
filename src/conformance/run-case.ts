import type { AnyRuleset } from '../engine/index.js';
import type { ThenForm } from './case-form.js';
import type { LoadedCase } from './case-files.js';
import { engineStage } from './engine-stage.js';
import { checkAnswer, checkOutcome } from './expect.js';
import { differ, type Finding } from './finding.js';
import { CaseMistake, mistakesOf, nameMistakes, type Mistake } from './mistakes/index.js';
import { openingOf, type CaseOpening } from './opening.js';
import { placeOf } from './report.js';
import type { Stage } from './stage.js';

/** Sets up the place where one case is played. */
export type StageFor = (opening: CaseOpening) => Stage | Promise<Stage>;

/** Plays a case and answers everything that is not as it says; empty = the case holds. */
export async function runCase(
  loaded: LoadedCase,
  rulesets: readonly AnyRuleset[],
  stageFor: StageFor = engineStage,
): Promise<readonly Finding[]> {
  try {
    const opening = openingOf(loaded.given, rulesets);
    const unknown = loaded.rules.filter((rule) => !opening.ruleset.meta.ruleIds.includes(rule));
    if (unknown.length > 0) return differ('rule ids that the ruleset knows', [], unknown);
    const mistakes = mistakesOf(loaded, opening);
    if (mistakes.length > 0) return mistakes.map((each) => findingOf(loaded, each));
    const stage = await stageFor(opening);
    const findings = await play(loaded, stage);
    if (findings.length === 0) {
      const unnamed = await nameMistakes(loaded, opening, stage.look(null));
      if (unnamed.length > 0) return unnamed.map((each) => findingOf(loaded, each));
    }
    return [...findings, ...differ('promises that always hold', [], await stage.brokenLaws())];
  } catch (fault) {
    if (fault instanceof CaseMistake) return [findingOf(loaded, fault)];
    return [{ what: 'fault', found: describe(fault) }];
  }
}

/** A mistake with its file and line. */
const findingOf = ({ whereIs }: LoadedCase, { path, message }: Mistake): Finding => ({
  what: `${placeOf(whereIs(path))} ${path.map(String).join('.')}`,
  found: message,
});

/** A line of a stack that lies in the product, but not in the runner of cases or in a test of it. */
const PLACE_IN_CODE = /^\s+at .*\/(?:src\/(?!conformance\/)|test\/)(?!.*\.spec\.)/;

/** The message, and for what is no mistake of the case the place in the code. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const place = fault.stack?.split('\n').find((line) => PLACE_IN_CODE.test(line));
  return place ? `${fault.message}\n${place.trim()}` : fault.message;
}

async function play(loaded: LoadedCase, stage: Stage): Promise<readonly Finding[]> {
  const { given, when = [], then } = loaded;
  const opened = await stage.open();
  if (when.length === 0 && !given.after?.length) {
    const wrong = checkAnswer(then, opened);
    return [...wrong, ...(await checkOutcomeOf(then, stage, 0, opened.kind === 'accepted'))];
  }
  const notOpened = checkAnswer(NO_REFUSAL, opened);
  if (notOpened.length > 0) return named('given', notOpened);
  for (const [place, step] of (given.after ?? []).entries()) {
    const answer = await stage.play({ ...step, seat: stage.seatId(step.seat), dice: step.dice ?? [] });
    const wrong = checkAnswer(NO_REFUSAL, answer);
    if (wrong.length > 0) return named(`given.after[${place}]`, wrong);
  }
  return playWhen(when, then, stage);
}

const NO_REFUSAL: ThenForm = {};

async function playWhen(
  when: NonNullable<LoadedCase['when']>,
  then: ThenForm,
  stage: Stage,
): Promise<readonly Finding[]> {
  const start = await nextPlace(stage);
  const findings: Finding[] = [];
  for (const [place, step] of when.entries()) {
    const since = await nextPlace(stage);
    const answer = await stage.play({ ...step, seat: stage.seatId(step.seat), dice: step.dice ?? [] });
    const isLast = place === when.length - 1;
    const own = step.then ?? NO_REFUSAL;
    const answers = isLast && !own.refusals && !own.rollsNeeded ? then : own;
    const wrong = checkAnswer(answers, answer);
    const label = when.length > 1 ? `when[${place}]` : '';
    findings.push(...named(label, wrong));
    if (wrong.length > 0 && answer.kind !== 'diceLeftOver') return findings;
    if (step.then) findings.push(...named(label, await checkOutcome(own, stage, since)));
  }
  return [...findings, ...(await checkOutcome(then, stage, start))];
}

const checkOutcomeOf = async (then: ThenForm, stage: Stage, since: number, opened: boolean) =>
  opened ? checkOutcome(then, stage, since) : [];

async function nextPlace(stage: Stage): Promise<number> {
  const events = await stage.look(null).events();
  return (events.at(-1)?.place ?? -1) + 1;
}

const named = (where: string, findings: readonly Finding[]): readonly Finding[] =>
  where === '' ? findings : findings.map((each) => ({ ...each, what: `${where}: ${each.what}` }));
