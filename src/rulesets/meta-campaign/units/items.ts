import { existing, lookUp } from '../../../kernel/index.js';
import { catalogNamed, upgradeIn } from '../catalogs/starter.js';
import type { MetaCampaignState, Unit } from '../state/index.js';

/** What equipment gives a unit a deed. */
export interface Item {
  /** Item type whose uses it spends; null for as often as one likes. */
  readonly item: string | null;
}

/**
 * EDCU-UPG-07, EDC-SUP-01: the equipment by which a unit may do something, one with uses left before one without; null where
 * it has none. Units that are of no class have it by their figures, under its own name.
 */
export function itemFor(
  state: MetaCampaignState,
  { sheet, fittings, uses, classId }: Unit,
  op: 'action' | 'ability',
  value: string,
): Item | null {
  const given: readonly string[] = op === 'action' ? sheet.actions : sheet.abilities;
  if (!given.includes(value)) return null;
  const left = (item: string): number => lookUp(uses, item) ?? 0;
  if (classId === null) return { item: lookUp(sheet.uses, value) === undefined ? null : value };
  const catalog = catalogNamed(state, existing(state.contract, 'campaign').catalog);
  const giving = fittings.flatMap(({ upgrade }) => {
    const row = upgradeIn(catalog, upgrade);
    const gives = row?.effects.some((each) => each.op === op && each.value === value) === true;
    return row && gives ? [{ item: row.useCt === null ? null : row.id }] : [];
  });
  return giving.find(({ item }) => item === null || left(item) > 0) ?? giving[0] ?? { item: null };
}
