import type { DraftEvent } from '../kernel/index.js';
import { fold, type FoldedTimeline } from './play.js';
import type { RulesChangedData } from './platform-events.js';
import type { AnyRuleset } from './ruleset.js';

/** What stands before the first command that other rules judge than those before it. */
export interface RulesChange {
  /** The service's, one of its own at every place in a timeline. */
  readonly commandId: string;
  readonly draft: DraftEvent;
  /** The timeline after it. */
  readonly played: FoldedTimeline;
}

/**
 * The change of rules that must be recorded before `ruleset` judges on; null where it is the version that judged so far.
 * It is a command of the service alone: who gives the next command is not told by it.
 */
export function rulesChange(
  ruleset: AnyRuleset,
  played: FoldedTimeline,
  place: { readonly timelineId: string; readonly revision: number },
): RulesChange | null {
  const { version } = ruleset.meta;
  if (played.rules === version) return null;
  const data: RulesChangedData = { from: played.rules, to: version };
  const draft: DraftEvent = {
    type: 'timeline.RulesChanged',
    schema: 1,
    kind: 'input',
    ...ruleset.moment(played.state),
    because: [],
    audience: { to: 'public' },
    cause: null,
    data: { ...data },
  };
  return {
    commandId: `rules-${place.revision}`,
    draft,
    played: fold(ruleset, played, draft, place.timelineId),
  };
}
