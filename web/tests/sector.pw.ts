import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';
import { battleIn, invite, open, order, press, region, step } from './table.js';

test('a round of a sector: two players and an arbiter, from the orders to the next round', async ({
  page: arbiter,
  browser,
  service,
}) => {
  test.setTimeout(120_000);
  arbiter.setDefaultTimeout(10_000);
  await sitDown(arbiter, service, 'Admin');
  await open(arbiter, {
    scenario: 'The war for Corvus',
    name: 'One round',
    players: ['Corvus', 'Rebels'],
    dice: 'from the service',
  });
  const corvus = await invite(arbiter, browser, 'Corvus');
  const rebels = await invite(arbiter, browser, 'Rebels');

  // A planet takes orders, too: the service says so of each place.
  await corvus
    .getByRole('option', { name: /^Atria/ })
    .first()
    .press('Enter');
  await press(region(corvus, /^Place/), 'Order here …');
  await expect(region(corvus, 'Orders').locator('.kind').first()).toBeVisible();
  await press(region(corvus, 'Orders'), 'Cancel');

  await order(corvus, 'Lex Talionis', 'Attack', 'Vallus');
  await press(region(corvus, 'Orders'), 'Seal them and lock the phase');
  await expect(region(rebels, 'Orders')).toContainText('Locked by Corvus');
  await expect(region(corvus, 'Orders').getByRole('button', { name: 'Take the lock back' })).toBeVisible();
  await holdsUp(corvus, 'sector-locked');
  await press(region(rebels, 'Orders'), 'Lock the phase');

  // With the last lock the round goes on by itself, to the battle.
  for (const page of [corvus, rebels, arbiter])
    await expect(battleIn(page, 'Vallus')).toContainText('Pending');
  await expect(region(corvus, 'What is wanted of you')).toContainText('is to be fought');
  await expect(region(corvus, 'Orders').getByRole('button', { name: /lock/i })).toHaveCount(0);
  // Each step that is open is called by its own name.
  await expect(battleIn(corvus, 'Vallus').getByRole('button')).toHaveText([
    'Choose how it is fought',
    'Enter the report',
  ]);
  await holdsUp(corvus, 'sector-battle');
  const rolled = await step(battleIn(arbiter, 'Vallus'), 'Have it rolled');
  await press(rolled, 'Have it rolled');

  for (const page of [corvus, rebels, arbiter]) {
    await expect(region(page, 'Moment')).toContainText('Turn 2');
    await expect(region(page, 'Battles').getByText('1 fought')).toBeVisible();
  }
  await expect(region(corvus, 'What is wanted of you')).toContainText('gives its orders');
  for (const page of [corvus, rebels]) await page.context().close();
});
