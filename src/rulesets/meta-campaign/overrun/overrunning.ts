import type { RuleId } from '../catalog.js';
import { opponentsIn } from '../positions/occupants.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAirborne, isOnMap } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

/** EDC-OVR-02: all opponents of a unit in the hex that it has entered, but for those in the air. */
export function overrun(table: EdcTable, intruder: string, hex: string, rule: RuleId): void {
  const unit = unitAt(table.state, intruder);
  for (const each of opponentsIn(table.state, hex, blocOf(unit)))
    if (!isAirborne(each) && !each.overrun && each.sheet.category !== 'survivors')
      table.emit({ type: 'meta-campaign.UnitOverrun', data: { unit: each.id, hex } }, [rule]);
}

/** EDC-OVR-04: after every order, who has no free opponent left in the hex. */
export function reviewOverrun(table: EdcTable): void {
  for (const unit of Object.values(table.state.units)) {
    if (!unit.overrun || !isOnMap(unit) || unit.hex === null) continue;
    const holders = opponentsIn(table.state, unit.hex, blocOf(unit)).filter(
      (each) => !each.overrun && !isAirborne(each) && each.sheet.category !== 'survivors',
    );
    if (holders.length === 0)
      table.emit({ type: 'meta-campaign.OverrunEnded', data: { unit: unit.id } }, ['EDC-OVR-04']);
  }
}
