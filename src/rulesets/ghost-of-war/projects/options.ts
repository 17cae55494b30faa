import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ALLOWED_WEAPONS, type WeaponType } from '../data/ammunition.js';
import { GIVEN_FOR_GOODS } from '../data/item-rows.js';
import { TUBES } from '../data/recruitment.js';
import type { Order } from '../sheets/orders.js';
import type { GhostOfWarState, ProjectOptions } from '../state/index.js';
import { isNotable, nameKey } from '../goods/notation/index.js';
import { weaponOfPart, type Recipe } from './recipes.js';

export type StartOrder = Extract<Order, { readonly order: 'START_PROJECT' }>;

/** What an order chooses when it says nothing. */
export const NO_OPTIONS: ProjectOptions = {
  weapon: null,
  tubes: null,
  resource: null,
  repeat: false,
  weaponParts: [],
  turret: null,
  scouts: null,
  name: null,
};

/** GOW-REC-05, -09, GOW-PRJ-10, GOW-AMM-02: what the order must choose, among what may be chosen. */
export function judgeOptions(recipe: Recipe, options: ProjectOptions, path: InputPath): readonly Violation[] {
  if (recipe.kind === 'EVENT') return [];
  return [
    ...judgeWeapon(recipe.key, options, path),
    ...judgeTubes(recipe, options, path),
    ...judgeResource(recipe, options, path),
  ];
}

/** Machines whose main weapon is that of one of their weapon parts (GOW-AMM-02). */
const ARMED_BY_PARTS: readonly string[] = ['knight', 'warhound', 'warlord'];

function judgeWeapon(
  item: string,
  { weapon, weaponParts }: ProjectOptions,
  path: InputPath,
): readonly Violation[] {
  const at = [...path, 'options', 'weapon'];
  if (ARMED_BY_PARTS.includes(item)) {
    const mounted = weaponParts.map(weaponOfPart);
    return weapon === null || mounted.length === 0 || mounted.includes(weapon as WeaponType)
      ? []
      : [violation('GOW-AMM-02', 'WEAPON_NOT_MOUNTED', at, { item, weapon })];
  }
  const allowed: readonly string[] = lookUp(ALLOWED_WEAPONS, item) ?? [];
  if (allowed.length === 0 || (allowed.length === 1 && weapon === null)) return [];
  return weapon !== null && allowed.includes(weapon)
    ? []
    : [violation('GOW-REC-09', 'WEAPON_NOT_ALLOWED', at, { item, weapon, allowed })];
}

const judgeTubes = ({ row }: Recipe, { tubes }: ProjectOptions, path: InputPath): readonly Violation[] =>
  'variant' in row && row.variant === 'TUBES' && !TUBES.some((each) => each === tubes)
    ? [violation('GOW-REC-05', 'TUBES_NOT_ALLOWED', [...path, 'options', 'tubes'], { tubes, allowed: TUBES })]
    : [];

function judgeResource(recipe: Recipe, { resource }: ProjectOptions, path: InputPath): readonly Violation[] {
  if (recipe.kind === 'EVENT' || recipe.row.given === undefined) return [];
  const rule = recipe.row.level === 'Exactus' ? 'GOW-PRJ-12' : 'GOW-PRJ-10';
  return resource !== null && GIVEN_FOR_GOODS.includes(resource)
    ? []
    : [
        violation(rule, 'RESOURCE_NOT_ALLOWED', [...path, 'options', 'resource'], {
          resource,
          allowed: GIVEN_FOR_GOODS,
        }),
      ];
}

/** GOW-TRD-02: a name that lines can be written with, unique among units, formations and supply groups. */
export function judgeName(
  { units, formations, supplyGroups }: Pick<GhostOfWarState, 'units' | 'formations' | 'supplyGroups'>,
  { name }: ProjectOptions,
  path: InputPath,
): readonly Violation[] {
  if (name === null) return [];
  const at = [...path, 'options', 'name'];
  if (!isNotable(name)) return [violation('GOW-TRD-02', 'NAME_NOT_USABLE', at, { name })];
  const taken = [units, formations, supplyGroups].some((each) =>
    Object.values<{ readonly name: string }>(each).some((thing) => nameKey(thing.name) === nameKey(name)),
  );
  return taken ? [violation('GOW-TRD-02', 'NAME_TAKEN', at, { name })] : [];
}
