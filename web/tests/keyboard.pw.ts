import type { Browser, Page } from '@playwright/test';
import { Keys } from './keys.js';
import { expect, sitDown, test } from './service.js';
import { battleIn, region } from './table.js';

/** An evening of a club without a mouse: what is pressed is reached by keys, seen when it is reached, and the focus is never lost. */

async function invited(arbiter: Keys, browser: Browser, seat: string): Promise<Keys> {
  const seats = region(arbiter.page, 'Seats');
  await arbiter.press(seats.getByRole('button', { name: `Invite to the seat ${seat}` }));
  const link = await seats.getByLabel(`Link for ${seat}`).inputValue();
  const page = await (await browser.newContext({ viewport: arbiter.page.viewportSize() })).newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(link);
  await expect(page.getByLabel('Looking as')).toHaveValue(new RegExp(`^${seat} · `));
  return new Keys(page);
}

/** From the field that the map begins at to one with a piece, arrow by arrow. */
async function walkTo(keys: Keys, piece: string): Promise<void> {
  const { page } = keys;
  const fields = page.getByRole('listbox', { name: 'Map' });
  await keys.to(fields.locator('[tabindex="0"]'));
  const goal = fields.getByRole('option', { name: new RegExp(piece) }).first();
  const placeOf = async (which: string): Promise<{ x: number; y: number }> =>
    page.locator(which).evaluate((node) => {
      const { left, width, top, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const there = await placeOf(`[data-field="${await goal.getAttribute('data-field')}"]`);
  for (let step = 0; step < 40; step += 1) {
    if (await goal.evaluate((node) => node === document.activeElement)) break;
    const { x, y } = await placeOf('[data-field]:focus');
    const [right, down] = [there.x - x, there.y - y];
    if (Math.abs(down) < 5) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    else if (down > 0) await page.keyboard.press(right > 0 ? 'x' : 'z');
    else await page.keyboard.press(right > 0 ? 'e' : 'w');
  }
  await expect(goal).toBeFocused();
  await page.keyboard.press('Enter');
}

const saidOf = (page: Page, event: string) =>
  region(page, 'What happened').locator('.event', { hasText: event }).first();

test('a battle is opened, ordered, locked, reported, disputed, forked, compared, amended and promoted by keys alone', async ({
  page,
  browser,
  service,
  hasTouch,
}) => {
  test.skip(hasTouch, 'A phone has no keys.');
  test.setTimeout(240_000);
  page.setDefaultTimeout(10_000);
  const arbiter = new Keys(page);
  await sitDown(page, service, 'Admin');
  await arbiter.press(page.getByRole('link', { name: 'Open a campaign' }));
  await arbiter.press(page.getByRole('button', { name: 'Open Border clash' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Border clash' })).toBeVisible();
  const west = await invited(arbiter, browser, 'Player 1');
  const east = await invited(arbiter, browser, 'Player 2');

  await test.step('an order on the map, sealed and locked', async () => {
    await walkTo(west, 'First Column of Player 1');
    const place = region(west.page, /^Place/);
    await west.press(
      place
        .getByRole('listitem')
        .filter({ hasText: 'First Column' })
        .getByRole('button', { name: 'Order …' }),
    );
    const orders = region(west.page, 'Orders');
    await west.press(orders.locator('.kind > summary', { hasText: /^Attack / }));
    await west.press(orders.getByRole('button', { name: /attack → plains 4,3/ }).first());
    await expect(orders.locator('.sheet')).toContainText('First Column: attack → plains 4,3');
    await west.press(orders.getByRole('button', { name: 'Seal them and lock the phase' }));
    await expect(orders.getByText('The service holds exactly these.')).toBeVisible();
    await east.press(region(east.page, 'Orders').getByRole('button', { name: 'Lock the phase' }));
    await expect(battleIn(west.page, 'plains 4,3')).toContainText('Pending');
  });

  await test.step('a battle reported, disputed, decided', async () => {
    const here = battleIn(west.page, 'plains 4,3');
    await west.press(here.getByRole('button', { name: 'Enter the report' }));
    const report = here.getByRole('form', { name: 'Enter the report' });
    await west.type(report.getByRole('spinbutton', { name: 'Game turns that were played' }), '6');
    for (const [side, points] of [
      ['Attacker', '310'],
      ['Defender', '50'],
    ] as const)
      await west.type(
        report
          .getByRole('group', { name: side, exact: true })
          .getByRole('spinbutton', { name: /^Victory points/ }),
        points,
      );
    await west.press(report.getByRole('button', { name: 'What would follow?' }));
    await expect(here.getByRole('status')).toContainText('It may be done');
    await west.press(report.getByRole('button', { name: 'Enter the report' }));
    await expect(report).toBeHidden();
    await west.isKept();

    const theirs = battleIn(east.page, 'plains 4,3');
    await east.type(theirs.getByLabel('Why it is not right'), 'The squad was still there.');
    await east.press(theirs.getByRole('button', { name: 'Dispute it' }));
    await expect(theirs).toContainText('Disputed');

    const judged = battleIn(page, 'plains 4,3');
    await arbiter.press(judged.getByRole('button', { name: 'Decide the disputed report' }));
    const form = judged.getByRole('form', { name: 'Decide the disputed report' });
    await arbiter.type(form.getByLabel('Why'), 'As it was reported.');
    await arbiter.press(form.getByRole('button', { name: 'Decide the disputed report' }));
    await expect(region(page, 'Moment')).toContainText('Turn 2');
  });

  await test.step('a branch, compared and promoted', async () => {
    await arbiter.press(page.locator('.what-if > summary'));
    const fork = page.getByRole('form', { name: 'What if' });
    await arbiter.type(fork.getByLabel('Name of the branch'), 'The bridge held');
    await arbiter.type(fork.getByLabel('Why'), 'To see.');
    await arbiter.press(fork.getByRole('button', { name: 'Fork here' }));
    await expect(page.getByText('You look at the branch “The bridge held”')).toBeVisible();
    await arbiter.press(page.getByRole('link', { name: 'Branches' }));
    await arbiter.press(page.getByRole('link', { name: 'Compare The bridge held with what it left' }));
    await arbiter.press(page.getByRole('slider', { name: 'Moment of both' }), 'Home');
    await expect(page).toHaveURL(/turn=1/);
    await arbiter.press(page.getByRole('link', { name: 'Branches' }));
    await arbiter.press(page.locator('summary', { hasText: 'Make it the one that counts' }));
    const promote = page.getByRole('form', { name: 'Promote The bridge held' });
    await arbiter.type(promote.getByLabel('Why'), 'So it was agreed.');
    await arbiter.press(promote.getByRole('button', { name: 'Let it count' }));
    await expect(promote).toBeHidden();
    await arbiter.isKept();
  });

  await test.step('a correction', async () => {
    await arbiter.press(
      page.getByRole('navigation', { name: 'Campaign' }).getByRole('link', { name: 'Map' }),
    );
    await arbiter.type(region(page, 'What happened').getByLabel('Show'), 'What was said');
    const event = saidOf(page, 'Arbiter decides the dispute');
    await arbiter.press(event.locator('summary').first());
    await arbiter.press(event.getByRole('button', { name: 'Correct this …' }));
    const amend = event.getByRole('group', { name: /^Correct step/ });
    await arbiter.press(amend.getByRole('button', { name: 'What if it is left out?' }));
    await expect(amend.getByRole('group', { name: 'What it changes' })).toBeVisible();
    await arbiter.type(amend.getByLabel('Why it is corrected'), 'It was not so.');
    await arbiter.press(amend.getByRole('button', { name: 'Leave it out' }));
    await expect(page.getByText(/You look at the branch “.*amended/)).toBeVisible();
  });

  await test.step('a rule read above the page gives the focus back', async () => {
    const rule = region(page, 'What is waited for')
      .or(region(page, 'What is wanted of you'))
      .locator('a.rule');
    await arbiter.press(rule.first());
    const reader = page.getByRole('dialog', { name: 'Rule' });
    await expect(reader).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
    await expect(rule.first()).toBeFocused();
  });
  for (const each of [west, east]) await each.page.context().close();
});
