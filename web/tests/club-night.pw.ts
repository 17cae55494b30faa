import type { Locator, Page } from '@playwright/test';
import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';
import { battleIn, invite, open, order, press, region, step } from './table.js';

/** One evening as `docs/first-club-night.md` tells it, in the app alone: nothing is asked of the service but by its screens. */

const diceForm = (page: Page): Locator => page.getByRole('form', { name: 'Dice from the table' });

/** Enters what fell on the table. */
async function throwDice(page: Page, ...faces: number[]): Promise<void> {
  // Where somebody else was quicker nothing is asked for any more.
  const soon = { timeout: 2000 };
  await diceForm(page).getByLabel('Faces, in this order').fill(faces.join(' '), soon);
  await diceForm(page).getByRole('button', { name: 'Enter the dice' }).click(soon);
}

/** Sixes, as often as somebody is asked for dice, until `done` is to be seen. */
async function throwUntil(done: Locator, ...pages: readonly Page[]): Promise<void> {
  const enter = async (page: Page): Promise<void> => {
    const form = diceForm(page);
    if (!(await form.isVisible())) return;
    const wanted = await form.getByText(/^\d+ to go$/).innerText({ timeout: 1000 });
    await throwDice(page, ...Array<number>(Number.parseInt(wanted, 10)).fill(6));
  };
  await expect(async () => {
    for (const page of pages) await enter(page);
    await expect(done).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

const FITS = /and (\w+) of (.+?) \(\d+ points\) still fits/;

/** Begins with nothing and adds the step that the refusal names, as a player would. */
async function chooseLosses(battle: Locator): Promise<void> {
  const form = await step(battle, 'Choose your own losses');
  const answer = battle.locator('.answer');
  const said = new Set<string>();
  for (let rows = 0; ; rows += 1) {
    await press(form, 'Choose your own losses');
    let text = '';
    await expect
      .poll(async () => /still fits|^Done/.test((text = await answer.innerText())) && !said.has(text))
      .toBe(true);
    said.add(text);
    const [, kind, unit] = FITS.exec(text) ?? [];
    if (!kind || !unit) break;
    await press(form, rows === 0 ? 'Steps' : 'Add a row');
    const row = form.getByRole('listitem').nth(rows);
    await row.getByLabel('How much of it').selectOption(kind);
    await row.getByText('More').click();
    await row.getByLabel(/^Unit/).selectOption({ label: unit });
  }
  await expect(form).toBeHidden();
}

test('the first club night: two players and an arbiter, from opening to promote', async ({
  page: arbiter,
  browser,
  service,
}) => {
  test.setTimeout(180_000);
  arbiter.setDefaultTimeout(10_000);
  await sitDown(arbiter, service, 'Admin');
  // Dice of the table: what falls is known.
  await open(arbiter, {
    scenario: 'Border clash',
    name: 'First club night',
    players: ['West', 'East'],
    dice: 'from your table',
  });
  const west = await invite(arbiter, browser, 'West');
  const east = await invite(arbiter, browser, 'East');
  await holdsUp(arbiter, 'night-invited');

  await test.step('orders, given in secret', async () => {
    await order(west, 'First Column', 'Attack', 'plains 4,3');
    await order(west, 'Second Column', 'Planned attack', 'hills 4,2');
    await press(region(west, 'Orders'), 'Seal them and lock the phase');
    await expect(region(west, 'Orders').getByText('The service holds exactly these.')).toBeVisible();
    await expect(region(east, 'What is wanted of you')).not.toContainText('from West');
    await press(region(east, 'Orders'), 'Lock the phase');
    await throwDice(west, 5);
    await throwDice(east, 2);
    await expect(battleIn(west, 'plains 4,3')).toContainText('Pending');
  });

  await test.step('a quick battle', async () => {
    const here = (page: Page): Locator => battleIn(page, 'hills 4,2');
    for (const page of [west, east]) {
      const form = await step(here(page), 'Have it rolled as a quick battle');
      await press(form, 'Have it rolled as a quick battle');
    }
    await throwDice(east, 4, 3, 1, 1);
    await expect(here(west)).toContainText('In progress');
    const pick = await step(here(west), "Pick among the enemy's units");
    await press(pick, "Pick among the enemy's units");
    await expect(pick).toBeHidden();
    await chooseLosses(here(east));
    await throwUntil(here(west).getByText(/· Confirmed/), east, west);
  });

  await test.step('a full battle: reported, disputed, decided', async () => {
    const here = (page: Page): Locator => battleIn(page, 'plains 4,3');
    const pointsIn = (part: Locator): Locator => part.getByRole('spinbutton', { name: /^Victory points/ });
    const unitIn = (form: Locator, name: string): Locator =>
      form.getByRole('listitem').filter({ has: form.page().getByRole('checkbox', { name }) });
    const half = await step(here(east), 'Enter your half');
    await pointsIn(half).fill('50');
    await unitIn(half, 'Line Squad 1 of Big Mob')
      .getByLabel('Where it was at the end')
      .selectOption('WIPED_OUT');
    await press(half, 'Enter your half');
    await expect(half).toBeHidden();
    await expect(here(west)).toContainText('East has entered their half.');
    const report = await step(here(west), 'Enter the report');
    await report.getByRole('spinbutton', { name: 'Game turns that were played' }).fill('6');
    await pointsIn(report.getByRole('group', { name: 'Attacker', exact: true })).fill('310');
    await expect(pointsIn(report.getByRole('group', { name: 'Defender', exact: true }))).toHaveValue('50');
    const squad = unitIn(report, 'Line Squad 2 of First Column');
    await press(squad, 'How many were lost');
    await squad.getByRole('spinbutton', { name: 'How many', exact: true }).fill('5');
    await press(report, 'What would follow?');
    await expect(here(west).getByRole('status')).toContainText('It may be done');
    await press(report, 'Enter the report');
    await expect(here(east)).toContainText('if confirmed: won by the attacker');
    await here(east).getByLabel('Why it is not right').fill('The squad was still there.');
    await press(here(east), 'Dispute it');
    await expect(here(arbiter)).toContainText('Disputed');
    const decision = await step(here(arbiter), 'Decide the disputed report');
    await holdsUp(arbiter, 'night-disputed');
    await decision.getByLabel('Why').fill('It was wiped out: the picture shows it.');
    await press(decision, 'Decide the disputed report');

    await throwUntil(region(west, 'Moment').getByText('Turn 2'), arbiter);
    await expect(
      region(west, 'Battles')
        .getByText(/won by West/)
        .first(),
    ).toBeVisible();
  });

  await test.step('a mistake, found a turn later', async () => {
    const events = region(arbiter, 'What happened');
    await events.getByLabel('Show').selectOption('INPUT');
    const decided = events.locator('.event', { hasText: 'Arbiter decides the dispute' }).first();
    await decided.locator('summary').first().click();
    await press(decided, 'Correct this …');
    const amend = decided.getByRole('group', { name: /^Correct step/ });
    await press(amend, 'What if it is left out?');
    await expect(amend.getByRole('group', { name: 'What it changes' })).toBeVisible();
    await holdsUp(arbiter, 'night-amend');
    await amend.getByLabel('Why it is corrected').fill('The picture was of another evening.');
    await press(amend, 'Leave it out');
    await expect(arbiter.getByText(/You look at the branch “.*amended/)).toBeVisible();

    await arbiter.getByRole('link', { name: 'Branches' }).click();
    await arbiter.getByText('Make it the one that counts').click();
    const promote = arbiter.getByRole('form', { name: /^Promote .*amended/ });
    await promote.getByLabel('Why').fill('So it was.');
    await press(promote, 'Let it count');
    await expect(promote).toBeHidden();
    await west.reload();
    await expect(battleIn(west, 'plains 4,3')).toContainText('Disputed');
  });
  for (const page of [west, east]) await page.context().close();
});
