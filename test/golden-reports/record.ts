/** Writes the golden reports anew: read them before they are taken. */
import { writeFileSync } from 'node:fs';
import { BRIEFS, briefOf, formatsOf, plainFormatsOf, reportOf, sheetOf, SHEETS, TOLD } from './campaigns.js';

for (const told of TOLD) {
  for (const [ending, written] of Object.entries(formatsOf(reportOf(told))))
    writeFileSync(`test/golden-reports/${told.name}.${ending}`, written);
}

const papers = [
  ...BRIEFS.map(async (each) => [each.name, await briefOf(each)] as const),
  ...SHEETS.map(async (each) => [each.name, await sheetOf(each)] as const),
];
for (const [name, paper] of await Promise.all(papers)) {
  for (const [ending, written] of Object.entries(plainFormatsOf(paper)))
    writeFileSync(`test/golden-reports/${name}.${ending}`, written);
}
