import fc from 'fast-check';
import { PARTS, partKeysOf } from '../../data/items.js';
import { GENERAL_RESOURCES } from '../../data/resources.js';
import type { Ware } from '../../state/trade.js';
import {
  compareWares,
  isNotable,
  nameKey,
  notationViolation,
  printBuffer,
  printGoods,
  printLine,
  readLine,
  resourceNamed,
  type NotedLine,
  type Reading,
} from './index.js';

const PLANETS = ['Hastea', 'Atria', 'Meridian', "Van-Horne's World No. 3", 'Part', 'São 4'];
const FORCES = ['12th Regiment', 'Hastea', 'Group 1'];

const finder =
  (known: readonly string[]) =>
  (name: string): string | undefined =>
    known.find((each) => nameKey(each) === nameKey(name));

/** Ids are the stored names themselves. */
const NAMES = { planet: finder(PLANETS), force: finder(FORCES) };
const STORED = { planet: (id: string) => id, force: (id: string) => id };

const read = (text: string) => readLine(text, NAMES);
const canonical = (text: string) => {
  const reading = read(text);
  return reading.ok ? printLine(reading.value, STORED) : reading.errors;
};
const errorsOf = (reading: Reading<unknown>) =>
  reading.ok ? [] : reading.errors.map(({ code, at, length }) => [code, at, length]);
const errors = (text: string) => errorsOf(read(text));

const ALL_PARTS = Object.values(PARTS).flatMap(partKeysOf);

