import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, isGameMaster, mustBeGameMaster, mustGoOn, unless, type Asked } from '../general/asked.js';
import { atTurnStart } from '../mobility/repairing.js';
import { knownTo } from '../sight/seeing.js';
import type { MetaCampaignState, PostedOrder, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isInOrbit } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { judgeOrder } from './judging.js';
import type { Open } from './deed.js';
import type { Order } from './orders.js';
import { readOrder } from './text.js';

/** EDC-RND-02, EDC-RND-03: while the round is open, before its deadline. */
export const mustPlan = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustGoOn(asked),
    () =>
      unless(asked.state.contract !== null, 'EDC-RND-03', 'NO_CAMPAIGN', [], { phase: asked.state.phase }),
    () =>
      unless(asked.state.phase === 'PLANNING', 'EDC-RND-03', 'NOT_PLANNING', [], {
        phase: asked.state.phase,
      }),
    () => {
      const deadline = asked.state.contract?.deadline ?? null;
      const late = deadline !== null && asked.at >= deadline && !isGameMaster(asked);
      return unless(!late, 'EDC-RND-02', 'TOO_LATE', [], { deadline });
    },
  );

/** The order of a unit that counts in this round. */
export const orderOf = ({ orders }: MetaCampaignState, unit: string): PostedOrder | undefined =>
  Object.values(orders).find(
    (each) => each.unit === unit && (each.status === 'POSTED' || each.status === 'RESOLVED'),
  );

/** EDC-ORD-03, EDC-MID-02: one order for a unit that is on the map. */
function mustBeFree(state: MetaCampaignState, unit: Unit): readonly Violation[] {
  const path = ['order', 'unit'];
  const active = orderOf(state, unit.id);
  return firstOf(
    () =>
      unless(
        unit.status === 'ACTIVE' && (unit.hex !== null || isInOrbit(unit)),
        'EDC-ORD-03',
        'NOT_ON_MAP',
        path,
        {
          unit: unit.id,
        },
      ),
    () => unless(active?.status !== 'RESOLVED', 'EDC-MID-02', 'RESOLVED', path, { order: active?.id ?? '' }),
    () => unless(active === undefined, 'EDC-ORD-03', 'ORDERED_ALREADY', path, { order: active?.id ?? '' }),
  );
}

/** EDC-ORD-04: what the orders of comrades, posted and not carried out yet, leave open for an order of this unit. */
function openTo({ orders, units }: MetaCampaignState, unit: Unit): Open {
  const ofBloc = (id: string): boolean => {
    const other = lookUp(units, id);
    return other !== undefined && blocOf(other) === blocOf(unit);
  };
  const posted = Object.values(orders).filter((each) => each.status === 'POSTED' && ofBloc(each.unit));
  const carried = Object.values(units).filter(({ carriedBy }) => carriedBy !== null);
  return {
    places: posted.map((each) => each.unit),
    carriage: [...carried.map(({ id }) => id), ...posted.flatMap(({ order }) => pickedUpBy(order))],
  };
}

/** Units that an order picks up. */
const pickedUpBy = ({ action }: Order): readonly string[] =>
  action?.name === 'HITCH' || action?.name === 'HOOK' ? [action.unit] : [];

const judgeKnown = (state: MetaCampaignState, unit: Unit, order: Order): readonly Violation[] =>
  judgeOrder(knownTo(state, unit.faction), atTurnStart(state, unit), order, openTo(state, unit));

/** EDC-ORD-01 to EDC-ORD-04 */
export const judgePosting = (asked: Asked, { order }: CommandOf<'SubmitOrder'>): readonly Violation[] =>
  firstOf(
    () => mustPlan(asked),
    () =>
      unless(
        lookUp(asked.state.units, order.unit)?.owner === asked.actor.seat,
        'EDC-ORD-03',
        'NOT_YOUR_UNIT',
        ['order', 'unit'],
        { unit: order.unit },
      ),
    () => mustBeFree(asked.state, unitAt(asked.state, order.unit)),
    () => judgeKnown(asked.state, unitAt(asked.state, order.unit), order),
  );

/** EDC-ORD-01: an order as it is written, judged as any other where it can be read. */
export function judgeText(asked: Asked, { text }: CommandOf<'SubmitOrderText'>): readonly Violation[] {
  const read = readOrder(text);
  return firstOf(
    () => mustPlan(asked),
    () => ('faults' in read ? read.faults : judgePosting(asked, { type: 'SubmitOrder', order: read.order })),
  );
}

