import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { expect, test } from './service.js';

test('the arbiter sets deadlines, puts one off and pauses them; a player reads how they stand', async ({
  page,
  service,
}) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'Deadlines' }).click();
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now.getByRole('status')).toHaveText('Everybody is waited for without end.');
  await page.getByText('Set deadlines').first().click();
  const form = page.getByRole('form', { name: 'Set deadlines' });
  await form.getByLabel('Each phase lasts', { exact: true }).fill('2');
  await form.getByText('Phases that last longer or shorter').click();
  await form.getByLabel('Battle', { exact: true }).fill('10');
  await form.getByLabel('Time zone').fill('Mars/Olympus');
  await form.getByLabel('Hours of grace').fill('2');
  await form.getByRole('button', { name: 'Set them' }).click();
  await expect(form.getByRole('alert')).toContainText('There is no time zone Mars/Olympus');
  await form.getByLabel('Time zone').fill('Europe/Berlin');
  await form.getByRole('button', { name: 'Set them' }).click();
  await expect(now.getByRole('status')).toContainText('20:00 (Europe/Berlin). Whoever is missing then gets');
  const how = page.getByRole('region', { name: 'How the club sets them' });
  await expect(how).toContainText('every other phase 2 days, Battle 10 days');
  await expect(how).toContainText(
    'after 2 hours more the defaults of the rules stand for whoever is missing',
  );
  await holdsUp(page, 'deadlines');

  const change = page.getByRole('form', { name: 'Change the deadline' });
  await change.getByLabel('Why, for all to read').fill('The table is taken.');
  await change.getByLabel(/^New deadline/).fill('2040-05-01T19:00');
  await change.getByRole('button', { name: 'Put it off' }).click();
  await expect(now.getByRole('status')).toContainText('1 May 2040');
  await change.getByRole('button', { name: 'Take it away this once' }).click();
  await expect(now.getByRole('status')).toContainText('without a deadline, the arbiter has taken it away');
  await change.getByRole('button', { name: 'Pause the deadlines' }).click();
  await expect(now.getByRole('status')).toContainText('paused');
  await change.getByRole('button', { name: 'Let the clock go on' }).click();
  await expect(now.getByRole('status')).not.toContainText('paused');

  await page.goto('about:blank');
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'Deadlines' }).click();
  await expect(page.getByRole('region', { name: 'Who was late' })).toContainText(
    'No deadline has passed yet.',
  );
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('region', { name: 'Done around the rules' })).toContainText(
    'The table is taken.',
  );
  await holdsUp(page, 'deadlines-notes');
});
