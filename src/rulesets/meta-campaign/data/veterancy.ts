import type { VeterancyRow } from '../catalogs/catalog.js';

/** EDCU-VET-01: levels of the starter catalog, the lowest first. */
export const VETERANCY: readonly VeterancyRow[] = [
  { id: 'FB', name: 'Fresh Blood', trainCostReq: 0, maxUpgrades: 2 },
  { id: 'S', name: 'Seasoned', trainCostReq: 2, maxUpgrades: 4 },
  { id: 'OG', name: 'Old Guard', trainCostReq: 3, maxUpgrades: null },
];
