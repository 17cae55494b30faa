import { positionReader } from '../../engine/index.js';
import type { Violation } from './catalog.js';
import { checkOwnCatalog, checkPosition } from './start/check.js';
import { setUp } from './start/set-up.js';
import { position as SHAPE, type MetaCampaignPosition } from './start/shapes.js';
import type { EdcTable } from './table.js';

const read = positionReader(SHAPE, 'EDC-GEN-03');

/** Opens the world of a club from what it entered, or answers everything that is illegal in it. */
export function open(entered: MetaCampaignPosition, table: EdcTable): readonly Violation[] {
  const reading = read(entered);
  if (!reading.ok) return reading.violations;
  const { position } = reading;
  const broken = checkOwnCatalog(position);
  if (broken.length > 0) return broken;
  const { catalog } = position;
  const known = catalog
    ? { ...table.state, catalog: catalog.version, catalogs: { [catalog.version]: catalog } }
    : table.state;
  const violations = checkPosition(known, position);
  if (violations.length > 0) return violations;
  if (catalog) table.emit({ type: 'meta-campaign.CatalogDefined', data: { catalog } }, ['EDCU-GEN-02']);
  setUp(table, position);
  return [];
}
