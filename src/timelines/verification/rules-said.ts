import type { RulesChangedData, TimelineOpenedData } from '../../engine/index.js';
import type { VerificationReport } from '../reports.js';
import { isWithheld, type SeenEntry } from './history.js';

type Rules = VerificationReport['rules'][number];

/**
 * By which versions of its rules a history says that it was judged, as far as its reader is told.
 * @param problem called where a change does not begin with the version that judged before it
 */
export function newRulesSaid(problem: (revision: number, message: string) => void) {
  const rules: Rules[] = [];
  return {
    take: (event: SeenEntry): void => {
      if (isWithheld(event)) return;
      const { type, revision, data } = event;
      if (type === 'timeline.Opened') {
        rules.push({ version: (data as unknown as TimelineOpenedData).ruleset.version, revision });
      }
      if (type !== 'timeline.RulesChanged') return;
      const { from, to } = data as unknown as RulesChangedData;
      // Where the opening is hidden, nobody can say by which version it was judged.
      const before = rules.at(-1)?.version ?? from;
      if (from !== before) problem(revision, `The rules change from version ${from}, but ${before} judged`);
      rules.push({ version: to, revision });
    },
    said: (): readonly Rules[] => rules,
  };
}
