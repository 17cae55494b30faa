import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { attack, openBorder, type Seated } from './border.js';
import { isPleasant } from './quality.js';
import { asSeat, expect, test, type Service } from './service.js';

/** Where every screen leads to: the demonstration, a border with a battle and a branch, and a campaign of each ruleset. */
interface World {
  readonly service: Service;
  readonly demo: string;
  readonly border: Seated & { readonly branch: string };
  /** Campaigns by the code of their ruleset. */
  readonly opened: Readonly<Record<string, string>>;
}

interface Screen {
  /** Pattern of the address, as the routes of the app say it; others are pages of the service itself. */
  readonly route: string;
  /** What is looked at, where one route has several faces. */
  readonly state?: string;
  /** Name of a seat of the demonstration, `Admin`, a token, or nobody. */
  readonly as?: string | ((world: World) => string);
  readonly path: (world: World) => string;
  /** What is there when the screen is. */
  readonly shows: (page: Page) => Locator;
  /** Breaks into what the service answers, before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Goes on from there to what is looked at. */
  readonly then?: (page: Page) => Promise<void>;
  /** Seen while nothing has come yet. */
  readonly isWaiting?: true;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const map = (page: Page): Locator => page.getByRole('listbox', { name: 'Map' });
const demo =
  (rest = '') =>
  ({ demo: id }: World): string =>
    `/app/c/${id}${rest}`;
const border =
  (rest = '') =>
  ({ border: { campaign } }: World): string =>
    `/app/c/${campaign}${rest}`;
const north = ({ border: { tokens } }: World): string => tokens[0]!;
const arbiter = ({ border: { tokens } }: World): string => tokens[2]!;

/** Answers what the service would with something else. */
const answered =
  (data: object) =>
  (page: Page): Promise<unknown> =>
    page.route('**/graphql', (route) => route.fulfill({ json: data }));

const SCREENS: readonly Screen[] = [
  { route: '/', path: () => '/app/', shows: title('Campaigns') },
  { route: '/', state: 'seated', as: 'Ada', path: () => '/app/', shows: heading(/^Demo/) },
  // Who runs the service and plays nowhere is told where to begin.
  {
    route: '/',
    state: 'admin',
    as: 'Admin',
    path: () => '/app/',
    shows: (page) =>
      page.getByRole('region', { name: 'Your next step' }).getByRole('link', { name: 'Open a campaign' }),
  },
  {
    route: '/',
    state: 'empty',
    path: () => '/app/',
    before: answered({ data: { campaigns: { edges: [], pageInfo: { hasNextPage: false } } } }),
    shows: (page) => page.getByText('There is no campaign yet'),
  },
  {
    route: '/',
    state: 'loading',
    path: () => '/app/',
    before: (page) => page.route('**/graphql', () => undefined),
    shows: (page) => page.locator('.waiting'),
    isWaiting: true,
  },
  {
    route: '/',
    state: 'refused',
    path: () => '/app/',
    before: answered({ errors: [{ message: 'The service is being mended.' }] }),
    shows: (page) => page.getByRole('alert'),
  },
  { route: '/enter', path: () => '/app/enter', shows: title('Take a seat') },
  {
    route: '/enter',
    state: 'kept',
    as: 'Ada',
    path: () => '/app/enter',
    shows: heading('Kept on this device'),
  },
  { route: '/open', path: () => '/app/open', shows: heading(/Epic/) },
  {
    route: '/open',
    state: 'admin',
    as: 'Admin',
    path: () => '/app/open',
    shows: heading(/Epic/),
    then: (page) => page.getByText('Name it, and who plays').first().click(),
  },
  {
    route: '/open',
    state: 'refused',
    as: 'Admin',
    path: () => '/app/open',
    shows: heading(/Epic/),
    then: async (page) => {
      const form = page.getByRole('form', { name: 'Take in a timeline' });
      const buffer = Buffer.from('{"kind":"header"}\nno line of it\n');
      await form
        .getByLabel('Exported file')
        .setInputFiles({ name: 'torn.ndjson', mimeType: 'application/x-ndjson', buffer });
      await form.getByRole('button', { name: 'Take it in' }).click();
      await expect(form.getByRole('alert')).toContainText('Line 1');
    },
  },
  ...['PLANETARY', 'GHOST_OF_WAR', 'SPACE_EMPIRES', 'EPIC', 'META_CAMPAIGN'].map((ruleset): Screen => ({
    route: '/open/by-hand',
    state: ruleset,
    as: 'Admin',
    path: () => `/app/open/by-hand?ruleset=${ruleset}`,
    shows: (page) => page.getByRole('form', { name: 'Open by hand' }),
  })),
  { route: '/c/$campaign', path: demo(), shows: map },
  { route: '/c/$campaign', state: 'player', as: 'Ada', path: demo(), shows: map },
  {
    route: '/c/$campaign',
    state: 'place',
    as: 'Ada',
    path: demo(),
    shows: map,
    then: async (page) => {
      await page
        .getByRole('option', { name: / of Ada/ })
        .first()
        .press('Enter');
      // By its key: what is fetched meanwhile may push it down.
      await page.getByRole('button', { name: 'Order …' }).first().press('Enter');
      await expect(page.getByText('Pick an order here')).toBeVisible();
    },
  },
  { route: '/c/$campaign', state: 'past', as: 'Ada', path: demo('?turn=2'), shows: map },
  {
    route: '/c/$campaign',
    state: 'changed',
    as: 'Ada',
    path: demo('?since=20'),
    shows: heading('What changed'),
  },
  {
    route: '/c/$campaign',
    state: 'battle',
    as: north,
    path: border(),
    shows: (page) => page.getByRole('button', { name: 'Enter the report' }),
  },
  {
    route: '/c/$campaign',
    state: 'reporting',
    as: north,
    path: border(),
    shows: (page) => page.getByRole('button', { name: 'Enter the report' }),
    then: (page) => page.getByRole('button', { name: 'Enter the report' }).click(),
  },
  {
    route: '/c/$campaign',
    state: 'arbiter',
    as: arbiter,
    path: border(),
    shows: heading('As the arbiter'),
    then: async (page) => {
      await page.getByRole('button', { name: 'Decide or correct …' }).click();
      await expect(page.getByRole('form', { name: 'What the arbiter decides' })).toBeVisible();
    },
  },
  ...['GHOST_OF_WAR', 'SPACE_EMPIRES', 'EPIC', 'META_CAMPAIGN'].map((ruleset): Screen => ({
    route: '/c/$campaign',
    state: ruleset,
    as: 'Admin',
    path: ({ opened }) => `/app/c/${opened[ruleset]}`,
    shows: (page) => page.getByRole('region', { name: 'Moment' }),
  })),
  {
    route: '/c/$campaign',
    state: 'missing',
    path: () => '/app/c/nothing-like-it',
    shows: (page) => page.getByRole('alert'),
  },
  {
    route: '/c/$campaign/audit',
    state: 'missing',
    path: () => '/app/c/nothing-like-it/audit',
    shows: (page) => page.getByRole('alert'),
  },
  {
    route: '/c/$campaign/branches',
    as: arbiter,
    path: border('/branches'),
    shows: (page) => page.getByRole('link', { name: 'The bridge held', exact: true }),
    then: (page) => page.getByText('Make it the one that counts').click(),
  },
  {
    route: '/c/$campaign/compare',
    as: arbiter,
    path: ({ border: { campaign, timeline, branch } }) =>
      `/app/c/${campaign}/compare?left=${timeline}&right=${branch}`,
    shows: heading('What differs'),
  },
  {
    route: '/c/$campaign/proof',
    as: 'Arbiter',
    path: demo('/proof'),
    shows: title('Proof'),
    then: async (page) => {
      await page.getByRole('button', { name: 'Verify it' }).click();
      await expect(page.getByRole('status', { name: 'Certificate' })).toBeVisible();
    },
  },
  {
    route: '/c/$campaign/ledger',
    as: 'Arbiter',
    path: demo('/ledger'),
    shows: (page) => page.getByRole('region', { name: 'Entries' }),
  },
  {
    route: '/c/$campaign/ledger',
    state: 'empty',
    as: 'Arbiter',
    path: demo('/ledger?account=nothing'),
    shows: (page) => page.getByText('Nothing is written there.'),
  },
  {
    route: '/c/$campaign/audit',
    as: 'Arbiter',
    path: demo('/audit'),
    shows: (page) => page.getByRole('list', { name: 'Events, the newest first' }).locator('> li').first(),
    then: (page) =>
      page.getByRole('list', { name: 'Events, the newest first' }).locator('summary').nth(1).click(),
  },
  {
    route: '/c/$campaign/audit',
    state: 'empty',
    as: 'Arbiter',
    path: demo('/audit?text=nothing+like+it'),
    shows: (page) => page.getByText('Nothing of the kind has happened.'),
  },
  {
    route: '/c/$campaign/rules',
    as: 'Ada',
    path: demo('/rules'),
    shows: (page) => page.getByRole('list', { name: 'Rules' }).locator('> li').first(),
  },
  {
    route: '/c/$campaign/rules',
    state: 'table',
    as: 'Ada',
    path: demo('/rules?search=PLN-REP-01'),
    shows: (page) => page.getByRole('columnheader', { name: 'Meaning' }),
  },
  {
    route: '/c/$campaign/report',
    as: 'Ada',
    path: demo('/report'),
    shows: (page) => page.getByRole('img', { name: 'The map at the end of the turn' }),
  },
  { route: '/c/$campaign/forces', as: 'Arbiter', path: demo('/forces'), shows: heading('Units') },
  {
    route: '/c/$campaign/forces',
    state: 'GHOST_OF_WAR',
    as: 'Admin',
    path: ({ opened }) => `/app/c/${opened['GHOST_OF_WAR']}/forces`,
    shows: heading('Units'),
  },
  {
    route: '/c/$campaign/forces/$unit',
    as: 'Arbiter',
    path: demo('/forces/nw-1'),
    shows: heading('First of NW'),
  },
  {
    route: '/c/$campaign/standings',
    as: 'Ada',
    path: demo('/standings'),
    shows: heading('How it came to this'),
  },
  { route: '/c/$campaign/deadlines', as: 'Arbiter', path: demo('/deadlines'), shows: title('Deadlines') },
  {
    route: '/c/$campaign/deadlines',
    state: 'player',
    as: 'Ada',
    path: demo('/deadlines'),
    shows: title('Deadlines'),
  },
  { route: '/c/$campaign/people', as: 'Arbiter', path: demo('/people'), shows: title('People') },
  { route: '/c/$campaign/people', state: 'player', as: 'Ada', path: demo('/people'), shows: title('People') },
  { route: 'rules', path: () => '/rules', shows: (page) => page.getByRole('heading', { level: 1 }) },
  {
    route: 'rule',
    path: () => '/rules/PLN-REP-01',
    shows: (page) => page.getByRole('columnheader', { name: 'Meaning' }),
    // Where it is from is told once.
    then: (page) => expect(page.getByText(/^(Src|Source): /)).toHaveCount(1),
  },
];

let made: Promise<World> | null = null;

async function make(service: Service): Promise<World> {
  const { campaigns } = await asSeat<{
    campaigns: { edges: { node: { id: string; name: string } }[] };
  }>(service, null, '{ campaigns { edges { node { id name } } } }');
  const shown = campaigns.edges.find(({ node }) => node.name.startsWith('Demo'))!.node;
  const seated = await openBorder(service);
  await attack(service, seated);
  return {
    service,
    demo: shown.id,
    border: { ...seated, branch: await branchOf(service, seated) },
    opened: await openEach(service),
  };
}

async function branchOf(service: Service, { timeline, tokens }: Seated): Promise<string> {
  const { forkTimeline } = await asSeat<{ forkTimeline: { timeline: { id: string } } }>(
    service,
    tokens[2]!,
    `mutation ($input: ForkTimelineInput!) { forkTimeline(input: $input) { ... on TimelineForked { timeline { id } } } }`,
    {
      input: {
        commandId: 'what-if',
        timeline,
        revision: 0,
        name: 'The bridge held',
        dice: 'FRESH',
        reason: 'To see what would have been.',
      },
    },
  );
  return forkTimeline.timeline.id;
}

/** The first scenario of each ruleset, with as many players as it needs. */
async function openEach(service: Service): Promise<World['opened']> {
  const { rulesets } = await asSeat<{
    rulesets: { code: string; scenarios: { minPlayers: number; title: string; opening: object }[] }[];
  }>(service, null, '{ rulesets { code scenarios { minPlayers title opening } } }');
  const opened = rulesets.map(async ({ code, scenarios: [scenario] }) => {
    const { createCampaign } = await asSeat<{ createCampaign: { campaign: { id: string } } }>(
      service,
      'Admin',
      `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ... on CampaignOpened { campaign { id } } } }`,
      {
        input: {
          commandId: `each-${code}`,
          name: scenario!.title,
          seats: Array.from({ length: scenario!.minPlayers }, (_, at) => ({ name: `Player ${at + 1}` })),
          ruleset: scenario!.opening,
        },
      },
    );
    return [code, createCampaign.campaign.id] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

const nameOf = ({ route, state }: Screen): string => (state === undefined ? route : `${route}, ${state}`);

for (const screen of SCREENS) {
  test(`screen ${nameOf(screen)}`, async ({ page, service }) => {
    const world = await (made ??= make(service));
    const { as, path, shows, before, then, isWaiting } = screen;
    const who = typeof as === 'function' ? as(world) : as;
    if (who !== undefined) {
      const token = who === 'Admin' ? service.adminToken : (service.tokens[who] ?? who);
      await page.goto(`${service.url}/app/enter#token=${token}`);
      await expect(page).not.toHaveURL(/enter/);
    }
    await before?.(page);
    await page.goto(`${service.url}${path(world)}`);
    await expect(shows(page)).toBeVisible();
    await then?.(page);
    if (!isWaiting) await expect(page.locator('.waiting')).toHaveCount(0);
    await isPleasant(page, nameOf(screen).replace(/\W+/g, '-').replace(/^-/, ''));
  });
}

test('every route of the app is looked at', () => {
  const routes = readFileSync(new URL('../app/routes.tsx', import.meta.url), 'utf8');
  const known = new Set(SCREENS.map(({ route }) => route));
  const paths = [...routes.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});
