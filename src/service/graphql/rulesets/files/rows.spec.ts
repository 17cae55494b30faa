import { csvRows } from './csv-rows.js';
import { jsonRows } from './json-rows.js';
import { MOST_COLUMNS, MOST_ROWS, TOO_MANY_ROWS } from './rows.js';

/** Characters of the longest file. */
const LONGEST = 200_000;
const filled = (begin: string, piece: string): string =>
  begin + piece.repeat(Math.floor((LONGEST - begin.length) / piece.length));

describe('files of clubs that are no files of clubs', () => {
  const entries = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, n) => ({ name: `u${n}` })));
  const table = (count: number) => `name\n${Array.from({ length: count }, (_, n) => `u${n}\n`).join('')}`;

  it('have as many entries as a club has, and no more', () => {
    expect(jsonRows(entries(MOST_ROWS))).toMatchObject({ rows: { length: MOST_ROWS }, problems: [] });
    expect(csvRows(table(MOST_ROWS))).toMatchObject({ rows: { length: MOST_ROWS }, problems: [] });
    expect(jsonRows(entries(MOST_ROWS + 1)).problems).toMatchObject([{ message: TOO_MANY_ROWS }]);
    expect(csvRows(table(MOST_ROWS + 1)).problems).toMatchObject([
      { line: MOST_ROWS + 2, message: TOO_MANY_ROWS },
    ]);
  });

  it.each([
    ['escaped quotes without end', jsonRows, filled('["', '\\"')],
    ['quotes without end', jsonRows, filled('[', '"a" ')],
    ['brackets', jsonRows, filled('', '[')],
    ['numbers', jsonRows, filled('[', '1,')],
    ['empty entries', jsonRows, filled('[', '{},')],
    ['short lines', csvRows, filled('', 'a\n')],
    ['empty lines', csvRows, filled('', '\n')],
    ['columns', csvRows, filled('', 'a,')],
    ['many columns of many lines', csvRows, filled(`${'a,'.repeat(MOST_COLUMNS - 1)}b\n`, 'a\n')],
    ['open quotes', csvRows, filled('', '"a,')],
  ])('are put away in time: %s', (_what, read, text) => {
    const plain = table(MOST_ROWS);
    // Of the processor, in milliseconds: whatever else the machine does.
    const took = (work: () => unknown): number => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    took(() => csvRows(plain));
    const usual = Math.max(
      2,
      took(() => csvRows(plain)),
    );
    let problems = 0;
    const runs = Array.from({ length: 3 }, () => took(() => (problems = read(text).problems.length)));
    const found = Math.min(...runs);
    expect(problems).toBeGreaterThan(0);
    expect(problems).toBeLessThan(2 * MOST_ROWS);
    // 200,000 characters beside 6,000: what grows with the length alone stays far below.
    expect(found / usual).toBeLessThan(150);
  });
});
