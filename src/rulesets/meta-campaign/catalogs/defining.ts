import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { STARTER } from '../state/blank.js';
import type { EdcTable } from '../table.js';
import { LEVELS } from '../data/words.js';
import type { Catalog, Effect, Requirement } from './catalog.js';

type Ids = ReadonlySet<string>;

const idsOf = (rows: readonly { readonly id: string }[]): Ids => new Set(rows.map((each) => each.id));

/** Ids that are not the only ones of their kind. */
const twice = (rows: readonly { readonly id: string }[], path: InputPath): readonly Violation[] =>
  rows.flatMap(({ id }, place) =>
    unless(
      rows.findIndex((each) => each.id === id) === place,
      'EDCU-GEN-02',
      'ID_TWICE',
      [...path, place, 'id'],
      { id },
    ),
  );

const known = (ids: Ids, id: string | null | undefined, path: InputPath): readonly Violation[] =>
  unless(id == null || ids.has(id), 'EDCU-GEN-02', 'UNKNOWN_REFERENCE', path, { id: id ?? '' });

const checkEffects = (effects: readonly Effect[], weapons: Ids, path: InputPath): readonly Violation[] =>
  effects.flatMap((each, place) =>
    each.op === 'weapon' ? known(weapons, each.weapon, [...path, place, 'weapon']) : [],
  );

/** Ids by the dimension of a requirement that names them; of other dimensions the values are words. */
type Named = Readonly<Partial<Record<string, Ids>>>;

/** EDCU-UPG-04, EDCU-TF-06: rows that a requirement names; `*` is any. */
const checkRequirement = (require: Requirement, named: Named, path: InputPath): readonly Violation[] =>
  Object.entries(require).flatMap(([dimension, values]) => {
    const ids = lookUp(named, dimension);
    return ids === undefined
      ? []
      : values.flatMap((id, place) => (id === '*' ? [] : known(ids, id, [...path, dimension, place])));
  });

/** EDCU-CLF-01: rows that a classification goes by stand before it, so that none goes by itself. */
const checkClassification = (
  { classification }: Catalog,
  upgrades: Ids,
  path: InputPath,
): readonly Violation[] =>
  classification.flatMap(({ all }, place) => {
    const before = idsOf(classification.slice(0, place));
    return all.flatMap((condition, nth) => {
      const { classification: rows, primary } = condition;
      return checkRequirement(
        { classification: rows ?? [], primary: primary ?? [] },
        { classification: before, primary: upgrades },
        [...path, place, 'all', nth],
      );
    });
  });

/** EDCU-TF-05, EDCU-TF-06, EDCU-TF-10: what a task force asks for, and the slots that its specializations name. */
function checkTaskForces({ taskForces }: Catalog, named: Named, path: InputPath): readonly Violation[] {
  return taskForces.flatMap(({ company, slots, specializations }, place) => {
    const letters = new Set(slots.map((each) => each.slot));
    const at = (...steps: InputPath): InputPath => [...path, place, ...steps];
    return [
      ...checkRequirement(company.require, named, at('company', 'require')),
      ...slots.flatMap(({ require }, slot) => checkRequirement(require, named, at('slots', slot, 'require'))),
      ...specializations.flatMap(({ appliesTo, require }, special) => [
        ...checkRequirement({ appliesTo }, { appliesTo: letters }, at('specializations', special)),
        ...Object.keys(require.slotMin ?? {}).flatMap((slot) =>
          known(letters, slot, at('specializations', special, 'require', 'slotMin')),
        ),
      ]),
    ];
  });
}

/** EDCU-GEN-02: ids unique, references there; numbers and words are held by the form. */
export function checkCatalog(catalog: Catalog, path: InputPath = []): readonly Violation[] {
  const weapons = idsOf(catalog.weapons);
  const upgrades = idsOf(catalog.upgrades);
  const named: Named = {
    classId: idsOf(catalog.classes),
    primary: upgrades,
    upgrade: upgrades,
    classification: idsOf(catalog.classification),
  };
  const at = (...steps: InputPath): InputPath => [...path, ...steps];
  return [
    ...(['classes', 'weapons', 'upgrades', 'taskForces', 'classification', 'veterancy'] as const).flatMap(
      (each) => twice(catalog[each], at(each)),
    ),
    ...catalog.classes.flatMap((each, place) => known(weapons, each.weapon, at('classes', place, 'weapon'))),
    ...catalog.weapons.flatMap(({ id, minRange, range }, place) =>
      unless(minRange <= range, 'EDCU-GEN-02', 'RANGE', at('weapons', place, 'minRange'), { id }),
    ),
    ...catalog.upgrades.flatMap((each, place) => [
      ...known(upgrades, each.improves, at('upgrades', place, 'improves')),
      ...checkRequirement(each.compatibility, named, at('upgrades', place, 'compatibility')),
      ...checkRequirement(each.incompatibility, named, at('upgrades', place, 'incompatibility')),
      ...checkEffects(each.effects, weapons, at('upgrades', place, 'effects')),
    ]),
    ...catalog.taskForces.flatMap((each, place) => [
      ...unless(
        each.company.minUnits <= each.company.maxUnits,
        'EDCU-GEN-02',
        'RANGE',
        at('taskForces', place, 'company', 'minUnits'),
        { id: each.id },
      ),
      ...each.slots.flatMap(({ min, max }, slot) =>
        unless(min <= max, 'EDCU-GEN-02', 'RANGE', at('taskForces', place, 'slots', slot, 'min'), {
          id: each.id,
        }),
      ),
      ...twice(each.specializations, at('taskForces', place, 'specializations')),
      ...each.specializations.flatMap(({ effects }, special) =>
        checkEffects(effects, weapons, at('taskForces', place, 'specializations', special, 'effects')),
      ),
    ]),
    ...checkClassification(catalog, upgrades, at('classification')),
    ...checkTaskForces(catalog, named, at('taskForces')),
    ...unless(
      catalog.veterancy.map((each) => each.id).join() === LEVELS.join(),
      'EDCU-GEN-02',
      'LEVELS',
      at('veterancy'),
    ),
  ];
}

/** EDCU-GEN-02: by a name of its own; a broken catalog is rejected as a whole. */
export const judgeCatalog = (asked: Asked, { catalog }: CommandOf<'DefineCatalog'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-GEN-02'),
    () =>
      unless(
        catalog.version !== STARTER && lookUp(asked.state.catalogs, catalog.version) === undefined,
        'EDCU-GEN-02',
        'VERSION_TAKEN',
        ['catalog', 'version'],
        { version: catalog.version },
      ),
    () => checkCatalog(catalog, ['catalog']),
  );

export function defineCatalog(table: EdcTable, { catalog }: CommandOf<'DefineCatalog'>): void {
  table.emit({ type: 'meta-campaign.CatalogDefined', data: { catalog } }, ['EDCU-GEN-02']);
}
