import { lastOf, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { NewUnit } from './commands.js';
import type { PlanetaryState, RaceKey, Unit, UnitOption, UnitType } from '../../state/index.js';
import { isOfRace } from '../../pieces/composition.js';
import type { Listing } from './detachment-lists.js';
import { judgeEntered, pointsOfModel, wargearOf } from './entered-points.js';
import { judgeGods } from './gods.js';
import { judgeRare, judgeRareThings, type NewThing, shareLimit } from '../../pieces/rare.js';
import { unitTypeBy } from '../../races/unit-types.js';

const at = (path: InputPath, place: number): InputPath => [...path, place];

/** Units as told, with ids `<army>.u<number>` and models `<unit>.m1` …; types must be known. */
export const readNewUnits = (
  state: PlanetaryState,
  army: string,
  entries: readonly NewUnit[],
  firstNumber = 1,
): readonly Unit[] => {
  const idOf = (place: number): string => `${army}.u${firstNumber + place}`;
  return entries.flatMap((entry, place): Unit[] => {
    const type = unitTypeBy(state, entry.type);
    return type
      ? [readNewUnit(entry, type, idOf(place), entry.mountedIn === undefined ? null : idOf(entry.mountedIn))]
      : [];
  });
};

/** Units as read, with what their orders say of their slots; `makes`: types that need no building where they join. */
export const listingsOf = (
  entries: readonly NewUnit[],
  units: readonly Unit[],
  army: string,
  path: InputPath,
  firstNumber = 1,
  makes: (typeKey: string) => boolean = () => false,
): readonly Listing[] =>
  entries.flatMap((entry, place): Listing[] => {
    const unit = units.find((each) => each.id === `${army}.u${firstNumber + place}`);
    if (!unit) return [];
    return [
      { unit, path: at(path, place), asked: entry.slot, present: false, cultistHex: makes(entry.type) },
    ];
  });

const readNewUnit = (entry: NewUnit, type: UnitType, id: string, mountedIn: string | null): Unit => ({
  id,
  typeKey: type.key,
  slot: type.attachedTo ? 'UPGRADE' : type.slot,
  maxModels: entry.models,
  models: Array.from({ length: Math.min(Math.max(entry.models, 0), type.maxModels) }, (_, place) => ({
    id: `${id}.m${place + 1}`,
    typeKey: type.key,
    points: pointsOfModel(type, entry),
    state: 'ready' as const,
    injuries: [],
  })),
  options: [
    ...(entry.options ?? []).flatMap((key): UnitOption[] => {
      const option = type.options.find((each) => each.key === key);
      return option ? [{ key, points: option.points, staysWithUnit: option.staysWithUnit, lost: false }] : [];
    }),
    ...wargearOf(type, entry),
  ],
  xp: 0,
  mountedIn,
  ...(entry.mark === undefined ? {} : { mark: entry.mark }),
  ...(entry.gifts === undefined || entry.gifts.length === 0 ? {} : { gifts: entry.gifts }),
});

/** First number that no unit of an army has in its id. */
export const nextUnitNumber = (units: readonly Unit[], army: string): number => {
  const numbers = units.map(({ id }) => (id.startsWith(`${army}.u`) ? Number(id.slice(army.length + 2)) : 0));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
};

/** PLN-DET-05, PLN-GEN-07, PLN-TER-03, PLN-OPT-01: what is wrong with each unit by itself; then PLN-GEN-11 of all. */
export function judgeNewUnits(
  state: PlanetaryState,
  seat: string,
  race: RaceKey,
  entries: readonly NewUnit[],
  path: InputPath,
  leaving: readonly string[] = [],
): readonly Violation[] {
  return [
    ...entries.flatMap((entry, place) => judgeNewUnit(state, race, entries, entry, at(path, place))),
    ...judgeGods(state, seat, race, entries, path),
    ...judgeRareUnits(state, seat, entries, path, leaving),
    ...judgeRareThings(state, seat, thingsOf(entries, path), leaving),
  ];
}

function judgeNewUnit(
  state: PlanetaryState,
  race: RaceKey,
  entries: readonly NewUnit[],
  entry: NewUnit,
  path: InputPath,
): readonly Violation[] {
  const type = unitTypeBy(state, entry.type);
  if (!type) {
    return [violation('PLN-DET-05', 'UNKNOWN_UNIT_TYPE', [...path, 'type'], { type: entry.type })];
  }
  const found: Violation[] = [];
  if (!isOfRace(type, race)) {
    found.push(violation('PLN-OPT-01', 'TYPE_OF_ANOTHER_RACE', [...path, 'type'], { type: type.key, race }));
  }
  if (!Number.isInteger(entry.models) || entry.models < type.minModels || entry.models > type.maxModels) {
    found.push(
      violation('PLN-DET-05', 'UNIT_SIZE', [...path, 'models'], {
        found: entry.models,
        least: type.minModels,
        most: type.maxModels,
      }),
    );
  }
  (entry.options ?? []).forEach((option, place) => {
    if (type.options.some((each) => each.key === option)) return;
    found.push(violation('PLN-GEN-07', 'UNKNOWN_OPTION', [...path, 'options', place], { option }));
  });
  return [...found, ...judgeEntered(type, entry, path), ...judgeTransport(state, entries, entry, path)];
}

/** PLN-TER-03: it is mounted in another unit, which carries. */
function judgeTransport(
  state: PlanetaryState,
  entries: readonly NewUnit[],
  entry: NewUnit,
  path: InputPath,
): readonly Violation[] {
  if (entry.mountedIn === undefined) return [];
  const transport = entries[entry.mountedIn];
  const carries =
    transport !== undefined && transport !== entry && unitTypeBy(state, transport.type)?.carries === true;
  return carries
    ? []
    : [violation('PLN-TER-03', 'NO_SUCH_TRANSPORT', [...path, 'mountedIn'], { transport: entry.mountedIn })];
}

/** What the units are to carry, with where it is told. */
const thingsOf = (entries: readonly NewUnit[], path: InputPath): readonly NewThing[] =>
  entries.flatMap((entry, place) => [
    ...(entry.options ?? []).map((key, index) => ({ key, path: [...path, place, 'options', index] })),
    ...(entry.wargear ?? []).map(({ key }, index) => ({
      key,
      path: [...path, place, 'wargear', index, 'key'],
    })),
  ]);

function judgeRareUnits(
  state: PlanetaryState,
  seat: string,
  entries: readonly NewUnit[],
  path: InputPath,
  leaving: readonly string[],
): readonly Violation[] {
  const keys = entries
    .map((each) => each.type)
    .filter((key, place, all) => all.findIndex((other) => shareLimit(state, other, key)) === place);
  return keys.flatMap((key) => {
    const type = unitTypeBy(state, key);
    const places = entries.flatMap((each, place) => (shareLimit(state, each.type, key) ? [place] : []));
    return type
      ? judgeRare(state, seat, type, places.length, [...path, lastOf(places), 'type'], leaving)
      : [];
  });
}
