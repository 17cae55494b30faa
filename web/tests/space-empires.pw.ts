import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { holdsUp } from './quality.js';
import { asSeat, expect, test, type Service } from './service.js';

const OPENING = new URL('../operations/74-open-space-empires.json', import.meta.url);

/** The game at Ryza, as the playground opens it; links for its players. */
async function openGame(service: Service): Promise<readonly string[]> {
  const { input } = JSON.parse(readFileSync(OPENING, 'utf8')) as { readonly input: object };
  const stamp = String(Date.now());
  const { createCampaign } = await asSeat<{ createCampaign: { campaign: { id: string } } }>(
    service,
    'Admin',
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
      ... on CampaignOpened { campaign { id } } ... on Refused { violations { message } } } }`,
    { input: { ...input, commandId: `ryza-${stamp}` } },
  );
  const campaign = createCampaign.campaign.id;
  return Promise.all(
    ['seat-1', 'seat-2'].map(async (seat) => {
      const { inviteToSeat } = await asSeat<{ inviteToSeat: { code: string } }>(
        service,
        'Admin',
        `mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }`,
        { input: { campaign, seat, commandId: `invite-${seat}-${stamp}` } },
      );
      return `${service.url}/app/enter#code=${inviteToSeat.code}`;
    }),
  );
}

const orders = (page: Page): Locator => page.getByRole('region', { name: 'Orders' });

/** Taps one of the things that a player may say. */
const say = (page: Page, what: string | RegExp): Promise<void> =>
  orders(page).getByRole('button', { name: what, disabled: false }).first().click();

const wanted = (page: Page): Locator => page.getByRole('region', { name: 'What is wanted of you' });

test('a turn of Space Empires is played by two players through its seven phases, by taps alone', async ({
  service,
  page: orks,
  browser,
}) => {
  const imperials = await (await browser.newContext({ viewport: orks.viewportSize() })).newPage();
  const links = await openGame(service);
  for (const [at, each] of [orks, imperials].entries()) {
    await each.goto(links[at]!);
    await expect(wanted(each)).toBeVisible();
  }
  await say(orks, 'Orks: discard cards (none)');
  await expect(wanted(orks)).toContainText('stack moves left: 0');
  await holdsUp(orks, 'space-empires-moves');

  await say(orks, 'Orks: play move card (tactical move)');
  await expect(wanted(orks)).toContainText('stack moves left: 1');
  // A map of places and ways: the keys go along these.
  const gate = orks.getByRole('option', { name: /^(can be aimed at, )?Gork's Gate/ });
  await gate.focus();
  await orks.keyboard.press('ArrowRight');
  await expect(orks.locator('[data-field]:focus')).toHaveAttribute('data-field', /^(gork|ryza|void)$/);
  await gate.press('Enter');
  await orks
    .getByRole('region', { name: /^Place/ })
    .getByRole('listitem')
    .filter({ hasText: 'Nobz Hulk' })
    .getByRole('button', { name: 'Order …' })
    .click();
  await say(orks, 'Nobz Hulk: move stack → Ryza');
  await say(imperials, 'Imperials: pass reaction');
  await expect(wanted(orks)).toContainText('stack moves left: 0');
  await say(orks, 'Orks: end move phase');

  await say(orks, 'Orks: choose battle → Ryza');
  await say(orks, 'Orks: commit to battle (nothing)');
  await say(imperials, 'Imperials: commit to battle (nothing)');
  await say(orks, 'Orks: pick first loss → Firestorm Cruiser');

  await expect(wanted(orks)).toContainText('5 on offer');
  await expect(
    orders(orks).getByRole('button', { name: /^Orks: purchase units → Gork's Gate/ }),
  ).not.toHaveCount(0);
  await holdsUp(orks, 'space-empires-recruits');
  await say(orks, 'Orks: finish recruit');
  await expect(wanted(orks)).toContainText('Nothing is waited for from you.');
  await expect(wanted(imperials)).toContainText('Draw phase');
  await say(imperials, 'Imperials: discard cards (none)');
  await expect(wanted(imperials)).toContainText('discard 5 more');
  await say(imperials, /^Imperials: discard cards \(.+ with .+\)$/);
  await expect(wanted(imperials)).toContainText('Move phase');
  await imperials.context().close();
});