describe('GOW-TRD-02 Notation of lines', () => {
  it('W1: reads and prints the canonical form', () => {
    expect(read('Hastea → Atria: Food(4) → Meridian: Food (2)')).toEqual({
      ok: true,
      value: {
        origin: 'Hastea',
        stops: [
          {
            place: { kind: 'PLANET', id: 'Atria' },
            wares: [{ kind: 'RESOURCE', resource: 'Food', amount: 4 }],
          },
          {
            place: { kind: 'PLANET', id: 'Meridian' },
            wares: [{ kind: 'RESOURCE', resource: 'Food', amount: 2 }],
          },
        ],
        claimedWellCharted: false,
      },
    });
    expect(canonical('Hastea → Atria: Food(4) → Meridian: Food (2)')).toBe(
      'Hastea → Atria: Food(4) → Meridian: Food(2)',
    );
    expect(canonical('hastea->Atria:food,Ore(2)')).toBe('Hastea → Atria: Food(1), Ore(2)');
    expect(errors('Hastea → Atria: Food(0)')).toEqual([['AMOUNT_NOT_POSITIVE', 21, 1]]);
    expect(errors('Hastea → Atria: Food, Food(2)')).toEqual([['NAMED_TWICE', 22, 4]]);
  });

  it.each([
    ['Hastea→Atria:RM(2)[ Well  Charted ]', 'Hastea → Atria: Rare Minerals(2) [well charted]'],
    ['Hastea -> @12th regiment: Promethium, gg', 'Hastea → @12th Regiment: GG(1), Promethium(1)'],
    ["van-horne's world no. 3->SÃO 4:Prom", "Van-Horne's World No. 3 → São 4: Promethium(1)"],
    [
      'Hastea→Part:Part[turret (basic) / cannons] (2),Part [ Ship Core ],Food',
      'Hastea → Part: Food(1), Part[Ship Core](1), Part[Turret (Basic)/Cannons](2)',
    ],
    [
      'Hastea→Atria:Part[Turret (Advanced)/Plasma/Melta],Part[Torpedo Tubes/6],Part[Torpedo Tubes/2]',
      'Hastea → Atria: Part[Torpedo Tubes/2](1), Part[Torpedo Tubes/6](1), Part[Turret (Advanced)/Plasma/Melta](1)',
    ],
    ['Hastea → @Hastea: Food', 'Hastea → @Hastea: Food(1)'],
    ['Hastea\n  → Atria: Food\n', 'Hastea → Atria: Food(1)'],
  ])('%s', (text, printed) => expect(canonical(text)).toBe(printed));

  it.each([
    ['', [['UNEXPECTED_TEXT', 0, 0]]],
    ['   ', [['UNEXPECTED_TEXT', 3, 0]]],
    ['Hastea', [['UNEXPECTED_TEXT', 6, 0]]],
    ['Hastea [well charted]', [['UNEXPECTED_TEXT', 7, 1]]],
    ['Hastea → Atria', [['UNEXPECTED_TEXT', 14, 0]]],
    ['Hastea → Atria:', [['UNEXPECTED_TEXT', 15, 0]]],
    ['Hastea → Atria: Food(', [['UNEXPECTED_TEXT', 21, 0]]],
    ['Hastea → Atria: Food()', [['UNEXPECTED_TEXT', 21, 1]]],
    ['Hastea → Atria: Food(-1)', [['UNEXPECTED_TEXT', 21, 1]]],
    ['Hastea → Atria: Food(1.5)', [['UNEXPECTED_TEXT', 22, 1]]],
    ['Hastea → Atria: Food(02)', [['AMOUNT_WITH_LEADING_ZERO', 21, 2]]],
    ['Hastea → Atria: Food(3000000000)', [['AMOUNT_TOO_LARGE', 21, 10]]],
    ['Hastea → Atria: Food,', [['UNEXPECTED_TEXT', 21, 0]]],
    ['Hastea → Atria: Officers', [['FACTION_RESOURCE', 16, 8]]],
    ['Hastea → Atria: Wine', [['UNKNOWN_RESOURCE', 16, 4]]],
    ['Hastea → Atria: constructor', [['UNKNOWN_RESOURCE', 16, 11]]],
    ['Hastea → Atria: Part[Wheel]', [['UNKNOWN_PART', 21, 5]]],
    ['Hastea → Atria: Part[Turret (Basic)]', [['VARIANT_MISSING', 21, 14]]],
    ['Hastea → Atria: Part[Ship Core/2]', [['VARIANT_UNEXPECTED', 31, 1]]],
    ['Hastea → Atria: Part[Torpedo Tubes/ 3]', [['UNKNOWN_VARIANT', 36, 1]]],
    ['Hastea → Atria: Part[Turret (Basic)/Plasma/Melta]', [['UNKNOWN_VARIANT', 36, 12]]],
    ['Hastea → Atria: Part[Ship Core', [['UNEXPECTED_TEXT', 21, 1]]],
    ['Hastea → Atria: Part[Ship Core], Part[ship core](2)', [['NAMED_TWICE', 33, 4]]],
    ['@12th Regiment → Atria: Food', [['ORIGIN_IS_NO_PLANET', 0, 1]]],
    ['Hastea → hastea: Food', [['SAME_PLACE_TWICE', 9, 6]]],
    ['Hastea → Atria: Food → Atria: GG', [['SAME_PLACE_TWICE', 23, 5]]],
    ['Terra → Atria: Food', [['UNKNOWN_PLANET', 0, 5]]],
    ['Hastea → @Atria: Food', [['UNKNOWN_FORCE', 10, 5]]],
    ['Hastea → Atria: Food [charted]', [['UNEXPECTED_TEXT', 22, 1]]],
    ['Hastea → Atria: Food [well charted] x', [['UNEXPECTED_TEXT', 36, 1]]],
    ['Hastea → Atria: Food # → Meridian: GG', [['UNEXPECTED_TEXT', 21, 1]]],
    [
      'Terra → : Food → Nowhere: Wine, GG(0) → Meridian Food → Atria: Ore',
      [
        ['UNKNOWN_PLANET', 0, 5],
        ['UNEXPECTED_TEXT', 8, 1],
        ['UNKNOWN_PLANET', 17, 7],
        ['UNKNOWN_RESOURCE', 26, 4],
        ['AMOUNT_NOT_POSITIVE', 35, 1],
        ['UNKNOWN_PLANET', 40, 13],
        ['UNEXPECTED_TEXT', 54, 1],
      ],
    ],
  ])('refuses %j', (text, expected) => expect(errors(text)).toEqual(expected));

  it('says line, column and what was expected', () => {
    const reading = read('Hastea\n → Atria; Food');
    expect(reading).toEqual({
      ok: false,
      errors: [
        {
          code: 'UNEXPECTED_TEXT',
          at: 15,
          length: 1,
          line: 2,
          column: 9,
          params: { expected: [':'], found: ';' },
        },
      ],
    });
    if (reading.ok) return;
    expect(notationViolation('GOW-TRD-02', ['notation'], reading.errors[0]!)).toEqual({
      rule: 'GOW-TRD-02',
      code: 'UNEXPECTED_TEXT',
      path: ['notation'],
      params: { at: 15, length: 1, line: 2, column: 9, expected: [':'], found: ';' },
    });
  });

  it('names without symbols of the grammar can be noted', () => {
    expect(PLANETS.filter((each) => !isNotable(each))).toEqual([]);
    expect(
      ['', ' A', 'A ', 'A:B', 'A->B', 'A/B', 'A@', '[A]', 'A,B', 'A→B', 'A\nB'].filter(isNotable),
    ).toEqual([]);
  });

  const ware: fc.Arbitrary<Ware> = fc.oneof(
    fc.record({
      kind: fc.constant('RESOURCE' as const),
      resource: fc.constantFrom(...GENERAL_RESOURCES),
      amount: fc.integer({ min: 1, max: 999 }),
    }),
    fc.record({
      kind: fc.constant('PART' as const),
      part: fc.constantFrom(...ALL_PARTS),
      amount: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    }),
  );
  const wares = fc
    .uniqueArray(ware, {
      minLength: 1,
      maxLength: 8,
      selector: (each) => (each.kind === 'PART' ? each.part : each.resource),
    })
    .map((list) => list.toSorted(compareWares));
  const place = fc.oneof(
    fc.record({ kind: fc.constant('PLANET' as const), id: fc.constantFrom(...PLANETS) }),
    fc.record({ kind: fc.constant('FORCE' as const), id: fc.constantFrom(...FORCES) }),
  );
  const line: fc.Arbitrary<NotedLine> = fc
    .record({
      origin: fc.constantFrom(...PLANETS),
      stops: fc.array(fc.record({ place, wares }), { minLength: 1, maxLength: 5 }),
      claimedWellCharted: fc.boolean(),
    })
    .filter(({ origin, stops }) =>
      stops.every((stop, i) => {
        const before = i === 0 ? { kind: 'PLANET', id: origin } : stops[i - 1]!.place;
        return before.kind !== stop.place.kind || before.id !== stop.place.id;
      }),
    );

  it('what is printed is read back', () => {
    fc.assert(
      fc.property(line, (each) => {
        expect(read(printLine(each, STORED))).toEqual({ ok: true, value: each });
      }),
    );
  });

  const piece = fc.constantFrom(
    ...[
      'Hastea',
      'Atria',
      ' ',
      '→',
      '->',
      '-',
      '>',
      ':',
      ',',
      '(',
      ')',
      '[',
      ']',
      '@',
      '/',
      'Part',
      '3',
      '0',
      'Food',
    ],
    ...['[well charted]', 'Ship Core', '\n', '𝔄', '\ud800', '.', "'"],
  );

  it.each([
    ['any text', fc.string({ unit: 'binary' })],
    ['pieces of the notation', fc.array(piece, { maxLength: 30 }).map((each) => each.join(''))],
  ])('no text breaks it: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = read(text);
        if (reading.ok) return;
        expect(reading.errors.length).toBeGreaterThan(0);
        for (const { at, length, line: row, column } of reading.errors) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
          expect(text.split('\n')[row - 1]!.length).toBeGreaterThanOrEqual(column - 1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('whatever is read prints to something that is read as the same', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const reading = read(`Hastea → Atria: Food${pieces.join('')}`);
        if (reading.ok) expect(read(printLine(reading.value, STORED))).toEqual(reading);
      }),
      { numRuns: 500 },
    );
  });
});

describe('GOW-RES-03, GOW-BUF-06 Goods and buffers as they are shown', () => {
  it('in canonical order, each with its number', () => {
    expect(printGoods({ Princeps: 1, RareMinerals: 2, GG: 1, Food: 0 })).toBe(
      'GG(1), Rare Minerals(2), Princeps(1)',
    );
    expect(printGoods({})).toBe('');
    expect(printBuffer({ RareMinerals: { cur: 0, max: 8 }, GG: { cur: 4, max: 8 } })).toBe(
      'GG(4/8), Rare Minerals(0/8)',
    );
  });

  it('every name and alias is read', () => {
    expect(resourceNamed('RARE MINERALS')).toBe('RareMinerals');
    expect(resourceNamed('Prom')).toBe('Promethium');
    expect(resourceNamed('toString')).toBeUndefined();
  });
});
