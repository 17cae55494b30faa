import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './service.js';

/** What people at a table do in the app, whatever they play. */

export const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

/** What is opened: a scenario of the page, by names of its own. */
export interface Opened {
  /** Title of the scenario. */
  readonly scenario: string;
  readonly name: string;
  /** Names of the players, in the order of their seats. */
  readonly players: readonly string[];
  /** Who throws, in the words of the page. */
  readonly dice: 'from the service' | 'from your table';
}

/** Opens a scenario as the admin, who becomes its arbiter. */
export async function open(page: Page, { scenario, name, players, dice }: Opened): Promise<void> {
  await page.getByRole('link', { name: 'Open a campaign' }).click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: scenario, exact: true }) });
  await card.getByText('Name it, and who plays').click();
  await card.getByLabel('Name of the campaign').fill(name);
  for (const [at, player] of players.entries())
    await card.getByRole('textbox', { name: `Player ${at + 1}`, exact: true }).fill(player);
  await card.getByLabel('Dice').selectOption({ label: dice });
  await press(card, `Open ${scenario}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Sits somebody down in a browser of their own, by the link of the arbiter. */
export async function invite(arbiter: Page, browser: Browser, name: string): Promise<Page> {
  const seats = region(arbiter, 'Seats');
  await press(seats, `Invite to the seat ${name}`);
  await expect(seats.getByRole('img', { name: `For the camera of a phone: the seat ${name}` })).toBeVisible();
  const link = await seats.getByLabel(`Link for ${name}`).inputValue();
  const page = await (await browser.newContext({ viewport: arbiter.viewportSize() })).newPage();
  await page.goto(link);
  page.setDefaultTimeout(10_000);
  await expect(page.getByLabel('Looking as')).toHaveValue(new RegExp(`^${name} · `));
  return page;
}

/** An order, from the piece on the map to its sentence on the sheet. */
export async function order(page: Page, piece: string, kind: string, aim: string): Promise<void> {
  await page
    .getByRole('option', { name: new RegExp(piece) })
    .first()
    .press('Enter');
  await page
    .getByRole('region', { name: /^Place/ })
    .getByRole('listitem')
    .filter({ hasText: piece })
    .getByRole('button', { name: 'Order …' })
    .click();
  const orders = region(page, 'Orders');
  await orders
    .locator('.kind', { hasText: new RegExp(`^${kind} `) })
    .locator('summary')
    .click();
  await orders
    .getByRole('button', { name: `${kind.toLowerCase()} → ${aim}` })
    .first()
    .click();
  await expect(orders.locator('.sheet')).toContainText(`${piece}: ${kind.toLowerCase()} → ${aim}`);
}

/** A battle by the name of its place. */
export const battleIn = (page: Page, place: string): Locator =>
  region(page, 'Battles')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${place}`) }) });

/** Opens the form of a step of a battle, by the words of its button, which also send it. */
export async function step(battle: Locator, what: string): Promise<Locator> {
  await press(battle, what);
  return battle.getByRole('form', { name: what });
}
