import type { HexKey } from '../../../engine/hex/index.js';
import {
  choice,
  list,
  record,
  tableOf,
  text,
  textLike,
  whole,
  type Shape,
  type Told,
} from '../../../kernel/index.js';
import type { Activity } from '../data/activities.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES, RESOURCES, type GeneralResource } from '../data/resources.js';

/** GOW-GEN-03: all figures are whole. */
const WHOLE: Told = { rule: 'GOW-GEN-03' };

/** A whole number; what bounds it, if anything but these, says its judge. */
export const figure = (min?: number, max?: number, told: Told = WHOLE): Shape<number> =>
  whole(min, max, told);

/** Largest amount, or round, that is entered. */
export const MOST = 1_000_000;
export const LATEST_ROUND = 1_000_000;

export const amount = figure(0, MOST);
export const round = figure(0, LATEST_ROUND);

/** GOW-MAP-01: axial, `q,r`. */
export const hex: Shape<HexKey> = textLike(/^-?\d+,-?\d+$/);
export const way = list(hex);

/** GOW-RES-01, -02: resources that there are. */
const NO_RESOURCE: Told = { code: 'NO_SUCH_RESOURCE' };

export const generalGoods = (each: Shape<number> = amount, told: Told = NO_RESOURCE) =>
  tableOf(GENERAL_RESOURCES, each, told);
export const factionStock = (each: Shape<number> = amount) => tableOf(FACTION_RESOURCES, each, NO_RESOURCE);
export const goods = (each: Shape<number> = amount, told: Told = NO_RESOURCE) =>
  tableOf(RESOURCES, each, told);

/** GOW-BUF-06 */
export const stock = generalGoods(
  figure(undefined, undefined, { rule: 'GOW-BUF-06', code: 'BUFFER_OUT_OF_RANGE' }),
);

/** A word whose spelling its judge knows, with a reason of its own for each that is wrong. */
export const judged = <W extends string>(): Shape<W> => text as Shape<W>;

/** GOW-ACT-01 */
export const activities = list(judged<Activity>());

/** GOW-TRD-02 */
const wareAmount = figure(undefined, undefined, { rule: 'GOW-TRD-02', code: 'AMOUNT_NOT_POSITIVE' });

export const ware = choice('kind', {
  RESOURCE: record({ resource: judged<GeneralResource>(), amount: wareAmount }),
  PART: record({ part: text, amount: wareAmount }),
});
