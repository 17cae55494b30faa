import type { PhaseDefinition, RulesetMeta } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { Phase } from './data/words.js';
import { HOUSE_RULES } from './house-rules/index.js';
import { RULES, EDCU_RULES } from './rule-ids.js';

const phase = (code: Phase, title: string, rule: RuleId): PhaseDefinition<RuleId> => ({ code, title, rule });

export const META: RulesetMeta<RuleId> = {
  code: 'meta-campaign',
  version: '0.2.1',
  title: 'EDC Meta Campaign',
  rulebook: 'EDC Meta Campaign V3.2, by CaptainShack, modified by Fleff',
  catalogs: ['meta-campaign', 'meta-campaign-units'],
  ruleIds: [...Object.keys(RULES), ...Object.keys(EDCU_RULES)] as RuleId[],
  phases: [
    phase('INTERMISSION', 'Intermission', 'EDCU-ECO-07'),
    phase('PLANNING', 'Planning and orders', 'EDC-RND-02'),
    phase('RESOLUTION', 'Resolution', 'EDC-RND-04'),
  ],
  parameters: HOUSE_RULES,
  houseRules: 'EDCU-GEN-03',
};
