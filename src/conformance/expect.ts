import { isDeepStrictEqual } from 'node:util';
import { notation, type DiceRolledData } from '../kernel/index.js';
import type { EventForm, EventsForm, SightForm, ThenForm } from './case-form.js';
import { valueAt } from './path.js';
import type { Look, SeenEvent, Stage, StepResult } from './stage.js';

/** Something that is not as the case says. */
export interface Finding {
  /** Which expectation, e.g. `state units.a.cell`. */
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const NOTHING = '(nothing there)';

/** A finding when the two differ as JSON; strict: order counts, nothing is converted. */
export function differ(what: string, expected: unknown, found: unknown): readonly Finding[] {
  const [left, right] = [plain(expected), plain(found)];
  return isDeepStrictEqual(left, right) ? [] : [{ what, expected: left, found: right }];
}

const plain = (value: unknown): unknown =>
  value === undefined ? NOTHING : (JSON.parse(JSON.stringify(value)) as unknown);

/** Checks how a command was answered. Without an expectation it must have been accepted, all its dice used. */
export function checkAnswer(then: ThenForm, answer: StepResult): readonly Finding[] {
  if (then.refusals) {
    const found = answer.kind === 'refused' ? answer.violations : [];
    const shaped = found.map((each, place) => {
      const form = then.refusals![place];
      return typeof form === 'string' ? each.rule : form ? pick(form, each) : each;
    });
    return differ('refusals', then.refusals, answer.kind === 'refused' ? shaped : answer);
  }
  if (then.rollsNeeded) {
    const rolls = answer.kind === 'rollsNeeded' ? answer.rolls : [];
    const shaped = rolls.map(({ key, count, sides }, place) =>
      pick(then.rollsNeeded![place] ?? { rule: '', purpose: '', subject: '', notation: '' }, {
        ...key,
        notation: notation(count, sides),
      }),
    );
    return differ('rollsNeeded', then.rollsNeeded, answer.kind === 'rollsNeeded' ? shaped : answer);
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
      findings.push(...differ(`balance ${account}`, amount, balances[account]));
    }
  }
  for (const [name, codes] of Object.entries(then.due ?? {})) {
    const seat = stage.seatId(name);
    const due = (await all.due())
      .filter((each) => each.seat === seat || each.seat === name)
      .map((each) => each.code);
    findings.push(...differ(`due ${name}`, [...codes].sort(), due.sort()));
  }
  if (then.moment) findings.push(...differ('moment', then.moment, await all.moment()));
  if (then.over !== undefined) findings.push(...differ('over', then.over, await all.isOver()));
  for (const [name, sight] of Object.entries(then.seenBy ?? {})) {
    const look = stage.look(stage.seatId(name));
    findings.push(...(await checkSight(`seenBy ${name}: `, sight, look, since)));
  }
  return findings;
}

async function checkSight(
  who: string,
  sight: SightForm,
  look: Look,
  since: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (sight.events || sight.noEvents) {
    const events = (await look.events()).filter((event) => event.place >= since && event.kind !== 'input');
    if (sight.events) findings.push(...checkEvents(`${who}events`, sight.events, events));
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

function checkEvents(what: string, form: EventsForm, events: readonly SeenEvent[]): readonly Finding[] {
  if (Array.isArray(form)) {
    const shaped = events.map((event, place) => shape(form[place], event));
    return differ(what, form, shaped);
  }
  let next = 0;
  for (const wanted of form.contains) {
    const place = events.findIndex(
      (event, at) => at >= next && isDeepStrictEqual(plain(shape(wanted, event)), plain(wanted)),
    );
    if (place < 0) {
      const same = events.slice(next).filter((event) => hasSameName(wanted, event));
      const found = (same.length > 0 ? same : events.slice(next)).map((event) =>
        shape(same.length > 0 ? wanted : undefined, event),
      );
      return [{ what: `${what}, in this order`, expected: plain(wanted), found: plain(found) }];
    }
    next = place + 1;
  }
  return [];
}

/** An event's type may be given without the ruleset's code in front. */
const isType = (event: SeenEvent, type: string): boolean =>
  event.type === type || event.type.slice(event.type.indexOf('.') + 1) === type;

const hasSameName = (form: EventForm, event: SeenEvent): boolean =>
  typeof form === 'string'
    ? isType(event, form)
    : 'roll' in form
      ? event.kind === 'roll'
      : isType(event, form.type);

/** An event cut down to what an expectation speaks of; whole when they are not about the same. */
function shape(form: EventForm | undefined, event: SeenEvent): unknown {
  if (form === undefined || !hasSameName(form, event)) return whole(event);
  if (typeof form === 'string') return form;
  if ('roll' in form) return pick(form, rollOf(event));
  return {
    type: form.type,
    ...(form.data === undefined ? {} : { data: event.data }),
    ...(form.with === undefined ? {} : { with: pick(form.with, event.data) }),
    ...(form.because === undefined ? {} : { because: event.because }),
    ...(form.turn === undefined ? {} : { turn: event.turn }),
    ...(form.phase === undefined ? {} : { phase: event.phase }),
  };
}

const whole = (event: SeenEvent): unknown =>
  event.kind === 'roll' ? rollOf(event) : { type: event.type, data: event.data, because: event.because };

function rollOf(event: SeenEvent): object {
  const { key, faces, notation: text } = event.data as unknown as DiceRolledData;
  const { rule, purpose, subject } = key;
  return { roll: faces, rule, purpose, subject, notation: text };
}

/** Of `found` only the fields that `form` has, all the way down; lists of another length stay as they are. */
function pick(form: unknown, found: unknown): unknown {
  if (Array.isArray(form)) {
    if (!Array.isArray(found) || found.length !== form.length) return found;
    return found.map((each, place) => pick(form[place], each));
  }
  if (typeof form !== 'object' || form === null || typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found;
  return Object.fromEntries(
    Object.keys(form).map((key) => [
      key,
      Object.hasOwn(found, key)
        ? pick((form as Record<string, unknown>)[key], (found as Record<string, unknown>)[key])
        : NOTHING,
    ]),
  );
}
