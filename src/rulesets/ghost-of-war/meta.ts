import type { RulesetMeta } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { STEPS } from './data/steps.js';
import { HOUSE_RULES } from './house-rules/index.js';
import { RULES } from './rule-ids.js';

export const META: RulesetMeta<RuleId> = {
  code: 'ghost-of-war',
  version: '0.3.1',
  title: 'The Ghost of War',
  rulebook: 'M42-4X Game System – The Ghost of War, version 1.2, 2019',
  catalogs: ['ghost-of-war'],
  ruleIds: Object.keys(RULES) as RuleId[],
  phases: STEPS,
  parameters: HOUSE_RULES,
  houseRules: 'GOW-GEN-05',
};
