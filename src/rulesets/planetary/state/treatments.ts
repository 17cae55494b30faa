import type { Treatment } from './index.js';

/** Rule of each way to treat a taken Urban hex. */
export const RULE_OF_TREATMENT = {
  CAPTURE: 'PLN-TAK-03',
  PILLAGE: 'PLN-TAK-04',
  CLEANSE: 'PLN-TAK-05',
  DESTROY: 'PLN-TAK-06',
} as const satisfies Readonly<Record<Treatment, string>>;
