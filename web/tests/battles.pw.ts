import type { Locator, Page } from '@playwright/test';
import { attack, openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

test('a report is entered at the table, kept while it is written, looked at before it is said, and confirmed by the other', async ({
  service,
  page,
  browser,
}) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  const battles = page.getByRole('region', { name: 'Battles' });
  await battles.getByRole('button', { name: 'Enter the report' }).click();
  const report = battles.getByRole('form', { name: 'Enter the report' });
  await report.getByRole('spinbutton', { name: 'Game turns that were played' }).fill('6');
  const attacker = report.getByRole('group', { name: 'Attacker', exact: true });
  const first = attacker.getByRole('listitem').first();
  // Units are called by names; in the form as in what happened.
  await expect(first).toContainText(/ of First Column/);
  await expect(report).not.toContainText(/-\d+\.u\d/);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /Column of North attacks South/,
  );
  await expect(first.getByLabel('Where it was at the end')).toHaveValue('ON_TABLE');
  await attacker.getByRole('spinbutton', { name: /^Victory points/ }).fill('310');
  await report
    .getByRole('group', { name: 'Defender', exact: true })
    .getByRole('spinbutton', { name: /^Victory points/ })
    .fill('50');
  await holdsUp(page, 'battle-report');

  // What was written is still there, however the tab was closed.
  await page.reload();
  await battles.getByRole('button', { name: 'Enter the report' }).click();
  await expect(report.getByRole('spinbutton', { name: 'Game turns that were played' })).toHaveValue('6');
  await first.getByLabel('Where it was at the end').selectOption('WIPED_OUT');

  await report.getByRole('button', { name: 'What would follow?' }).click();
  await expect(battles.getByRole('status')).toContainText('It may be done');
  await expect(battles.getByText(/· Pending/)).toBeVisible();
  await report.getByRole('button', { name: 'Enter the report' }).click();
  await expect(battles.getByText(/· Reported/)).toBeVisible();
  await expect(report).toBeHidden();
  // A battle is called by where it is fought.
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /has reported battle at \w+ \d+,\d+:/,
  );

  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await other.goto(`${service.url}/app/enter#token=${seated.tokens[1]}`);
  const theirs = other.getByRole('region', { name: 'Battles' });
  await expect(theirs.getByText(/if confirmed: won by the attacker/)).toBeVisible();
  await holdsUp(other, 'battle-reported');
  await theirs.getByRole('button', { name: 'Confirm the report' }).click();
  await expect(theirs.getByText(/won by North/)).toBeVisible();
  await other.context().close();
});

