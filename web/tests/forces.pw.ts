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
  // What these eyes know of none of them has no column.
  await page.getByLabel('Looking as').selectOption('Spectator');
  await page.getByRole('link', { name: 'Forces' }).click();
  await expect(page.getByRole('columnheader', { name: 'Strength' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Experience' })).toHaveCount(0);
});

test('a unit has a page, with what it has learnt step by step', async ({ page, service }) => {
  await sitDown(page, service, 'Arbiter');
  await page.getByRole('link', { name: 'Forces' }).click();
  const units = page.getByRole('region', { name: 'Units, with their experience' });
  await units.getByRole('link', { name: 'First of NW', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'First of NW' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Its experience, the newest first' }).getByRole('row');
  await expect(steps.nth(1).getByRole('link', { name: /^PLN-/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Experience of First of NW' })).toBeVisible();
  await holdsUp(page, 'unit');
  await page.getByRole('link', { name: 'What it did, event by event' }).click();
  await expect(page).toHaveURL(/audit\?piece=nw-1/);
});

test('trade lines are drawn over the map of the room for whoever wants them, with their forecast in words', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Arbiter');
  const map = page.getByRole('listbox', { name: 'Map' });
  await expect(map).toBeVisible();
  const lines = page.getByRole('region', { name: 'Trade lines' });
  await expect(lines).toHaveCount(0);
  const without = await map.locator('line').count();
  await page.getByRole('button', { name: 'Trade lines' }).click();
  await expect(page).toHaveURL(/lines=true/);
  await expect(page.getByRole('button', { name: 'Trade lines' })).toHaveAttribute('aria-pressed', 'true');
  await expect(lines.getByText(/^Forecast: arrives in turn \d/).first()).toBeVisible();
  expect(await map.locator('line').count()).toBeGreaterThan(without);
  await holdsUp(page, 'room-lines');
  // They are those of the moment: it goes on being shown while time is travelled.
  const now = await lines.getByRole('listitem').count();
  await page.goto(`${page.url().replace(/\?.*/, '')}?lines=true&at=0`);
  await expect(page.locator('.when')).toContainText('step 0 of');
  await expect(lines.getByText(/^Forecast: arrives in turn \d/).first()).toBeVisible();
  expect(await lines.getByRole('listitem').count()).toBeLessThanOrEqual(now);
  await page.getByRole('button', { name: 'Trade lines' }).click();
  await expect(page).not.toHaveURL(/lines=/);
  await expect(lines).toHaveCount(0);
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
  await expect(page.getByRole('img', { name: /^Trade lines on the map/ })).toBeVisible();
  await expect(lines.getByText(/^Forecast: arrives in turn \d/).first()).toBeVisible();
  await holdsUp(page, 'trade-lines');
});
