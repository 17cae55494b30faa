import { readFile } from 'node:fs/promises';
import { openBorder, type Seated } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test, type Service } from './service.js';

interface Piece {
  readonly name: string;
  readonly kind: string;
  readonly location: string;
  readonly owner: { readonly key: string } | null;
}

/** The first detachment of the first player. */
async function ownDetachment(service: Service, { timeline, tokens }: Seated): Promise<Piece> {
  const found = await asSeat<{ timeline: { at: { board: { pieces: Piece[] } } } }>(
    service,
    tokens[0]!,
    `query ($t: ID!) { timeline(id: $t) { at { board { pieces { name kind location owner { key } } } } } }`,
    { t: timeline },
  );
  return found.timeline.at.board.pieces.find(
    ({ kind, owner }) => kind === 'detachment' && owner?.key === 'seat-1',
  )!;
}

test('an order grows from the piece to the sentence, is sealed with a receipt, locked, and the lock taken back', async ({
  page,
  browser,
  service,
}) => {
  const other = await (await browser.newContext()).newPage();
  const seated = await openBorder(service);
  const { name, location } = await ownDetachment(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  await page.locator(`[data-field="${location}"]`).press('Enter');
  const place = page.getByRole('region', { name: /^Place/ });
  await place
    .getByRole('listitem')
    .filter({ hasText: `${name} detachment` })
    .getByRole('button', { name: 'Order …' })
    .first()
    .click();
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByText(/^Guard /)).toBeVisible();
  await holdsUp(page, 'ordering');

  await orders
    .locator('.kind', { hasText: /^Guard / })
    .first()
    .locator('summary')
    .click();
  const choice = orders.locator('.kind[open] .choice').first();
  const sentence = (await choice.textContent())!.trim();
  await choice.click();
  await expect(orders.locator('.sheet')).toContainText(sentence);
  await page.reload();
  await expect(orders.locator('.sheet')).toContainText(sentence);

  await orders.getByRole('button', { name: 'Seal these orders' }).click();
  await expect(orders.getByText('The service holds exactly these.')).toBeVisible();
  await orders.getByText('Receipt').click();
  await expect(orders.getByLabel('Hash')).toHaveValue(/^[0-9a-f]{64}$/);
  const hash = await orders.getByLabel('Hash').inputValue();
  // It is kept: on the page, however the tab was closed, and as a file.
  await page.reload();
  await orders.getByText('Receipt').click();
  await expect(orders.getByLabel('Hash')).toHaveValue(hash);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    orders.getByRole('link', { name: 'Keep it as a file' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`hash ${hash}`);

  await other.goto(`${service.url}/app/enter#token=${seated.tokens[1]}`);
  const waited = other.getByText(/from North/);
  await expect(waited).toBeVisible();
  await orders.getByRole('button', { name: 'Lock the phase' }).click();
  await expect(page.getByText('Nothing is waited for from you.')).toBeVisible();
  // What another seat does is on the screen at once.
  await expect(waited).toBeHidden({ timeout: 2000 });
  await orders.getByRole('button', { name: 'Take the lock back' }).click();
  await expect(waited).toBeVisible({ timeout: 2000 });
  await holdsUp(page, 'sealed');
  await other.context().close();
});
