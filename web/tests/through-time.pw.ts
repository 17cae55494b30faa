import type { Page } from '@playwright/test';
import { attack, openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, sitDown, test } from './service.js';
import { region } from './table.js';

const moment = (page: Page) => region(page, 'Moment');

test('a moment is called by its turn and phase, gone to by name, and played through; every panel follows', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Arbiter');
  await expect(moment(page)).toContainText('Turn 4');
  const room = page.url().replace(/\?.*/, '');
  await page.goto(`${room}?turn=2`);
  await expect(page.locator('.when')).toContainText('End of turn 2');
  const standings = region(page, /^Standings/);
  const atTwo = await standings.textContent();
  await page.goto(`${room}?turn=1&phase=BATTLE_ORDERS`);
  await expect(page.locator('.when')).toContainText(/^Turn 1/);

  const phases = page.getByLabel('Go to the end of');
  const last = await phases.locator('optgroup[label="Turn 2"] option').last().getAttribute('value');
  await phases.selectOption(last!);
  await expect(page).toHaveURL(new RegExp(`at=${last}`));
  await expect(moment(page)).toContainText('End of turn 2');
  await expect(standings).toHaveText(atTwo!);
  // The step that ends a turn begins the next one.
  const newest = region(page, 'What happened').getByRole('heading', { level: 3 }).first();
  await expect(newest).toContainText(/Turn [23]/);
  await page.getByText('The map as tables').click();
  const pieces = region(page, 'Pieces');
  const then = await pieces.textContent();

  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/play=true/);
  await expect(page).toHaveURL(/since=/);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // It ends by itself where the history ends.
  await expect(page.locator('.when')).toContainText('Turn 4', { timeout: 30_000 });
  await expect(page).not.toHaveURL(/play=/, { timeout: 30_000 });
  await expect(pieces).not.toHaveText(then!);
  await holdsUp(page, 'room-tables');
});

test('pages beside the map show the moment that is looked at, their links keep it, and a bar leads back to now', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Arbiter');
  await expect(moment(page)).toContainText('Turn 4');
  await page.goto(`${page.url().replace(/\?.*/, '')}?turn=2`);
  await expect(page.locator('.when')).toContainText('End of turn 2');
  const last = Number(/step (\d+)/.exec((await page.locator('.when').textContent())!)![1]);
  const figures = region(page, /^Standings/).getByRole('button', { name: /why .* has them/ });
  const stood = await figures.allTextContents();
  const go = async (name: string) => {
    await page.getByRole('navigation', { name: 'Campaign' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/turn=2/);
    await expect(moment(page)).toContainText(`End of turn 2 · step ${last}`);
    await expect(page.locator('.waiting, .stale')).toHaveCount(0);
  };

  await go('Standings');
  const rows = region(page, /^Standings/).getByRole('row');
  const shown = await rows.evaluateAll((all) => all.slice(1).map((each) => each.children[2]!.textContent!));
  expect(shown).toEqual(stood);
  const steps = region(page, 'Every step').getByRole('row');
  await expect(steps.filter({ hasText: /Turn [34]/ })).toHaveCount(0);
  // What lies ahead stays on the chart, faintly: its scale is that of the whole campaign.
  await expect(page.locator('.step-chart path.ahead').first()).toBeAttached();
  await holdsUp(page, 'standings-past');

  await go('Ledger');
  const entries = region(page, 'Entries').getByRole('row');
  await expect(entries.filter({ hasText: 'Turn 2' }).first()).toBeVisible();
  await expect(entries.filter({ hasText: /Turn [34]/ })).toHaveCount(0);

  await go('Audit');
  const newest = page.getByRole('list', { name: 'Events, the newest first' }).locator('> li').first();
  expect(Number(await newest.locator('summary .faint').first().textContent())).toBeLessThanOrEqual(last);

  await go('Proof');
  const roll = page.getByRole('list', { name: 'Rolls, the newest first' }).locator('> li').first();
  await roll.locator('summary').click();
  await expect(roll).toContainText(/turn [12],/);

  await go('Turn report');
  await expect(page.getByRole('heading', { level: 2, name: 'Turn 2', exact: true })).toBeVisible();

  await go('Forces');
  await region(page, 'Units, with their experience').getByRole('link').first().click();
  await expect(page).toHaveURL(/forces\/[^?]+\?turn=2/);
  await expect(moment(page)).toContainText('End of turn 2');
  await holdsUp(page, 'unit-past');

  // Pages that are the same at every moment keep it for the others.
  await page.getByRole('navigation', { name: 'Campaign' }).getByRole('link', { name: 'Rules' }).click();
  await expect(moment(page)).toHaveCount(0);
  await go('Ledger');
  await page.getByLabel('Go to the end of').selectOption({ index: 1 });
  await expect(page).toHaveURL(/at=\d+/);
  await expect(moment(page)).toContainText(/^Turn 1 · .*, at its end/);
  await page.getByRole('button', { name: 'Turn after' }).click();
  await expect(moment(page)).toContainText('End of turn 1');
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page).not.toHaveURL(/at=|turn=/);
  await expect(moment(page)).toContainText('· now');
  await expect(entries.filter({ hasText: 'Turn 3' }).first()).toBeAttached();
});

