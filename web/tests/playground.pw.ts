import type { Page } from '@playwright/test';
import { expect, test } from './service.js';

// The editor has one layout, for a desk.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'a page for a desk');

/** Runs the tab's operation; the editor takes clicks a moment after it is there. */
const answers = (page: Page, text: string) =>
  expect(async () => {
    await page.locator('.graphiql-execute-button').click();
    await expect(page.locator('.result-window')).toContainText(text, { timeout: 4000 });
  }).toPass({ timeout: 40_000 });

test('the playground has the examples as tabs, asks as the seat given, and keeps its token for the session alone', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/graphql`);
  const tabs = page.locator('.graphiql-tab-button');
  await expect(tabs.nth(0)).toHaveText('WhoAmI', { timeout: 30_000 });
  await expect(tabs.nth(1)).toHaveText('Rulesets');
  expect(await tabs.count()).toBeGreaterThan(8);

  await page.locator('#seat-name').fill('Admin');
  await page.locator('#seat-token').fill(service.adminToken);
  await page.locator('.seat-bar form button').first().click();
  await expect(page.locator('#seat')).toHaveValue('Admin');
  await answers(page, '"admin": true');
  await page.locator('#seat').selectOption('');
  await answers(page, '"anonymous": true');

  await page.locator('#timeline-id').fill('no-timeline');
  await tabs.getByText('Due', { exact: true }).click();
  await expect(page.locator('.graphiql-editors')).toContainText('Due');
  // GraphiQL learns the name of the operation a moment after the text of the tab has changed: until then it would ask for one
  // that is not in the text, which is kept from the service.
  await page.route('**/graphql', (route, request) => {
    const { query, operationName } = request.postDataJSON() as { query: string; operationName?: string };
    return query.includes(`query ${operationName}`)
      ? route.fallback()
      : route.fulfill({ json: { data: {} } });
  });
  await expect(async () => {
    const sent = page.waitForRequest((request) => request.postData()?.includes('query Due') ?? false, {
      timeout: 3000,
    });
    await page.locator('.graphiql-execute-button').click();
    expect((await sent).postDataJSON()).toMatchObject({
      operationName: 'Due',
      variables: { timeline: 'no-timeline' },
    });
    await expect(page.locator('.result-window')).toContainText('"timeline": null', { timeout: 4000 });
  }).toPass({ timeout: 40_000 });

  const kept = await page.evaluate(() => [JSON.stringify(sessionStorage), JSON.stringify(localStorage)]);
  expect(kept[0]).toContain(service.adminToken);
  expect(kept[1]).not.toContain(service.adminToken);
});
