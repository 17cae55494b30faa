import type { Step } from '../state.js';

/** GOW-RND-01: steps S0 … S14 in order. */
export const STEPS: readonly { readonly code: Step; readonly title: string; readonly rule: 'GOW-RND-01' }[] = [
  { code: 'OPENING', title: 'S0 Opening', rule: 'GOW-RND-01' },
  { code: 'ORDERS', title: 'S1 Orders', rule: 'GOW-RND-01' },
  { code: 'ADMINISTRATION', title: 'S2 Administration', rule: 'GOW-RND-01' },
  { code: 'STATUS', title: 'S3 Status', rule: 'GOW-RND-01' },
  { code: 'PRODUCTION', title: 'S4 Production', rule: 'GOW-RND-01' },
  { code: 'TRADE', title: 'S5 Trade', rule: 'GOW-RND-01' },
  { code: 'PROJECTS', title: 'S6 Projects', rule: 'GOW-RND-01' },
  { code: 'TRAVEL', title: 'S7 Travel', rule: 'GOW-RND-01' },
  { code: 'DETECTION', title: 'S8 Detection and special actions', rule: 'GOW-RND-01' },
  { code: 'COMBAT', title: 'S9 Combat', rule: 'GOW-RND-01' },
  { code: 'ACTIVITY_EFFECTS', title: 'S10 Activity effects', rule: 'GOW-RND-01' },
  { code: 'SUPPLY', title: 'S11 Supply', rule: 'GOW-RND-01' },
  { code: 'RECOVERY', title: 'S12 Recovery', rule: 'GOW-RND-01' },
  { code: 'UPKEEP', title: 'S13 Upkeep', rule: 'GOW-RND-01' },
  { code: 'CLOSING', title: 'S14 Closing', rule: 'GOW-RND-01' },
];
