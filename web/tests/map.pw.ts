import type { Locator, Page } from '@playwright/test';
import { asSeat, expect, sitDown, test } from './service.js';

const scrollOf = (frame: Locator): Promise<{ x: number; y: number }> =>
  frame.evaluate((node) => ({ x: node.scrollLeft, y: node.scrollTop }));

/** Frames in which a finger draws over the map. */
const DRAWN_IN = 20;

/** A finger that draws over the middle of the map. */
async function draw(page: Page, frame: Locator, x: number, y: number): Promise<void> {
  const box = (await frame.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const [left, top] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2];
  const touch = (type: string, share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: left + x * share, y: top + y * share }],
    } as never);
  await touch('touchStart', 0);
  for (let step = 1; step <= DRAWN_IN; step += 1) {
    await touch('touchMove', step / DRAWN_IN);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  await touch('touchEnd', 1);
}

test('under a thumb the map scrolls with the page until it is magnified, and what is drawn over is not picked', async ({
  page,
  service,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'A mouse has no thumb.');
  await sitDown(page, service, 'Ada');
  const frame = page.locator('.map-frame');
  await expect(frame).toBeVisible();
  await draw(page, frame, 0, -200);
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(100);
  expect(page.url()).not.toContain('place=');
  await page.evaluate('scrollTo(0, 0)');

  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.evaluate('scrollTo(0, 0)');
  await draw(page, frame, -120, -120);
  expect((await scrollOf(frame)).x).toBeGreaterThan(50);
  expect(page.url()).not.toContain('place=');
  // A tap picks, and nothing but a button does more than that.
  await page
    .getByRole('option', { name: / of Ada/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/place=/);
  await expect(page.getByRole('button', { name: 'Order …' }).first()).toBeVisible();
});

test('a mouse draws the magnified map, and picks nothing by it', async ({ page, service, hasTouch }) => {
  test.skip(hasTouch, 'A thumb has no mouse.');
  await sitDown(page, service, 'Ada');
  const frame = page.locator('.map-frame');
  for (let larger = 0; larger < 3; larger += 1) await page.getByRole('button', { name: 'Larger' }).click();
  const box = (await frame.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Within one field: what is let go is where it was taken.
  await page.mouse.move(x - 10, y - 10);
  await page.mouse.up();
  expect(await scrollOf(frame)).toEqual({ x: 10, y: 10 });
  expect(page.url()).not.toContain('place=');
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/place=/);
});

test('the map is in view while everything beside it is read, at a desk', async ({
  page,
  service,
  hasTouch,
}) => {
  await sitDown(page, service, 'Ada');
  const map = page.getByRole('listbox', { name: 'Map' });
  await expect(map).toBeVisible();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  if (hasTouch) await expect(map).not.toBeInViewport();
  else await expect(map).toBeInViewport({ ratio: 0.9 });
});

test('the map is walked over without a mouse, and only the field arrived at is read', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Ada');
  const fields = page.getByRole('listbox', { name: 'Map' }).getByRole('option');
  await fields.first().focus();
  await expect(page.locator('[data-field][tabindex="0"]')).toHaveCount(1);
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
    ['x', 'w'],
  ] as const) {
    const from = await page.locator('[data-field]:focus').getAttribute('data-field');
    await page.keyboard.press(there);
    await expect(page.locator('[data-field]:focus')).not.toHaveAttribute('data-field', from!);
    await expect(page.locator('[data-field]:focus')).toHaveAttribute('aria-label', /\w/);
    await page.keyboard.press(back);
    await expect(page.locator('[data-field]:focus')).toHaveAttribute('data-field', from!);
  }
  await page.keyboard.press('+');
  await expect(page.locator('.map-frame')).toHaveClass(/large/);
  await page.keyboard.press('0');
  await expect(page.locator('.map-frame')).not.toHaveClass(/large/);
});

test('a map with empty ground between its fields is walked over whole, from any of them', async ({
  page,
  service,
}) => {
  const { rulesets } = await asSeat<{
    rulesets: { code: string; scenarios: { opening: object; minPlayers: number }[] }[];
  }>(service, null, '{ rulesets { code scenarios { minPlayers opening } } }');
  const [sector] = rulesets.find(({ code }) => code === 'GHOST_OF_WAR')!.scenarios;
  const { createCampaign } = await asSeat<{ createCampaign: { campaign: { id: string } } }>(
    service,
    'Admin',
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ... on CampaignOpened { campaign { id } } } }`,
    {
      input: {
        commandId: `walked-${test.info().project.name}`,
        name: 'Walked',
        seats: Array.from({ length: sector!.minPlayers }, (_, at) => ({ name: `Player ${at + 1}` })),
        ruleset: sector!.opening,
      },
    },
  );
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/c/${createCampaign.campaign.id}`);
  const fields = page.getByRole('listbox', { name: 'Map' }).getByRole('option');
  await expect(fields.first()).toBeVisible();
  const keyOf = () => page.locator('[data-field]:focus').getAttribute('data-field');
  const all = await fields.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-field')));
  expect(all.length).toBeGreaterThan(4);
  await fields.first().focus();
  const reached = new Set([await keyOf()]);
  for (const from of reached)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'e', 'z']) {
      await page.locator(`[data-field="${from}"]`).focus();
      await page.keyboard.press(key);
      reached.add(await keyOf());
    }
  expect([...reached].sort()).toEqual([...all].sort());
});
