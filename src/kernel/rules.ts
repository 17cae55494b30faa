/** Id of one numbered rule of a catalog, e.g. `PLN-QBT-04`. Rulesets narrow it to their own literal union. */
export type RuleId = string;

/** A rule as the catalogs in `rules/` hold it. */
export interface Rule {
  readonly id: RuleId;
  /** Name of the catalog file without ending, e.g. `planetary` or `planetary-races`. */
  readonly catalog: string;
  readonly title: string;
  /** Full text, Markdown. */
  readonly text: string;
  /** The decision of the catalog where the rulebook is silent or contradictory; null where there is none. */
  readonly ruling: string | null;
  /** Section of the rulebook. */
  readonly source: string | null;
}
