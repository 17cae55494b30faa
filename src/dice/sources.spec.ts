import type { Audience, RollKey } from '../kernel/index.js';
import { turnSecret } from './roots.js';
import { committedDice, scriptedDice, seededDice, tableDice } from './sources.js';

const ROOT = { secret: 'ab'.repeat(32), turns: 100 };
const EVERYBODY: Audience = { to: 'public' };
const key = (part: Partial<RollKey> = {}): RollKey => ({
  ruleset: 'toy',
  turn: 3,
  phase: 'FIGHT',
  rule: 'TOY-1',
  purpose: 'attack',
  subject: 'b-1',
  counter: 0,
  ...part,
});
const ENTRY = { rule: 'TOY-1', purpose: 'attack', subject: 'b-1', faces: [4, 2] };

describe('tableDice', () => {
  it('serves the roll with the same rule, purpose, subject and counter, whatever turn and phase', () => {
    const dice = tableDice([ENTRY], { enteredBy: 'seat-1', confirmedBy: 'seat-2' });
    expect(dice.throw(key(), 2, 6, false, EVERYBODY)).toEqual({
      faces: [4, 2],
      source: 'table',
      enteredBy: 'seat-1',
      confirmedBy: 'seat-2',
    });
    expect(dice.supplied).toEqual([key()]);
    expect(dice.turnSecret(3)).toBeNull();
  });

  it('gives the same faces for the same key again', () => {
    const dice = tableDice([ENTRY]);
    expect(dice.throw(key(), 2, 6, false, EVERYBODY)).toEqual(dice.throw(key(), 2, 6, false, EVERYBODY));
  });

  it.each([{ rule: 'TOY-2' }, { purpose: 'defence' }, { subject: 'b-2' }])(
    'misses a roll that differs in %j',
    (part) => {
      const dice = tableDice([ENTRY]);
      expect(dice.throw(key(part), 2, 6, false, EVERYBODY)).toBe('missing');
      expect(dice.supplied[0]).toMatchObject({ ruleset: '', rule: 'TOY-1', subject: 'b-1', counter: 0 });
    },
  );

  it('serves a roll that is thrown again from the next entry, and from one that names its counter alone', () => {
    const dice = tableDice([ENTRY, { ...ENTRY, counter: 2, faces: [6, 6] }, { ...ENTRY, faces: [1, 1] }]);
    const thrown = [0, 1, 2, 3].map((counter) => dice.throw(key({ counter }), 2, 6, false, EVERYBODY));
    expect(thrown).toMatchObject([{ faces: [4, 2] }, { faces: [1, 1] }, { faces: [6, 6] }, 'missing']);
  });

  it('gives faces without a key to the rolls as they are thrown, and none that may not be entered', () => {
    const mine = { mayEnter: ({ to }: Audience) => to === 'public', inOrder: [3, 1, 6, 2] };
    const dice = tableDice([ENTRY], {}, mine);
    const roll = (subject: string, audience: Audience = EVERYBODY) =>
      dice.throw(key({ subject }), 2, 6, false, audience);
    expect(roll('b-2')).toEqual({ faces: [3, 1], source: 'table' });
    expect(roll('b-1')).toMatchObject({ faces: ENTRY.faces });
    expect(roll('b-3', { to: 'arbiter' })).toBe('missing');
    expect(roll('b-2')).toMatchObject({ faces: [3, 1] });
    expect(roll('b-4')).toMatchObject({ faces: [6, 2] });
    expect(roll('b-5')).toBe('missing');
  });

  it('serves rolls that read alike in two phases from two entries, in the order of entry', () => {
    const dice = tableDice([ENTRY, { ...ENTRY, faces: [1, 1] }]);
    expect(dice.throw(key(), 2, 6, false, EVERYBODY)).toMatchObject({ faces: [4, 2] });
    expect(dice.throw(key({ phase: 'REST' }), 2, 6, false, EVERYBODY)).toMatchObject({ faces: [1, 1] });
    expect(dice.throw(key({ turn: 4 }), 2, 6, false, EVERYBODY)).toBe('missing');
    expect(dice.supplied).toEqual([key(), key({ phase: 'REST' })]);
  });

  it('leaves the second of two entries for one roll unused', () => {
    const dice = tableDice([ENTRY, ENTRY]);
    dice.throw(key(), 2, 6, false, EVERYBODY);
    expect(dice.supplied.map((each) => each.ruleset)).toEqual(['toy', '']);
  });

  it.each([
    [[4], 'WRONG_COUNT'],
    [[4, 2, 1], 'WRONG_COUNT'],
    [[0, 2], 'FACE_OUT_OF_RANGE'],
    [[7, 2], 'FACE_OUT_OF_RANGE'],
    [[1.5, 2], 'FACE_OUT_OF_RANGE'],
  ])('refuses the faces %j: %s', (faces, code) => {
    const other = { ...ENTRY, subject: 'b-9' };
    const dice = tableDice([other, { ...ENTRY, faces }]);
    expect(dice.throw(key(), 2, 6, false, EVERYBODY)).toEqual({ code, given: faces, index: 1 });
  });
});