/** EDC-RND-06: by the same template and legality. */
export const judgeGmPosting = (asked: Asked, { order }: CommandOf<'SubmitGmOrder'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-RND-06'),
    () => mustPlan(asked),
    () =>
      unless(
        lookUp(asked.state.units, order.unit)?.owner === null,
        'EDC-RND-06',
        'NOT_A_FORCE',
        ['order', 'unit'],
        { unit: order.unit },
      ),
    () => mustBeFree(asked.state, unitAt(asked.state, order.unit)),
    () => judgeKnown(asked.state, unitAt(asked.state, order.unit), order),
  );

/** EDC-ORD-02: what the player's bookkeeping says otherwise than the state. */
function differencesIn(unit: Unit, { figures }: Order) {
  const pairs: readonly (readonly [string, string | number | undefined, string | number | null])[] = [
    ['hex', figures?.hex, unit.hex],
    ['FS', figures?.fs, unit.fs],
    ['Energy', figures?.energy, unit.energy],
    ...Object.entries(figures?.equipment ?? {}).map(
      ([item, left]) => [item, left, lookUp(unit.uses, item) ?? 0] as const,
    ),
  ];
  return pairs
    .filter(([, said, is]) => said !== undefined && said !== is)
    .map(([figure, said, is]) => ({ figure, said: `${said}`, is: `${is ?? 'nowhere'}` }));
}

function post(table: EdcTable, order: Order, seat: string | null): void {
  const { orderCount, gmOrderCount } = table.state;
  // Players cannot tell from their orders how many the game master has posted between them.
  const id = seat === null ? `gm-order-${gmOrderCount + 1}` : `order-${orderCount - gmOrderCount + 1}`;
  table.emit({ type: 'meta-campaign.OrderPosted', data: { id, unit: order.unit, seat, order } }, [
    'EDC-ORD-03',
  ]);
  const differences = differencesIn(unitAt(table.state, order.unit), order);
  if (differences.length > 0)
    table.emit(
      { type: 'meta-campaign.OrderFiguresDiffer', data: { order: id, seat, unit: order.unit, differences } },
      ['EDC-ORD-02'],
    );
}

export const postOrder = (table: EdcTable, { order }: CommandOf<'SubmitOrder'>): void =>
  post(table, order, table.actor.seat);
export function postText(table: EdcTable, { text }: CommandOf<'SubmitOrderText'>): void {
  const read = readOrder(text);
  if ('order' in read) post(table, read.order, table.actor.seat);
}

export const postGmOrder = (table: EdcTable, { order }: CommandOf<'SubmitGmOrder'>): void =>
  post(table, order, null);

/** EDC-ORD-05: an order of one's own that is not resolved. */
export const judgeChange = (
  asked: Asked,
  { order: id }: CommandOf<'EditOrder' | 'WithdrawOrder'>,
): readonly Violation[] => {
  const order = lookUp(asked.state.orders, id);
  const own = isGameMaster(asked) ? null : asked.actor.seat;
  return firstOf(
    () => mustPlan(asked),
    () => unless(order?.seat === own, 'EDC-ORD-05', 'NOT_YOUR_ORDER', ['order'], { order: id }),
    () => unless(order?.status !== 'RESOLVED', 'EDC-MID-02', 'RESOLVED', ['order'], { order: id }),
    () => unless(order?.status === 'POSTED', 'EDC-ORD-05', 'NOT_POSTED', ['order'], { order: id }),
  );
};

const seatOf = (table: EdcTable, id: string): string | null =>
  existing(lookUp(table.state.orders, id), 'order').seat;

export function editOrder(table: EdcTable, { order }: CommandOf<'EditOrder'>): void {
  table.emit({ type: 'meta-campaign.OrderVoided', data: { order, seat: seatOf(table, order) } }, [
    'EDC-ORD-05',
  ]);
}

export function withdrawOrder(table: EdcTable, { order }: CommandOf<'WithdrawOrder'>): void {
  table.emit({ type: 'meta-campaign.OrderWithdrawn', data: { order, seat: seatOf(table, order) } }, [
    'EDC-ORD-05',
  ]);
}
