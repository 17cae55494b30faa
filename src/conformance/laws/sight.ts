import { isDeepStrictEqual } from 'node:util';
import { PUBLIC, type DraftEvent, type Seat, type Viewer } from '../../kernel/index.js';
import { fold, mayKnow, openTimeline, type PlatformEvent } from '../../engine/index.js';
import type { Law, Lived } from './lived.js';

/**
 * Nobody sees more than the arbiter, but what events have brought that are still sealed from them (a rule may show sheets to an
 * enemy before), and somebody without a seat nothing that a seat does not see.
 */
export const hidesFromTheLesser: Law = (lived) => {
  const { ruleset, seats, played } = lived;
  const truth: unknown = played.state;
  const viewOf = ({ id, role }: Seat): unknown => ruleset.redact(truth, { kind: 'seat', seat: id, role });
  const nobody: unknown = ruleset.redact(truth, PUBLIC);
  const arbiter = seats.find(({ role }) => role === 'arbiter');
  const whole = arbiter ? viewOf(arbiter) : truth;
  const open = withoutSealed(lived);
  const others = seats.filter((seat) => seat !== arbiter);
  return [
    ...beyond(nobody, whole, truth).map((path) => `everybody sees ${path}, the arbiter does not`),
    ...others.flatMap((seat) => {
      const own = viewOf(seat);
      // What is true without the sealed events, too, is not what they have brought.
      const old = open === truth ? null : new Set(beyond(own, whole, open));
      const more = beyond(own, whole, truth).filter((path) => old?.has(path) ?? true);
      return [
        ...more.map((path) => `${seat.id} sees ${path}, the arbiter does not`),
        ...beyond(nobody, own, truth).map((path) => `everybody sees ${path}, ${seat.id} does not`),
      ];
    }),
  ];
};

/** The state as it would be without the events that the arbiter may not know yet; the state itself where there are none. */
function withoutSealed({ ruleset, timelineId, events, played, seats }: Lived): unknown {
  const now = ruleset.moment(played.state);
  const arbiter = seats.find(({ role }) => role === 'arbiter');
  const judge: Viewer = arbiter ? { kind: 'seat', seat: arbiter.id, role: 'arbiter' } : PUBLIC;
  const isSealed = ({ audience }: DraftEvent): boolean =>
    audience.to === 'sealed' && !mayKnow(ruleset.meta, audience, judge, now);
  if (!events.some(isSealed)) return played.state;
  const [first, ...rest] = events;
  const opened = openTimeline(ruleset, timelineId, first as Opened);
  return rest
    .filter((event) => !isSealed(event))
    .reduce((before, event) => fold(ruleset, before, event, timelineId), opened).state;
}

type Opened = DraftEvent & PlatformEvent & { readonly type: 'timeline.Opened' };

/** What stands for something hidden, and for nothing. */
const isBlank = (value: unknown): boolean => !value || value === '?';

/**
 * Paths at which `less` tells the truth and `more` does not. What differs from the truth tells nothing of it: a mask, or
 * what somebody remembers. `hidden` marks what was masked.
 */
function beyond(less: unknown, more: unknown, truth: unknown, path = ''): readonly string[] {
  if (more === truth || isBlank(less)) return [];
  if (typeof less !== 'object' || less === null || typeof truth !== 'object' || truth === null) {
    return less === truth ? [path] : [];
  }
  if (Array.isArray(less)) {
    return less.flatMap((each, at) =>
      beyond(each, matching(each, more), matching(each, truth), `${path}[${at}]`),
    );
  }
  return Object.keys(less).flatMap((key) =>
    key === 'hidden'
      ? []
      : beyond(memberOf(less, key), memberOf(more, key), memberOf(truth, key), `${path}.${key}`),
  );
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The entry of a list that another list shows perhaps in part: the same, else the one of its id. */
function matching(entry: unknown, list: unknown): unknown {
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  const same = all.find((each) => isDeepStrictEqual(each, entry));
  const id = memberOf(entry, 'id');
  return same ?? (id === undefined ? undefined : all.find((each) => memberOf(each, 'id') === id));
}
