import { describeRange, memberName } from '../../../engine/index.js';
import type { Rules } from '../rules.js';
import type { RulesetFace } from '../rulesets/face.js';
import { enumName } from '../schema/described-enum.js';
import type { RulesetType } from '../types/rules.js';

export function presentRuleset({ ruleset, takesUnitTypes = false }: RulesetFace, rules: Rules): RulesetType {
  const { meta, scenarios } = ruleset;
  return {
    code: meta.code,
    version: meta.version,
    title: meta.title,
    rulebook: meta.rulebook,
    phases: meta.phases.map((each) => ({ ...each, rule: rules.rule(each.rule) })),
    scenarios: scenarios.map(({ code, title, description, players }) => ({
      code,
      title,
      description,
      minPlayers: players.min,
      maxPlayers: players.max,
      opening: { [memberName(meta.code)]: { start: { scenario: enumName(code) } } },
    })),
    parameters: meta.parameters.map((each) => ({
      name: each.name,
      description: each.description,
      default: JSON.stringify(each.default),
      range: describeRange(each.range),
      rule: rules.rule(each.rule),
    })),
    takesUnitTypes,
  };
}
