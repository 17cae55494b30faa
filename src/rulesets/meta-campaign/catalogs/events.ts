import { put } from '../state/editing.js';
import { event } from '../state/event.js';
import type { Catalog } from './catalog.js';

/** Catalogs of the club. */
export const CATALOG_EVENTS = {
  /** EDCU-GEN-02 */
  'meta-campaign.CatalogDefined': event<{ readonly catalog: Catalog }>({
    evolve: (state, { catalog }, edit) => {
      put(state, edit, 'catalogs', catalog.version, catalog);
      state.catalog = catalog.version;
    },
    summary: ({ catalog }) =>
      `The catalog ${catalog.version} holds from now on: ${catalog.classes.length} classes, ${catalog.upgrades.length} upgrades.`,
  }),
} as const;
