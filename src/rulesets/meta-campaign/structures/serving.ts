import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { STRUCTURES } from '../data/structures.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { operates } from '../map/edges.js';
import { groundIn } from '../positions/occupants.js';
import { inTurn } from '../positions/ranking.js';
import type { MetaCampaignState, Structure } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAircraft } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

/** EDC-STR-09 */
const REPAIRED_FS = 2;

/** Room that is left in a depot; null without end (EDC-STR-07). */
export function roomIn(
  { deliveries }: MetaCampaignState,
  { id, type, crates, barrels }: Structure,
): number | null {
  const most = existing(lookUp(STRUCTURES, type), 'structure').depot;
  if (most === null) return null;
  const coming = deliveries
    .filter((each) => each.depot === id)
    .reduce((sum, each) => sum + each.crates + each.barrels, 0);
  return most - crates - barrels - coming;
}

/** EDC-STR-07: by the game master, into a depot that operates and has room. */
export const judgeDelivery = (
  asked: Asked,
  { depot: id, crates, barrels }: CommandOf<'DeliverSupply'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-STR-07'),
    () => {
      const depot = lookUp(asked.state.structures, id);
      const row = depot && lookUp(STRUCTURES, depot.type);
      return unless(row !== undefined && row.depot !== 0, 'EDC-STR-07', 'NO_DEPOT', ['depot'], { depot: id });
    },
    () => {
      const room = roomIn(asked.state, existing(lookUp(asked.state.structures, id), 'depot'));
      return [
        ...unless(crates + barrels > 0, 'EDC-STR-07', 'NOTHING', []),
        ...unless(room === null || crates + barrels <= room, 'EDC-STR-07', 'NO_ROOM', ['depot'], { room }),
      ];
    },
  );

export const planDelivery = (table: EdcTable, { depot, crates, barrels }: CommandOf<'DeliverSupply'>): void =>
  table.emit({ type: 'meta-campaign.DeliveryPlanned', data: { depot, crates, barrels } }, ['EDC-STR-07']);

/** E4, EDC-STR-07: what is still there gets what was sent. */
export function deliverAll(table: EdcTable): void {
  for (const { id } of Object.values(table.state.structures)) {
    const coming = table.state.deliveries.filter((each) => each.depot === id);
    const sum = (of: 'crates' | 'barrels'): number => coming.reduce((total, each) => total + each[of], 0);
    if (coming.length > 0)
      table.emit(
        {
          type: 'meta-campaign.SupplyDelivered',
          data: { depot: id, crates: sum('crates'), barrels: sum('barrels') },
        },
        ['EDC-STR-07'],
      );
  }
}

/** E3, EDC-STR-09: vehicles at a repair center, and the craft on a platform. */
export function repairAll(table: EdcTable): void {
  for (const structure of Object.values(table.state.structures)) {
    const { type, hex, bloc } = structure;
    const center = type === 'vehicleRepairCenter';
    if (!operates(structure) || (!center && type !== 'vtolPlatform')) continue;
    const served = inTurn(groundIn(table.state, hex)).filter(
      (each) => blocOf(each) === bloc && (center ? each.sheet.category === 'vehicle' : isAircraft(each)),
    );
    for (const { id } of served) {
      const unit = unitAt(table.state, id);
      const fs = Math.min(unit.sheet.fs, unit.fs + REPAIRED_FS);
      if (fs === unit.fs && !(center && (unit.immobilised || unit.disarmed))) continue;
      table.emit(
        { type: 'meta-campaign.RepairsMade', data: { structure: structure.id, unit: id, fs, whole: center } },
        ['EDC-STR-09'],
      );
    }
  }
}
