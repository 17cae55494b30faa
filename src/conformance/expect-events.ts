import { isDeepStrictEqual } from 'node:util';
import type { DiceRolledData, DrawnData } from '../kernel/index.js';
import type { EventForm, EventsForm } from './case-form.js';
import { differ, pick, plain, type Finding } from './finding.js';
import type { SeenEvent } from './stage.js';

/** Checks a list of events: all of them in order, or with `contains` some of them in order. */
export function checkEvents(
  what: string,
  form: EventsForm,
  events: readonly SeenEvent[],
): readonly Finding[] {
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
