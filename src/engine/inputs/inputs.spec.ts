import {
  alone,
  boxed,
  byMembers,
  choice,
  figures,
  flag,
  flat,
  id,
  inline,
  list,
  mayBeLeft,
  named,
  oneOfThese,
  optional,
  orNull,
  pair,
  record,
  rows,
  said,
  table,
  tableOf,
  tagged,
  together,
  whole,
  words,
  type Shape,
} from '../../kernel/index.js';
import { formOf } from './index.js';
import type { InputForm } from './form.js';

const input = (shape: Shape) => formOf(shape) as InputForm;
/** What of the core is written as this, and heard from it again. */
const bothWays = (shape: Shape, core: unknown, written: object) => {
  expect(input(shape).write(core)).toEqual(written);
  expect(input(shape).hear(written as never)).toEqual(core);
};
const AMOUNT = said('How much.', whole(0));
const KIND = words('Kind', 'Kind of a place.', { PLANET: 'A planet.', SHIP: 'A ship.' });

describe('a shape as an input', () => {
  it('offers what has a sentence, and drops what is null', () => {
    const shape = record({ of: said('Whose.', id), not: flag, how: said('How many.', optional(whole())) });
    expect(input(shape).fields.map(({ name, said, optional }) => [name, said, optional])).toEqual([
      ['of', 'Whose.', false],
      ['how', 'How many.', true],
    ]);
    expect(input(shape).hear({ of: 'f1', how: null })).toEqual({ of: 'f1' });
  });

  it('writes tables as rows, or with a member for each word', () => {
    const parts = record({
      parts: said('Parts.', rows('part', said('Which.', id), 'amount', table(AMOUNT))),
    });
    bothWays(parts, { parts: { gun: 2 } }, { parts: [{ part: 'gun', amount: 2 }] });
    const beside = record({
      by: said(
        'By kind.',
        rows('kind', said('Kind.', KIND), null, tableOf(['PLANET'], record({ ce: said('CE.', whole()) }))),
      ),
    });
    bothWays(beside, { by: { PLANET: { ce: 5 } } }, { by: [{ kind: 'PLANET', ce: 5 }] });
    const goods = record({ goods: said('Goods.', figures(KIND, tableOf(['PLANET', 'SHIP'], AMOUNT))) });
    bothWays(goods, { goods: { SHIP: 3 } }, { goods: { ship: 3 } });
  });

  it('writes a choice as an input of which one member is given, with a lone member for its record', () => {
    const order = choice('order', {
      SET_SAIL: said('Sails.', record({ to: said('Where to.', id) })),
      GIVE_UP: alone(record({ project: said('Gives it up.', id) })),
      WAIT: said('Waits.', record({})),
    });
    expect(input(order)).toMatchObject({
      oneOf: true,
      fields: [{ name: 'setSail' }, { said: 'Gives it up.' }, {}],
    });
    bothWays(order, { order: 'SET_SAIL', to: 's1' }, { setSail: { to: 's1' } });
    bothWays(order, { order: 'GIVE_UP', project: 'p1' }, { giveUp: 'p1' });
    bothWays(order, { order: 'WAIT' }, { wait: true });
  });

  it('writes a choice in one record, by its word or by its members', () => {
    const which = record({ id: said('Which.', id) });
    const place = flat('kind', said('Kind.', KIND), choice('kind', { PLANET: which, SHIP: record({}) }));
    bothWays(place, { kind: 'PLANET', id: 'p1' }, { kind: 'PLANET', id: 'p1' });
    expect(input(place).fields.map(({ name, optional }) => [name, optional])).toEqual([
      ['kind', false],
      ['id', true],
    ]);
    const ware = byMembers(
      choice('kind', {
        RESOURCE: record({ resource: said('A resource.', id), amount: AMOUNT }),
        PART: record({ part: said('A part.', id), amount: AMOUNT }),
      }),
    );
    bothWays(ware, { kind: 'PART', part: 'gun', amount: 1 }, { part: 'gun', amount: 1 });
    const both = { part: 'gun', resource: 'Food', amount: 1 };
    expect(input(ware).hear(both)).toEqual(both);
  });

  it('puts arms under one name, and members beside others', () => {
    const arms = {
      NOTE: record({ notation: said('Written down.', id) }),
      SET: record({ origin: said('From.', id) }),
    };
    const order = together({ line: byMembers(choice('order', arms)) }, choice('order', arms));
    bothWays(order, { order: 'NOTE', notation: 'A → B' }, { line: { notation: 'A → B' } });
    const merge = record({ units: inline(['first', 'second'], pair(said('A unit.', id))) });
    bothWays(merge, { units: ['u1', 'u2'] }, { first: 'u1', second: 'u2' });
    const boxes = record({ depots: said('Depots.', list(boxed('depot', 'The depot.', orNull(id)))) });
    bothWays(boxes, { depots: ['d1', null] }, { depots: [{ depot: 'd1' }, { depot: null }] });
  });

  it('says the standard where a client leaves out what a command has to say', () => {
    const shape = record({
      choices: said('Choices.', mayBeLeft({ name: null }, record({ name: said('Name.', orNull(id)) }))),
    });
    expect(input(shape).fields).toMatchObject([{ name: 'choices', optional: true }]);
    expect(input(shape).hear({})).toEqual({ choices: { name: null } });
  });

  it('finds the command of a member, in groups too', () => {
    const end = said('Ends it.', tagged('type', 'End', alone(record({ reason: said('Why.', id) }))));
    const orders = named('Orders', 'Orders.', oneOfThese({ arbiter: said('Arbiter.', oneOfThese({ end })) }));
    bothWays(orders, { type: 'End', reason: 'enough' }, { arbiter: { end: 'enough' } });
  });
});
