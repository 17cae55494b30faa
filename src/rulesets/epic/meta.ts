import type { PhaseDefinition, RulesetMeta } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { Phase } from './data/words.js';
import { HOUSE_RULES } from './house-rules/index.js';
import { RULES } from './rule-ids.js';

const phase = (code: Phase, title: string, rule: RuleId): PhaseDefinition<RuleId> => ({ code, title, rule });

export const META: RulesetMeta<RuleId> = {
  code: 'epic',
  version: '0.1.1',
  title: 'Epic battle',
  rulebook: 'Epic 40,000 reference sheets',
  catalogs: ['epic'],
  ruleIds: Object.keys(RULES) as RuleId[],
  phases: [
    phase('SETUP', 'Setup', 'EPC-SET-01'),
    phase('MOVEMENT', 'Movement', 'EPC-MOV-01'),
    phase('SHOOTING', 'Shooting', 'EPC-SHO-01'),
    phase('ASSAULT', 'Assault', 'EPC-ASL-01'),
    phase('RALLY', 'Rally', 'EPC-RAL-01'),
  ],
  parameters: HOUSE_RULES,
  houseRules: 'EPC-GEN-02',
};
