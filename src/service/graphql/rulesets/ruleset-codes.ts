import { registerEnumType } from '@nestjs/graphql';
import { enumName } from '../schema/described-enum.js';

/** Codes of the rulesets that have a face, by GraphQL name; filled before the schema is made. */
export const RulesetCodes: Record<string, string> = {};
const descriptions: Record<string, { description: string }> = {};

registerEnumType(RulesetCodes, {
  name: 'RulesetCode',
  description: 'A ruleset of this service.',
  valuesMap: descriptions,
});

export function addRulesetCode(code: string, title: string): void {
  RulesetCodes[enumName(code)] = code;
  descriptions[enumName(code)] = { description: title };
}
