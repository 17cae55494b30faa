import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { holdsUp } from './quality.js';
import { expect, sitDown, test, type Service } from './service.js';

const EXAMPLE = fileURLToPath(new URL('../operations/04-open-from-position.json', import.meta.url));

const byHand = async (page: Page, service: Service, game: RegExp) => {
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/open`);
  await page.getByRole('link', { name: game }).click();
  const form = page.getByRole('form', { name: 'Open by hand' });
  await expect(form).toBeVisible();
  return {
    form,
    brush: (name: string) => form.getByRole('radio', { name, exact: true }).check(),
    touch: (hex: string) =>
      form
        .getByRole('listbox', { name: 'Map that is painted' })
        .getByRole('option', { name: new RegExp(`(^|, )${hex}(,|$)`) })
        .press('Enter'),
  };
};

const ARMIES = [
  'id\tname\towner\thex\tunits.type\tunits.ready',
  'lances\tLances\tseat-1\t1,1\tdemo.commander\t1',
  '\t\t\t\tdemo.line\t10',
  'axes\tAxes\tseat-2\t3,1\tdemo.line\t10',
].join('\n');

test('a position is painted hex by hex, its armies come from a table, and what is wrong stands at its place', async ({
  page,
  service,
}) => {
  const { form, brush, touch } = await byHand(page, service, /position of your own: Planetary/);
  await form.getByLabel('Name of the campaign').fill('Painted');
  await form.getByRole('spinbutton', { name: 'Columns' }).fill('5');
  await form.getByRole('spinbutton', { name: 'Rows' }).fill('3');
  await brush('Hills');
  await touch('2,1');
  await brush('Player 1');
  for (const hex of ['0,1', '1,1']) await touch(hex);
  await brush('Player 2');
  for (const hex of ['3,1', '4,1']) await touch(hex);
  // From hex to hex, with the keys.
  await brush('Roads');
  await touch('0,1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const hex = page.getByRole('region', { name: 'Hex 1,1' });
  await expect(hex.getByLabel(/Directions 0…5 of road links/)).toHaveValue('3');
  await brush('Urban');
  await form
    .getByRole('group', { name: 'Urban, as it is put down' })
    .getByRole('spinbutton', { name: /^Size/ })
    .fill('3');
  await touch('0,1');
  await touch('4,1');
  await holdsUp(page, 'painter');

  // A table with a slip takes nothing in, and says which.
  const armies = form.locator('.rows-of', { hasText: /^Detachments/ });
  await armies.locator('> summary').click();
  await armies.getByText('From a table (CSV)').click();
  await armies.getByLabel(/^Table:/).fill(ARMIES.replace('\tname', '\tnom'));
  await armies.getByRole('button', { name: 'Take the table in' }).click();
  await expect(armies.getByRole('alert')).toContainText('There is no column “nom”');
  await armies.getByLabel(/^Table:/).fill(ARMIES);
  await armies.getByRole('button', { name: 'Take the table in' }).click();
  await expect(armies.getByText('Lances · 1,1 · Player 1')).toBeVisible();
  await expect(armies.locator('> summary')).toContainText('2');

  // What was not said is told before the service is asked.
  await form.getByRole('button', { name: 'May it be opened?' }).click();
  await expect(form.getByRole('alert').last()).toContainText('Not said yet: Race.');
  const players = form
    .getByRole('region', { name: 'Position' })
    .locator('.rows-of', { hasText: /^(The players|Players)/ })
    .locator('details.entry');
  for (const [at, race] of ['SOB', 'ORK'].entries()) {
    await players.nth(at).locator('> summary').click();
    await players.nth(at).getByRole('combobox', { name: /^Race/ }).selectOption(race);
  }
  await armies.locator('summary', { hasText: 'Axes · 3,1' }).click();
  await armies.getByLabel(/^Hex where it stands/).fill('9,9');
  await form.getByRole('button', { name: 'May it be opened?' }).click();
  await expect(armies.getByRole('note')).toBeVisible();
  await holdsUp(page, 'by-hand-wrong');
  await armies.getByLabel(/^Hex where it stands/).fill('3,1');
  await form.getByRole('button', { name: 'May it be opened?' }).click();
  await expect(form.getByText('It may be opened.')).toBeVisible();

  // What is filled in survives a closed tab.
  await page.reload();
  await expect(form.getByLabel('Name of the campaign')).toHaveValue('Painted');
  await form.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painted' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Lances of Player 1/ })).toBeAttached();
});

test('a position goes on from a file, with a house rule of its own', async ({ page, service }) => {
  const { form } = await byHand(page, service, /position of your own: Planetary/);
  await form
    .getByLabel('Go on from a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{ "name": "x" }') });
  await expect(form.getByRole('alert')).toContainText('There is no list of “seats”');
  const { input } = JSON.parse(await readFile(EXAMPLE, 'utf8')) as { input: object };
  await form.getByLabel('Go on from a file').setInputFiles({
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ ...input, policy: { publicReading: false, playerForks: 'ARBITER_ONLY' } }),
    ),
  });
  await expect(form.getByLabel('Name of the campaign')).toHaveValue('The sixth turn');
  // What was said beside the rules goes on, too.
  await expect(form.getByLabel(/^Whether people without a seat may read/)).not.toBeChecked();
  await expect(form.getByLabel('What players may fork')).toHaveValue('ARBITER_ONLY');
  await form.getByRole('heading', { name: 'House rules' }).click();
  await form
    .getByRole('spinbutton', { name: /victory points at which/ })
    .first()
    .fill('77');
  await form.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The sixth turn' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Moment' })).toContainText('Turn 6');
  const rules = page.getByRole('region', { name: 'Rules of this campaign' });
  await rules.getByText('House rules').click();
  await expect(rules.getByRole('term').first()).toContainText('77');
});

test('the hexes of a sector are laid out and its systems set on them', async ({ page, service }) => {
  const { form, touch } = await byHand(page, service, /position of your own: .*Ghost/);
  const areas = form.locator('.rows-of', { hasText: /^Sub.sectors/ });
  await areas.locator('> summary').click();
  await areas.getByRole('button', { name: /^Add to/ }).click();
  await areas.getByLabel(/^Its id/).fill('core');
  await areas.getByLabel('Its name', { exact: true }).fill('Core');
  await form.getByRole('radio', { name: 'Core', exact: true }).check();
  await form.getByRole('button', { name: 'Lay the hexes out' }).click();
  await touch('2,1');
  const hex = page.getByRole('region', { name: 'Hex 2,1' });
  await hex.getByRole('button', { name: 'Put here: Systems' }).click();
  await hex.getByLabel(/^Its id/).fill('vega');
  await hex.getByLabel('Its name', { exact: true }).fill('Vega');
  await expect(form.getByRole('option', { name: /^Vega/ })).toBeAttached();
  await holdsUp(page, 'by-hand-sector');
});

test('a map of places and ways is painted: places are added, joined, taken off, and played on', async ({
  page,
  service,
}) => {
  const { form, brush } = await byHand(page, service, /position of your own: .*Space Empires/);
  const map = form.getByRole('listbox', { name: 'Map that is painted' });
  const touch = (place: string) =>
    map.getByRole('option', { name: new RegExp(`(^|, )${place}(,|$)`) }).press('Enter');
  await form.getByLabel('Name of the campaign').fill('Four stars');
  const id = form.getByLabel('Another place: its id');
  for (const place of ['gork', 'ryza', 'terra', 'void', 'nowhere']) {
    await id.fill(place);
    await id.press('Enter');
  }
  await expect(map.getByRole('option')).toHaveCount(5);
  await brush('Neighbours');
  for (const place of ['gork', 'ryza', 'terra', 'void', 'gork']) await touch(place);
  await brush('Take it off the map');
  await touch('nowhere');
  await expect(map.getByRole('option')).toHaveCount(4);
  await brush('Homeworld');
  for (const place of ['gork', 'terra']) await touch(place);
  await brush('Look at a place');
  for (const [place, seat] of [
    ['gork', 'seat-1'],
    ['terra', 'seat-2'],
  ] as const) {
    await touch(place);
    await page
      .getByRole('region', { name: `Place ${place}` })
      .getByLabel(/^Seat that starts there/)
      .fill(seat);
  }
  await holdsUp(page, 'painter-graph');
  const players = form
    .getByRole('region', { name: 'Position' })
    .locator('.rows-of', { hasText: /^(The players|Players)/ })
    .locator('details.entry');
  for (const [at, faction] of ['ORK', 'IMPERIAL'].entries()) {
    await players.nth(at).locator('> summary').click();
    await players
      .nth(at)
      .getByRole('combobox', { name: /^Their faction/ })
      .selectOption(faction);
  }
  await form.getByRole('button', { name: 'May it be opened?' }).click();
  await expect(form.getByText('It may be opened.')).toBeVisible();
  await form.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Four stars' })).toBeVisible();
  const room = page.getByRole('listbox', { name: 'Map' });
  await expect(room.getByRole('option')).toHaveCount(4);
  await room.getByRole('option', { name: /^gork/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Place: gork' })).toContainText('next to');
  await holdsUp(page, 'room-graph');
});

test('the arbiter leads what nobody plays, and a club brings its units from a file', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Arbiter');
  const arbiter = page.getByRole('region', { name: 'As the arbiter' });
  await arbiter.getByRole('button', { name: 'Decide or correct …' }).click();
  const form = arbiter.getByRole('form', { name: 'What the arbiter decides' });
  await expect(form.getByRole('combobox', { name: 'What', exact: true })).toBeVisible();
  await holdsUp(page, 'arbiter-says');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await arbiter.getByText('Unit types from a file').click();
  const file = arbiter.getByRole('form', { name: 'Unit types from a file' });
  await file.getByLabel('Its text').fill('key;modelPoints\nSM.rhino;many');
  await file.getByRole('button', { name: 'May it be taken in?' }).click();
  await expect(file.getByRole('alert')).toContainText('Line 2, column 2: It must be a whole number.');
  await file.getByLabel('Its text').fill('key;modelPoints\nSM.rhino;40');
  await file.getByRole('button', { name: 'May it be taken in?' }).click();
  await expect(file.getByRole('status')).toContainText('They could be taken in');
});
