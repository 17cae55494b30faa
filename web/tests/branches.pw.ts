import { attack, openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

test('what if: a branch begins at the moment in view, is played, compared, and made the one that counts', async ({
  page,
  service,
}) => {
  const { campaign, timeline, tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await expect(page.getByRole('region', { name: 'Moment' })).toBeVisible();
  await asSeat(
    service,
    tokens[2]!,
    `mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }`,
    { input: { timeline, commandId: 'close-on' } },
  );
  await page.getByRole('button', { name: 'Step before' }).click();
  await expect(page).toHaveURL(/at=/);
  await page.getByText('What if?').click();
  const fork = page.getByRole('form', { name: 'What if' });
  await fork.getByLabel('Name of the branch').fill('The bridge held');
  await fork.getByLabel('Why').fill('To see what would have been.');
  await fork.getByRole('button', { name: 'Fork here' }).click();

  await expect(page.getByText('You look at the branch “The bridge held”')).toBeVisible();
  await expect(page).toHaveURL(/timeline=/);
  await holdsUp(page, 'room-branch');
  const fields = page.getByRole('link', { name: 'Branches' });
  await fields.click();
  const tree = page.getByRole('list', { name: 'Timelines' });
  await expect(tree.getByRole('link', { name: 'The bridge held', exact: true })).toBeVisible();
  await expect(tree).toContainText('Leaves at turn 1');
  await holdsUp(page, 'branches');

  await tree.getByRole('link', { name: 'Compare The bridge held with what it left' }).click();
  await expect(page.getByRole('listbox', { name: 'Map on the left' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Map on the right' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Moment of both' });
  await slider.press('Home');
  await expect(page).toHaveURL(/turn=1/);
  await slider.press('End');
  await expect(page).not.toHaveURL(/turn=/);
  await holdsUp(page, 'compare');

  await page.getByRole('link', { name: 'Branches' }).click();
  await tree.getByText('Make it the one that counts').click();
  const promote = page.getByRole('form', { name: 'Promote The bridge held' });
  await expect(promote).toContainText('no longer counts');
  await promote.getByLabel('Why').fill('So it was agreed.');
  await promote.getByRole('button', { name: 'Let it count' }).click();
  await expect(
    tree.getByRole('listitem').filter({ hasText: 'The bridge held' }).getByText('counts', { exact: true }),
  ).toBeVisible();
  const after = await asSeat<{ campaign: { main: { name: string } } }>(
    service,
    tokens[2]!,
    'query ($c: ID!) { campaign(id: $c) { main { name } } }',
    { c: campaign },
  );
  expect(after.campaign.main.name).toBe('The bridge held');
});

test('what differs between two histories leads to its fields on both maps', async ({ page, service }) => {
  const seated = await openBorder(service);
  await attack(service, seated);
  const { campaign, timeline, tokens } = seated;
  const { forkTimeline } = await asSeat<{ forkTimeline: { timeline: { id: string } } }>(
    service,
    tokens[2]!,
    `mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { ... on TimelineForked { timeline { id } } } }`,
    { input: { timeline, commandId: 'apart', name: 'Apart', reason: 'To see.', at: { revision: 0 } } },
  );
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await expect(page.getByRole('region', { name: 'Moment' })).toBeVisible();
  await page.goto(
    `${service.url}/app/c/${campaign}/compare?left=${timeline}&right=${forkTimeline.timeline.id}`,
  );
  const differences = page.getByRole('region', { name: /^What differs/ }).getByRole('listitem');
  await expect(differences.first()).toBeVisible();
  const left = page.getByRole('listbox', { name: 'Map on the left' });
  await expect(left.getByRole('option', { name: /^differs/ }).first()).toBeAttached();
  await differences
    .getByRole('button', { name: /^Show .* on the maps$/ })
    .first()
    .click();
  for (const map of [left, page.getByRole('listbox', { name: 'Map on the right' })])
    await expect(map.locator('[aria-selected="true"]')).toHaveCount(1);
  await holdsUp(page, 'compare-differs');
});
