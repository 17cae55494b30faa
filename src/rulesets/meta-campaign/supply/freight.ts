import { existing } from '../../../kernel/index.js';
import { edgeBetween, parseHexKey } from '../../../engine/hex/index.js';
import type { Violation } from '../catalog.js';
import { check } from '../general/checks.js';
import { firstOf, unless } from '../general/asked.js';
import { edgesOf } from '../map/edges.js';
import { edgeAt } from '../map/reading.js';
import type { Deed } from '../orders/deed.js';
import type { AbilityOf, ActionOf } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { isVessel } from '../units/kinds.js';
import { available, holds, hexOf, holderBy, isFriendly, isNear, type Holder, type Item } from './holders.js';

type Freight = Pick<ActionOf<'FREIGHT_TRANSFER'>, 'from' | 'to' | 'items' | 'back'>;

const count = (items: readonly Item[], of: Item): number => items.filter((each) => each === of).length;

/** EDC-EDG-03: a vessel over a harbor edge, or in a hex that has one. */
function atHarbor(state: MetaCampaignState, a: Holder, b: Holder): boolean {
  const vessel = [a, b].some((each) => 'unit' in each && isVessel(each.unit));
  if (!vessel) return false;
  const [from, to] = [hexOf(a), hexOf(b)];
  const between = edgeBetween(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
  const edges = between === null ? edgesOf(from) : [between];
  return edges.some((each) => edgeAt(state.map, each).features.includes('HARBOR'));
}

/** EDC-FRT-01: items that one transfer moves. */
const limitOf = (state: MetaCampaignState, { fs }: Unit, a: Holder, b: Holder): number =>
  fs * state.rules.freightPerFs * (atHarbor(state, a, b) ? state.rules.harborFreightMultiplier : 1);

function checkStock(
  state: MetaCampaignState,
  id: string,
  holder: Holder,
  items: readonly Item[],
  path: readonly string[],
): readonly Violation[] {
  return (['CRATE', 'BARREL'] as const).flatMap((item) =>
    unless(available(state, id, holder, item) >= count(items, item), 'EDC-FRT-01', 'NOT_THERE', path, {
      holder: id,
      item,
    }),
  );
}

/** EDC-FRT-01, EDC-SUP-02: between who acts and a holder beside it, no more than it can move and the other can hold. */
export function judgeFreight(
  state: MetaCampaignState,
  unit: Unit,
  { from, to, items, back }: Freight,
  part: 'action' | 'ability',
): readonly Violation[] {
  const path = ['order', part];
  const moved = { ...state, units: { ...state.units, [unit.id]: unit } };
  const source = holderBy(moved, from);
  const target = holderBy(moved, to);
  return firstOf(
    () => [
      ...unless(source !== null, 'EDC-FRT-01', 'NO_HOLDER', [...path, 'from'], { holder: from }),
      ...unless(target !== null, 'EDC-FRT-01', 'NO_HOLDER', [...path, 'to'], { holder: to }),
      ...unless(from !== to && (from === unit.id || to === unit.id), 'EDC-FRT-01', 'NOT_CONCERNED', path),
      ...unless(items.length + back.length > 0, 'EDC-FRT-01', 'NOTHING', [...path, 'items']),
    ],
    () => {
      if (!source || !target) return [];
      const other = from === unit.id ? target : source;
      const most = limitOf(moved, unit, source, target);
      const more = items.length - back.length;
      return [
        ...unless(isFriendly(other, unit), 'EDC-FRT-01', 'NOT_OF_YOUR_BLOC', path),
        ...unless(isNear(other, unit), 'EDC-FRT-01', 'TOO_FAR', path),
        ...unless(items.length + back.length <= most, 'EDC-FRT-01', 'TOO_MANY', [...path, 'items'], { most }),
        ...checkStock(moved, from, source, items, [...path, 'items']),
        ...checkStock(moved, to, target, back, [...path, 'back']),
        ...unless(more <= 0 || holds(moved, target, more), 'EDC-FRT-01', 'NO_ROOM', [...path, 'to'], {
          holder: to,
        }),
        ...unless(more >= 0 || holds(moved, source, -more), 'EDC-FRT-01', 'NO_ROOM', [...path, 'from'], {
          holder: from,
        }),
      ];
    },
  );
}

function transfer(table: EdcTable, by: string, { from, to, items, back }: Freight): void {
  table.emit(
    {
      type: 'meta-campaign.FreightTransferred',
      data: {
        by,
        from,
        to,
        crates: count(items, 'CRATE'),
        barrels: count(items, 'BARREL'),
        backCrates: count(back, 'CRATE'),
        backBarrels: count(back, 'BARREL'),
      },
    },
    ['EDC-FRT-01'],
  );
}

export const FREIGHT_DEED: Deed<ActionOf<'FREIGHT_TRANSFER'>> = {
  judge: (state, unit, action) => judgeFreight(state, unit, action, 'action'),
  carryOut: (table, { unit }, action) => transfer(table, unit, action),
};

/** EDC-FRT-02: half of what was ordered, the first named first, where it goes wrong. */
function rushFreight(
  table: EdcTable,
  id: string,
  { from, to, items, back }: AbilityOf<'RUSHED_FREIGHT_TRANSFER'>,
): void {
  const mistake = check(table, id, table.state.rules.rushedMistakeTarget, 'EDC-FRT-02', 'rushed');
  if (!mistake) {
    transfer(table, id, { from, to, items, back });
    return;
  }
  table.emit({ type: 'meta-campaign.SupplyMistakeMade', data: { unit: id } }, ['EDC-FRT-02']);
  const moved = Math.floor((items.length + back.length) / 2);
  const there = items.slice(0, moved);
  const again = back.slice(0, Math.max(0, moved - items.length));
  if (there.length + again.length > 0) transfer(table, id, { from, to, items: there, back: again });
}

export const RUSHED_FREIGHT_ABILITY: Deed<AbilityOf<'RUSHED_FREIGHT_TRANSFER'>> = {
  judge: (state, unit, ability) => judgeFreight(state, unit, ability, 'ability'),
  carryOut: (table, { unit }, ability) => rushFreight(table, unit, ability),
  energy: () => 1,
};
