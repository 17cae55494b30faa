import { openBorder } from './border.js';
import { ended, expect, sitDown, start, test } from './service.js';

test('a timeline of another service is taken in as a campaign; one that was changed is not', async ({
  page,
  service,
}) => {
  const text = await exportElsewhere();
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  const form = page.getByRole('form', { name: 'Take in a timeline' });
  const take = async (content: string): Promise<void> => {
    const buffer = Buffer.from(content);
    await form
      .getByLabel('Exported file')
      .setInputFiles({ name: 'Border.ndjson', mimeType: 'application/x-ndjson', buffer });
    await form.getByRole('button', { name: 'Take it in' }).click();
  };
  await take(text.replace('"North"', '"Nought"'));
  await expect(form.getByRole('alert')).toContainText('Line');
  await take(text);
  await expect(page.getByRole('heading', { level: 1, name: 'Border' })).toBeVisible();
  await expect(page.getByLabel('Looking as')).toHaveValue(/^Arbiter/);
});

/** The export of a campaign that this service does not know. */
async function exportElsewhere(): Promise<string> {
  const { service, child } = await start();
  const { timeline, tokens } = await openBorder(service);
  const answer = await fetch(`${service.url}/timelines/${timeline}/export`, {
    headers: { authorization: `Bearer ${tokens[2]}` },
  });
  const text = await answer.text();
  await ended(child);
  return text;
}
