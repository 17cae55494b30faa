import { ended, expect, start, test } from './service.js';

/** Led to this machine by the flags of the browser: to it an origin as that of any machine in a club's net. */
const NAME = 'club.test';

test('over plain http in a club’s net the app does all it does, without what browsers keep for secure origins', async ({
  page,
  complaints,
}) => {
  const { service, child } = await start({ WARLEDGER_HOSTS: NAME });
  const club = service.url.replace('127.0.0.1', NAME);
  try {
    await page.goto(`${club}/app/enter#token=${service.tokens['Ada']}`);
    await expect(page.getByLabel('Looking as')).toHaveValue(/^Ada/);
    expect(await page.evaluate('isSecureContext')).toBe(false);
    expect(await page.evaluate('typeof crypto.randomUUID')).toBe('undefined');
    await expect(page.getByRole('listbox', { name: 'Map' })).toBeVisible();
    // A command, with its id, and what it changes told over the socket.
    const orders = page.getByRole('region', { name: 'Orders' });
    await orders.getByRole('button', { name: /lock the phase/i }).click();
    await expect(orders.getByRole('button', { name: 'Take the lock back' })).toBeVisible();
    await orders.getByRole('button', { name: 'Take the lock back' }).click();
    await expect(orders.getByRole('button', { name: /lock the phase/i })).toBeVisible();
    await page.getByRole('link', { name: 'Turn report' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Map as SVG' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('.svg');
    // Nothing of it is asked of a service that has ended.
    await page.goto('about:blank');
  } finally {
    await ended(child);
  }
  // Everything was asked of that one origin.
  expect(complaints.splice(0).filter((each) => !each.startsWith(club))).toEqual([]);
});
