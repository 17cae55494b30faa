import { readFileSync } from 'node:fs';
import { BRIEFS, briefOf, formatsOf, plainFormatsOf, reportOf, sheetOf, SHEETS, TOLD } from './campaigns.js';

describe.each(TOLD)('the report of turn $turn of the golden campaign $campaign', (told) => {
  const report = reportOf(told);

  it.each(Object.entries(formatsOf(report)))('is written as it was: %s', (ending, written) => {
    expect(written).toBe(readFileSync(`test/golden-reports/${told.name}.${ending}`, 'utf8'));
  });

  it('says what happened and how it stands', () => {
    expect(report.cut).toBe(false);
    expect(report.closed.length).toBeGreaterThan(0);
    expect(report.chapters.flatMap(({ lines }) => lines).length).toBeGreaterThan(20);
    expect(report.standings.seats.length).toBeGreaterThan(1);
  });
});

const PAPERS = [
  ...BRIEFS.map((each) => ({ name: each.name, of: () => briefOf(each) })),
  ...SHEETS.map((each) => ({ name: each.name, of: () => sheetOf(each) })),
];

describe.each(PAPERS)('$name', ({ name, of }) => {
  it('is written as it was', async () => {
    for (const [ending, written] of Object.entries(plainFormatsOf(await of())))
      expect(written).toBe(readFileSync(`test/golden-reports/${name}.${ending}`, 'utf8'));
  });
});
