import { existing, lookUp } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { firstOf, unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { arrange } from '../positions/arranging.js';
import type { MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isInfantry } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { hexesOf } from './attacking.js';

export const isOccupied = ({ units }: MetaCampaignState, structure: string): boolean =>
  Object.values(units).some((each) => each.garrisonOf === structure && each.status === 'ACTIVE');

/** EDC-GAR-01: into the structure; it belongs to the bloc of its garrison. */
export function garrison(table: EdcTable, id: string, structure: string): void {
  const unit = unitAt(table.state, id);
  table.emit({ type: 'meta-campaign.UnitGarrisoned', data: { unit: id, structure } }, ['EDC-GAR-01']);
  const { bloc } = existing(lookUp(table.state.structures, structure), 'structure');
  if (bloc !== blocOf(unit))
    table.emit({ type: 'meta-campaign.StructureCaptured', data: { structure, bloc: blocOf(unit) } }, [
      'EDC-GAR-01',
    ]);
  arrange(table, existing(unit.hex, 'hex'));
}

/** EDC-GAR-01: infantry, into a completed structure that stands empty. */
export const GARRISON_DEED: Deed<ActionOf<'GARRISON'>> = {
  judge: (state, unit, { structure: id }) => {
    const structure = lookUp(state.structures, id);
    const path = ['order', 'action', 'structure'];
    const params = { structure: id };
    return firstOf(
      () => unless(structure !== undefined, 'EDC-GAR-01', 'NO_SUCH_STRUCTURE', path, params),
      () => {
        const found = existing(structure, 'structure');
        const here = hexesOf(found).includes(existing(unit.hex, 'hex'));
        return [
          ...unless(isInfantry(unit), 'EDC-GAR-01', 'NOT_INFANTRY', ['order', 'action']),
          ...unless(here, 'EDC-GAR-01', 'NOT_HERE', path, params),
          ...unless(
            lookUp(STRUCTURES, found.type)?.garrison === true,
            'EDC-GAR-01',
            'NO_ROOM_INSIDE',
            path,
            params,
          ),
          ...unless(found.completed, 'EDC-GAR-01', 'NOT_COMPLETED', path, params),
          ...unless(!isOccupied(state, id), 'EDC-GAR-01', 'OCCUPIED', path, params),
        ];
      },
    );
  },
  carryOut: (table, { unit }, { structure }) => garrison(table, unit, structure),
};
