import { diceDue, type AnyRuleset, type Due, type FoldedTimeline } from '../../engine/index.js';
import { EVERYTHING, PUBLIC, type Viewer } from '../../kernel/index.js';

/** Players who have not answered yet, and those of whom everybody may know it. */
export interface Missing {
  readonly missing: readonly string[];
  readonly open: readonly string[];
}

/** Whom a timeline waits for at its end. The arbiter is never late: who closes, rules or enters is no player. */
export const missingIn = (ruleset: AnyRuleset, played: FoldedTimeline): Missing => ({
  missing: playersAsked(ruleset, played, EVERYTHING),
  open: playersAsked(ruleset, played, PUBLIC),
});

function playersAsked(ruleset: AnyRuleset, played: FoldedTimeline, viewer: Viewer): readonly string[] {
  const asked = new Set(answersDue(ruleset, dueTo(ruleset, played, viewer)).map(({ seat }) => seat));
  return played.seats.filter(({ id, role }) => role === 'player' && asked.has(id)).map(({ id }) => id);
}

/** What is due in a timeline, as a viewer may know. */
export const dueTo = (ruleset: AnyRuleset, played: FoldedTimeline, viewer: Viewer): readonly Due[] =>
  played.waiting ? diceDue(ruleset, played, viewer) : ruleset.due(ruleset.redact(played.state, viewer));

/** Of what is due, that which somebody can be late with: what holds the phase up, and orders that silence stands for. */
export const answersDue = ({ deadlines }: AnyRuleset, due: readonly Due[]): readonly Due[] =>
  due.filter(({ mandatory, code }) => mandatory || deadlines?.silence.includes(code));

/** Whether what holds a phase up is answered by silence, all of it. */
export const silenceAnswers = (ruleset: AnyRuleset, played: FoldedTimeline): boolean =>
  dueTo(ruleset, played, EVERYTHING).every(
    ({ mandatory, code }) => !mandatory || ruleset.deadlines?.silence.includes(code),
  );
