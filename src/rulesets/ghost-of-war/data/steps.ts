import type { PhaseDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import type { Step } from '../state/rounds.js';

const step = (code: Step, title: string): PhaseDefinition<RuleId> & { readonly code: Step } => ({
  code,
  title,
  rule: 'GOW-RND-01',
});

/** GOW-RND-01: S0 … S14 in order. */
export const STEPS = [
  step('OPENING', 'S0 Opening'),
  step('ORDERS', 'S1 Orders'),
  step('ADMINISTRATION', 'S2 Administration'),
  step('STATUS', 'S3 Status'),
  step('PRODUCTION', 'S4 Production'),
  step('TRADE', 'S5 Trade'),
  step('PROJECTS', 'S6 Projects'),
  step('TRAVEL', 'S7 Travel'),
  step('DETECTION', 'S8 Detection and special actions'),
  step('COMBAT', 'S9 Combat'),
  step('ACTIVITY_EFFECTS', 'S10 Activity effects'),
  step('SUPPLY', 'S11 Supply'),
  step('RECOVERY', 'S12 Recovery'),
  step('UPKEEP', 'S13 Upkeep'),
  step('CLOSING', 'S14 Closing'),
] as const;
