import { existing, lookUp } from '../../../kernel/index.js';
import type { MetaState, Unit } from '../state/index.js';

/** A unit that must be there. */
export const unitAt = ({ units }: Pick<MetaState, 'units'>, id: string): Unit =>
  existing(lookUp(units, id), 'unit');
