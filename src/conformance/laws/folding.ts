import { isDeepStrictEqual } from 'node:util';
import { newEdit, type DraftEvent } from '../../kernel/index.js';
import { fold, openTimeline, type PlatformEvent, type FoldedTimeline } from '../../engine/index.js';
import { sealed } from './json.js';
import type { Law, Lived } from './lived.js';

/**
 * Events and states are JSON, nobody changes them, and folding the events gives the state again: each for itself, as a
 * decision folds them, and all with one edit, as a rebuild does.
 */
export const folds: Law = (lived) => {
  const { events, played } = lived;
  const wrong = events.flatMap(({ type, data }) => sealed(data).map((each) => `${type}: ${each}`));
  if (wrong.length > 0) return wrong;
  const edit = newEdit();
  return [
    ...replay(lived, (before, event) => [fold(lived.ruleset, before, event, lived.timelineId), true]),
    ...replay(lived, (before, event) => [fold(lived.ruleset, before, event, lived.timelineId, edit), false]),
  ];

  function replay(
    { ruleset, timelineId }: Lived,
    step: (before: FoldedTimeline, event: DraftEvent) => readonly [after: FoldedTimeline, seal: boolean],
  ): readonly string[] {
    const [first, ...rest] = events;
    let folded = openTimeline(
      ruleset,
      timelineId,
      first as DraftEvent & PlatformEvent & { type: 'timeline.Opened' },
    );
    for (const event of rest) {
      try {
        const [after, seal] = step(folded, event);
        const wrong = seal ? sealed(after.state) : [];
        if (wrong.length > 0) return wrong.map((each) => `state after ${event.type}: ${each}`);
        folded = after;
      } catch (fault) {
        // Frozen: what is changed in place cannot be.
        return [(fault as Error).message];
      }
    }
    return isDeepStrictEqual(folded.state, played.state) ? [] : ['folding the events gives another state'];
  }
};
