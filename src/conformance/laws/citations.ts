import type { DiceRolledData } from '../../kernel/index.js';
import { isPlatformType } from '../../engine/index.js';
import type { Law } from './lived.js';

/** Outcomes, rolls, refusals and what is waited for name rules, and only rules of the ruleset's catalogs. */
export const namesItsRules: Law = ({ ruleset, events, played, refused }) => {
  const known = new Set(ruleset.meta.ruleIds);
  const cited = [
    ...events.flatMap(({ type, because }) => because.map((rule) => ({ where: type, rule }))),
    ...events
      .filter(({ kind }) => kind === 'roll')
      .map(({ data }) => ({ where: 'a roll', rule: (data as unknown as DiceRolledData).key.rule })),
    ...refused.map(({ code, rule }) => ({ where: `refusal ${code}`, rule })),
    ...ruleset.due(played.state).map(({ code, rule }) => ({ where: `due ${code}`, rule })),
  ];
  return [
    ...events
      .filter(
        ({ kind, type, because }) => kind === 'outcome' && !isPlatformType(type) && because.length === 0,
      )
      .map(({ type }) => `${type} names no rule`),
    ...cited
      .filter(({ rule }) => !known.has(rule))
      .map(({ where, rule }) => `${where} names ${rule}, which is no rule of ${ruleset.meta.code}`),
  ];
};
