import { id, list as listOf, record } from '../kernel/index.js';
import { sealedUntil, toSeats } from './audiences.js';
import { notLocked, withLocks, withoutLocks } from './locks.js';
import { positionReader } from './positions.js';
import { capital, list, some, spaced, words } from './sentences.js';

describe('locks of what all do at once', () => {
  it('says who is waited for, in their order', () => {
    expect(notLocked(['a', 'b', 'c'], ['b', 'x'])).toEqual(['a', 'c']);
  });

  it('locks once, and takes locks back', () => {
    expect(withLocks(['b'], ['a', 'b'])).toEqual(['b', 'a']);
    expect(withoutLocks(['b', 'a', 'c'], ['a', 'x'])).toEqual(['b', 'c']);
  });
});

describe('audiences', () => {
  it('name a seat once', () => {
    expect(toSeats(['a', 'b', 'a'])).toEqual({ to: 'seats', seats: ['a', 'b'] });
  });

  it('keep what is sealed from the arbiter until its moment', () => {
    const until = { turn: 3, phase: 'MOVEMENT' };
    expect(sealedUntil(['a'], until)).toEqual({ to: 'sealed', seats: ['a'], until, then: 'arbiter' });
  });
});

describe('positions', () => {
  const read = positionReader(record({ players: listOf(record({ seat: id })) }), 'X-1');

  it('are read by their shape', () => {
    const position = { players: [{ seat: 'a' }] };
    expect(read(position)).toEqual({ ok: true, position });
  });

  it('are told every misshapen member at once', () => {
    const reading = read({ players: [{ seat: 1 }, {}] });
    expect(reading).toMatchObject({ ok: false });
    const violations = reading.ok ? [] : reading.violations;
    expect(violations.every(({ rule, path }) => rule === 'X-1' && path[0] === 'position')).toBe(true);
    expect(violations.map(({ path }) => path.join('.')).sort()).toEqual([
      'position.players.0.seat',
      'position.players.1.seat',
    ]);
  });

  it('bear no name that nothing can bear', () => {
    expect(read({ players: [{ seat: '__proto__' }] })).toMatchObject({
      ok: false,
      violations: [{ rule: 'X-1', code: 'ID_NOT_USABLE', params: { id: '__proto__' } }],
    });
  });
});

describe('words of sentences', () => {
  it('count', () => {
    const counted = [
      some(0, 'squadron'),
      some(1, 'delivery'),
      some(2, 'delivery'),
      some(3, 'way'),
      some(2, 'man', 'men'),
    ];
    expect(counted).toEqual(['no squadrons', '1 delivery', '2 deliveries', '3 ways', '2 men']);
  });

  it('read codes and names', () => {
    expect([words('AIR_ORDERS'), spaced('BuildRoad'), spaced('eventProjects'), capital('no unit')]).toEqual([
      'air orders',
      'build road',
      'event projects',
      'No unit',
    ]);
    expect(list(['a', 'b'])).toBe('a, b');
  });
});
