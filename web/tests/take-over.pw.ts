import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, expect, test } from './service.js';

interface Forked {
  readonly forkTimeline: { readonly timeline: { readonly id: string } };
}

test('orders of a history that no longer counts are written on the sheet of the one that does', async ({
  page,
  service,
}) => {
  const { timeline, tokens } = await openBorder(service);
  const [north, , arbiter] = tokens as readonly [string, string, string];
  const orders = [
    { battleOrder: { detachment: 'west-1', order: 'ATTACK', target: { detachment: 'east-1' } } },
  ];
  await asSeat(
    service,
    north,
    'mutation ($input: SubmitOrdersInput!) { submitOrders(input: $input) { __typename } }',
    { input: { commandId: 'tried', timeline, orders: { planetary: { orders } } } },
  );
  const { forkTimeline } = await asSeat<Forked>(
    service,
    arbiter,
    'mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { ... on TimelineForked { timeline { id } } } }',
    {
      input: {
        commandId: 'fork',
        timeline,
        revision: 0,
        name: 'Anew',
        dice: 'FRESH',
        reason: 'From the start.',
      },
    },
  );
  await asSeat(
    service,
    arbiter,
    'mutation ($input: PromoteTimelineInput!) { promoteTimeline(input: $input) { __typename } }',
    { input: { commandId: 'promote', timeline: forkTimeline.timeline.id, reason: 'From the start.' } },
  );
  await page.goto(`${service.url}/app/enter#token=${north}`);
  await page.getByRole('link', { name: 'Branches' }).click();
  await page.getByText('Take my orders over').click();
  await expect(page.getByText('First Column: attack → east-1 fits')).toBeVisible();
  await page.getByRole('button', { name: 'Write them on my sheet' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'One order is on your sheet' })).toBeVisible();
  await holdsUp(page, 'take-over');
  await page.getByRole('link', { name: 'To the map' }).click();
  await expect(page.getByText('First Column: attack → east-1')).toBeVisible();
});
