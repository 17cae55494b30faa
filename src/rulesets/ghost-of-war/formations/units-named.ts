import { foundIn, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Formation, GhostOfWarState, Place, Unit } from '../state/index.js';
import { isNotable, nameKey } from '../goods/notation/names.js';
import type { OrderContext } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';

/** GOW-GEN-01: units of an order: own ones, none twice, at least one. */
export function judgeUnits(
  { state, faction, path }: OrderContext,
  ids: readonly string[],
): readonly Violation[] {
  if (ids.length === 0) return [violation('GOW-MAC-03', 'NO_UNITS', [...path, 'units'])];
  return ids.flatMap((id, at) => {
    const place = [...path, 'units', at];
    if (lookUp(state.units, id)?.owner !== faction) {
      return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', place, { unit: id })];
    }
    return ids.indexOf(id) === at ? [] : [violation('GOW-MAC-03', 'UNIT_TWICE', place, { unit: id })];
  });
}

export const unitsNamed = (state: GhostOfWarState, ids: readonly string[]): readonly Unit[] =>
  ids.flatMap(foundIn(state.units));

/** GOW-MAC-03: units that belong to no formation, or that an earlier order of the sheet lets go. */
export function judgeLoose(
  { state, path, sheet, index }: OrderContext,
  ids: readonly string[],
): readonly Violation[] {
  const released = new Set(
    sheet
      .slice(0, index)
      .flatMap((each) => (each.order === 'SPLIT_FORMATION' && each.name === null ? each.units : [])),
  );
  return ids.flatMap((id, at) => {
    const formation = lookUp(state.units, id)?.formation ?? null;
    return formation === null || released.has(id)
      ? []
      : [violation('GOW-MAC-03', 'IN_A_FORMATION', [...path, 'units', at], { unit: id, formation })];
  });
}

const isSamePlace = (one: Place, other: Place): boolean => one.in === other.in && one.id === other.id;

/** GOW-MAC-03: all in one place, not under way, and of one domain. */
export function judgeTogether({ state, path }: OrderContext, units: readonly Unit[]): readonly Violation[] {
  const [first] = units;
  if (!first) return [];
  const at = [...path, 'units'];
  return [
    ...units
      .filter(({ place }) => place.in === 'JOURNEY')
      .map(({ id }) => violation('GOW-MAC-03', 'UNDER_WAY', at, { unit: id })),
    ...(units.every(({ place }) => isSamePlace(place, first.place))
      ? []
      : [violation('GOW-MAC-03', 'NOT_TOGETHER', at)]),
    ...(units.every((each) => typeOf(state, each).domain === typeOf(state, first).domain)
      ? []
      : [violation('GOW-MAC-03', 'TWO_DOMAINS', at)]),
  ];
}

/** GOW-TRD-02: a name that lines can be written with, unique among units, formations and supply groups. */
export function judgeFormationName(
  { state, path, sheet, index }: OrderContext,
  name: string,
): readonly Violation[] {
  const at = [...path, 'name'];
  if (!isNotable(name)) return [violation('GOW-TRD-02', 'NAME_NOT_USABLE', at, { name })];
  const key = nameKey(name);
  const given = sheet
    .slice(0, index)
    .flatMap((each) =>
      (each.order === 'FORM_FORMATION' || each.order === 'SPLIT_FORMATION') && each.name !== null
        ? [each.name]
        : [],
    );
  const taken = [
    ...Object.values(state.units),
    ...Object.values(state.formations),
    ...Object.values(state.supplyGroups),
  ].map((each) => each.name);
  return [...given, ...taken].some((each) => nameKey(each) === key)
    ? [violation('GOW-TRD-02', 'NAME_TAKEN', at, { name })]
    : [];
}

/** GOW-MAC-01: a formation has two units at least; one of Astartes may be a Combat Detachment of one. */
export const judgeSize = ({ state, faction, path }: OrderContext, count: number): readonly Violation[] => {
  const least = lookUp(state.factions, faction)?.kind === 'ASTARTES' ? 1 : 2;
  return count >= least
    ? []
    : [violation('GOW-MAC-01', 'TOO_FEW_UNITS', [...path, 'units'], { count, least })];
};

/** GOW-GEN-01: an own formation; or why not. */
export function ownFormation(
  { state, faction, path }: OrderContext,
  id: string,
): { readonly formation: Formation | null; readonly violations: readonly Violation[] } {
  const formation = lookUp(state.formations, id);
  return formation?.owner === faction
    ? { formation, violations: [] }
    : {
        formation: null,
        violations: [
          violation('GOW-GEN-01', 'NOT_YOUR_FORMATION', [...path, 'formation'], { formation: id }),
        ],
      };
}
