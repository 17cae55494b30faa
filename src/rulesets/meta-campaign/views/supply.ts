import type { TradeLineView } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { MetaCampaignState, Structure, SupplyJob, Unit } from '../state/index.js';

/** Where a unit or depot is. */
const placeOf = ({ units, structures }: MetaCampaignState, id: string): string =>
  lookUp(units, id)?.hex ?? lookUp(structures, id)?.hex ?? '';

const line = (
  of: Pick<TradeLineView, 'id' | 'owner' | 'kind' | 'origin' | 'stops' | 'goods' | 'status'>,
) => ({
  ...of,
  length: of.stops.length,
  loss: 0,
  charted: true,
  nextArrival: null,
  notation: null,
});

const cargo = (crates: number, barrels: number) =>
  [
    { name: 'Crates', amount: crates },
    { name: 'Barrels', amount: barrels },
  ].filter(({ amount }) => amount > 0);

/** EDC-SUP-09: what is filled at the end of the round, unless somebody attacks. */
function job(
  state: MetaCampaignState,
  { by, source, receiver, item, fills, amount }: SupplyJob,
): TradeLineView {
  const goods =
    item === null
      ? [{ name: fills, amount: amount ?? 0 }]
      : [{ name: item === 'CRATE' ? 'Crates' : 'Barrels', amount: 1 }];
  return line({
    id: `${by}:${receiver}:${fills}`,
    owner: lookUp(state.units, by)?.owner ?? null,
    kind: item === null ? 'syphon' : 'resupply',
    origin: placeOf(state, source),
    stops: [placeOf(state, receiver)],
    goods,
    status: 'under way',
  });
}

/** EDC-FRT-01: supply aboard a unit, along the way that it is ordered to go. */
function freight({ orders }: MetaCampaignState, unit: Unit): TradeLineView {
  const posted = Object.values(orders).find((each) => each.unit === unit.id && each.status === 'POSTED');
  const path = posted?.order.movement?.path ?? [];
  return line({
    id: `freight:${unit.id}`,
    owner: unit.owner,
    kind: 'freight',
    origin: unit.hex ?? '',
    stops: path,
    goods: cargo(unit.crates, unit.barrels),
    status: path.length > 0 ? 'ordered' : 'halted',
  });
}

/** EDC-STR-07: what the backline brings at the end of the round. */
const delivery = (depot: Structure, crates: number, barrels: number): TradeLineView =>
  line({
    id: `delivery:${depot.id}`,
    owner: null,
    kind: 'delivery',
    origin: depot.hex,
    stops: [],
    goods: cargo(crates, barrels),
    status: 'under way',
  });

/** Supply on its way: jobs of this round, freight aboard, deliveries of the backline. */
export const tradeLines = (state: MetaCampaignState): readonly TradeLineView[] => [
  ...state.supply.map((each) => job(state, each)),
  ...Object.values(state.units)
    .filter((each) => each.status === 'ACTIVE' && each.hex !== null && each.crates + each.barrels > 0)
    .map((each) => freight(state, each)),
  ...state.deliveries.flatMap(({ depot, crates, barrels }) => {
    const structure = lookUp(state.structures, depot);
    return structure ? [delivery(structure, crates, barrels)] : [];
  }),
];
