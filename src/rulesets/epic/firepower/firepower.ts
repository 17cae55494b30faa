import { ALTERNATIVE, LAST_ROW, SHEET, type FirepowerTable } from '../data/firepower.js';
import { COLUMN_OF, MARCHING_COLUMN, TERRAIN } from '../data/tables.js';
import { COLUMNS } from '../data/words.js';
import type { HouseRules } from '../house-rules/index.js';
import type { Column, EpicState, FirepowerTotal, Terrain } from '../state/index.js';
import { detachmentBy, detachmentOf, unitBy } from '../units/pieces.js';
import { firepowerOf, half } from '../units/values.js';

/** EPC-FIR-04: the table of this battle. */
export function tableOf({ firepowerTable, ownFirepowerTable }: HouseRules): FirepowerTable {
  switch (firepowerTable) {
    case 'SHEET':
      return SHEET;
    case 'ALTERNATIVE':
      return ALTERNATIVE;
    case 'OWN':
      return ownFirepowerTable;
  }
}

/** EPC-FIR-01: dice for a Firepower total in a column; above the last row the table is taken several times. */
export function diceFor(rules: HouseRules, firepower: number, column: Column): number {
  if (column === 'F') return firepower;
  const rows = tableOf(rules)[column];
  const row = (total: number): number => (total === 0 ? 0 : (rows[total - 1] ?? 0));
  if (firepower <= LAST_ROW) return row(firepower);
  return row(LAST_ROW) * Math.floor(firepower / LAST_ROW) + row(firepower % LAST_ROW);
}

/** How a unit of the target stands. */
export interface Standing {
  readonly terrain: Terrain;
  readonly behindCover: boolean;
}

/** EPC-SHO-10 */
const inCover = ({ terrain, behindCover }: Standing): boolean => behindCover || TERRAIN[terrain].cover;

/** EPC-FIR-02: the column of a unit of the target. */
export function columnOf(state: EpicState, unit: string, standing: Standing): Column {
  const { kind, immobilised } = unitBy(state, unit);
  const engine = kind !== 'WAR_ENGINE' ? 'OTHER' : immobilised ? 'IMMOBILISED' : 'MOBILE';
  if (detachmentOf(state, unit).order === 'MARCH' && engine !== 'IMMOBILISED') return MARCHING_COLUMN;
  return COLUMN_OF[inCover(standing) ? 'IN_COVER' : 'IN_OPEN'][engine];
}

/** EPC-FIR-03: whether dice of a column may hit a unit whose own column is another. */
export const reaches = (chosen: Column, own: Column): boolean =>
  COLUMNS.indexOf(own) <= COLUMNS.indexOf(chosen);

/** EPC-SHO-04, EPC-SHO-05, EPC-BLM-03, EPC-GEN-03: sum, halved once on Assault orders, less for blast markers, not below 0. */
export function totalFirepower(
  state: EpicState,
  detachment: string,
  units: readonly string[],
): FirepowerTotal {
  const { order, blastMarkers } = detachmentBy(state, detachment);
  const sum = units.reduce((all, each) => all + firepowerOf(state, each), 0);
  const halved = order === 'ASSAULT';
  const markers = blastMarkers * state.rules.blastMarkerFirepowerPenalty;
  return { sum, halved, markers, total: Math.max(0, (halved ? half(sum) : sum) - markers) };
}
