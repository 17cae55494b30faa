import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

/** Milliseconds within which what another seat did is on the screen. */
const AT_ONCE = 500;

test('what another seat does is on the screen at once', async ({ page, service }) => {
  const { timeline, tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  const waited = page.getByRole('region', { name: 'What is wanted of you' });
  await expect(waited.getByText(/from North, South/)).toBeVisible();
  const events = page.getByRole('region', { name: 'What happened' });
  const lockedBy = events.getByText(/North .*lock/i);
  await expect(lockedBy).toHaveCount(0);
  const answer = await asSeat<{ lockPhase: { __typename: string } }>(
    service,
    tokens[0]!,
    'mutation ($input: LockPhaseInput!) { lockPhase(input: $input) { __typename } }',
    { input: { timeline, commandId: 'at-once' } },
  );
  expect(answer.lockPhase.__typename).toBe('PhaseAccepted');
  await expect(lockedBy.first()).toBeVisible({ timeout: AT_ONCE });
});

test('what is done in one browser is in another at once, also where it is no event of the timeline', async ({
  page,
  browser,
  service,
}) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  const north = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await north.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  const orders = north.getByRole('region', { name: 'Orders' });
  await orders.getByRole('button', { name: 'Lock the phase' }).click();
  await expect(orders.getByRole('button', { name: 'Take the lock back' })).toBeVisible();
  await expect(page.getByText('Locked by North')).toBeVisible({ timeout: AT_ONCE });
  await expect(orders.getByRole('button', { name: 'Lock the phase' })).toHaveCount(0);
  await orders.getByRole('button', { name: 'Take the lock back' }).click();
  await expect(orders.getByRole('button', { name: 'Lock the phase' })).toBeVisible();
  await expect(page.getByText('Locked by North')).toBeHidden({ timeout: AT_ONCE });

  // A seat that changes hands is an event of the campaign, not of its timeline.
  const seats = page.getByRole('region', { name: 'Seats' });
  const spectator = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await spectator.goto(page.url());
  await expect(spectator.getByRole('region', { name: 'Seats' })).toBeVisible();
  await seats.getByText('Somebody else shall play South').click();
  await seats.getByRole('button', { name: 'Free the seat South' }).click();
  await expect(seats.getByText(/South.*free/)).toBeVisible();
  await expect(spectator.getByText(/South.*free/)).toBeVisible({ timeout: AT_ONCE });
  for (const each of [north, spectator]) await each.context().close();
});

test('a seat is freed and given to a substitute', async ({ page, service }) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  const seats = page.getByRole('region', { name: 'Seats' });
  await seats.getByText('Somebody else shall play North').click();
  await holdsUp(page, 'substitute');
  await seats.getByRole('button', { name: 'Free the seat North' }).click();
  await seats.getByRole('button', { name: 'Invite to the seat North' }).click();
  await expect(seats.getByLabel('Link for North')).toHaveValue(/#code=/);
  await expect(asSeat(service, tokens[0]!, '{ me { __typename } }')).rejects.toThrow();
});
