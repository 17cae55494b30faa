import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';

test('the admin opens a scenario with one click, and invites a player by a link', async ({
  page,
  browser,
  service,
}) => {
  await sitDown(page, service, 'Admin');
  await page.getByRole('link', { name: 'Open a campaign' }).click();
  await expect(page.getByRole('heading', { name: 'Open a campaign' })).toBeVisible();
  await holdsUp(page, 'open');
  await page.getByRole('button', { name: /^Open Border clash/ }).click();
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await expect(page.getByLabel('Looking as')).toHaveValue(/^Arbiter/);

  await page.getByRole('button', { name: 'Invite to the seat Player 1' }).click();
  await expect(page.getByRole('img', { name: 'For the camera of a phone: the seat Player 1' })).toBeVisible();
  await holdsUp(page, 'invited');
  const link = await page.getByLabel('Link for Player 1').inputValue();
  const player = await (await browser.newContext()).newPage();
  await player.goto(link);
  await expect(player.getByLabel('Looking as')).toHaveValue(/^Player 1/);
  await expect(player.getByRole('heading', { name: 'What is wanted of you' })).toBeVisible();
  await player.context().close();
});

test('a seat is known by the colour and sign that were chosen, on the map and beside it', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Border clash', exact: true }) });
  await card.getByText('Name it, and who plays').click();
  await card.getByLabel('Sign of player 1').fill('NW');
  await card.getByLabel('Colour of player 1').selectOption('TEAL');
  const isWhole = (each: Element): boolean =>
    each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight;
  expect(await card.locator('.emblem', { hasText: 'NW' }).evaluate(isWhole)).toBe(true);
  await holdsUp(page, 'open-emblems');
  await card.getByRole('button', { name: /^Open/ }).click();
  const map = page.getByRole('listbox', { name: 'Map' });
  await expect(map.locator('text', { hasText: /^NW$/ }).first()).toBeAttached();
  await expect(
    page
      .getByRole('region', { name: /^Standings/ })
      .locator('.emblem', { hasText: 'NW' })
      .first(),
  ).toHaveCSS('background-color', /rgb\((0, 105, 92|79, 195, 176)\)/);
});

for (const title of [/Space Empires/i, /Ghost/i]) {
  test(`a campaign of ${title.source} has its map without a page of its own`, async ({ page, service }) => {
    await sitDown(page, service, 'Admin');
    await page.goto(`${service.url}/app/open`);
    const ruleset = page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
    await ruleset.getByRole('button', { name: /^Open/ }).first().click();
    await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
    await holdsUp(page, `room-${title.source.replace(/\W/g, '').toLowerCase()}`);
  });
}

test('a board without a grid is shown place by place', async ({ page, service }) => {
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  const ruleset = page.locator('section', { has: page.getByRole('heading', { level: 2, name: /Epic/i }) });
  await ruleset.getByRole('button', { name: /^Open/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
  await expect(page.getByText('Nothing in: Reserve')).toBeVisible();
  // A battle that is the campaign itself has no report of its own.
  await expect(page.getByRole('button', { name: 'Enter the report' })).toHaveCount(0);
  await holdsUp(page, 'room-epic');
});
