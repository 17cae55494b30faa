import { isDeepStrictEqual } from 'node:util';
import type { DiceRolledData, DrawnData } from '../kernel/index.js';
import type { EventForm, EventsForm } from './case-form.js';
import { differ, pick, plain, type Finding } from './finding.js';
import type { SeenEvent } from './stage.js';

/** The events that a form names, each with its path in it. */
export function eventsIn(forms: EventsForm = []): readonly {
  readonly form: EventForm;
  readonly path: readonly PropertyKey[];
}[] {
  if (Array.isArray(forms)) return forms.map((form, at) => ({ form, path: [at] }));
  const { contains = [], anyOrder = [] } = forms;
  return [
    ...contains.map((form, at) => ({ form, path: ['contains', at] })),
    ...anyOrder.map((form, at) => ({ form, path: ['anyOrder', at] })),
  ];
}

/** Checks a list of events: all of them in order, or some of them, in order (`contains`) or in any. */
export function checkEvents(
  what: string,
  form: EventsForm,
  events: readonly SeenEvent[],
): readonly Finding[] {
  if (Array.isArray(form)) {
    const shaped = events.map((event, place) => shape(form[place], event));
    return differ(what, form, shaped);
  }
  const { contains = [], anyOrder = [] } = form;
  return [...checkOrdered(what, contains, events), ...checkUnordered(what, anyOrder, events)];
}

/** Checks that none of these is among events. */
export const checkUnseen = (
  what: string,
  form: EventsForm,
  events: readonly SeenEvent[],
): readonly Finding[] =>
  eventsIn(form).flatMap(({ form: wanted }) =>
    differ(what, [], events.filter((event) => fits(wanted, event)).map(whole)),
  );

const fits = (wanted: EventForm, event: SeenEvent): boolean =>
  isDeepStrictEqual(plain(shape(wanted, event)), plain(wanted));

function checkOrdered(
  what: string,
  wanted: readonly EventForm[],
  events: readonly SeenEvent[],
): readonly Finding[] {
  let next = 0;
  for (const [at, each] of wanted.entries()) {
    const place = events.findIndex((event, here) => here >= next && fits(each, event));
    if (place < 0) {
      const label = `${what}.contains[${at}], in this order`;
      if (!events.some((event) => fits(each, event))) return [missed(label, each, events)];
      const found = `found, but before ${JSON.stringify(wanted[at - 1])}`;
      return [{ what: label, expected: plain(each), found }];
    }
    next = place + 1;
  }
  return [];
}

/** Each wanted event is one of its own: who comes later moves who came before, as long as another fits that one. */
function checkUnordered(
  what: string,
  wanted: readonly EventForm[],
  events: readonly SeenEvent[],
): readonly Finding[] {
  const takenBy = new Map<number, EventForm>();
  const place = (form: EventForm, tried: Set<number>): boolean =>
    events.some((event, here) => {
      if (tried.has(here) || !fits(form, event)) return false;
      tried.add(here);
      const holder = takenBy.get(here);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(here, form);
      return true;
    });
  return wanted.flatMap((each, at) => {
    if (place(each, new Set())) return [];
    const label = `${what}.anyOrder[${at}]`;
    if (!events.some((event) => fits(each, event))) return [missed(label, each, events)];
    return [
      { what: label, expected: plain(each), found: 'found, but each is another one that is named here' },
    ];
  });
}

/** What comes nearest to an event that is not there: that of its type which differs least, else the types there are. */
function missed(what: string, wanted: EventForm, events: readonly SeenEvent[]): Finding {
  const same = events
    .filter((event) => hasSameName(wanted, event))
    .map((event) => plain(shape(wanted, event)));
  const expected = plain(wanted);
  const differences = same.map((each) => ({ each, by: differing(expected, each) }));
  const least = Math.min(...differences.map(({ by }) => by));
  const nearest = differences.find(({ by }) => by === least);
  if (nearest) return { what, expected, found: nearest.each };
  const types = [...new Set(events.map(({ type }) => type))].join(', ') || 'no event at all';
  return { what, expected, found: `none of this type; there are ${types}` };
}

/** In how many places two values differ. */
function differing(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return isDeepStrictEqual(one, other) ? 0 : 1;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].reduce((sum, name) => sum + differing(one[name], other[name]), 0);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An event's type may be given without the ruleset's code in front. */
export const typeNamed = (type: string, name: string): boolean =>
  type === name || type.slice(type.indexOf('.') + 1) === name;

export const isType = (event: SeenEvent, name: string): boolean => typeNamed(event.type, name);

const hasSameName = (form: EventForm, event: SeenEvent): boolean =>
  typeof form === 'string'
    ? isType(event, form)
    : 'roll' in form || 'draw' in form
      ? event.type === ('roll' in form ? 'dice.DiceRolled' : 'dice.Drawn')
      : isType(event, form.type);

/** An event cut down to what an expectation speaks of; whole when they are not about the same. */
function shape(form: EventForm | undefined, event: SeenEvent): unknown {
  if (form === undefined || !hasSameName(form, event)) return whole(event);
  if (typeof form === 'string') return form;
  if ('roll' in form || 'draw' in form) return pick(form, rollOf(event));
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
  const { key, faces, notation: text, drawn } = event.data as unknown as DiceRolledData & Partial<DrawnData>;
  const { rule, purpose, subject } = key;
  return { ...(drawn ? { draw: drawn } : { roll: faces }), rule, purpose, subject, notation: text };
}
