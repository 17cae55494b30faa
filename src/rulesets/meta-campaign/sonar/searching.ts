import { existing } from '../../../kernel/index.js';
import { BLOCS } from '../data/words.js';
import { unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { AbilityOf } from '../orders/orders.js';
import { arrange } from '../positions/arranging.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { itemFor } from '../units/items.js';
import { blocOf, isOnMap, isVessel, opposes } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

/** Opposing vessels within so many hexes of a unit. */
export const vesselsNear = (state: MetaCampaignState, unit: Unit, range: number): readonly Unit[] =>
  Object.values(state.units).filter(
    (each) =>
      isOnMap(each) &&
      isVessel(each) &&
      opposes(blocOf(each), blocOf(unit)) &&
      hexesApart(existing(each.hex, 'hex'), existing(unit.hex, 'hex')) <= range,
  );

/** EDCU-SON-02: it finds all, and all find it; its stealth is gone. */
function search(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  const bloc = blocOf(unit);
  const found = vesselsNear(table.state, unit, table.state.rules.sonarActiveRange);
  table.emit(
    {
      type: 'meta-campaign.ActiveSearchMade',
      data: {
        unit: id,
        bloc,
        found: found.map((each) => each.id),
        seenBy: BLOCS.filter((each) => opposes(each, bloc)),
      },
    },
    ['EDCU-SON-02'],
  );
  if (!unit.stealthed) return;
  const hex = existing(unit.hex, 'hex');
  table.emit({ type: 'meta-campaign.StealthUnitDetected', data: { unit: id, hex } }, ['EDCU-SON-02']);
  arrange(table, hex);
}

/** EDCU-SON-02 */
export const ACTIVE_SEARCH_DEED: Deed<AbilityOf<'ACTIVE_SEARCH'>> = {
  judge: (state, unit) =>
    unless(
      itemFor(state, unit, 'ability', 'activeSearch') !== null,
      'EDCU-SON-02',
      'NO_ACTIVE_SONAR',
      ['order', 'ability'],
      { unit: unit.id },
    ),
  carryOut: (table, { unit }) => search(table, unit),
};
