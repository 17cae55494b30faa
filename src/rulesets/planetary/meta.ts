import type { RulesetMeta } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { PHASES } from './data/orders.js';
import { PARAMETERS } from './parameters.js';
import { RACE_RULES, RULES } from './rule-ids.js';

export const META: RulesetMeta<RuleId> = {
  code: 'planetary',
  version: '0.3.2',
  title: 'Planetary campaign',
  rulebook: 'Nikolaj P P (Nikolaj Pilgaard Petersen), Campaign Rules, v0.833 playtest, 2000',
  catalogs: ['planetary', 'planetary-races'],
  ruleIds: Object.keys({ ...RULES, ...RACE_RULES }) as RuleId[],
  phases: PHASES,
  parameters: PARAMETERS,
  houseRules: 'PLN-GEN-14',
};