describe('committedDice', () => {
  it('draws by key: the same whatever was rolled before', () => {
    const early = committedDice(ROOT).throw(key(), 5, 6, false, EVERYBODY);
    const late = committedDice(ROOT);
    late.throw(key({ subject: 'b-0' }), 40, 6, false, EVERYBODY);
    expect(late.throw(key(), 5, 6, false, EVERYBODY)).toEqual(early);
    expect(early).toMatchObject({ source: 'committed' });
  });

  it('takes rolls by hand from the table, and no others', () => {
    const dice = committedDice(ROOT, [ENTRY], { enteredBy: 'seat-1' });
    expect(dice.throw(key(), 2, 6, false, EVERYBODY)).toMatchObject({ source: 'committed' });
    expect(dice.supplied[0]!.ruleset).toBe('');
    expect(dice.throw(key(), 2, 6, true, EVERYBODY)).toMatchObject({
      source: 'table',
      faces: [4, 2],
      enteredBy: 'seat-1',
    });
    expect(dice.throw(key({ subject: 'b-2' }), 2, 6, true, EVERYBODY)).toBe('missing');
    expect(dice.supplied).toEqual([key()]);
  });

  it('publishes the secret of a turn', () => {
    expect(committedDice(ROOT).turnSecret(7)).toBe(turnSecret(ROOT, 7));
  });
});

describe('scriptedDice', () => {
  it('throws a flat script in the order asked', () => {
    const dice = scriptedDice([3, 4, 5]);
    expect(dice.throw(key(), 1, 6, false, EVERYBODY)).toEqual({ faces: [3], source: 'scripted' });
    expect(dice.throw(key({ counter: 1 }), 2, 6, false, EVERYBODY)).toMatchObject({ faces: [4, 5] });
  });

  it('throws roll by roll, and the same key the same', () => {
    const dice = scriptedDice([[3], [4, 5]]);
    expect(dice.throw(key(), 1, 6, false, EVERYBODY)).toMatchObject({ faces: [3] });
    expect(dice.throw(key(), 1, 6, false, EVERYBODY)).toMatchObject({ faces: [3] });
    expect(dice.throw(key({ counter: 1 }), 2, 6, false, EVERYBODY)).toMatchObject({ faces: [4, 5] });
  });

  it('finds fault with a script of the wrong shape and misses when it has run out', () => {
    expect(scriptedDice([[3]]).throw(key(), 2, 6, false, EVERYBODY)).toEqual({
      code: 'WRONG_COUNT',
      given: [3],
    });
    expect(scriptedDice([3]).throw(key(), 2, 6, false, EVERYBODY)).toEqual({
      code: 'WRONG_COUNT',
      given: [3],
    });
    expect(scriptedDice([9]).throw(key(), 1, 6, false, EVERYBODY)).toEqual({
      code: 'FACE_OUT_OF_RANGE',
      given: [9],
    });
    expect(scriptedDice([]).throw(key(), 1, 6, false, EVERYBODY)).toBe('missing');
  });
});

describe('seededDice', () => {
  it('follows from seed and key', () => {
    const faces = (seed: string) => seededDice(seed).throw(key(), 30, 6, false, EVERYBODY);
    expect(faces('a')).toEqual(faces('a'));
    expect(faces('a')).not.toEqual(faces('b'));
  });
});
