import { openMailServer } from '../../test/telling/mail-server.js';
import { answering, openReceiver } from '../../test/telling/receiver.js';
import { openBorder } from './border.js';
import { holdsUp } from './quality.js';
import { asSeat, ended, expect, sitDown, start, test } from './service.js';

test('a chat of the club is told: a webhook is added, tried, and taken away again', async ({
  page,
  service,
}) => {
  const chat = await openReceiver();
  const { campaign, tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const told = page.getByRole('region', { name: 'Told elsewhere' });
  await told.getByText('Tell somebody else').click();
  const form = told.getByRole('form');
  await form.getByLabel(/^Tell/).selectOption('JSON');
  await form.getByLabel('Address of the webhook').fill(`${chat.url}/club`);
  await form.getByLabel('what came of each turn').uncheck();
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(told.getByLabel('Key that signs, shown this once')).toHaveValue(/^whsec_/);
  const channel = told.getByRole('listitem').filter({ hasText: 'Webhook · 127.0.0.1' });
  await expect(channel).toContainText('Told: closed phases, reminders 24 hours before a deadline.');
  await expect(channel).toContainText('what is public');

  await channel.getByRole('button', { name: /^Try/ }).click();
  await expect(channel.getByRole('status')).toHaveText('A word was sent, and taken.');
  expect(chat.received.map(({ path }) => path)).toEqual(['/club']);
  chat.manner = answering(404);
  await channel.getByRole('button', { name: /^Try/ }).click();
  await expect(channel.getByRole('status')).toContainText('Not taken');
  await holdsUp(page, 'people-webhook');

  await channel.getByRole('button', { name: /^Remove/ }).click();
  await expect(channel).toHaveCount(0);
  const left = await asSeat<{ campaign: { channels: unknown[] } }>(
    service,
    tokens[2]!,
    'query ($campaign: ID!) { campaign(id: $campaign) { channels { key } } }',
    { campaign },
  );
  expect(left.campaign.channels).toEqual([]);
  await chat.close();
});

test('a player is told by a calendar and, once the code is entered, by mails', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const mail = await openMailServer();
  const { service, child } = await start({
    WARLEDGER_SMTP_URL: mail.url,
    WARLEDGER_MAIL_FROM: 'Warledger <war@example.org>',
  });
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const told = page.getByRole('region', { name: 'Told elsewhere' });
  await told.getByText('Tell somebody else').click();
  const form = told.getByRole('form');
  await form.getByLabel(/^Tell/).selectOption('CALENDAR');
  await expect(form.getByLabel('What it is told').getByRole('option')).toHaveText(['what North may know']);
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = await told.getByLabel('Link of the calendar, shown this once').inputValue();
  const { pathname } = new URL(link);
  expect(await (await fetch(new URL(pathname, service.url))).text()).toContain('BEGIN:VCALENDAR');

  await form.getByLabel(/^Tell/).selectOption('EMAIL');
  await form.getByLabel('E-mail address').fill('rita@example.org');
  await form.getByRole('button', { name: 'Add it' }).click();
  const channel = told.getByRole('listitem').filter({ hasText: 'r…@example.org' });
  await expect.poll(() => mail.mails.length).toBe(1);
  const code = /enter this code: ([0-9A-Z-]+)/.exec(mail.mails[0]!.text)?.[1];
  await channel.getByLabel('Code from the mail').fill(code ?? '');
  await channel.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(channel.getByLabel('Code from the mail')).toHaveCount(0);
  await channel.getByRole('button', { name: /^Try/ }).click();
  await expect.poll(() => mail.mails.length).toBe(2);
  await page.context().close();
  await ended(child);
  await mail.close();
});

