import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

test('a turn is reported on a page, printed without what is for the screen, and its map saved', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  await asSeat(
    service,
    tokens[2]!,
    `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
    { input: { timeline, commandId: 'reported' } },
  );
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'Turn report' }).click();
  await page.getByRole('combobox', { name: /^Turn/ }).selectOption('1');
  await expect(page.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  await expect(page.getByText('Arbiter closes the phase.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The map at the end of the turn' })).toBeVisible();
  await holdsUp(page, 'report');

  for (const kind of ['PNG', 'SVG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Map as ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Border - turn 1.${kind.toLowerCase()}`);
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Arbiter closes the phase.')).toBeVisible();
  for (const format of ['A4', 'A5']) {
    const sheet = (await page.pdf({ format })).toString('latin1');
    expect(sheet.startsWith('%PDF-')).toBe(true);
    const pages = sheet.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(6);
  }
});

test('the room is printed as map, orders that are asked for and what happened', async ({ page, service }) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What is wanted of you' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
