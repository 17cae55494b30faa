/** Which ruleset folder implements which catalog, and under which names it holds the catalog's ids. */
export interface CatalogOfRuleset {
  /** Folder under `src/rulesets`. */
  readonly ruleset: string;
  /** File under `rules`, without ending. */
  readonly catalog: string;
  /** Name of the const object id → title. */
  readonly constant: string;
  /** Name of the literal type of the ids. */
  readonly type: string;
}

export const CATALOGS: readonly CatalogOfRuleset[] = [
  { ruleset: 'planetary', catalog: 'planetary', constant: 'RULES', type: 'PlnRuleId' },
  { ruleset: 'planetary', catalog: 'planetary-races', constant: 'RACE_RULES', type: 'RaceRuleId' },
  { ruleset: 'ghost-of-war', catalog: 'ghost-of-war', constant: 'RULES', type: 'GowRuleId' },
  { ruleset: 'space-empires', catalog: 'space-empires', constant: 'RULES', type: 'SpeRuleId' },
  { ruleset: 'epic', catalog: 'epic', constant: 'RULES', type: 'EpcRuleId' },
  { ruleset: 'meta-campaign', catalog: 'meta-campaign', constant: 'RULES', type: 'EdcRuleId' },
  { ruleset: 'meta-campaign', catalog: 'meta-campaign-units', constant: 'UNIT_RULES', type: 'EdcuRuleId' },
];
