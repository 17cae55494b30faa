import { readFile } from 'node:fs/promises';
import { openBorder, type Seated } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, sitDown, test, type Service } from './service.js';

/** A campaign that has come into its second turn: something was said, posted and closed. */
async function played(service: Service): Promise<Seated> {
  const seated = await openBorder(service);
  const { timeline, tokens } = seated;
  await asSeat(
    service,
    tokens[2]!,
    `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
    { input: { timeline, commandId: 'to-the-books' } },
  );
  return seated;
}

test('a history is verified with its certificate, its dice stand open, and all of it is taken along', async ({
  page,
  service,
}) => {
  const { tokens } = await played(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'Proof' }).click();
  await page.getByRole('button', { name: 'Verify it' }).click();
  const certificate = page.getByRole('status', { name: 'Certificate' });
  await expect(certificate).toContainText('Sound: nothing that was looked at is wrong.');
  await expect(certificate.getByLabel('Hash of it all')).toHaveValue(/^[0-9a-f]{64}$/);
  await expect(certificate.getByRole('row')).toHaveCount(9);
  await expect(page.getByLabel('Committed to at step 0, before a die fell')).toHaveValue(/^[0-9a-f]{64}$/);
  await holdsUp(page, 'proof');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the timeline' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines.length).toBeGreaterThan(3);
  expect(file.suggestedFilename()).toBe('Border - Border.ndjson');
});

test('the ledger has every change with its cause, account by account, and leads to its moment', async ({
  page,
  service,
}) => {
  // Three turns of the demo campaign always leave something in the books, whatever its dice said.
  await sitDown(page, service, 'Arbiter');
  await page.getByRole('link', { name: 'Ledger', exact: true }).click();
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('row');
  await expect(entries.nth(1)).toBeVisible();
  await holdsUp(page, 'ledger');
  const account = entries.nth(1).getByRole('rowheader').getByRole('link');
  const title = await account.getAttribute('title');
  await account.click();
  await expect(page.getByText(/^Account \S+ · \S/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`account=${encodeURIComponent(title!)}`));
  await expect(page.getByRole('button', { name: 'All accounts' })).toBeVisible();
  await expect(entries.nth(1).locator('a.rule')).toHaveAttribute('href', /^\/rules\//);
  await entries.nth(1).getByRole('link', { name: /^Turn/ }).click();
  await expect(page).toHaveURL(/\/c\/\w+\?at=\d+/);
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
});

test('standings stand with every step of the way, and its cause', async ({ page, service }) => {
  await sitDown(page, service, 'Arbiter');
  await page.getByRole('link', { name: 'Standings', exact: true }).click();
  const chart = page.getByRole('group', { name: 'VP step by step' });
  const steps = page.getByRole('region', { name: 'Every step' }).getByRole('row');
  await expect(steps.nth(1)).toBeVisible();
  const dots = chart.getByRole('img');
  await expect(dots).toHaveCount((await steps.count()) - 1);
  await dots.last().focus();
  await expect(page.getByRole('figure')).toContainText(/, turn \d+: [+-]\d+ to \d+, .+\([A-Z-]+\d+\)/);
  await holdsUp(page, 'standings');
  await steps.nth(1).getByRole('link', { name: /^Turn/ }).click();
  await expect(page).toHaveURL(/at=\d+/);
});

test('a rule is found by its words, read, and followed to where it was applied', async ({
  page,
  service,
}) => {
  const { tokens } = await played(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'Audit' }).click();
  const events = page.getByRole('list', { name: 'Events, the newest first' }).locator('> li');
  await expect(events.first()).toBeVisible();
  await events.first().locator('summary').click();
  const rule = await events.first().locator('a.rule').first().textContent();
  await holdsUp(page, 'audit');

  await page.getByRole('navigation', { name: 'Campaign' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByLabel('A number, or words of the rule').fill(rule!);
  await page.getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('list', { name: 'Rules' }).locator('> li');
  await expect(found.filter({ hasText: rule! }).first()).toBeVisible();
  const cases = found.filter({ hasText: rule! }).getByText(/cases? that it is tried by/);
  await cases.first().click();
  await expect(found.filter({ hasText: rule! }).first().getByRole('listitem').first()).toBeVisible();
  await holdsUp(page, 'rules');
  await page.getByRole('link', { name: `Where ${rule} was applied` }).click();
  await expect(page).toHaveURL(new RegExp(`rule=${rule}`));
  await expect(events.first()).toBeVisible();
  await events.first().locator('summary').click();
  await expect(events.first().locator('a.rule', { hasText: rule! })).toBeVisible();
});
