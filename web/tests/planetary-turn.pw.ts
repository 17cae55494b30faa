import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';
import { invite, order, press, region } from './table.js';

const START = fileURLToPath(new URL('positions/two-capitals.json', import.meta.url));

/** Both lock, and the phase ends by itself. */
async function lockBoth(pages: readonly Page[], next: string): Promise<void> {
  for (const page of pages)
    await press(region(page, 'Orders'), /^(Lock the phase|Seal them and lock the phase)$/);
  for (const page of pages) await expect(region(page, 'Moment')).toContainText(next);
}

test('a turn of a planet: two players and an arbiter, from building to the next turn', async ({
  page: arbiter,
  browser,
  service,
}) => {
  test.setTimeout(150_000);
  arbiter.setDefaultTimeout(10_000);
  await sitDown(arbiter, service, 'Admin');
  await arbiter.goto(`${service.url}/app/open/by-hand`);
  const form = arbiter.getByRole('form', { name: 'Open by hand' });
  await form.getByLabel('Go on from a file').setInputFiles(START);
  await expect(form.getByLabel('Name of the campaign')).toHaveValue('A turn of a planet');
  await press(form, 'Open it');
  await expect(arbiter.getByRole('heading', { level: 1, name: 'A turn of a planet' })).toBeVisible();
  const west = await invite(arbiter, browser, 'West');
  const east = await invite(arbiter, browser, 'East');
  const players = [west, east];

  await test.step('what is built is picked at its hex', async () => {
    await west.getByRole('option', { name: /^Metropol 1,1/ }).press('Enter');
    await press(west.getByRole('region', { name: 'Place: Metropol 1,1' }), 'Order here …');
    const orders = region(west, 'Orders');
    await orders
      .locator('.kind', { hasText: /^Build building / })
      .locator('summary')
      .click();
    await holdsUp(west, 'planet-build');
    await press(orders, /build building → BARRACKS/);
    await expect(orders.getByRole('status')).toContainText('Given');
    await expect(west.getByRole('region', { name: 'Place: Metropol 1,1' })).toContainText(/Barracks/);
    await lockBoth(players, 'Air mission orders');
    await lockBoth(players, 'Movement orders');
  });

  await test.step('a march is ordered on the map, sealed, and seen by the other when it is over', async () => {
    await order(west, 'Lances', 'Specified path', 'plains 3,1');
    await lockBoth(players, 'Battle orders');
    for (const page of [west, arbiter])
      await expect(page.getByRole('option', { name: /^plains 3,1.*Lances of West/ })).toBeAttached();
  });

  await test.step('the turn ends, and is told on a page', async () => {
    await lockBoth(players, 'Turn 2');
    await arbiter.getByRole('link', { name: 'Turn report' }).click();
    await arbiter.getByRole('combobox', { name: /^Turn/ }).selectOption('1');
    await expect(arbiter.getByText(/Lances/).first()).toBeVisible();
    await holdsUp(arbiter, 'planet-report');
  });
  for (const page of players) await page.context().close();
});