test('who is not waited for is told what may be done all the same, with the way there', async ({
  service,
  page,
}) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[2]}`);
  const wanted = page.getByRole('region', { name: 'What is wanted of you' });
  await expect(wanted).toContainText('Nothing is waited for from you.');
  const may = wanted
    .getByRole('listitem')
    .filter({ hasText: 'enter the report, enter your half, roll the battle brief' });
  await holdsUp(page, 'may-do');
  await may.getByRole('button', { name: /^Go there/ }).click();
  const battle = page.locator('.battles li:focus');
  await expect(battle.getByRole('button', { name: 'Enter the report' })).toBeVisible();

  await page.getByRole('link', { name: 'Warledger' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Border' }).first()).toContainText(
    'Waits for others',
  );
  await page.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  await page.getByRole('link', { name: 'Warledger' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Border' }).first();
  await expect(card).toContainText('is to be fought');
});

test('each side enters its half at the table, the report comes filled in with both, and the other side confirms it', async ({
  service,
  page: west,
  browser,
}) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  const east = await (await browser.newContext({ viewport: west.viewportSize() })).newPage();
  const battlesOf = (page: Page): Locator => page.getByRole('region', { name: 'Battles' });
  const halfOf = (page: Page): Locator => battlesOf(page).getByRole('form', { name: 'Enter your half' });
  const pointsIn = (part: Locator): Locator => part.getByRole('spinbutton', { name: /^Victory points/ });
  await west.goto(`${service.url}/app/enter#token=${seated.tokens[0]}`);
  await east.goto(`${service.url}/app/enter#token=${seated.tokens[1]}`);

  // East has begun the report already when West says its half: what East wrote stays, the rest follows.
  const report = battlesOf(east).getByRole('form', { name: 'Enter the report' });
  const attacker = report.getByRole('group', { name: 'Attacker', exact: true });
  const turns = report.getByRole('spinbutton', { name: 'Game turns that were played' });
  await battlesOf(east).getByRole('button', { name: 'Enter the report' }).click();
  await turns.fill('6');

  await battlesOf(west).getByRole('button', { name: 'Enter your half' }).click();
  const half = halfOf(west);
  await expect(half.getByRole('group', { name: 'Defender', exact: true })).toHaveCount(0);
  await expect(half.getByRole('listitem').first().getByLabel('Where it was at the end')).toHaveValue(
    'ON_TABLE',
  );
  await pointsIn(half).fill('310');
  await half.getByRole('listitem').first().getByLabel('Where it was at the end').selectOption('WIPED_OUT');
  await holdsUp(west, 'battle-half');
  await half.getByRole('button', { name: 'Enter your half' }).click();
  await expect(half).toBeHidden();
  await expect(battlesOf(west).getByText('North has entered their half.')).toBeVisible();
  await expect(battlesOf(west).getByText(/· Pending/)).toBeVisible();

  await expect(report).toContainText('North has entered their half.');
  await expect(pointsIn(attacker)).toHaveValue('310');
  await expect(turns).toHaveValue('6');
  await report.getByRole('button', { name: 'Close' }).click();
  await battlesOf(east).getByRole('button', { name: 'Enter your half' }).click();
  await pointsIn(halfOf(east)).fill('50');
  await halfOf(east).getByRole('button', { name: 'Enter your half' }).click();
  await expect(battlesOf(west).getByText('North and South have entered their halves.')).toBeVisible();

  await battlesOf(east).getByRole('button', { name: 'Enter the report' }).click();
  await expect(turns).toHaveValue('6');
  await expect(attacker.getByRole('listitem').first().getByLabel('Where it was at the end')).toHaveValue(
    'WIPED_OUT',
  );
  await expect(pointsIn(report.getByRole('group', { name: 'Defender', exact: true }))).toHaveValue('50');
  await holdsUp(east, 'battle-halves');
  await report.getByRole('button', { name: 'Enter the report' }).click();
  await expect(battlesOf(west).getByText(/if confirmed: won by the attacker/)).toBeVisible();
  await battlesOf(west).getByRole('button', { name: 'Confirm the report' }).click();
  await expect(battlesOf(east).getByText(/won by North/)).toBeVisible();
  await east.context().close();
});

test('the brief of a battle is read, and printed alone for the table', async ({ service, page }) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  const { timeline, tokens } = seated;
  const found = await asSeat<{ timeline: { at: { battles: { key: string; status: string }[] } } }>(
    service,
    tokens[0]!,
    'query ($t: ID!) { timeline(id: $t) { at { battles { key status } } } }',
    { t: timeline },
  );
  const battle = found.timeline.at.battles.find(({ status }) => status === 'PENDING')!.key;
  const input = {
    timeline,
    battle,
    commandId: `brief-${battle}`,
    result: { planetary: { issueBrief: { gameTurns: 6 } } },
  };
  const issued = await asSeat<{ resolveBattle: { __typename: string } }>(
    service,
    tokens[2]!,
    'mutation ($input: ResolveBattleInput!) { resolveBattle(input: $input) { __typename } }',
    { input },
  );
  expect(issued.resolveBattle.__typename).toBe('BattleAccepted');
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  const battles = page.getByRole('region', { name: 'Battles' });
  await battles.getByText('Brief for the table').click();
  await expect(battles.getByText('First turn', { exact: true })).toBeVisible();
  await expect(battles.getByText('North', { exact: true }).first()).toBeVisible();
  await holdsUp(page, 'battle-brief');
  await page.emulateMedia({ media: 'print' });
  await expect(battles.getByText('First turn', { exact: true })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Map' })).toBeHidden();
  for (const format of ['A4', 'A5'])
    expect((await page.pdf({ format })).subarray(0, 5).toString()).toBe('%PDF-');
});
