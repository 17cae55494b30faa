import { TOY } from '../../test/toy/index.js';
import { EVERYTHING, PUBLIC, type Audience, type Moment, type Viewer } from '../kernel/index.js';
import { hasReached, mayKnow } from './visibility.js';

const at = (turn: number, phase: string): Moment => ({ turn, phase });
const NOW = at(2, 'ORDERS');

describe('a moment is reached', () => {
  it.each([
    [at(1, 'ACTIONS'), at(2, 'ORDERS'), false],
    [at(2, 'ORDERS'), at(2, 'ORDERS'), true],
    [at(2, 'ORDERS'), at(2, 'ACTIONS'), false],
    [at(2, 'ACTIONS'), at(2, 'ORDERS'), true],
    [at(3, 'ORDERS'), at(2, 'ACTIONS'), true],
  ])('at %j, until %j: %s', (now, until, reached) => {
    expect(hasReached(TOY.meta, now, until)).toBe(reached);
  });
});

const seat = (id: string, role: 'player' | 'arbiter' | 'spectator'): Viewer => ({
  kind: 'seat',
  seat: id,
  role,
});
const VIEWERS: Record<string, Viewer> = {
  service: EVERYTHING,
  anybody: PUBLIC,
  red: seat('red', 'player'),
  blue: seat('blue', 'player'),
  arbiter: seat('arbiter', 'arbiter'),
  spectator: seat('guest', 'spectator'),
};

const CASES: [string, Audience, Moment, string[]][] = [
  ['public', { to: 'public' }, NOW, ['service', 'anybody', 'red', 'blue', 'arbiter', 'spectator']],
  ['arbiter', { to: 'arbiter' }, NOW, ['service', 'arbiter']],
  ['one seat', { to: 'seats', seats: ['red'] }, NOW, ['service', 'red', 'arbiter']],
  ['two seats', { to: 'seats', seats: ['red', 'blue'] }, NOW, ['service', 'red', 'blue', 'arbiter']],
  ['no seat', { to: 'seats', seats: [] }, NOW, ['service', 'arbiter']],
  ['a seat, long ago', { to: 'seats', seats: ['red'] }, at(99, 'ORDERS'), ['service', 'red', 'arbiter']],
  [
    'sealed, too early by a phase',
    { to: 'sealed', seats: ['red'], until: at(2, 'ACTIONS') },
    NOW,
    ['service', 'red'],
  ],
  [
    'sealed, too early by a turn',
    { to: 'sealed', seats: ['red'], until: at(3, 'ORDERS') },
    NOW,
    ['service', 'red'],
  ],
  [
    'sealed, just revealed',
    { to: 'sealed', seats: ['red'], until: at(2, 'ORDERS') },
    NOW,
    ['service', 'anybody', 'red', 'blue', 'arbiter', 'spectator'],
  ],
  [
    'sealed, kept from the others, too early',
    { to: 'sealed', seats: ['red'], until: at(2, 'ACTIONS'), then: 'arbiter' },
    NOW,
    ['service', 'red'],
  ],
  [
    'sealed, kept from the others, revealed',
    { to: 'sealed', seats: ['red'], until: at(2, 'ORDERS'), then: 'arbiter' },
    NOW,
    ['service', 'red', 'arbiter'],
  ],
  [
    'sealed, revealed a turn ago',
    { to: 'sealed', seats: ['red'], until: at(1, 'ACTIONS') },
    NOW,
    ['service', 'anybody', 'red', 'blue', 'arbiter', 'spectator'],
  ],
];

it.each(CASES)('an event for %s', (_title, audience, now, expected) => {
  const knowing = Object.entries(VIEWERS).filter(([, viewer]) => mayKnow(TOY.meta, audience, viewer, now));
  expect(knowing.map(([name]) => name)).toEqual(expected);
});
