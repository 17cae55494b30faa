import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { check } from '../general/checks.js';
import { firstOf, unless } from '../general/asked.js';
import type { Course, Deed } from '../orders/deed.js';
import type { AbilityOf, ActionOf, Order } from '../orders/orders.js';
import type { MetaCampaignState, SupplyJob, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { unitAt } from '../units/on-map.js';
import { available, holderBy, isFriendly, isNear, type Item } from './holders.js';

type Part = 'action' | 'ability';

/** What of a unit is filled: Energy, or uses of an item type. */
export const ENERGY = 'energy';

/** One resupply: from where, whom, with what. */
export interface Job {
  readonly source: string;
  readonly receiver: string;
  readonly item: Item;
  /** Item type, or `energy`. */
  readonly fills: string;
}

/** What a unit has of something, and when it is full; null where it knows no such thing. */
export function stockOf(unit: Unit, fills: string): { readonly left: number; readonly full: number } | null {
  if (fills === ENERGY) return { left: unit.energy, full: unit.sheet.energy };
  const full = lookUp(unit.sheet.uses, fills);
  return full === undefined ? null : { left: lookUp(unit.uses, fills) ?? 0, full };
}

/** EDC-SUP-04, EDC-SUP-05, EDC-STA-07: what a crate or barrel fills. */
function checkItem(unit: Unit, { item, fills }: Job, path: readonly string[]): readonly Violation[] {
  const rule = item === 'CRATE' ? 'EDC-SUP-04' : 'EDC-SUP-05';
  const at = [...path, 'item'];
  const stock = stockOf(unit, fills);
  if (stock === null) return unless(false, rule, 'NO_SUCH_ITEM', at, { item: fills });
  const fuel = unit.sheet.energyKind === 'fuel';
  const fits = fills !== ENERGY || (item === 'BARREL') === fuel;
  return [
    ...unless(fits, 'EDC-STA-07', fuel ? 'NEEDS_A_BARREL' : 'NEEDS_A_CRATE', at, { unit: unit.id }),
    ...unless(stock.left < stock.full, rule, 'FULL', at, { item: fills }),
  ];
}

/** EDC-SUP-10: who feeds on its own cargo does nothing else, and not as an ability. */
const checkOwnCargo = (
  { source, receiver }: Job,
  { movement, facing, ability }: Order,
  part: Part,
): readonly Violation[] =>
  source !== receiver
    ? []
    : [
        ...unless(part === 'action', 'EDC-SUP-10', 'ONLY_AS_ACTION', ['order', 'ability']),
        ...unless(
          movement === undefined && facing === undefined && (part === 'ability' || ability === undefined),
          'EDC-SUP-10',
          'NOTHING_ELSE',
          ['order'],
        ),
      ];

/** EDC-SUP-04 to EDC-SUP-07: from a holder to a receiver, both within 1 of who acts. */
export function judgeJob(
  state: MetaCampaignState,
  unit: Unit,
  job: Job,
  { order }: Course,
  part: Part,
  assists: boolean,
): readonly Violation[] {
  const rule = job.item === 'CRATE' ? 'EDC-SUP-04' : 'EDC-SUP-05';
  const path = ['order', part];
  const moved = { ...state, units: { ...state.units, [unit.id]: unit } };
  const source = holderBy(moved, job.source);
  const receiver = holderBy(moved, job.receiver);
  const own = job.source === unit.id || job.receiver === unit.id;
  return firstOf(
    () => [
      ...unless(source !== null, rule, 'NO_HOLDER', [...path, 'source'], { source: job.source }),
      ...unless(receiver !== null && 'unit' in receiver, rule, 'NO_RECEIVER', [...path, 'receiver'], {
        receiver: job.receiver,
      }),
    ],
    () => {
      if (!source || !receiver || !('unit' in receiver)) return [];
      return [
        ...unless(
          own !== assists,
          assists ? 'EDC-SUP-06' : rule,
          assists ? 'NO_ASSIST' : 'NOT_CONCERNED',
          path,
        ),
        ...unless(isFriendly(source, unit), rule, 'NOT_OF_YOUR_BLOC', [...path, 'source'], {
          source: job.source,
        }),
        ...unless(isFriendly(receiver, unit), rule, 'NOT_OF_YOUR_BLOC', [...path, 'receiver'], {
          receiver: job.receiver,
        }),
        ...unless(isNear(source, unit), rule, 'TOO_FAR', [...path, 'source'], { source: job.source }),
        ...unless(isNear(receiver, unit), rule, 'TOO_FAR', [...path, 'receiver'], { receiver: job.receiver }),
        ...unless(
          available(moved, job.source, source, job.item) > 0,
          rule,
          job.item === 'CRATE' ? 'NO_CRATE' : 'NO_BARREL',
          [...path, 'source'],
          { source: job.source },
        ),
        ...checkItem(receiver.unit, job, path),
        ...checkOwnCargo(job, order, part),
      ];
    },
  );
}

const jobOf = (deed: {
  readonly name: string;
  readonly source: string;
  readonly receiver: string;
  readonly item?: string | undefined;
}): Job => ({
  source: deed.source,
  receiver: deed.receiver,
  item: deed.name.startsWith('REARM') ? 'CRATE' : 'BARREL',
  fills: deed.name.startsWith('REARM') ? (deed.item ?? ENERGY) : ENERGY,
});

/** The other unit that a job concerns: the receiver, or where the receiver acts itself, the unit that gives (EDC-SUP-09). */
function otherOf(state: MetaCampaignState, actor: string, { source, receiver }: Job): string | null {
  if (receiver !== actor) return receiver;
  return source !== actor && lookUp(state.units, source) ? source : null;
}

/** EDC-SUP-09: reserved now, done at the end of the round. */
export function startJob(table: EdcTable, actor: string, job: Job, amount: number | null): void {
  const other = otherOf(table.state, actor, job);
  const attacks = (id: string | null): number => (id === null ? 0 : unitAt(table.state, id).attacksReceived);
  const entry: SupplyJob = {
    by: actor,
    other,
    source: job.source,
    receiver: job.receiver,
    item: amount === null ? job.item : null,
    fills: job.fills,
    amount,
    attacksBefore: attacks(actor),
    attacksOnOtherBefore: attacks(other),
  };
  table.emit({ type: 'meta-campaign.SupplyStarted', data: { job: entry } }, ['EDC-SUP-09']);
}

const action = (assists: boolean) => ({
  judge: (
    state: MetaCampaignState,
    unit: Unit,
    deed: Parameters<typeof jobOf>[0],
    course: Course,
  ): readonly Violation[] => judgeJob(state, unit, jobOf(deed), course, 'action', assists),
  carryOut: (table: EdcTable, { unit }: { readonly unit: string }, deed: Parameters<typeof jobOf>[0]): void =>
    startJob(table, unit, jobOf(deed), null),
});

export const REARM_DEED: Deed<ActionOf<'REARM'>> = action(false);
export const REFUEL_DEED: Deed<ActionOf<'REFUEL'>> = action(false);
export const REARM_ASSIST_DEED: Deed<ActionOf<'REARM_ASSIST'>> = action(true);
export const REFUEL_ASSIST_DEED: Deed<ActionOf<'REFUEL_ASSIST'>> = action(true);

/** EDC-SUP-07: at once; a mistake gives half of what is missing, the item is gone all the same. */
function rush(table: EdcTable, actor: string, job: Job): void {
  const { left, full } = existing(stockOf(unitAt(table.state, job.receiver), job.fills), 'stock');
  const mistake = check(table, actor, table.state.rules.rushedMistakeTarget, 'EDC-SUP-07', 'rushed');
  const gained = mistake ? Math.floor((full - left) / 2) : full - left;
  if (mistake) table.emit({ type: 'meta-campaign.SupplyMistakeMade', data: { unit: actor } }, ['EDC-SUP-07']);
  table.emit(
    {
      type: 'meta-campaign.SupplyCompleted',
      data: {
        by: actor,
        source: job.source,
        receiver: job.receiver,
        item: job.item,
        fills: job.fills,
        left: left + gained,
      },
    },
    ['EDC-SUP-07'],
  );
}

const ability = {
  judge: (
    state: MetaCampaignState,
    unit: Unit,
    deed: Parameters<typeof jobOf>[0],
    course: Course,
  ): readonly Violation[] => judgeJob(state, unit, jobOf(deed), course, 'ability', false),
  carryOut: (table: EdcTable, { unit }: { readonly unit: string }, deed: Parameters<typeof jobOf>[0]): void =>
    rush(table, unit, jobOf(deed)),
};

export const REARM_ABILITY: Deed<AbilityOf<'REARM'>> = ability;
export const REFUEL_ABILITY: Deed<AbilityOf<'REFUEL'>> = ability;
