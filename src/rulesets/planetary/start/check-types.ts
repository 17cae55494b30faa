import { judgeUnitTypes } from './definitions.js';
import type { Examination } from './check.js';

/** RACE-PROD-08: types of the club are whole, and those of the registry have their points. */
export function checkUnitTypes({ position, must }: Examination): void {
  for (const { rule, code, path, params } of judgeUnitTypes(position.unitTypes ?? [], ['unitTypes'])) {
    must(false, rule, code, path, params);
  }
}
