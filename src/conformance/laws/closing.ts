import { adjudicate, type FoldedTimeline } from '../../engine/index.js';
import { seededDice } from '../../dice/index.js';
import { digest } from '../../hashing/index.js';
import type { Law, Lived } from './lived.js';

/** More closings than any turn has phases. */
const ENOUGH = 100;
const AT = '2000-01-01T00:00:00.000Z';

const closed = new WeakMap<object, Set<string>>();

/**
 * From a position that was accepted the arbiter closes phase after phase until the turn is over, or somebody must act
 * first and is told so. Cases that share a position try it once.
 */
export const canBeClosed: Law = (lived) => {
  const { ruleset, events, opened } = lived;
  const done = closed.get(ruleset) ?? new Set();
  closed.set(ruleset, done);
  const { position, parameters, seats } = events[0]!.data;
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
  const { id, role } = seats.find((each) => each.role === 'arbiter')!;
  const envelope = { command: { type: 'ClosePhase' }, actor: { seat: id, role }, at: AT, timelineId };
  const verdict = adjudicate(ruleset, played, envelope, { dice: seededDice(seed), digest });
  if (verdict.kind === 'accepted') return verdict.played;
  if (ruleset.due(played.state).some(({ mandatory }) => mandatory)) return null;
  return `the phase ${ruleset.moment(played.state).phase} cannot be closed, and nobody is waited for`;
}
