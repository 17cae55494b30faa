import type { PhaseDefinition, RulesetMeta } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import type { Phase } from './data/words.js';
import { HOUSE_RULES } from './house-rules/index.js';
import { RULES } from './rule-ids.js';

const phase = (code: Phase, title: string, rule: RuleId): PhaseDefinition<RuleId> => ({ code, title, rule });

export const META: RulesetMeta<RuleId> = {
  code: 'space-empires',
  version: '0.1.0',
  title: 'Space Empires',
  rulebook: 'War Hammer Space Empires, with the Warp Empires Ruleset',
  catalogs: ['space-empires'],
  ruleIds: Object.keys(RULES) as RuleId[],
  phases: [
    phase('DRAW', 'Draw', 'SPE-DRAW-01'),
    phase('MOVE', 'Move', 'SPE-MOVE-01'),
    phase('BATTLE', 'Battle', 'SPE-BAT-01'),
    phase('REVENUE', 'Revenue', 'SPE-REV-01'),
    phase('RECRUIT', 'Recruit', 'SPE-REC-01'),
    phase('UPKEEP', 'Upkeep', 'SPE-UPK-01'),
    phase('CONTROL', 'Control', 'SPE-CTL-01'),
  ],
  parameters: HOUSE_RULES,
  houseRules: 'SPE-GEN-01',
};
