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
