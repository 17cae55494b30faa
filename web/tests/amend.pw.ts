import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

test('a correction shows what it changes before it is said, and stands on a branch of its own', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  const close = (commandId: string) =>
    asSeat(
      service,
      tokens[2]!,
      `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
      { input: { timeline, commandId } },
    );
  await asSeat(
    service,
    tokens[0]!,
    `mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) { __typename } }`,
    {
      input: {
        timeline,
        commandId: 'to-be-corrected',
        orders: { planetary: { orders: [{ battleOrder: { detachment: 'west-1', order: 'DEFEND' } }] } },
      },
    },
  );
  await close('first');
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  const events = page.getByRole('region', { name: 'What happened' });
  await events.getByLabel('Show').selectOption('INPUT');
  const order = events.locator('.event', { hasText: /order/i }).first();
  await order.locator('summary').first().click();
  await order.getByRole('button', { name: 'Correct this …' }).click();
  const amend = order.getByRole('group', { name: /^Correct step/ });
  await amend.getByRole('button', { name: 'What if it is left out?' }).click();
  await expect(amend.getByRole('group', { name: 'What it changes' })).toContainText('As it stands');
  await expect(amend.getByRole('status')).toContainText('Nothing is stored yet');
  await holdsUp(page, 'amend');

  await amend.getByRole('button', { name: 'Say it otherwise' }).click();
  const form = amend.getByRole('form', { name: 'As it should have been' });
  await form.getByLabel('What it shall do').selectOption('GUARD');
  await form.getByRole('button', { name: 'What would follow?' }).click();
  await expect(amend.getByRole('group', { name: 'What it changes' })).toContainText('follow as before');
  await holdsUp(page, 'amend-form');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await amend.getByLabel('Why it is corrected').fill('It was never given.');
  await amend.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText(/You look at the branch “.*amended/)).toBeVisible();
});
