import type { InputPath } from '../../../kernel/index.js';
import { SLOT_TYPES, type SlotType } from '../data/catalog-words.js';
import { levelIn, upgradeIn } from '../catalogs/starter.js';
import type { Violation } from '../catalog.js';
import type { Level } from '../data/words.js';
import { unless } from '../general/asked.js';
import type { Fitting } from '../state/index.js';
import { classOf, fittedOn, lacks, valuesOf, type Build } from './values.js';

const NO_SLOTS = { count: 0, required: false };

const slotsOf = (build: Build, slot: SlotType) => classOf(build)?.slots[slot] ?? NO_SLOTS;

/** EDCU-UPG-03, EDCU-UPG-06: slots of a type that are taken, by what fills them and by what removes them. */
const taken = (build: Build, slot: SlotType): number =>
  fittedOn(build).reduce(
    (sum, { row, fitting }) =>
      sum + (fitting.slot === slot ? 1 : 0) + row.removesSlots.filter((each) => each === slot).length,
    0,
  );

/** Everything that is wrong with a unit at a level but for empty required slots (EDCU-UPG-03 to EDCU-UPG-10). */
export function checkBuild(build: Build, level: Level, path: InputPath = []): readonly Violation[] {
  return [
    ...checkSlots(build, path),
    ...build.fittings.flatMap((each, place) => checkFitting(build, each, [...path, 'fittings', place])),
    ...checkCopies(build, path),
    ...checkLimit(build, level, path),
  ];
}

/** EDCU-UPG-03, EDCU-UPG-06 */
const checkSlots = (build: Build, path: InputPath): readonly Violation[] =>
  SLOT_TYPES.flatMap((slot) => {
    const { count } = slotsOf(build, slot);
    const filled = build.fittings.filter((each) => each.slot === slot).length;
    if (filled > count) return unless(false, 'EDCU-UPG-03', 'NO_FREE_SLOT', path, { slot, count });
    return unless(taken(build, slot) <= count, 'EDCU-UPG-06', 'NO_SLOT_TO_REMOVE', path, { slot, count });
  });

/** EDCU-UPG-04, EDCU-UPG-05, EDCU-UPG-08: one upgrade by itself. */
function checkFitting(build: Build, fitting: Fitting, path: InputPath): readonly Violation[] {
  const row = upgradeIn(build.catalog, fitting.upgrade);
  if (!row) return unless(false, 'EDCU-UPG-01', 'UNKNOWN_UPGRADE', path, { upgrade: fitting.upgrade });
  const values = valuesOf(build);
  const { id: upgrade } = row;
  return [
    ...Object.entries(row.compatibility).flatMap(([dimension, wanted]) =>
      unless(!lacks(values, dimension, wanted), 'EDCU-UPG-04', 'NOT_COMPATIBLE', path, {
        upgrade,
        dimension,
        values: [...wanted],
      }),
    ),
    ...Object.entries(row.incompatibility).flatMap(([dimension, barred]) =>
      barred
        .filter((each) => (values[dimension] ?? []).includes(each))
        .flatMap((value) =>
          unless(false, 'EDCU-UPG-05', 'INCOMPATIBLE', path, { upgrade, dimension, value }),
        ),
    ),
    ...checkImprovement(build, fitting, row.improves, path),
  ];
}

/** EDCU-UPG-08: it sits on the upgrade that it improves, one on each copy. */
function checkImprovement(
  { fittings }: Build,
  { id, upgrade, improves }: Fitting,
  improved: string | null,
  path: InputPath,
): readonly Violation[] {
  if (improved === null) return unless(improves === null, 'EDCU-UPG-08', 'NO_IMPROVEMENT', path, { upgrade });
  const base = fittings.find((each) => each.id === improves);
  if (base?.upgrade !== improved)
    return unless(false, 'EDCU-UPG-08', 'IMPROVES_NOTHING', path, { upgrade, improves: improved });
  return unless(
    !fittings.some((each) => each.id !== id && each.improves === improves),
    'EDCU-UPG-08',
    'ALREADY_IMPROVED',
    path,
    { upgrade, improves: improved },
  );
}

/** EDCU-UPG-09 */
function checkCopies(build: Build, path: InputPath): readonly Violation[] {
  const ids = [...new Set(build.fittings.map((each) => each.upgrade))];
  return ids.flatMap((upgrade) => {
    const most = upgradeIn(build.catalog, upgrade)?.maxCt ?? Infinity;
    const copies = build.fittings.filter((each) => each.upgrade === upgrade).length;
    return unless(copies <= most, 'EDCU-UPG-09', 'TOO_MANY_COPIES', path, { upgrade, copies, most });
  });
}

/** EDCU-UPG-10: upgrades outside required slots, and improvements. */
export const countedUpgrades = (build: Build): number =>
  build.fittings.filter(({ slot }) => slot === null || !slotsOf(build, slot).required).length;

function checkLimit(build: Build, level: Level, path: InputPath): readonly Violation[] {
  const limit = levelIn(build.catalog, level)?.maxUpgrades ?? null;
  const count = countedUpgrades(build);
  return unless(limit === null || count <= limit, 'EDCU-UPG-10', 'OVER_LIMIT', path, {
    level,
    count,
    limit: limit ?? 0,
  });
}

/** EDCU-CLS-03: required slots that are empty. */
export const emptySlots = (build: Build): readonly SlotType[] =>
  SLOT_TYPES.filter((slot) => {
    const { count, required } = slotsOf(build, slot);
    return required && build.fittings.filter((each) => each.slot === slot).length < count;
  });

/** EDCU-UPG-02 */
export const checkRequired = (build: Build, path: InputPath = []): readonly Violation[] =>
  emptySlots(build).flatMap((slot) => unless(false, 'EDCU-UPG-02', 'REQUIRED_SLOT_EMPTY', path, { slot }));

/** Price of the class and all upgrades, requisition points. */
export const priceOf = (build: Build): number =>
  (classOf(build)?.costReq ?? 0) + fittedOn(build).reduce((sum, { row }) => sum + row.costReq, 0);
