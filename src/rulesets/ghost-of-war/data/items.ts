import { lookUp } from '../../../kernel/index.js';
import { ADVANCEMENTS } from './advancements.js';
import { ALLOWED_WEAPONS, WEAPON_TYPES } from './ammunition.js';
import { FIELD_PROJECTS } from './field-projects.js';
import { GOODS_PROJECTS } from './goods-projects.js';
import type { ItemRow } from './item-rows.js';
import { RECRUITMENT, TUBES } from './recruitment.js';

/** GOW-PRJ-01: everything that can be made, by id. */
export const ITEMS = { ...GOODS_PROJECTS, ...RECRUITMENT, ...ADVANCEMENTS, ...FIELD_PROJECTS } as const;

export type Item = keyof typeof ITEMS;

export const ITEM_IDS = Object.keys(ITEMS) as readonly Item[];

/** The row of an item; undefined for an id that is none. */
export const itemRow = (id: string): ItemRow | undefined => lookUp<ItemRow>(ITEMS, id);

export const PART_IDS: readonly string[] = ITEM_IDS.filter((id) => ITEMS[id].yields.kind === 'part');

/** GOW-REC-03, -05, -09: variants of a part as printed; empty where it has none. */
export function variantsOf(part: string): readonly string[] {
  const variant = itemRow(part)?.variant;
  if (variant === undefined) return [];
  if (variant === 'tubes') return TUBES.map(String);
  return (lookUp(ALLOWED_WEAPONS, part) ?? []).map((each) => WEAPON_TYPES[each].label);
}
