import { Injectable } from '@nestjs/common';
import type { Due } from '../../engine/index.js';
import type { Rule, RuleId, Violation } from '../../kernel/index.js';
import { RULE_CATALOG, type RuleCatalog } from '../contracts/index.js';
import { Inject } from '../inject.js';
import { composeMessage, namedValues } from './messages/compose.js';
import type { Naming, SeatOf } from './messages/names.js';
import type { RulesetFace } from './rulesets/face.js';
import type { RuleType } from './types/rules.js';
import type { DueType, ViolationType } from './types/violations.js';

/** Something that names rules by their ids. */
interface Citing {
  readonly rules: readonly RuleId[];
}

/** Rules and what cites them, as the API shows them. */
@Injectable()
export class Rules {
  private readonly presented = new Map<RuleId, RuleType>();

  constructor(@Inject(RULE_CATALOG) private readonly shelf: RuleCatalog) {}

  find(id: RuleId): RuleType | null {
    return this.shelf.has(id) ? this.rule(id) : null;
  }

  /** The rule; one that no catalog holds is shown by its id alone. */
  readonly rule = (id: RuleId): RuleType => {
    const known = this.presented.get(id);
    if (known) return known;
    const rule = this.shelf.get(id);
    if (!rule)
      return {
        id,
        catalog: '',
        title: id,
        text: '',
        prose: '',
        ruling: null,
        source: null,
        path: rulePath(id),
      };
    const presented = { ...rule, prose: proseOf(rule), path: rulePath(id) };
    this.presented.set(id, presented);
    return presented;
  };

  /** The same with its rules as the API shows them. */
  readonly cited = <T extends Citing>(citing: T): Omit<T, 'rules'> & { readonly rules: RuleType[] } => ({
    ...citing,
    rules: citing.rules.map(this.rule),
  });

  all(): readonly RuleType[] {
    return [...this.shelf.keys()].map(this.rule);
  }

  violation(face: RulesetFace | undefined, violation: Violation, named: Naming): ViolationType {
    const rule = this.rule(violation.rule);
    const path = violation.path.map(String);
    return {
      rule,
      code: violation.code,
      message: named(composeMessage(face?.messages ?? {}, violation, rule.title)),
      path,
      commandPath: path,
      places: [{ path, commandPath: path }],
      details: namedValues(violation.params),
    };
  }

  due(face: RulesetFace | undefined, due: Due, named: Naming, seatOf: SeatOf): DueType {
    const rule = this.rule(due.rule);
    const message = named(composeMessage(face?.messages ?? {}, due, rule.title));
    const { until } = due.params;
    return { ...due, seat: seatOf(due.seat), rule, message, until: typeof until === 'string' ? until : null };
  }
}

/** Page of this service that shows a rule. */
export const rulePath = (id: RuleId): string => `/rules/${encodeURIComponent(id)}`;

/** The text without what is told apart from it: its ruling, and where it is from. A row that goes leaves the table whole. */
export const proseOf = ({ text, ruling, source }: Rule): string =>
  [...(ruling?.split('\n\n') ?? []), ...(source === null ? [] : [`Source: ${source}.`, `Src: ${source}.`])]
    .reduce((prose, apart) => prose.replace(`${apart}\n`, '').replace(apart, ''), text)
    .trim();
