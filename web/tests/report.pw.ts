import type { Page } from '@playwright/test';
import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

test('a turn is reported on a page, printed without what is for the screen, and its map saved', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  await asSeat(
    service,
    tokens[2]!,
    `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
    { input: { timeline, commandId: 'reported' } },
  );
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'Turn report' }).click();
  await page.getByRole('combobox', { name: /^Turn/ }).selectOption('1');
  await expect(page.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  await expect(page.getByText('Arbiter closes the phase.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The map at the end of the turn' })).toBeVisible();
  await holdsUp(page, 'report');

  for (const kind of ['PNG', 'SVG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Map as ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Border - turn 1.${kind.toLowerCase()}`);
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Arbiter closes the phase.')).toBeVisible();
  for (const format of ['A4', 'A5']) {
    const sheet = (await page.pdf({ format })).toString('latin1');
    expect(sheet.startsWith('%PDF-')).toBe(true);
    const pages = sheet.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(6);
  }
});

test('the room is printed as map, orders that are asked for and what happened', async ({ page, service }) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What is wanted of you' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Tap a field of the map')).toBeHidden();
  // Without its ground the sign of a seat would be white on white.
  await expect(
    page
      .getByRole('region', { name: /^Standings/ })
      .locator('.emblem')
      .first(),
  ).toHaveCSS('print-color-adjust', 'exact');
  for (const format of ['A4', 'A5']) {
    const sheet = (await page.pdf({ format })).toString('latin1');
    expect((sheet.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThan(format === 'A4' ? 5 : 9);
  }
});

test('the sheet of orders and the page of a unit are printed on a sheet of A4 or two', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  const sheetsOf = async (paper: Page): Promise<number> =>
    ((await paper.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  const html = await fetch(`${service.url}/reports/${timeline}/orders/now.html`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  await page.getByRole('link', { name: 'Forces' }).click();
  await page.getByRole('link', { name: 'First Column', exact: true }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await sheetsOf(page)).toBe(1);
  const paper = await page.context().newPage();
  await paper.setContent(await html.text());
  await expect(paper.getByText('First Column').first()).toBeVisible();
  expect(await sheetsOf(paper)).toBeLessThanOrEqual(2);
});
