import { by, figure, generalGoods, goods, ware, way } from '../shapes/goods.js';
import {
  byMembers,
  choice,
  flag,
  id,
  list,
  named,
  orElse,
  orNull,
  record,
  said,
  textOf,
  under,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

/** GOW-BUF-09: goods that pass. */
export const passed = goods(
  figure(undefined, undefined, by('GOW-BUF-09', 'NO_AMOUNT')),
  by('GOW-BUF-09', 'NO_SUCH_RESOURCE'),
);

export const stop = named(
  'Stop',
  'A stop of a line.',
  record({
    place: said('Planet, or unit, formation or supply group.', id),
    wares: said('What it gets.', list(ware)),
    path: said(
      'Way from the stop before, both ends included; found when left out (GOW-TRD-04).',
      orNull(way),
    ),
    intoDepot: said('Depot there into which it delivers (GOW-BUF-04).', orNull(id)),
  }),
);

const ASTROPATH = said('Formation whose Astropath hurries it (GOW-TRT-06).', orNull(id));

/** GOW-TRD-02, -03: a line, said member by member or written down. */
const LINES = {
  ESTABLISH_LINE: record({
    kind: said('Kind; TRADE when left out. A notation says it itself.', orElse(words.lineKind, 'TRADE')),
    origin: said('Planet where it begins.', id),
    stops: said('Stops, in order.', list(stop)),
    claimedWellCharted: said(
      'Claims that it is well charted: refused where it is not (GOW-TRD-04). False when left out.',
      orElse(flag, false),
    ),
    astropath: ASTROPATH,
  }),
  NOTE_LINE: record({
    notation: said(
      'GOW-TRD-02: e.g. `Hastea → Atria: Food(4), GG(2) → @1st Army: Shells(2) [well charted]`. Names of planets and forces; `->` is an arrow too.',
      textOf(4000),
    ),
    astropath: ASTROPATH,
  }),
};

export const line = said(
  'Establishes a trade or supply line.',
  named(
    'Line',
    'A trade or supply line (GOW-TRD-03): either as `notation`, or as `origin` and `stops`. Errors of a notation are told with their line and column.',
    byMembers(choice('order', LINES)),
  ),
);

export const GOODS = {
  GIFT: said(
    'Gives goods away.',
    named(
      'Gift',
      'Goods given away (GOW-BUF-09).',
      record({
        giver: said('Entity that gives; for resources of a stock the faction.', id),
        taker: said('Entity or faction that gets it.', id),
        goods: said('What.', passed),
      }),
    ),
  ),
  ...LINES,
  CANCEL_LINE: said(
    'Gives up a line.',
    named(
      'CancelLine',
      'A line, or some of its stops, to be given up (GOW-TRD-09).',
      record({
        line: said('The line.', id),
        stop: said(
          'This stop, from 0, and all later ones; the whole line when left out.',
          orNull(figure(undefined, undefined, by('GOW-TRD-09', 'NO_SUCH_STOP'))),
        ),
      }),
    ),
  ),
  RAID: said(
    'Raids a line.',
    named(
      'Raid',
      'A line to be raided (GOW-TRD-13).',
      record({ raider: said('Formation or loose ship.', id), line: said('The line.', id) }),
    ),
  ),
  BOOST: said(
    'Boosts a resource.',
    named(
      'Boost',
      'A resource boosted on a planet (GOW-PLA-11).',
      record({
        planet: said('The planet.', id),
        resource: said('The resource.', under(by('GOW-PLA-11', 'NOT_PRODUCED'), words.generalResource)),
      }),
    ),
  ),
  SUBVENTION: said(
    'Asks for a Subvention.',
    named(
      'Subvention',
      'Subvention of a chapter by a system (GOW-CHP-07).',
      record({
        system: said('The system.', id),
        goods: said(
          'What is asked for.',
          generalGoods(
            figure(undefined, undefined, by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE')),
            by('GOW-CHP-07', 'AMOUNT_OUT_OF_RANGE'),
          ),
        ),
      }),
    ),
  ),
};
