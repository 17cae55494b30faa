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
import type { RuleId } from '../catalog.js';
import type { Activity } from '../data/activities.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES, RESOURCES, type GeneralResource } from '../data/resources.js';

/** How a bound or a word of a rule is told that is not kept; without a code of its own by its form. */
export const by = (rule: RuleId, code?: string): Told<RuleId> => ({
  rule,
  ...(code === undefined ? {} : { code }),
});

/** GOW-GEN-03: all figures are whole. */
const WHOLE = by('GOW-GEN-03');

/** A whole number; what bounds it, if anything but these, says its judge. */
export const figure = (min?: number, max?: number, told: Told<RuleId> = WHOLE): Shape<number> =>
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
const NO_RESOURCE: Told<RuleId> = { code: 'NO_SUCH_RESOURCE' };

export const generalGoods = (each: Shape<number> = amount, told: Told<RuleId> = NO_RESOURCE) =>
  tableOf(GENERAL_RESOURCES, each, told);
export const factionStock = (each: Shape<number> = amount) => tableOf(FACTION_RESOURCES, each, NO_RESOURCE);
export const goods = (each: Shape<number> = amount, told: Told<RuleId> = NO_RESOURCE) =>
  tableOf(RESOURCES, each, told);

/** GOW-BUF-06 */
export const stock = generalGoods(figure(undefined, undefined, by('GOW-BUF-06', 'BUFFER_OUT_OF_RANGE')));

/** A word whose spelling its judge knows, with a reason of its own for each that is wrong. */
export const judged = <W extends string>(): Shape<W> => text as Shape<W>;

/** GOW-ACT-01 */
export const activities = list(judged<Activity>());

/** GOW-TRD-02 */
const wareAmount = figure(undefined, undefined, by('GOW-TRD-02', 'AMOUNT_NOT_POSITIVE'));

export const ware = choice('kind', {
  RESOURCE: record({ resource: judged<GeneralResource>(), amount: wareAmount }),
  PART: record({ part: text, amount: wareAmount }),
});
