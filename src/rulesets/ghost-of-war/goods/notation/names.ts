import { lookUp } from '../../../../kernel/index.js';
import { itemRow, PARTS, variantsOf } from '../../data/items.js';
import {
  GENERAL_RESOURCES,
  RESOURCE_ROWS,
  RESOURCES,
  type GeneralResource,
  type Resource,
} from '../../data/resources.js';

/** GOW-TRD-02: names that differ in nothing but this are the same. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** GOW-TRD-02: whether a thing may have the name, so that lines to it can be written. */
export const isNotable = (name: string): boolean =>
  /^(?:(?!->)[\p{L}\p{M}\p{N}'’. -])+$/u.test(name) && name.trim() === name;

const RESOURCE_BY_NAME: Readonly<Record<string, Resource>> = Object.fromEntries(
  RESOURCES.flatMap((id) =>
    [id, RESOURCE_ROWS[id].label, ...RESOURCE_ROWS[id].aliases].map((name) => [nameKey(name), id]),
  ),
);

/** GOW-RES-03: the resource of a name or alias. */
export const resourceNamed = (name: string): Resource | undefined => lookUp(RESOURCE_BY_NAME, nameKey(name));

export const isGeneral = (resource: Resource): resource is GeneralResource =>
  (GENERAL_RESOURCES as readonly Resource[]).includes(resource);

/** A part by its printed name, with the variants that it must be one of. */
export interface PartName {
  readonly name: string;
  readonly variants: readonly string[];
}

const PART_BY_NAME: Readonly<Record<string, PartName>> = Object.fromEntries(
  Object.entries(PARTS).map(([name, item]) => [
    nameKey(name),
    { name: itemRow(item)?.name ?? name, variants: variantsOf(item) },
  ]),
);

/** GOW-REC-03 */
export const partNamed = (name: string): PartName | undefined => lookUp(PART_BY_NAME, nameKey(name));
