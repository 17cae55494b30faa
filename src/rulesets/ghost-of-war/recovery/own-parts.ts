import { lookUp } from '../../../kernel/index.js';
import { ITEM_KEYS, itemRow, partKeysOf } from '../data/items.js';
import { SHIP_PARTS, TITAN_PARTS, type RecoveryRow } from '../data/recovery.js';
import type { Goods, GhostOfWarState, Unit } from '../state/index.js';
import { typeOf } from '../units/unit-types.js';

/** GOW-RCV-09: keys of the parts that a unit of a type is made of. */
export function ownPartKeys(type: string): readonly string[] {
  const item = ITEM_KEYS.find((key) => {
    const yields = itemRow(key)?.yields;
    return yields?.kind === 'UNIT' && yields.unit === type;
  });
  const needs = item === undefined ? [] : (itemRow(item)?.parts ?? []);
  return needs.flatMap((need) => {
    if ('part' in need) return partKeysOf(need.part);
    return 'anyOf' in need ? need.anyOf.flatMap(partKeysOf) : [];
  });
}

/** GOW-RCV-09: how many parts a row uses up once. */
export function partsNeeded(state: GhostOfWarState, { parts = 0 }: RecoveryRow, unit: Unit): number {
  if (parts === 'BY_BASE_CE') return TITAN_PARTS.find((each) => unit.ce >= each.ceMin)?.parts ?? 0;
  if (parts === 'BY_SHIP') {
    return lookUp<number>(SHIP_PARTS, unit.type) ?? PARTS_BESIDE_OFFICERS + officersOf(state, unit);
  }
  return parts;
}

/** Ships that the arbiter has defined: as the table's of so many officers. */
const PARTS_BESIDE_OFFICERS = 2;

const officersOf = (state: GhostOfWarState, unit: Unit): number => typeOf(state, unit).shipOfficers ?? 1;

/** GOW-RCV-03, -09: goods that a row costs once. */
export const oneTimeOf = (state: GhostOfWarState, row: RecoveryRow, unit: Unit): Goods =>
  row.officersByShip === true ? { ...row.oneTime, Officers: officersOf(state, unit) } : row.oneTime;
