import type { Actor, Audience, Moment, Viewer } from '../kernel/index.js';
import type { RulesetMeta } from './ruleset.js';

/** True when the second moment is reached at or after the first, in the order of the ruleset's phases. */
export function hasReached(meta: RulesetMeta, now: Moment, until: Moment): boolean {
  if (now.turn !== until.turn) return now.turn > until.turn;
  const order = (phase: string) => meta.phases.findIndex((each) => each.code === phase);
  return order(now.phase) >= order(until.phase);
}

/** Whether a viewer may see an event when the timeline stands at `now`. */
export function mayKnow(meta: RulesetMeta, audience: Audience, viewer: Viewer, now: Moment): boolean {
  if (viewer.kind === 'all' || audience.to === 'public') return true;
  const opened = audience.to === 'sealed' && hasReached(meta, now, audience.until);
  if (opened && audience.then !== 'arbiter') return true;
  if (viewer.kind === 'public') return false;
  switch (audience.to) {
    case 'arbiter':
      return viewer.role === 'arbiter';
    case 'seats':
      return viewer.role === 'arbiter' || audience.seats.includes(viewer.seat);
    case 'sealed':
      return audience.seats.includes(viewer.seat) || (opened && viewer.role === 'arbiter');
  }
}

/**
 * Whether somebody may enter faces from the table for a roll of this audience: who may know it, and plays or judges. What
 * nobody may know (the order of a deck) the arbiter enters: at a table somebody has to.
 */
export function mayEnter(audience: Audience, { seat, role }: Actor): boolean {
  if (role !== 'player' && role !== 'arbiter') return false;
  switch (audience.to) {
    case 'public':
      return true;
    case 'arbiter':
      return role === 'arbiter';
    case 'seats':
      return role === 'arbiter' || audience.seats.includes(seat);
    case 'sealed':
      return audience.seats.length === 0 ? role === 'arbiter' : audience.seats.includes(seat);
  }
}

/** Who may know both of what two audiences may know. */
export function narrower(one: Audience, other: Audience): Audience {
  if (one.to === 'public') return other;
  if (other.to === 'public') return one;
  if (one.to === 'arbiter' || other.to === 'arbiter') return { to: 'arbiter' };
  const seats = one.seats.filter((each) => other.seats.includes(each));
  const sealed = [one, other].find((each) => each.to === 'sealed');
  return sealed ? { ...sealed, seats } : { to: 'seats', seats };
}
