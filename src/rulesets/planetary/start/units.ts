import { lookUp } from '../../../kernel/index.js';
import { PLAIN_UNIT_TYPE } from '../data/units.js';
import { RACE_UNITS } from '../data/race-units/registry.js';
import { unitTypeBy } from '../races/unit-types.js';
import type { PositionModel, PositionOption, PositionUnit, PositionUnitType } from '../position.js';
import type { Model, ModelState, Unit, UnitOption, UnitType } from '../state/index.js';

type UnitTypes = Readonly<Record<string, UnitType>>;

/** A unit type as the club wrote it, completed. */
export function readUnitType(entry: PositionUnitType): UnitType {
  const registered = lookUp(RACE_UNITS, entry.key);
  return {
    ...PLAIN_UNIT_TYPE,
    name: entry.key,
    slot: 'TR',
    moveClass: 'infantry',
    vehicle: false,
    minModels: 1,
    maxModels: 1,
    ...(registered ? { ...registered, pointsWithOrder: false } : {}),
    ...entry,
    options: entry.options ?? [],
  };
}

/** Units of an army, with ids `<army>.u1` … and models `<unit>.m1` … where the position names none. */
export const readUnits = (
  entries: readonly PositionUnit[],
  army: string,
  types: UnitTypes,
): readonly Unit[] =>
  entries.map((entry, place) => readUnit(entry, entry.id ?? `${army}.u${place + 1}`, types));

function readUnit(entry: PositionUnit, id: string, types: UnitTypes): Unit {
  const type = unitTypeBy({ unitTypes: types }, entry.type);
  const entered: readonly PositionModel[] = entry.models ?? [
    ...states('ready', entry.ready),
    ...states('wounded', entry.wounded),
    ...states('damaged', entry.damaged),
    ...states('dead', entry.dead),
  ];
  const maxModels = Math.max(entry.maxModels ?? entered.length, entered.length);
  const slots = [...entered, ...states('dead', maxModels - entered.length)];
  const models = slots.map((each, place): Model => ({
    id: each.id ?? `${id}.m${place + 1}`,
    typeKey: entry.type,
    points: each.points ?? entry.modelPoints ?? type?.modelPoints ?? 0,
    state: each.state,
    injuries: each.injuries ?? [],
  }));
  return {
    id,
    typeKey: entry.type,
    slot: entry.slot ?? (type?.attachedTo ? 'UPGRADE' : type?.slot) ?? 'TR',
    maxModels,
    models,
    options: [
      ...(entry.options ?? []).flatMap((each) => readOption(each, type)),
      ...(entry.wargear ?? []).map(({ key, points, staysWithUnit = false }) => ({
        key,
        points,
        staysWithUnit,
        lost: false,
      })),
    ],
    xp: entry.xp ?? 0,
    mountedIn: entry.mountedIn ?? null,
    ...(entry.transportLost === true ? { transportLost: true as const } : {}),
    ...(entry.mark === undefined ? {} : { mark: entry.mark }),
    ...(entry.gifts === undefined ? {} : { gifts: entry.gifts }),
  };
}

const states = (state: ModelState, count = 0): readonly PositionModel[] =>
  Array.from({ length: count > 0 ? count : 0 }, () => ({ state }));

/** One entry for each of an option that the unit has; the last ones are those lost. */
function readOption(
  { key, count = 1, lost = 0 }: PositionOption,
  type: UnitType | undefined,
): readonly UnitOption[] {
  const option = type?.options.find((each) => each.key === key);
  return Array.from({ length: count }, (_, place) => ({
    key,
    points: option?.points ?? 0,
    staysWithUnit: option?.staysWithUnit ?? false,
    lost: place >= count - lost,
  }));
}
