import { asSeat, expect, sitDown, test, type Service } from './service.js';
import { holdsUp } from './quality.js';

/** A detachment of Ada's that may be ordered to guard: the demo's dice fall otherwise each time, and one that fled may not. */
async function mayGuard(service: Service): Promise<{ readonly name: string; readonly location: string }> {
  const { campaigns } = await asSeat<{
    campaigns: { edges: { node: { main: { id: string; at: { board: { pieces: Piece[] } } } } }[] };
  }>(
    service,
    'Ada',
    `{ campaigns(first: 50) { edges { node { main { id at { board { pieces { key name kind location owner { name } } } } } } } } }`,
  );
  for (const { node } of campaigns.edges) {
    const own = node.main.at.board.pieces.filter(
      ({ kind, owner }) => kind === 'detachment' && owner?.name === 'Ada',
    );
    for (const { key, name, location } of own) {
      const { timeline } = await asSeat<{
        timeline: { at: { options: { options: { order: string; legal: boolean }[] } } };
      }>(
        service,
        'Ada',
        `query ($timeline: ID!, $piece: ID!) { timeline(id: $timeline) { at { options(piece: $piece) { options { order legal } } } } }`,
        { timeline: node.main.id, piece: key },
      );
      if (timeline.at.options.options.some(({ order, legal }) => order === 'GUARD' && legal))
        return { name, location };
    }
  }
  throw new Error('No detachment of Ada may be ordered to guard.');
}

interface Piece {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly location: string;
  readonly owner: { readonly name: string } | null;
}

test('an order grows from the piece to the sentence, is sealed with a receipt, locked, and the lock taken back', async ({
  page,
  browser,
  service,
}) => {
  const other = await (await browser.newContext()).newPage();
  const { name, location } = await mayGuard(service);
  await sitDown(page, service, 'Ada');
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

  await sitDown(other, service, 'Boris');
  const waited = other.getByText(/from Ada/);
  await expect(waited).toBeVisible();
  await orders.getByRole('button', { name: 'Lock the phase' }).click();
  await expect(page.getByText('Nothing. The next move is not yours.')).toBeVisible();
  // What another seat does is on the screen at once.
  await expect(waited).toBeHidden({ timeout: 2000 });
  await orders.getByRole('button', { name: 'Take the lock back' }).click();
  await expect(waited).toBeVisible({ timeout: 2000 });
  await holdsUp(page, 'sealed');
  await other.context().close();
});