test('a bot gets a token, is listed with its last use, and ended', async ({ page, service }) => {
  const { campaign, tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const list = page.getByRole('region', { name: 'Tokens and bots' });
  await list.getByLabel(/A bot that reads what you may read/).fill('Herald');
  await list.getByRole('button', { name: 'Make its token' }).click();
  const token = await list.getByLabel('Token of Herald, shown this once').inputValue();
  const bot = list.getByRole('row', { name: /Herald/ });
  await expect(bot).toContainText('reads as North');
  await expect(bot).toContainText('no use known');
  const name = () =>
    asSeat<{ campaign: { name: string } }>(
      service,
      token,
      'query ($campaign: ID!) { campaign(id: $campaign) { name } }',
      { campaign },
    );
  expect((await name()).campaign.name).toBe('Border');
  await page.reload();
  await expect(bot).not.toContainText('no use known');
  await holdsUp(page, 'people-bots');
  await bot.getByRole('button', { name: 'End the bot Herald' }).click();
  await expect(bot).toHaveCount(0);
  await expect(name()).rejects.toThrow();
});

test('a link lets spectators look on where the public may not read, until it is ended', async ({
  page,
  service,
}) => {
  const { campaign, tokens } = await openBorder(service, { policy: { publicReading: false } });
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const spectators = page.getByRole('region', { name: 'Spectators' });
  await spectators.getByRole('button', { name: 'Make a spectators’ link' }).click();
  await expect(spectators.getByRole('img', { name: /look on/ })).toBeVisible();
  const link = await spectators.getByLabel('Link for spectators, shown this once').inputValue();
  await holdsUp(page, 'people-spectators');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Looking as')).toHaveValue('Looking on · Border');
  await expect(page).toHaveURL(new RegExp(`/app/c/${campaign}$`));
  await expect(page.getByRole('heading', { name: 'What is waited for' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('button')).toHaveCount(0);
  await page.getByLabel('Looking as').selectOption('Spectator');
  await expect(page.getByText('There is no such campaign, or it is not for these eyes.')).toBeVisible();

  await page.getByLabel('Looking as').selectOption({ label: 'Arbiter · Border' });
  await page.getByRole('link', { name: 'People' }).click();
  const list = page.getByRole('region', { name: 'Tokens and bots' });
  await expect(list.getByRole('row', { name: /Spectators/ })).toContainText('reads what is public');
  await expect(list.getByRole('row', { name: /Spectators/ })).not.toContainText('no use known');
  await list.getByRole('button', { name: 'End the bot Spectators' }).click();
  await expect(list.getByRole('row', { name: /Spectators/ })).toHaveCount(0);
  await expect(asSeat(service, link.split('token=')[1]!, '{ me { __typename } }')).rejects.toThrow();
});

test('two people play one seat, and one of them goes again', async ({ page, service }) => {
  const { campaign, tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const shared = page.getByRole('region', { name: 'Several people on your seat' });
  await shared.getByRole('button', { name: 'Invite somebody beside you' }).click();
  const link = await shared.getByLabel('Link for North, good for one person').inputValue();
  const input = { commandId: 'second', code: link.split('code=')[1] };
  const claim =
    'mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }';
  const { claimSeat } = await asSeat<{ claimSeat: { token: string } }>(service, null, claim, { input });
  const held = () =>
    asSeat<{ campaign: { viewerSeat: { name: string } | null } }>(
      service,
      claimSeat.token,
      'query ($campaign: ID!) { campaign(id: $campaign) { viewerSeat { name } } }',
      { campaign },
    );
  expect((await held()).campaign.viewerSeat).toEqual({ name: 'North' });
  await page.reload();
  const list = page.getByRole('region', { name: 'Tokens and bots' });
  const ends = list.getByRole('button', { name: /^End the token for North/ });
  await expect(ends).toHaveCount(2);
  await holdsUp(page, 'people-shared');
  await ends.nth(1).click();
  await expect(ends).toHaveCount(0);
  await expect(held()).rejects.toThrow();
});

test('a player reads what a substitute needs to know, the arbiter of any player', async ({
  page,
  service,
}) => {
  const { tokens } = await openBorder(service);
  await page.goto(`${service.url}/app/enter#token=${tokens[0]}`);
  await page.getByRole('link', { name: 'People' }).click();
  const report = page.getByRole('region', { name: 'What a substitute needs to know' });
  await expect(report).toContainText('No orders handed in yet');
  await expect(report).toContainText('North sees something new');
  await expect(report).not.toContainText('South sees something new');
  await expect(report.getByLabel('Of the seat')).toHaveCount(0);
  await holdsUp(page, 'people-hand-over');
  await page.goto('about:blank');
  await page.goto(`${service.url}/app/enter#token=${tokens[2]}`);
  await page.getByRole('link', { name: 'People' }).click();
  await report.getByLabel('Of the seat').selectOption('South');
  await expect(report).toContainText('South sees something new');
  await expect(report).not.toContainText('North sees something new');
});

test('the admin names another arbiter, and everybody reads why', async ({ page, service }) => {
  const { campaign, tokens } = await openBorder(service);
  await sitDown(page, service, 'Admin');
  await page.goto(`${service.url}/app/c/${campaign}/people`);
  await expect(page.getByText('Somebody else shall play North')).toBeVisible();
  await expect(page.getByText('Somebody else shall play Arbiter')).toHaveCount(0);
  const another = page.getByRole('region', { name: 'Another arbiter' });
  await another.getByLabel('Why').fill('Moved to another city');
  await another.getByRole('button', { name: 'Name another arbiter' }).click();
  const link = await another.getByLabel(/^Link for .*good for one person/).inputValue();
  await holdsUp(page, 'people-admin');
  await expect(asSeat(service, tokens[2]!, '{ me { __typename } }')).rejects.toThrow();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Looking as')).toHaveValue(/Border$/);
  await page.getByLabel('Looking as').selectOption('Spectator');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('region', { name: 'Done around the rules' })).toContainText(
    'Moved to another city',
  );
  await expect(page.getByRole('region', { name: 'Tokens and bots' })).toHaveCount(0);
});
