import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { attack, openBorder } from './border.js';
import { textOfPages } from './pdf.js';
import { asSeat, expect, test, type Service } from './service.js';

/** Set by hand to look at the sheets: a folder for them. */
const SHOTS = process.env['WARLEDGER_SCREENSHOTS'];

/** What a page is on paper, sheet by sheet. */
async function printed(page: Page, format: 'A4' | 'A5'): Promise<readonly string[]> {
  const pdf = await page.pdf({ format });
  if (SHOTS) writeFileSync(`${SHOTS}/${test.info().title.slice(0, 24)} ${format}.pdf`, pdf);
  return textOfPages(pdf);
}

/** What is for the screen alone. */
const CHROME = /Looking as|Playground|Deadlines|Order …|Print|Smaller|House rules|Take it along|as tables/;

const sitAs = async (page: Page, service: Service, token: string): Promise<void> => {
  await page.goto(`${service.url}/app/enter#token=${token}`);
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
};

test('the brief of a battle goes to the table alone, on two sheets of A4 or four of A5', async ({
  page,
  service,
}) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  const { timeline, tokens } = seated;
  const found = await asSeat<{ timeline: { at: { battles: { key: string; status: string }[] } } }>(
    service,
    tokens[0]!,
    'query ($t: ID!) { timeline(id: $t) { at { battles { key status } } } }',
    { t: timeline },
  );
  const battle = found.timeline.at.battles.find(({ status }) => status === 'PENDING')!.key;
  await asSeat(
    service,
    tokens[2]!,
    'mutation ($input: ResolveBattleInput!) { resolveBattle(input: $input) { __typename } }',
    {
      input: {
        timeline,
        battle,
        commandId: `printed-${battle}`,
        result: { planetary: { issueBrief: { gameTurns: 6 } } },
      },
    },
  );
  await sitAs(page, service, tokens[0]!);
  await page.getByText('Brief for the table').click();
  await expect(page.getByText('First turn', { exact: true })).toBeVisible();
  for (const [format, most] of [
    ['A4', 2],
    ['A5', 4],
  ] as const) {
    const sheets = await printed(page, format);
    expect(sheets.length).toBeLessThanOrEqual(most);
    const text = sheets.join(' ');
    for (const told of ['North', 'South', 'First Column', 'First turn', 'Game turns'])
      expect(text).toContain(told);
    expect(text).not.toMatch(CHROME);
    expect(text).not.toContain('What is wanted of you');
  }
});

test('the report of a turn is printed with its map, whole and without what is for the screen', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  await asSeat(
    service,
    tokens[2]!,
    `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
    { input: { timeline, commandId: 'printed' } },
  );
  await sitAs(page, service, tokens[2]!);
  await page.getByRole('link', { name: 'Turn report' }).click();
  await page.getByRole('combobox', { name: /^Turn/ }).selectOption('1');
  await expect(page.getByRole('img', { name: 'The map at the end of the turn' })).toBeVisible();
  for (const [format, most] of [
    ['A4', 2],
    ['A5', 4],
  ] as const) {
    const sheets = await printed(page, format);
    expect(sheets.length).toBeLessThanOrEqual(most);
    const text = sheets.join(' ');
    for (const told of ['Border', 'Turn 1', 'Standings', 'North', 'South', 'Arbiter closes the phase.'])
      expect(text).toContain(told);
    expect(text).not.toMatch(CHROME);
  }
});

test('a moment of the room is printed: its map, what is wanted, what happened', async ({ page, service }) => {
  const { tokens } = await openBorder(service);
  await sitAs(page, service, tokens[0]!);
  await expect(page.locator('.waiting')).toHaveCount(0);
  const event = await page.locator('.event .said').first().textContent();
  const sheets = await printed(page, 'A4');
  expect(sheets.length).toBeLessThanOrEqual(2);
  // The map stands on the first sheet, with the sizes of its settlements.
  expect(sheets[0]).toContain('Border');
  expect(sheets[0]).toContain('Turn 1');
  const text = sheets.join(' ');
  for (const told of ['What is wanted of you', 'Standings', 'What happened', event!, 'Seats'])
    expect(text).toContain(told);
  expect(text).not.toMatch(CHROME);
});

test('the sheet of orders is printed with its sentences', async ({ page, service }) => {
  const { timeline, tokens } = await openBorder(service);
  await asSeat(
    service,
    tokens[0]!,
    `mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) { __typename } }`,
    {
      input: {
        timeline,
        commandId: 'on-paper',
        orders: { planetary: { orders: [{ battleOrder: { detachment: 'west-1', order: 'DEFEND' } }] } },
      },
    },
  );
  const html = await fetch(`${service.url}/reports/${timeline}/orders/now.html`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  await page.setContent(await html.text());
  const sheets = await printed(page, 'A4');
  expect(sheets.length).toBeLessThanOrEqual(2);
  for (const told of ['Border', 'North', 'First Column', 'Second Column']) expect(sheets[0]).toContain(told);
  // What is open, to be ticked at the table; for the others see the last sheet.
  expect(sheets[0]).toMatch(/First Column, plains 3,3 .* attack → plains 4,3/);
  expect(sheets.at(-1)).toContain('Garrison');
});
