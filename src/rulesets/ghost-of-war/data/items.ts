import { lookUp } from '../../../kernel/index.js';
import { ADVANCEMENTS } from './advancements.js';
import { ALLOWED_WEAPONS, WEAPON_TYPES } from './ammunition.js';
import { FIELD_PROJECTS } from './field-projects.js';
import { GOODS_PROJECTS } from './goods-projects.js';
import type { ItemRow } from './item-rows.js';
import { RECRUITMENT, TUBES } from './recruitment.js';

/** GOW-PRJ-01: everything that can be made, by key. */
export const ITEMS = { ...GOODS_PROJECTS, ...RECRUITMENT, ...ADVANCEMENTS, ...FIELD_PROJECTS } as const;

export type Item = keyof typeof ITEMS;

export const ITEM_KEYS = Object.keys(ITEMS) as readonly Item[];

/** The row of an item; undefined for a key that is none. */
export const itemRow = (key: string): ItemRow | undefined => lookUp<ItemRow>(ITEMS, key);

/** Items that are parts, by printed name. */
export const PARTS: Readonly<Record<string, Item>> = Object.fromEntries(
  ITEM_KEYS.filter((key) => ITEMS[key].yields.kind === 'PART').map((key) => [ITEMS[key].name, key]),
);

/** GOW-REC-03, -05, -09: variants of a part as printed; empty where it has none. */
export function variantsOf(part: string): readonly string[] {
  const variant = itemRow(part)?.variant;
  if (variant === undefined) return [];
  if (variant === 'TUBES') return TUBES.map(String);
  return (lookUp(ALLOWED_WEAPONS, part) ?? []).map((each) => WEAPON_TYPES[each].label);
}

/** GOW-REC-03, GOW-TRD-02: what a part store calls a part: its name, with its variant after a `/`. */
export const partKey = (name: string, variant: string | null): string =>
  variant === null ? name : `${name}/${variant}`;

/** All keys under which parts of an item lie in a store. */
export function partKeysOf(part: string): readonly string[] {
  const row = itemRow(part);
  if (!row) return [];
  const variants = variantsOf(part);
  return variants.length === 0 ? [row.name] : variants.map((each) => partKey(row.name, each));
}
