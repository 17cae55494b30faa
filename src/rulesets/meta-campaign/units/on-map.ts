import { existing, lookUp } from '../../../kernel/index.js';
import type { MetaCampaignState, Unit } from '../state/index.js';

/** A unit that must be there. */
export const unitAt = ({ units }: Pick<MetaCampaignState, 'units'>, id: string): Unit =>
  existing(lookUp(units, id), 'unit');
