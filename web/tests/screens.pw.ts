import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';

test('a visitor finds the demo campaign and opens it with one click', async ({ page, service }) => {
  await page.goto(`${service.url}/`);
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  await holdsUp(page, 'campaigns');
  await page.getByRole('link', { name: /^Demo:/ }).click();
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is waited for' })).toBeVisible();
  await holdsUp(page, 'room-spectator');
});

test('a player sits down by a link, which leaves no token in the address', async ({ page, service }) => {
  await sitDown(page, service, 'Ada');
  await expect(page.getByRole('heading', { name: 'What is wanted of you' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What is wanted of you' }).getByText('Lock the phase when').first(),
  ).toBeVisible();
  expect(page.url()).not.toContain('wl_');
  await holdsUp(page, 'room-player');
});

test('a token is pasted, and told whose it is; one that lets in nobody is answered in words', async ({
  page,
  service,
  complaints,
}) => {
  await page.goto(`${service.url}/app/enter`);
  await page.getByLabel('Token or invite code').fill('wl_nobody');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The browser itself notes an answer 401.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.getByLabel('Token or invite code').fill(service.tokens['Boris']!);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByLabel('Looking as')).toHaveValue(/^Boris · Demo/);
  await page.getByRole('link', { name: 'Seats' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await holdsUp(page, 'enter');
});

test('every panel follows the moment, and the moment is in the address', async ({ page, service }) => {
  await sitDown(page, service, 'Ada');
  const moment = page.getByRole('region', { name: 'Moment' });
  const standings = page.getByRole('region', { name: /^Standings/ });
  const events = page.getByRole('region', { name: 'What happened' });
  await expect(moment).toContainText('Turn 4');
  const now = await standings.textContent();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.press('Home');
  await expect(moment).toContainText('Turn 1');
  await page.getByRole('button', { name: 'Turn after' }).click();
  await expect(page).toHaveURL(/at=\d+/);
  await expect(moment).toContainText('End of turn 1');
  await expect(standings).not.toHaveText(now!);
  await expect(events.getByRole('heading', { level: 3 }).first()).not.toContainText('Turn 4');
  await expect(page.getByText('You look at the past')).toBeVisible();
  await page.reload();
  await expect(moment).toContainText('End of turn 1');
  await holdsUp(page, 'room-past');

  const before = page.url();
  await slider.press('ArrowRight');
  await expect(page).not.toHaveURL(before);
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page).not.toHaveURL(/at=/);
  await expect(moment).toContainText('Turn 4');
});

test('the map is walked over with the keys, and a field says what stands there', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Ada');
  const fields = page.getByRole('listbox', { name: 'Map' }).getByRole('option');
  await fields.first().focus();
  const first = await fields.first().getAttribute('data-field');
  await page.keyboard.press('ArrowRight');
  const reached = page.locator('[data-field]:focus');
  await expect(reached).not.toHaveAttribute('data-field', first!);
  await page.keyboard.press('Enter');
  await expect(reached).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/place=/);
  const words = (await reached.getAttribute('aria-label'))!.split(',')[0]!;
  await expect(page.getByRole('region', { name: /^Place: / })).toContainText(words);
});

test('whose eyes: the spectator sees other fields than Ada, in map, card and tables alike', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Ada');
  const unseen = page.getByRole('option', { name: /never seen/ });
  await expect(unseen.first()).toBeAttached();
  await expect(page.getByLabel('Looking as')).toHaveValue(/^Ada/);
  await unseen.first().press('Enter');
  const place = page.getByRole('region', { name: /^Place: / });
  await expect(place).toContainText('You have never seen it');
  await page.getByText('The map as tables').click();
  const rows = page.getByRole('region', { name: 'Places' }).getByRole('row');
  const never = rows.filter({ has: page.getByRole('cell', { name: 'never', exact: true }) });
  await expect(never).toHaveCount(await unseen.count());
  await page.getByLabel('Looking as').selectOption('Spectator');
  await expect(page.getByRole('heading', { name: 'What is waited for' })).toBeVisible();
  await expect(unseen).toHaveCount(0);
  await expect(place).not.toContainText('You have never seen it');
  await expect(never).toHaveCount(0);
});

test('why: an event tells its rules, and what led to it', async ({ page, service }) => {
  // Of others' battles Ada may not know what led to their end, and the demo's dice fall otherwise each time.
  await sitDown(page, service, 'Arbiter');
  const events = page.getByRole('region', { name: 'What happened' });
  await events.getByLabel('Show').selectOption('OUTCOME');
  const event = events
    .locator('.event')
    .filter({ hasText: /^Turn \d+ begins/ })
    .first();
  await event.locator('summary').first().click();
  await expect(event.getByRole('link').first()).toHaveAttribute('href', /^\/rules\//);
  await event.getByRole('button', { name: 'What led to it?' }).click();
  await expect(event.locator('.causes li').first()).toBeVisible();
});

test('the pages of a campaign stand in one row, the open one in view, and the keys reach all of them', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Ada');
  const nav = page.getByRole('navigation', { name: 'Campaign' });
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  for (const width of [page.viewportSize()!.width, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.reload();
    await expect(nav.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
    const tops = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(11);
    expect(new Set(tops).size).toBe(1);
    await nav.getByRole('link', { name: 'Map' }).focus();
    await expect(nav.getByRole('link', { name: 'Map' })).toBeInViewport({ ratio: 1 });
    for (let key = 0; key < 10; key += 1) await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'People' })).toBeFocused();
    await expect(nav.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('what does not come is asked for once more, and what is not there leads elsewhere', async ({
  page,
  service,
}) => {
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'The service is being mended.' }] } }),
  );
  await page.goto(`${service.url}/app/`);
  await expect(page.getByRole('alert')).toContainText('The service is being mended.');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Demo:/ })).toBeVisible();
  await page.goto(`${service.url}/app/c/nothing-like-it`);
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});
