import { GENERAL_RESOURCES } from '../data/resources.js';
import type { Buffer, GeneralGoods, GhostOfWarState } from '../state/index.js';
import { figure } from '../house-rules/house-rules.js';

type Rules = Pick<GhostOfWarState, 'parameters'>;

/** A buffer of these maxima and this stock; what has no maximum can hold nothing. */
export const bufferOf = (max: GeneralGoods, cur: GeneralGoods): Buffer =>
  Object.fromEntries(
    GENERAL_RESOURCES.map((each) => [each, { cur: cur[each] ?? 0, max: max[each] ?? 0 }]),
  ) as Buffer;

/** What a buffer can hold, without what it holds (GOW-GEN-09). */
export const emptied = (buffer: Buffer): Buffer =>
  Object.fromEntries(GENERAL_RESOURCES.map((each) => [each, { cur: 0, max: buffer[each].max }])) as Buffer;

/** Key of the advancement that enlarges buffers. */
const SUPPLY_DEPOT = 'strategic-supply-depot';

/** GOW-BUF-02: maxima of a planet. Each Strategic Supply Depot adds half of the base, rounded up. */
export function planetCapacity(
  { parameters }: Rules,
  planet: { readonly basicProduction: GeneralGoods; readonly advancements: readonly string[] },
): GeneralGoods {
  const [least, factor] = [figure(parameters, 'buffer.planetMin'), figure(parameters, 'buffer.planetFactor')];
  const depots = planet.advancements.filter((each) => each === SUPPLY_DEPOT).length;
  return everyResource((resource) => {
    const base = Math.max(least, factor * (planet.basicProduction[resource] ?? 0));
    return base + depots * Math.ceil(base / 2);
  });
}

/** GOW-BUF-03: maxima of a supply holder. */
export function holderCapacity({ parameters }: Rules, list: GeneralGoods): GeneralGoods {
  const factor = figure(parameters, 'buffer.unitFactor');
  return everyResource((resource) => factor * Math.max(1, list[resource] ?? 0));
}

/** GOW-BUF-04 */
export const depotCapacity = ({ parameters }: Rules): GeneralGoods =>
  everyResource(() => figure(parameters, 'buffer.depotCapacity'));

const everyResource = (amount: (resource: (typeof GENERAL_RESOURCES)[number]) => number): GeneralGoods =>
  Object.fromEntries(GENERAL_RESOURCES.map((each) => [each, amount(each)]));
