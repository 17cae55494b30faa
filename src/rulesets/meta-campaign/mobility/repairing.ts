import { existing, lookUp } from '../../../kernel/index.js';
import { spendItem } from '../attacks/attacking.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { operates } from '../map/edges.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { itemFor } from '../units/items.js';
import { blocOf, has, isAircraft, isAirborne, isOnMap } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

const PATH = ['order', 'action'];
const AIRSTRIPS: readonly string[] = ['roughAirstrip', 'improvedAirstrip'];

/** EDCU-MOB-02: engineers need no kit for aircraft on an operating airstrip. */
const isOnAirstrip = ({ structures }: MetaCampaignState, { hex }: Unit): boolean =>
  Object.values(structures).some(
    (each) => AIRSTRIPS.includes(each.type) && each.hex === hex && operates(each),
  );

const needsNoKit = (state: MetaCampaignState, unit: Unit, target: Unit): boolean =>
  has(unit, 'engineer') && isAircraft(target) && isOnAirstrip(state, target);

/** EDCU-MOB-01, EDCU-MOB-02: what can be repaired. */
const isMachine = ({ sheet }: Unit): boolean =>
  ['vehicle', 'aircraft', 'vessel', 'towed'].includes(sheet.category);

function mustHaveKit(state: MetaCampaignState, unit: Unit, target: Unit): readonly Violation[] {
  if (needsNoKit(state, unit, target)) return [];
  const found = itemFor(state, unit, 'action', 'repair');
  const item = found?.item ?? null;
  return firstOf(
    () => unless(found !== null, 'EDCU-MOB-02', 'NO_REPAIR_KIT', PATH),
    () =>
      unless(item === null || (lookUp(unit.uses, item) ?? 0) > 0, 'EDC-SUP-01', 'USED_UP', PATH, { item }),
  );
}

/** EDCU-MOB-02 */
function judgeRepair(
  state: MetaCampaignState,
  unit: Unit,
  { unit: id }: ActionOf<'REPAIR'>,
): readonly Violation[] {
  const target = lookUp(state.units, id);
  const path = [...PATH, 'unit'];
  if (!target || !isOnMap(target) || id === unit.id)
    return unless(false, 'EDCU-MOB-02', 'NOBODY_TO_REPAIR', path, { unit: id });
  const apart = hexesApart(existing(unit.hex, 'hex'), existing(target.hex, 'hex'));
  return firstOf(
    () => [
      ...unless(blocOf(target) === blocOf(unit), 'EDCU-MOB-02', 'NOT_OF_YOUR_BLOC', path, { unit: id }),
      ...unless(isMachine(target) && !isAirborne(target), 'EDCU-MOB-02', 'NO_MACHINE', path, { unit: id }),
      ...unless(apart <= 1, 'EDCU-MOB-02', 'TOO_FAR', path, { unit: id }),
    ],
    () => mustHaveKit(state, unit, target),
  );
}

/** EDCU-MOB-02, EDC-STR-09: FS up to the maximum, and what is broken is whole again. */
export function mend(table: EdcTable, id: string, by: string, rule: 'EDCU-MOB-02' | 'EDC-STR-09'): void {
  const { fs, sheet } = unitAt(table.state, id);
  const healed = Math.min(sheet.fs, fs + table.state.rules.repairHealFs);
  table.emit({ type: 'meta-campaign.UnitRepaired', data: { unit: id, by, fs: healed } }, [rule]);
}

export const REPAIR_DEED: Deed<ActionOf<'REPAIR'>> = {
  judge: judgeRepair,
  carryOut: (table, { unit: id }, { unit: target }) => {
    const unit = unitAt(table.state, id);
    if (!needsNoKit(table.state, unit, unitAt(table.state, target)))
      spendItem(table, unit, existing(itemFor(table.state, unit, 'action', 'repair'), 'kit').item);
    mend(table, target, id, 'EDCU-MOB-02');
  },
};

/** EDCU-MOB-03: no armour until its turn starts again, then it moves. */
export const REPAIR_MOBILITY_DEED: Deed<ActionOf<'REPAIR_MOBILITY'>> = {
  judge: (_, unit) => [
    ...unless(unit.immobilised, 'EDCU-MOB-03', 'NOT_IMMOBILISED', PATH),
    ...unless(!isAirborne(unit), 'EDCU-MOB-03', 'AIRBORNE', PATH),
    ...unless(unit.energy > 0, 'EDCU-MOB-03', 'NO_ENERGY', PATH),
  ],
  carryOut: (table, { unit }) => {
    const { round } = existing(table.state.contract, 'campaign');
    table.emit({ type: 'meta-campaign.MobilityRepairBegun', data: { unit, round: round + 1 } }, [
      'EDCU-MOB-03',
    ]);
  },
  energy: () => 1,
};

const isDue = ({ contract }: MetaCampaignState, { repairedIn }: Unit): boolean =>
  repairedIn !== null && repairedIn <= existing(contract, 'campaign').round;

/** EDCU-MOB-03: a unit as its turn will start in this round; by that its orders are judged when they are posted. */
export const atTurnStart = (state: MetaCampaignState, unit: Unit): Unit =>
  isDue(state, unit) ? { ...unit, immobilised: false, repairedIn: null } : unit;

/** EDCU-MOB-03, EDCU-GEN-04: at its turn start in the round that was set. */
export function endRepair(table: EdcTable, unit: Unit): void {
  const { id } = unit;
  if (isDue(table.state, unit))
    table.emit({ type: 'meta-campaign.MobilityRepaired', data: { unit: id } }, ['EDCU-MOB-03']);
}
