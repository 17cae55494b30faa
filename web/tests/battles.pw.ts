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
  const may = wanted.getByRole('listitem').filter({ hasText: 'enter the report, roll the battle brief' });
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
