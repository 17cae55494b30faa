import { holdsUp } from './quality.js';
import { expect, sitDown, test } from './service.js';

test('house rules stand with their defaults, and a ruling of the arbiter is read by all', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  await page.getByRole('button', { name: /^Open Border clash/ }).click();
  const rules = page.getByRole('region', { name: 'Rules of this campaign' });
  await rules.getByText('House rules').click();
  await expect(rules.getByRole('term').nth(10)).toBeVisible();
  await expect(rules.getByRole('link').first()).toHaveAttribute('href', /^\/rules\//);

  const ruling = rules.getByRole('form', { name: 'Ruling' });
  await ruling.getByLabel('A ruling, for all to read').fill('The bridge carries tanks.');
  await ruling.getByLabel('Why').fill('It looks like it.');
  await ruling.getByRole('button', { name: 'Record the ruling' }).click();
  await expect(ruling.getByRole('status')).toContainText('Recorded, for all to read');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('The bridge carries tanks');
  await holdsUp(page, 'house-rules');
});
