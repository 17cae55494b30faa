import { named, record, said } from '../../../kernel/index.js';
import { catalog } from './catalog.js';

/** What is said of catalogs. */
export const CATALOG_COMMANDS = {
  DefineCatalog: named(
    'CatalogDefinition',
    'Game master: a catalog of the club takes the place of that of today (EDCU-GEN-02).',
    record({ catalog: said('The catalog, whole.', catalog) }),
  ),
} as const;
