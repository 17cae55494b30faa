import {
  alone,
  choice,
  entered,
  flag,
  id,
  list,
  named,
  optional,
  record,
  rows,
  said,
  table,
  text,
  under,
  whole,
  words,
  type Shaped,
} from '../../src/kernel/index.js';

const CODES = {
  ADVANCE: 'The unit shall advance.',
  HOLD: 'The unit shall hold.',
  RETIRE: 'The unit shall retire.',
};
const orderCode = words('Order', 'What a unit may be ordered.', CODES);

const order = named(
  'UnitOrder',
  'An order for one unit.',
  record({
    unit: said('The unit.', id),
    order: said('What it shall do.', under({ rule: 'TOY-ORD-02', code: 'NO_SUCH_ORDER' }, orderCode)),
  }),
);

/** Form of every command, by its type. */
export const FORMS = {
  SubmitOrders: alone(record({ orders: said('The orders, one for each unit.', list(order, 20)) })),
  LockOrders: record({}),
  ChooseObjective: alone(record({ cell: said('A cell.', entered(0, 100, whole())) })),
  ClosePhase: record({}),
  PlayCard: named(
    'Card',
    'Plays a card.',
    record({ card: said('The card.', text), target: said('Whom it is aimed at.', optional(id)) }),
  ),
  Attack: named(
    'Attack',
    'Attacks.',
    record({ unit: said('The attacking unit.', id), target: said('The attacked unit.', id) }),
  ),
  AnswerAttack: named(
    'Answer',
    'What the defender does.',
    record({ stand: said('Whether the defender stands; else it withdraws.', flag), battle: optional(id) }),
  ),
  Pass: record({}),
  Rule: named(
    'Judgement',
    'The arbiter judges a ruse.',
    record({ allow: said('Whether it works.', flag), reason: said('Why.', text) }),
  ),
};

export const COMMANDS = choice('type', FORMS);

export const ORDER_CODES = Object.keys(CODES) as readonly OrderCode[];

const unit = named(
  'Unit',
  'A unit on the line.',
  record({
    id: said('Its id.', id),
    seat: said('Whose it is.', id),
    cell: said('Where it stands.', whole(0, 100)),
    strength: said('How strong it is.', whole(0, 100)),
  }),
);

export const position = named(
  'Position',
  'A line-up.',
  record({
    units: said('The units.', list(unit, 100)),
    supply: said(
      'The supply.',
      rows(
        'seat',
        said('The seat.', id),
        'amount',
        named('Supply', 'Supply of a seat.', table(said('How much.', whole(0, 1000)))),
      ),
    ),
    /** Objectives chosen before play was taken up from here. */
    objectives: optional(table(whole())),
  }),
);

export type OrderCode = Shaped<typeof orderCode>;
export type Order = Shaped<typeof order>;
export type Unit = Shaped<typeof unit>;
