import { fresh } from '../state/fresh.js';
import type { Unit } from '../state/index.js';

/** A unit that has only just been made. */
export const newUnit = (
  made: Pick<Unit, 'id' | 'name' | 'model' | 'owner' | 'faction' | 'classId' | 'sheet' | 'status'> &
    Partial<Unit>,
): Unit => ({
  fittings: [],
  veterancy: 'FB',
  trained: false,
  campaignsSurvived: 0,
  complete: false,
  ruledClassifications: {},
  afar: null,
  ...fresh(made.sheet),
  ...made,
});
