import { holdsUp } from './quality.js';
import { asSeat, expect, sitDown, test } from './service.js';

test('units stand with their experience, which the ledger explains', async ({ page, service }) => {
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  const sector = page.locator('section', { has: page.getByRole('heading', { level: 2, name: /Ghost/ }) });
  await sector.getByRole('button', { name: /^Open/ }).first().click();
  await page.getByRole('link', { name: 'Forces' }).click();
  const units = page.getByRole('region', { name: 'Units, with their experience' }).getByRole('row');
  await expect(units.nth(1)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trade lines' })).toBeVisible();
  // Nobody has ordered one yet.
  await expect(page.getByText('Nothing travels')).toBeVisible();
  await holdsUp(page, 'forces');
  await units.nth(1).getByRole('link', { name: /^Why/ }).click();
  await expect(page).toHaveURL(/\/ledger\?account=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible();
});

test('trade lines stand with their way, as many as there are', async ({ page, service }) => {
  await sitDown(page, service, 'Arbiter');
  await expect(page.getByRole('region', { name: 'Moment' })).toBeVisible();
  const [, campaign] = /\/c\/(\w+)/.exec(page.url()) ?? [];
  const found = await asSeat<{ campaign: { main: { at: { tradeLines: { key: string }[] } } } }>(
    service,
    'Arbiter',
    'query ($c: ID!) { campaign(id: $c) { main { at { tradeLines { key } } } } }',
    { c: campaign },
  );
  const { tradeLines } = found.campaign.main.at;
  await page.getByRole('link', { name: 'Forces' }).click();
  const lines = page.getByRole('region', { name: 'Trade lines' });
  await expect(lines.getByRole('heading')).toBeVisible();
  await expect(lines.locator('.waiting')).toHaveCount(0);
  await expect(lines.getByRole('listitem')).toHaveCount(tradeLines.length);
  // Roads between owned settlements carry something from the start.
  expect(tradeLines.length).toBeGreaterThan(0);
  await holdsUp(page, 'trade-lines');
});
