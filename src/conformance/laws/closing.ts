import { adjudicate, type FoldedTimeline } from '../../engine/index.js';
import { seededDice } from '../../dice/index.js';
import { digest } from '../../hashing/index.js';
import { existing, itemAt, type Json } from '../../kernel/index.js';
import type { Law, Lived } from './lived.js';

/** More closings than any turn has phases. */
const ENOUGH = 100;
const AT = '2000-01-01T00:00:00.000Z';

const closed = new WeakMap<object, Set<string>>();

/**
 * From a position that was accepted the arbiter closes phase after phase until the turn is over, or somebody must act
 * first: they are told so, and the refusal names them, or what they must see to. Cases that share a position try it once.
 */
export const canBeClosed: Law = (lived) => {
  const { ruleset, events, opened } = lived;
  const done = closed.get(ruleset) ?? new Set();
  closed.set(ruleset, done);
  const { position, parameters, seats } = itemAt(events, 0).data;
  const key = digest(JSON.stringify([position, parameters, seats]));
  if (done.has(key)) return [];
  done.add(key);
  const { turn } = ruleset.moment(opened.state);
  let played = opened;
  for (let count = 0; count < ENOUGH; count += 1) {
    if (ruleset.isOver(played.state) || ruleset.moment(played.state).turn > turn) return [];
    const after = close(lived, played, `${count}`);
    if (typeof after === 'string') return [after];
    if (after === null) return [];
    played = after;
  }
  return [`turn ${turn} of the position does not end in ${ENOUGH} closings`];
};

/** One phase further; null where somebody must act first. */
function close(
  { ruleset, seats, timelineId }: Lived,
  played: FoldedTimeline,
  seed: string,
): FoldedTimeline | string | null {
  const { id, role } = existing(
    seats.find((each) => each.role === 'arbiter'),
    'arbiter',
  );
  const envelope = { command: { type: 'ClosePhase' }, actor: { seat: id, role }, at: AT, timelineId };
  const verdict = adjudicate(ruleset, played, envelope, { dice: seededDice(seed), digest });
  if (verdict.kind === 'accepted') return verdict.played;
  const words = verdict.kind === 'refused' ? verdict.violations.flatMap(({ params }) => wordsIn(params)) : [];
  const due = ruleset.due(played.state).filter(({ mandatory }) => mandatory);
  if (due.some(({ seat, subject }) => words.includes(seat) || words.includes(subject))) return null;
  const phase = `the phase ${ruleset.moment(played.state).phase} cannot be closed`;
  return due.length === 0
    ? `${phase}, and nobody is waited for`
    : `${phase}, and the refusal names nobody who is waited for`;
}

/** All texts in what a refusal says. */
const wordsIn = (said: Json | undefined): readonly string[] =>
  typeof said === 'object' && said !== null
    ? Object.values(said).flatMap(wordsIn)
    : typeof said === 'string'
      ? [said]
      : [];
