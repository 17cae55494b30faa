import type { EpcTable } from '../table.js';
import { allDetachments, livingOf, profileOf, unitBy } from '../units/pieces.js';

type Item = 'SHIELD' | 'WEAPON' | 'IMMOBILISED' | 'DAMAGE';

/** EPC-RAL-04: every war engine, item by item. */
export function repair(table: EpcTable): void {
  const engines = allDetachments(table.state)
    .flatMap((each) => livingOf(table.state, each))
    .filter((each) => each.kind === 'WAR_ENGINE');
  for (const { id } of engines) repairEngine(table, id);
}

function repairEngine(table: EpcTable, unit: string): void {
  const { shieldsUp, knockedOut, immobilised, damageLeft } = unitBy(table.state, unit);
  const { shields, damage } = profileOf(table.state, unit);
  const { damagePointsRepairedPerTurn } = table.state.rules;
  attempt(table, unit, 'SHIELD', shields - shieldsUp);
  attempt(table, unit, 'WEAPON', knockedOut.length, knockedOut);
  attempt(table, unit, 'IMMOBILISED', immobilised ? 1 : 0);
  const points = Math.min(damage - damageLeft, damagePointsRepairedPerTurn);
  attempt(table, unit, 'DAMAGE', points > 0 ? 1 : 0, [], points);
}

/** A die for each, in one roll. */
function attempt(
  table: EpcTable,
  unit: string,
  item: Item,
  count: number,
  weapons: readonly number[] = [],
  points = 1,
): void {
  if (count <= 0) return;
  const { repairOn } = table.state.rules;
  const purpose = `repair ${item.toLowerCase()}`;
  const faces = table.roll({ count, sides: 6, for: 'EPC-RAL-04', purpose, subject: unit });
  faces.forEach((die, place) => {
    const weapon = weapons[place];
    const data = {
      unit,
      item,
      ...(weapon === undefined ? {} : { weapon }),
      die,
      repaired: die >= repairOn,
      ...(item === 'DAMAGE' ? { points } : {}),
    };
    table.emit({ type: 'epic.RepairRolled', data }, ['EPC-RAL-04']);
  });
}
