import { checkEvents } from './expect-events.js';
import type { SeenEvent } from './stage.js';

const event = (type: string, data: SeenEvent['data'] = {}): SeenEvent => ({
  place: 0,
  type: `toy.${type}`,
  kind: 'outcome',
  turn: 1,
  phase: 'ORDERS',
  because: [],
  data,
});

const EVENTS = [
  event('Moved', { unit: 'a', from: 1, to: { cell: 2, row: 1 } }),
  event('Moved', { unit: 'b', from: 3, to: { cell: 4, row: 1 } }),
  event('Scored', { seat: 's', amount: 2 }),
];

describe('events that a case misses', () => {
  it('are told to be there, but before others', () => {
    expect(checkEvents('events', { contains: ['Scored', 'Moved'] }, EVENTS)).toEqual([
      { what: 'events.contains[1], in this order', expected: 'Moved', found: 'found, but before "Scored"' },
    ]);
  });

  it('are told with the nearest one of their type, and nothing of the others', () => {
    const wanted = { type: 'Moved', with: { unit: 'b', from: 3, to: { cell: 5 } } };
    expect(checkEvents('events', { contains: [wanted] }, EVENTS)).toEqual([
      {
        what: 'events.contains[0], in this order',
        expected: wanted,
        found: { type: 'Moved', with: { unit: 'b', from: 3, to: { cell: 4 } } },
      },
    ]);
  });

  it('are told with the types that there are where none is of theirs', () => {
    const [finding] = checkEvents('events', { contains: ['Lost'] }, EVENTS);
    expect(finding?.found).toBe('none of this type; there are toy.Moved, toy.Scored');
  });
});

describe('events in any order', () => {
  const b = { type: 'Moved', with: { unit: 'b' } };

  it.each([[['Scored', b, 'Moved']], [['Moved', b]], [[b, 'Moved']], [['Moved', 'Moved', 'Scored']]])(
    'are each one of their own: %j',
    (anyOrder) => {
      expect(checkEvents('events', { anyOrder }, EVENTS)).toEqual([]);
    },
  );

  it('are missed where one would have to stand for two', () => {
    const findings = checkEvents('events', { anyOrder: [b, b] }, EVENTS);
    expect(findings).toMatchObject([{ what: 'events.anyOrder[1]', expected: b }]);
    expect(checkEvents('events', { anyOrder: ['Moved', 'Moved', 'Moved'] }, EVENTS)).toHaveLength(1);
  });

  it('stand beside events in order', () => {
    const both = { contains: ['Moved', 'Scored'], anyOrder: ['Scored', 'Lost'] };
    expect(checkEvents('events', both, EVENTS)).toMatchObject([{ what: 'events.anyOrder[1]' }]);
  });
});
