import type { UnitTypeRow } from './units.js';

/** GOW-CBT-16: classes whose destroyed units leave Men behind on a decisive victory; Pulled Artillery is of the third. */
export const SALVAGED_MEN: readonly UnitTypeRow['unitClass'][] = [
  'Basic Infantry',
  'Specialized Infantry',
  'Mechanized Infantry',
];
