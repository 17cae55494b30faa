import { foundIn, itemAt, lookUp } from '../../../kernel/index.js';
import { weaponTypeRow } from '../data/ammunition.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import {
  FORMATION_SUPPLY,
  SHIP_HOLDERS,
  SQUADS_PER_LIST,
  THUNDERHAWK_LIST,
  type FormationSupplyRow,
} from '../data/supply.js';
import type { Formation, GeneralGoods, GhostOfWarState, Unit } from '../state/index.js';
import { typeOf } from './unit-types.js';

type Forces = Pick<GhostOfWarState, 'units' | 'formations' | 'unitTypes' | 'parameters'>;

/** GOW-SUP-01: what owns a supply counter. */
export interface Holder {
  readonly id: string;
  readonly kind: 'UNIT' | 'FORMATION';
  readonly units: readonly Unit[];
}

const unitsOf = (state: Forces, ids: readonly string[]): readonly Unit[] => ids.flatMap(foundIn(state.units));

/** GOW-SUP-01: a formation that has a counter: of ships, or of Astartes. */
export const isHolder = (state: Forces, formation: Formation): boolean =>
  unitsOf(state, formation.units).some((each) => typeOf(state, each).holder === 'formation');

/** GOW-SUP-01: the holder that supplies a unit. */
export function holderOf(state: Forces, unit: Unit): Holder {
  const formation = unit.formation === null ? undefined : lookUp(state.formations, unit.formation);
  return formation && typeOf(state, unit).holder === 'formation'
    ? formationHolder(state, formation)
    : { id: unit.id, kind: 'UNIT', units: [unit] };
}

/** The units of a formation that draw on its counter. */
export const formationHolder = (state: Forces, formation: Formation): Holder => ({
  id: formation.id,
  kind: 'FORMATION',
  units: unitsOf(state, formation.units).filter((each) => typeOf(state, each).holder === 'formation'),
});

/** GOW-SUP-01, -02: what one round, or one point, costs a holder. */
export function supplyListOf(state: Forces, { units }: Holder): GeneralGoods {
  const [first] = units;
  if (!first) return {};
  const type = typeOf(state, first);
  if (type.holder === 'unit') {
    return type.ammo && first.weapon !== null
      ? greater(type.list, weaponTypeRow(first.weapon)?.requirement ?? {})
      : type.list;
  }
  const { row, times } = formationRow(units.length, type.domain);
  const list = timesOver(row.list, times);
  return units.some((each) => each.thunderhawk) ? greater(list, THUNDERHAWK_LIST) : list;
}

/** GOW-SUP-01: the counter's maximum, without what a Logisticor adds. */
export function counterMaxOf(state: Forces, { units }: Holder): number {
  const [first] = units;
  if (!first) return 0;
  const type = typeOf(state, first);
  return type.holder === 'unit'
    ? (type.counterMax ?? 0)
    : formationRow(units.length, type.domain).row.counterMax;
}

/** GOW-SUP-01: ships by their number; Astartes once for every five squads. */
export function formationRow(
  units: number,
  domain: 'ground' | 'void',
): { readonly row: FormationSupplyRow; readonly times: number } {
  if (domain === 'ground') {
    return { row: FORMATION_SUPPLY['astartes-combat-detachment'], times: Math.ceil(units / SQUADS_PER_LIST) };
  }
  const found = [...SHIP_HOLDERS].reverse().find((each) => units >= each.ships) ?? itemAt(SHIP_HOLDERS, 0);
  return { row: FORMATION_SUPPLY[found.row], times: found.per === null ? 1 : Math.ceil(units / found.per) };
}

/** GOW-SUP-02, GOW-AMM-03: per resource the greater number. */
export const greater = (one: GeneralGoods, other: GeneralGoods): GeneralGoods =>
  Object.fromEntries(
    GENERAL_RESOURCES.flatMap((each) => {
      const larger = Math.max(one[each] ?? 0, other[each] ?? 0);
      return larger > 0 ? [[each, larger]] : [];
    }),
  );

const timesOver = (list: GeneralGoods, times: number): GeneralGoods =>
  Object.fromEntries(Object.entries(list).map(([resource, amount]) => [resource, amount * times]));
