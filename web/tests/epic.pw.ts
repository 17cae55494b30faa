import type { Locator, Page } from '@playwright/test';
import { holdsUp } from './quality.js';
import { asSeat, expect, test, type Service } from './service.js';

// Everything in a window of a phone, at the desk too.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PROFILES = [
  { profile: 'rifles', kind: 'INFANTRY', speedCm: 10, rangeCm: 30, firepower: 4, assault: 2, armour: 4 },
  { profile: 'tank', kind: 'VEHICLE', speedCm: 20, rangeCm: 45, firepower: 6, assault: 1, armour: 5 },
];
const detachment = (id: string, name: string, profile: string) => ({
  id,
  name,
  points: 100,
  units: [1, 2].map((each) => ({ id: `${id}-${each}`, profile })),
});
const army = (seat: string, name: string, mark: string) => ({
  seat,
  name,
  detachments: [
    detachment(`${mark}-rifles`, `${name} Rifles`, 'rifles'),
    detachment(`${mark}-tanks`, `${name} Tanks`, 'tank'),
  ],
});

/** A battle of two detachments a side with dice from the table, two turns at most; links for its players. */
async function openBattle(service: Service): Promise<readonly string[]> {
  const position = {
    turn: 1,
    profiles: PROFILES,
    armies: [army('seat-1', 'Red', 'red'), army('seat-2', 'Blue', 'blue')],
  };
  const stamp = String(Date.now());
  const { createCampaign } = await asSeat<{ createCampaign: { campaign: { id: string } } }>(
    service,
    'Admin',
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
      ... on CampaignOpened { campaign { id } } ... on Refused { violations { message } } } }`,
    {
      input: {
        commandId: `battle-${stamp}`,
        name: 'Battle at the ford',
        diceMode: 'TABLE',
        seats: [{ name: 'Red' }, { name: 'Blue' }],
        // Two initiatives are thrown at the opening.
        faces: [6, 2],
        ruleset: { epic: { start: { position }, parameters: { turnLimit: 2 } } },
      },
    },
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

const answer = (page: Page): Locator => page.getByRole('status').and(page.locator('.answer'));

/** Opens the form of an order of a detachment. */
async function order(page: Page, piece: string, kind: string, choice: string): Promise<Locator> {
  await page
    .getByRole('listitem')
    .filter({ hasText: piece })
    .getByRole('button', { name: 'Order …' })
    .click();
  const kinds = page.locator('.kind').filter({ has: page.locator('summary', { hasText: kind }) });
  if ((await kinds.getAttribute('open')) === null) await kinds.locator('summary').click();
  await kinds.getByRole('button', { name: choice }).click();
  return page.getByRole('form', { name: choice });
}

/** Says a figure for all rows of a list at once. */
async function forAll(form: Locator, rows: string, figure: number): Promise<void> {
  const list = form.getByRole('group', { name: rows, exact: true });
  await list.getByText('The same for all').click();
  await list.getByRole('spinbutton', { name: /^All:/ }).first().fill(String(figure));
}

/** Enters the dice that a page asks for, as one list: the first player wins each initiative. */
async function throwDice(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Dice from the table' });
  const wanted = Number(/\d+/.exec((await form.getByText(/to go$/).textContent())!)![0]);
  const faces = Array.from({ length: wanted }, (_, at) => 6 - (at % 6));
  await form.getByLabel('Faces, in this order').fill(faces.join(' '));
  await form.getByRole('button', { name: 'Enter the dice' }).click();
  await expect(form.getByText(`${wanted} to go`)).toBeHidden();
}

const NEXT = /: (choose first \(first\)|end |pass )/;

/** Whoever is asked ends, passes, or throws, until it is over. */
async function playOn(pages: readonly Page[], until: (page: Page) => Locator): Promise<void> {
  const [first] = pages;
  for (;;) {
    const todo = async (): Promise<Locator | 'over' | null> => {
      if (await until(first!).isVisible()) return 'over';
      for (const page of pages) {
        const dice = page.getByRole('form', { name: 'Dice from the table' });
        if (await dice.isVisible()) return dice;
        const next = page
          .getByRole('list', { name: 'What you may say now' })
          .getByRole('button', { name: NEXT, disabled: false });
        if (await next.first().isVisible()) return next.first();
      }
      return null;
    };
    await expect.poll(todo).not.toBeNull();
    const found = await todo();
    if (found === 'over') return;
    if (!found) continue;
    if ((await found.getAttribute('class'))?.includes('dice-entry')) await throwDice(found.page());
    else await found.click();
  }
}

test('a battle is played to its end by two players with phones, their dice from the table', async ({
  service,
  page: red,
  browser,
}) => {
  test.setTimeout(180_000);

  const links = await openBattle(service);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const blue = await context.newPage();
  for (const [at, each] of [red, blue].entries()) {
    await each.goto(links[at]!);
    await expect(each.getByRole('heading', { name: 'What is wanted of you' })).toBeVisible();
  }
  const battles = red.getByRole('region', { name: 'Battles' });
  await battles.getByText('Brief for the table').click();
  await expect(battles.getByLabel('Brief as text')).toContainText('Red Rifles');
  await holdsUp(red, 'epic-brief');
  await battles.getByText('Brief for the table').click();
  await red.getByRole('button', { name: 'Red: choose first (first)' }).click();
  await expect(answer(red)).toContainText('Red is first player');

  const move = await order(red, 'Red Rifles', 'None', 'Red Rifles: none');
  await forAll(move, 'Units that move, mount or dismount; the others stay', 10);
  await holdsUp(red, 'epic-move');
  await move.getByRole('button', { name: 'Give this order' }).click();
  await expect(answer(red)).toContainText('moves');
  await playOn([red, blue], (page) => page.getByRole('button', { name: 'Red: pass shooting' }));

  const shot = await order(red, 'Red Tanks', 'Shoot', 'Red Tanks: shoot → Blue Rifles');
  await shot.getByLabel(/^Column of the Firepower table/).selectOption('C');
  await forAll(shot, 'Units that shoot with their Firepower', 30);
  await holdsUp(red, 'epic-shot');
  await shot.getByRole('button', { name: 'Give this order' }).click();
  const dice = red.getByRole('form', { name: 'Dice from the table' });
  await expect(dice).toContainText('to hit');
  await holdsUp(red, 'epic-dice');
  for (let thrown = 0; thrown < 10 && (await dice.isVisible()); thrown += 1) await throwDice(red);
  await expect(answer(red)).toContainText(/blue.rifles is destroyed/i);
  await expect(
    answer(red)
      .getByRole('img', { name: /^rolled/ })
      .first(),
  ).toBeVisible();
  await holdsUp(red, 'epic-answer');

  await playOn([red, blue], (page) => page.getByText('It is over'));
  await expect(blue.getByText('It is over')).toBeVisible();
  await holdsUp(red, 'epic-over');
  await context.close();
});
