import { existing } from '../../../kernel/index.js';
import {
  GENERAL_RESOURCES,
  type GeneralResource,
  isFactionResource,
  isGeneralResource,
} from '../data/resources.js';
import { partKey } from '../data/items.js';
import type { StopOrder } from '../sheets/orders.js';
import type { GeneralGoods, StopPlace, Ware } from '../state/index.js';
import { partNamed, partsOf, resourceNamed } from '../goods/notation/index.js';
import { fault, type Fault } from './faults.js';

/** Largest number of the API. */
const MOST = 2 ** 31 - 1;

/** GOW-TRD-02: what a ware is, without its amount. */
export const wareKey = (ware: Ware): string =>
  ware.kind === 'RESOURCE' ? `RESOURCE:${ware.resource}` : `PART:${ware.part}`;

/** W of GOW-TRD-05: units of ware of all stops. */
export const wareUnits = (stops: readonly Pick<StopOrder, 'wares'>[]): number =>
  stops.reduce((sum, { wares }) => sum + wares.reduce((total, each) => total + each.amount, 0), 0);

/** GOW-TRD-02: what is wrong with the wares of one stop. */
export function wareFaults({ wares }: StopOrder, place: StopPlace | null, at: number): readonly Fault[] {
  const path = ['stops', at, 'wares'] as const;
  if (wares.length === 0) return [fault('GOW-TRD-02', 'NO_WARES', path)];
  return wares.flatMap((ware, index) => {
    const here = [...path, index];
    const twice = wares.findIndex((each) => wareKey(each) === wareKey(ware)) < index;
    return [
      ...itemFaults(ware, place, here),
      ...(twice ? [fault('GOW-TRD-02', 'NAMED_TWICE', here, { name: nameOf(ware) })] : []),
      ...amountFaults(ware.amount, here),
    ];
  });
}

const nameOf = (ware: Ware): string => (ware.kind === 'RESOURCE' ? ware.resource : ware.part);

function amountFaults(amount: number, path: readonly (string | number)[]): readonly Fault[] {
  const at = [...path, 'amount'];
  if (!Number.isInteger(amount) || amount < 1)
    return [fault('GOW-TRD-02', 'AMOUNT_NOT_POSITIVE', at, { amount })];
  return amount > MOST ? [fault('GOW-TRD-02', 'AMOUNT_TOO_LARGE', at, { amount, most: MOST })] : [];
}

/** GOW-TRD-02, GOW-REC-03: general resources, and parts with the variant that they have; parts go to planets. */
function itemFaults(
  ware: Ware,
  place: StopPlace | null,
  path: readonly (string | number)[],
): readonly Fault[] {
  if (ware.kind === 'RESOURCE') {
    if (isGeneralResource(ware.resource)) return [];
    const known = resourceNamed(ware.resource);
    return known !== undefined && isFactionResource(known)
      ? [fault('GOW-TRD-02', 'FACTION_RESOURCE', path, { resource: ware.resource })]
      : [fault('GOW-TRD-02', 'UNKNOWN_RESOURCE', path, { name: ware.resource })];
  }
  const { name, variant } = partsOf(ware.part);
  const part = partNamed(name);
  const known =
    part !== undefined &&
    partKey(part.name, variant) === ware.part &&
    (variant === null ? part.variants.length === 0 : part.variants.includes(variant));
  const supplies = place?.kind === 'FORCE' || (place?.kind === 'PLANET' && place.intoDepot !== null);
  return [
    ...(known ? [] : [fault('GOW-TRD-02', 'UNKNOWN_PART', path, { name: ware.part })]),
    ...(supplies ? [fault('GOW-TRD-08', 'PARTS_NEED_A_PLANET', path, { part: ware.part })] : []),
  ];
}

/** Resources of all stops together. */
export function resourcesOf(stops: readonly Pick<StopOrder, 'wares'>[]): GeneralGoods {
  const sums = new Map<GeneralResource, number>();
  for (const ware of stops.flatMap((each) => each.wares)) {
    if (ware.kind === 'RESOURCE') sums.set(ware.resource, (sums.get(ware.resource) ?? 0) + ware.amount);
  }
  return Object.fromEntries(
    GENERAL_RESOURCES.flatMap((each) => (sums.has(each) ? [[each, existing(sums.get(each), 'sum')]] : [])),
  );
}

/** Parts of all stops together, by part key. */
export function partsIn(stops: readonly Pick<StopOrder, 'wares'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const ware of stops.flatMap((each) => each.wares)) {
    if (ware.kind === 'PART') sums.set(ware.part, (sums.get(ware.part) ?? 0) + ware.amount);
  }
  return sums;
}

/** Wares of several stops as one list. */
export function addedUp(wares: readonly Ware[]): readonly Ware[] {
  const sums = new Map<string, Ware>();
  for (const ware of wares) {
    const before = sums.get(wareKey(ware));
    sums.set(wareKey(ware), { ...ware, amount: ware.amount + (before?.amount ?? 0) });
  }
  return [...sums.values()];
}
