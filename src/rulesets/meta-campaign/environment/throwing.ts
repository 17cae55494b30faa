import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import type { Deed } from '../orders/deed.js';
import type { AbilityOf } from '../orders/orders.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { spendItem } from '../attacks/attacking.js';
import { itemFor } from '../units/items.js';
import { unitAt } from '../units/on-map.js';

const PATH = ['order', 'ability'];

/** EDCU-UPG-14, EDC-SUP-01: equipment with uses left. */
function mustHave(state: MetaCampaignState, unit: Unit, ability: 'smoke' | 'flare'): readonly Violation[] {
  const found = itemFor(state, unit, 'ability', ability);
  return firstOf(
    () => unless(found !== null, 'EDCU-UPG-14', 'NO_SUCH_ABILITY', PATH, { ability }),
    () => {
      const item = found?.item ?? null;
      const left = item === null || (lookUp(unit.uses, item) ?? 0) > 0;
      return unless(left, 'EDC-SUP-01', 'USED_UP', PATH, { item });
    },
  );
}

function spendOne(table: EdcTable, unit: Unit, ability: 'smoke' | 'flare'): void {
  const found = existing(itemFor(table.state, unit, 'ability', ability), 'equipment');
  spendItem(table, unit, found.item);
}

const roundOf = ({ contract }: MetaCampaignState): number => existing(contract, 'campaign').round;

/** EDCU-UPG-14: in its own hex, until the end of the next round. */
export const SMOKE_DEED: Deed<AbilityOf<'SMOKE'>> = {
  judge: (state, unit) => mustHave(state, unit, 'smoke'),
  carryOut: (table, { unit: id }) => {
    const unit = unitAt(table.state, id);
    spendOne(table, unit, 'smoke');
    table.emit(
      {
        type: 'meta-campaign.SmokePlaced',
        data: { hexes: [existing(unit.hex, 'hex')], until: roundOf(table.state) + 1 },
      },
      ['EDCU-UPG-14', 'EDC-NGT-04'],
    );
  },
};

/** EDCU-UPG-14: so many hexes away at most. */
export const FLARE_RANGE = 3;

/** EDCU-UPG-14: one hex, until the end of the round. */
export const FLARE_DEED: Deed<AbilityOf<'FLARE'>> = {
  judge: (state, unit, { hex }) =>
    firstOf(
      () => mustHave(state, unit, 'flare'),
      () => unless(placeAt(state, hex) !== null, 'EDCU-UPG-14', 'OFF_THE_MAP', [...PATH, 'hex'], { hex }),
      () => {
        const distance = hexesApart(existing(unit.hex, 'hex'), hex);
        return unless(distance <= FLARE_RANGE, 'EDCU-UPG-14', 'OUT_OF_RANGE', [...PATH, 'hex'], {
          distance,
          max: FLARE_RANGE,
        });
      },
    ),
  carryOut: (table, { unit: id }, { hex }) => {
    spendOne(table, unitAt(table.state, id), 'flare');
    table.emit(
      { type: 'meta-campaign.IlluminationPlaced', data: { hexes: [hex], until: roundOf(table.state) } },
      ['EDCU-UPG-14', 'EDC-NGT-04'],
    );
  },
};
