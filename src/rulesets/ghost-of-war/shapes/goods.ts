import type { HexKey } from '../../../engine/hex/index.js';
import {
  byMembers,
  choice,
  figures,
  id,
  judged,
  list,
  named,
  record,
  rows,
  said,
  table,
  tableOf,
  whole,
  hex as anyHex,
  type Shape,
  type Breach,
} from '../../../kernel/index.js';
import { FACTION_RESOURCES, GENERAL_RESOURCES, RESOURCES } from '../data/resources.js';
import type { RuleId } from '../catalog.js';
import * as words from '../words/index.js';

/** How a bound or a word of a rule is told that is not kept; without a code of its own by its form. */
export const by = (rule: RuleId, code?: string): Breach<RuleId> => ({
  rule,
  ...(code === undefined ? {} : { code }),
});

/** GOW-GEN-03: all figures are whole. */
const WHOLE = by('GOW-GEN-03');

/** A whole number; what bounds it, if anything but these, says its judge. */
export const figure = (min?: number, max?: number, breach: Breach<RuleId> = WHOLE): Shape<number> =>
  whole(min, max, breach);

/** Largest amount, or round, that is entered. */
export const MOST = 1_000_000;
export const LATEST_ROUND = 1_000_000;

export const amount = figure(0, MOST);
export const round = figure(0, LATEST_ROUND);

/** GOW-MAP-01: axial, `q,r`. */
export const hex = anyHex as Shape<HexKey>;
export const way = list(hex);

/** GOW-RES-01, -02: resources that there are. */
const NO_RESOURCE: Breach<RuleId> = { code: 'NO_SUCH_RESOURCE' };

export const generalGoods = (each: Shape<number> = amount, breach: Breach<RuleId> = NO_RESOURCE) =>
  named(
    'GeneralGoods',
    'Amounts of general resources (GOW-RES-01); what is left out is 0.',
    figures(words.generalResource, tableOf(GENERAL_RESOURCES, each, breach)),
  );
export const factionStock = (each: Shape<number> = amount) =>
  named(
    'Stock',
    'Amounts in the stock of a faction (GOW-RES-02).',
    figures(words.factionResource, tableOf(FACTION_RESOURCES, each, NO_RESOURCE)),
  );
export const goods = (each: Shape<number> = amount, breach: Breach<RuleId> = NO_RESOURCE) =>
  named(
    'Goods',
    'Amounts of resources; what is left out is 0.',
    figures(words.resource, tableOf(RESOURCES, each, breach)),
  );

/** GOW-REC-03: parts in a store. */
export const parts = (each: Shape<number> = amount) =>
  named(
    'Part',
    'So many of a part (GOW-REC-03).',
    rows(
      'part',
      said('Key of the part: its name, or `name/variant`.', id),
      'amount',
      table(said('How many.', each)),
    ),
  );

/** GOW-BUF-06 */
export const stock = generalGoods(figure(undefined, undefined, by('GOW-BUF-06', 'BUFFER_OUT_OF_RANGE')));

/** GOW-ACT-01 */
export const activities = list(judged(words.activity));

/** GOW-TRD-02 */
const wareAmount = said(
  'How much each time.',
  figure(undefined, undefined, by('GOW-TRD-02', 'AMOUNT_NOT_POSITIVE')),
);

export const ware = named(
  'Ware',
  'A resource or a part, and how much of it: exactly one of `resource` and `part`.',
  byMembers(
    choice('kind', {
      RESOURCE: record({ resource: said('A resource.', judged(words.generalResource)), amount: wareAmount }),
      PART: record({ part: said('Key of a part (GOW-REC-03).', id), amount: wareAmount }),
    }),
  ),
);
