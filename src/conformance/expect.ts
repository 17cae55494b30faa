import { notation } from '../kernel/index.js';
import type { SightForm, ThenForm } from './case-form.js';
import { checkEvents, checkUnseen, isType } from './expect-events.js';
import { checkOptions } from './expect-options.js';
import { asExpected, shapedViolations } from './expect-violations.js';
import { differ, NOTHING, pick, type Finding } from './finding.js';
import { valueAt } from './path.js';
import { NOBODY, type Look, type SeenEvent, type Stage, type StepResult } from './stage.js';

/** Checks how a command was answered. Without an expectation it must have been accepted, all its dice used. */
export function checkAnswer(then: ThenForm, answer: StepResult): readonly Finding[] {
  // What is illegal by the rules may be impossible by the types of an API: then no rule id can be compared.
  if (then.refusals && answer.kind === 'invalid') return [];
  if (then.refusals) {
    const found = answer.kind === 'refused' ? answer.violations : [];
    const ordered = answer.kind === 'refused' && answer.merged ? asExpected(then.refusals, found) : found;
    const shaped = shapedViolations(then.refusals, ordered);
    return differ('refusals', then.refusals, answer.kind === 'refused' ? shaped : answer);
  }
  const { rollsNeeded } = then;
  if (rollsNeeded) {
    const rolls = answer.kind === 'rollsNeeded' ? answer.rolls : [];
    const shaped = rolls.map(({ key, count, sides }, place) =>
      pick(rollsNeeded[place] ?? { rule: '', purpose: '', subject: '', notation: '' }, {
        ...key,
        notation: notation(count, sides),
      }),
    );
    return differ('rollsNeeded', rollsNeeded, answer.kind === 'rollsNeeded' ? shaped : answer);
  }
  return differ('answer', { kind: 'accepted' }, answer);
}

/** Checks everything a `then` says about events, state, views and books. `since` = place of the first event that counts. */
export async function checkOutcome(then: ThenForm, stage: Stage, since: number): Promise<readonly Finding[]> {
  const all = stage.look(null);
  const findings = [...(await checkSight('', then, all, since))];
  if (then.balances) {
    const balances = await all.balances();
    for (const [account, amount] of Object.entries(then.balances)) {
      // An account that nothing was booked on holds nothing.
      findings.push(...differ(`balance ${account}`, amount, balances[account] ?? 0));
    }
  }
  for (const [name, codes] of Object.entries(then.due ?? {})) {
    const seat = stage.seatId(name);
    const due = (await all.due())
      .filter((each) => each.seat === seat || each.seat === name)
      .map((each) => each.code);
    findings.push(...differ(`due ${name}`, [...codes].sort(), due.sort()));
  }
  for (const [name, asked] of Object.entries(then.options ?? {})) {
    const look = stage.look(stage.seatId(name));
    for (const [thing, form] of Object.entries(asked)) {
      findings.push(...checkOptions(`options ${name} ${thing}`, form, await look.options(thing)));
    }
  }
  if (then.moment) findings.push(...differ('moment', then.moment, await all.moment()));
  if (then.over !== undefined) findings.push(...differ('over', then.over, await all.isOver()));
  for (const [name, sight] of Object.entries(then.seenBy ?? {})) {
    if (name === NOBODY) {
      findings.push(...(await checkHidden(sight, stage, since)));
      continue;
    }
    const look = stage.look(stage.seatId(name));
    findings.push(...(await checkSight(`seenBy ${name}: `, sight, look, since)));
  }
  return findings;
}

/** What happens and nobody is told; where not all is known, that they are not. */
async function checkHidden(
  { events = [] }: SightForm,
  stage: Stage,
  since: number,
): Promise<readonly Finding[]> {
  const here = (all: readonly SeenEvent[]) =>
    all.filter(({ place, kind }) => place >= since && kind !== 'input');
  const told = checkUnseen('told to somebody', events, here(await stage.told()));
  if (!stage.knowsAll) return told;
  const all = here(await stage.look(null).events());
  return [...checkEvents(`seenBy ${NOBODY}: events`, events, all), ...told];
}

async function checkSight(
  who: string,
  sight: SightForm,
  look: Look,
  since: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (sight.events || sight.noEvents) {
    const events = (await look.events()).filter((event) => event.place >= since);
    const outcomes = events.filter((event) => event.kind !== 'input');
    if (sight.events) findings.push(...checkEvents(`${who}events`, sight.events, outcomes));
    for (const type of sight.noEvents ?? []) {
      const found = events.filter((event) => isType(event, type)).map((event) => event.data);
      findings.push(...differ(`${who}no event ${type}`, [], found));
    }
  }
  if (sight.state || sight.absent) {
    const state = await look.state();
    for (const [path, value] of Object.entries(sight.state ?? {})) {
      findings.push(...differ(`${who}state ${path}`, value, valueAt(state, path)));
    }
    for (const path of sight.absent ?? []) {
      findings.push(...differ(`${who}absent ${path}`, NOTHING, valueAt(state, path)));
    }
  }
  if (sight.views) {
    const views = await look.views();
    for (const [path, value] of Object.entries(sight.views)) {
      findings.push(...differ(`${who}view ${path}`, value, valueAt(views, path)));
    }
  }
  return findings;
}
