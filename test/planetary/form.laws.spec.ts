import fc from 'fast-check';
import type { Shape } from '../../src/kernel/index.js';
import type { PlanetaryCommand } from '../../src/rulesets/planetary/index.js';
import { COMMAND_TYPES } from '../../src/rulesets/planetary/decide.js';
import { COMMANDS } from '../../src/rulesets/planetary/shapes.js';
import { openSkirmish, say } from './skirmish.js';

const FORMS = (COMMANDS as Extract<Shape, { is: 'choice' }>).of;
const TOLD = ['seat-1', 'seat-2', '0,0', '5,4', 'd1', 'nobody', ''];

/** A value of the shape, made of names that mean something and of names that do not. */
function like(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'text':
      return fc.constantFrom(...TOLD);
    case 'number':
      return fc.integer({ min: Math.max(shape.min, -9), max: Math.min(shape.max, 99) });
    case 'flag':
      return fc.boolean();
    case 'word':
      return fc.constantFrom(...shape.words);
    case 'list':
      return fc.array(like(shape.of), { maxLength: 2 });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(shape.members).map(([name, of]) => [name, like(of)])),
      );
    case 'choice':
      return fc.oneof(
        ...Object.entries(shape.of).map(([word, of]) =>
          like(of).map((each) => ({ ...(each as object), [shape.by]: word })),
        ),
      );
    case 'either':
      return fc.oneof(...shape.of.map(like));
    case 'optional':
      return fc.option(like(shape.of), { nil: undefined });
    case 'orNull':
      return fc.option(like(shape.of));
    default:
      return fc.jsonValue();
  }
}

/** Puts something else in one place of a value. */
function spoilt(value: unknown, at: readonly number[], by: unknown): unknown {
  const [first, ...rest] = at;
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  const entry = entries[first % Math.max(entries.length, 1)];
  if (!entry) return by;
  const [key, within] = entry;
  if (Array.isArray(value))
    return value.map((each, place) => (String(place) === key ? spoilt(within, rest, by) : each));
  return { ...value, [key]: spoilt(within, rest, by) };
}

const opened = openSkirmish('form');
const PHASES = ['SET_UP', 'BUILD', 'AIR_ORDERS', 'MOVEMENT_ORDERS', 'BATTLE_ORDERS', 'BATTLE'] as const;
const games = PHASES.map((phase) => {
  const state = { ...opened.played.state, phase };
  return { ...opened, played: { ...opened.played, state } };
});

describe('the form of commands', () => {
  it('is described for every command that is judged', () =>
    expect(Object.keys(FORMS).sort()).toEqual([...COMMAND_TYPES].sort()));

  it.each(COMMAND_TYPES)('lets no %s reach a rule that cannot be read, and no other fault either', (type) => {
    const command = like(FORMS[type]!).map((each) => ({ ...(each as object), type }));
    const places = fc.array(fc.nat({ max: 9 }), { maxLength: 4 });
    const foreign = fc.constantFrom(undefined, null, 3, -1, 0.5, 'BURN', 'toString', [], {}, [null], true);
    const speakers = fc.record({
      game: fc.constantFrom(...games),
      seat: fc.constantFrom('seat-1', 'arbiter'),
    });
    fc.assert(
      fc.property(
        command,
        places,
        foreign,
        speakers,
        fc.boolean(),
        (right, at, by, { game, seat }, whole) => {
          const said = whole ? right : { ...(spoilt(right, at, by) as object), type };
          const { kind } = say(game, seat, said as PlanetaryCommand, 'form');
          expect(['accepted', 'refused', 'rollsNeeded']).toContain(kind);
        },
      ),
      { numRuns: 100 },
    );
  });
});