test('what changed while nobody looked stands out on the map and in the log, is replayed, and is seen', async ({
  page,
  service,
}) => {
  const seated = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[1]}`);
  await expect(moment(page)).toBeVisible();
  await expect(region(page, 'Since you were here')).toHaveCount(0);
  const room = page.url();
  await page.goto('about:blank');
  await attack(service, seated);

  await page.goto(room);
  const changed = region(page, 'Since you were here');
  await expect(changed).toContainText(/Since turn 1 .*(moved|changed)/);
  const fields = page.getByRole('option', { name: /^(can be aimed at, )?changed/ });
  await expect(fields.first()).toBeAttached();
  await expect(page.locator('.event.new').first()).toBeVisible();
  await holdsUp(page, 'changed');
  await changed.getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL(/place=/);
  await expect(page.locator('[aria-selected="true"]')).toHaveAttribute('aria-label', /changed/);

  await changed.getByRole('button', { name: 'Replay from there' }).click();
  await expect(page).toHaveURL(/play=true/);
  await expect(page).not.toHaveURL(/play=/, { timeout: 30_000 });
  await region(page, /^(Since you were here|What changed)$/)
    .getByRole('button', { name: /^(Seen|Close)$/ })
    .click();
  await expect(region(page, /^(Since you were here|What changed)$/)).toHaveCount(0);
  await expect(fields).toHaveCount(0);
});

test('two moments are held against each other by an address', async ({ page, service }) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  await expect(moment(page)).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, '')}?since=0`);
  await expect(region(page, 'What changed')).toContainText(/pieces? moved/);
  await expect(page.locator('.move').first()).toBeAttached();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/since=/);
});

test('why: a number leads to its changes, the events behind them and the text of their rules, in place', async ({
  page,
  service,
}) => {
  await sitDown(page, service, 'Arbiter');
  const standings = region(page, /^Standings/);
  const number = standings.getByRole('button', { name: /why .* has them/ }).first();
  await number.click();
  await expect(number).toHaveAttribute('aria-expanded', 'true');
  const changes = standings.getByRole('list', { name: 'What it is the sum of' }).locator('> li');
  await expect(changes.first()).toBeVisible();
  await changes.first().locator('summary').click();
  const rule = changes.first().locator('a.rule').first();
  const id = (await rule.textContent())!;
  await rule.press('Enter');
  const text = page.getByRole('dialog', { name: 'Rule' });
  await expect(text.getByRole('heading')).toContainText(id);
  await expect(text.locator('.rule-text, .rule-table').first()).not.toBeEmpty();
  await holdsUp(page, 'rule-in-place');
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await expect(rule).toBeFocused();
  await expect(standings).toBeVisible();
});

test('why: a field and a piece tell what happened to them up to the moment', async ({ page, service }) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[2]}`);
  await page
    .getByRole('option', { name: /Second Column of North/ })
    .first()
    .press('Enter');
  const place = region(page, /^Place/);
  await place.getByLabel(/^Why Second Column is as it is/).click();
  const told = place.locator('.pieces .story[open] .event');
  await expect(told.first()).toBeVisible();
  await told.first().locator('summary').first().click();
  await expect(told.first().locator('a.rule, .why').first()).toBeVisible();
  await place.getByText('What happened here').click();
  await expect(place.locator('.story').last().locator('.event').first()).toBeVisible();
  await holdsUp(page, 'stories');
});

test('why: a refusal shows the rule that says so', async ({ page, service }) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  const battles = region(page, 'Battles');
  await battles.getByRole('button', { name: 'Enter the report' }).click();
  const report = battles.getByRole('form', { name: 'Enter the report' });
  await report.getByRole('spinbutton', { name: 'Game turns that were played' }).fill('6');
  for (const side of ['Attacker', 'Defender'])
    await report
      .getByRole('group', { name: side, exact: true })
      .getByRole('spinbutton', { name: /^Victory points/ })
      .fill('50');
  // More than there were.
  const unit = report.getByRole('group', { name: 'Attacker', exact: true }).getByRole('listitem').first();
  await unit.getByRole('button', { name: 'How many were lost' }).click();
  await unit.getByRole('spinbutton', { name: 'How many', exact: true }).fill('399');
  await report.getByRole('button', { name: 'What would follow?' }).click();
  const refused = battles.getByRole('alert');
  await expect(refused).toBeVisible();
  await refused.locator('a.rule').first().click();
  // It is a table, and shown as one.
  await expect(
    page.getByRole('dialog', { name: 'Rule' }).getByRole('columnheader', { name: 'Reject if' }),
  ).toBeVisible();
});

test('histories stand beside the map in the order of their tree, each looked at in the same place', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  for (const name of ['North holds', 'South holds'])
    await asSeat(
      service,
      tokens[2]!,
      'mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { __typename } }',
      { input: { timeline, commandId: name, name, reason: 'To see.', at: { revision: 0 } } },
    );
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('listbox', { name: 'Map' }).getByRole('option').first().press('Enter');
  await expect(page).toHaveURL(/place=/);
  const histories = page.getByRole('combobox', { name: 'History' });
  await expect(histories.locator('option')).toHaveText([/counts/, /North holds/, /South holds/]);
  await histories.focus();
  await histories.press('ArrowDown');
  await expect(page.getByText('You look at the branch “North holds”')).toBeVisible();
  await expect(page).toHaveURL(/place=/);
  await holdsUp(page, 'histories');
});
