import { openBorder } from './border.js';
import { asSeat, expect, test } from './service.js';

/** Pixels of CSS between the margins of A4. */
const A4_WIDTH = 680;
const A4_HEIGHT = 1009;

const WHERE = `{ campaigns { edges { node { main { id turns { turn } } } } } }`;

interface Where {
  readonly campaigns: {
    readonly edges: readonly {
      readonly node: { readonly main: { readonly id: string; readonly turns: readonly { turn: number }[] } };
    }[];
  };
}

test('the page of a turn is printed on as many sheets of A4 as it needs, and nothing of it is cut', async ({
  page,
  service,
}) => {
  const { campaigns } = await asSeat<Where>(service, null, WHERE);
  const { id, turns } = campaigns.edges.at(-1)!.node.main;
  expect(turns.length).toBeGreaterThan(1);
  await page.setViewportSize({ width: A4_WIDTH, height: A4_HEIGHT });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { turn } of turns) {
    await page.goto(`${service.url}/reports/${id}/turns/${turn}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`turn ${turn}`);
    const { width, height } = await page.evaluate(() => {
      const boxes = [...document.body.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ right }) => right)),
        height: document.documentElement.scrollHeight,
      };
    });
    expect(width).toBeLessThanOrEqual(A4_WIDTH);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = (sheets.match(/\/Type\s*\/Page\b/g) ?? []).length;
    const least = Math.ceil(height / A4_HEIGHT);
    expect(pages).toBeGreaterThanOrEqual(least);
    // What is not broken apart (the map) may leave the rest of a sheet empty.
    expect(pages).toBeLessThanOrEqual(least + 1);
    expect(sheets.match(/\/MediaBox\s*\[0 0 59[45]\S* 84[12]/)).not.toBeNull();
  }
});

test('the page of a turn, its tables and the sheet of orders are kept as files', async ({
  page,
  service,
}) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'Turn report' }).click();
  for (const [button, file] of [
    ['Page', 'Border - turn 1.html'],
    ['Markdown', 'Border - turn 1.md'],
    ['Text', 'Border - turn 1.txt'],
    ['Order sheet', 'Border - orders.html'],
    ['Units', 'Border - units.csv'],
    ['Ledger', 'Border - ledger.csv'],
  ] as const) {
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    expect(kept.suggestedFilename()).toBe(file);
  }
});
