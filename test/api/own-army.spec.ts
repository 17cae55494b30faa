import { readFileSync } from 'node:fs';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { seatToyCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename
  ... on Refused { violations { rule { id } code path } } } }`;
const SEEN = `query ($id: ID!) { timeline(id: $id) {
  events(first: 100) { edges { node { type summary because { id } payload } } }
  at { details { ... on EpicDetails {
    armies { seat name morale startingMorale }
    detachments { key name seat hq place points moraleValue units }
    units { key detachment profile mountedIn damageLeft shieldsUp } } } } } }`;

const [PROFILES, ARMIES] = [
  ...readFileSync('docs/how-to/bring-your-own-army.md', 'utf8').matchAll(/```csv\n(.*?)```/gs),
].map(([, text]) => text!);

/** What the document shows, typed in. */
const profiles = [
  {
    profile: 'riflemen',
    kind: 'INFANTRY',
    speedCm: 10,
    rangeCm: 30,
    firepower: 1,
    assault: 2,
    armour: 4,
  },
  {
    profile: 'veterans',
    kind: 'INFANTRY',
    speedCm: 10,
    rangeCm: 30,
    firepower: 1,
    assault: 4,
    armour: 4,
    abilities: ['STUBBORN', 'HERO'],
  },
  {
    profile: 'carrier',
    kind: 'VEHICLE',
    speedCm: 30,
    rangeCm: 30,
    firepower: 1,
    assault: 0,
    armour: 5,
    transportCapacity: 2,
  },
  {
    profile: 'walker',
    kind: 'WAR_ENGINE',
    speedCm: 15,
    rangeCm: 45,
    firepower: 6,
    assault: 6,
    armour: 6,
    damage: 4,
    shields: 2,
    superHeavyWeapons: [
      { type: 'ANTI_TANK', rangeCm: 60 },
      { type: 'VORTEX_MISSILE', rangeCm: 90, uses: 1 },
    ],
  },
];
const alpha = {
  id: 'alpha',
  name: 'First Company',
  points: 300,
  units: [
    { id: 'alpha-hq', profile: 'veterans' },
    { id: 'alpha-foot-1', profile: 'riflemen', mountedIn: 'alpha-box' },
    { id: 'alpha-foot-2', profile: 'riflemen', mountedIn: 'alpha-box' },
    { id: 'alpha-box', profile: 'carrier' },
  ],
};
const strider = {
  id: 'strider',
  points: 260,
  place: 'RESERVE',
  units: [{ id: 'strider-1', profile: 'walker' }],
};
const bravo = {
  id: 'bravo',
  name: 'Second',
  points: 240,
  units: [1, 2, 3, 4, 5].map((each) => ({ id: `bravo-${each}`, profile: 'riflemen' })),
};
const armies = (one: readonly object[], two: readonly object[]) => [
  { seat: 'seat-1', name: 'Steel Host', detachments: one },
  { seat: 'seat-2', name: 'Green Tide', detachments: two },
];
/** Where an input says with what it begins. */
const START = ['input', 'ruleset', 'epic', 'start', 'position'];
const csv = (text: string) => ({ format: 'CSV', text });
const opening = (position: object) => ({ ruleset: { epic: { start: { position } } } });

describe("a club's own armies", () => {
  let api: ToyApplication;
  let openings = 0;
  beforeAll(async () => {
    const settings = settingsOf({ store: 'memory', logLevel: 'silent', dataDir: '/nonexistent' });
    api = await openToyApplication(
      {},
      { core: ServiceModule.forRoot(settings), faces: FACES, shelf: loadCatalogs() },
    );
  });
  afterAll(() => api.close());

  const seen = async (commandId: string, position: object) => {
    const { timeline, tokens } = await seatToyCampaign(api, commandId, opening({ setup: true, ...position }));
    const { data, errors } = await api.send(SEEN, { id: timeline }, tokens.arbiter);
    expect(errors).toBeUndefined();
    const { events, at } = data.timeline;
    const made = events.edges
      .map(({ node }: { node: { type: string } }) => node)
      .filter(({ type }: { type: string }) => type.startsWith('epic.'));
    return { at, made };
  };
  const tried = (position: object) =>
    api.send(CREATE, {
      input: {
        commandId: `open-${(openings += 1)}`,
        name: 'Own army',
        seats: [{ name: 'Ann' }, { name: 'Bob' }],
        preview: true,
        ...opening(position),
      },
    });

  it('are the same battle typed in, from the tables that the document shows, and from JSON', async () => {
    const typed = await seen('typed', { profiles, armies: armies([alpha, strider], [bravo]) });
    expect(typed.at.details.units).toContainEqual({
      key: 'strider-1',
      detachment: 'strider',
      profile: 'walker',
      mountedIn: null,
      damageLeft: 4,
      shieldsUp: 2,
    });
    expect(typed.at.details.detachments).toMatchObject([
      { key: 'alpha', name: 'First Company', hq: 'alpha-hq', points: 300, moraleValue: 6 },
      { key: 'strider', name: 'strider', place: 'RESERVE', points: 260 },
      { key: 'bravo', name: 'Second', hq: 'bravo-1', points: 240 },
    ]);
    expect(typed.made.length).toBeGreaterThan(3);

    const bare = armies([], []).map(({ seat, name }) => ({ seat, name }));
    const filed = await seen('filed', {
      profilesFile: csv(PROFILES!),
      armiesFile: csv(ARMIES!),
      armies: bare,
    });
    expect(filed).toEqual(typed);

    const lines = [
      {
        army: 'seat-1',
        detachment: 'alpha',
        name: 'First Company',
        points: 300,
        profile: 'veterans',
        unit: 'alpha-hq',
      },
      {
        army: 'seat-1',
        detachment: 'alpha',
        profile: 'riflemen',
        count: 2,
        unit: 'alpha-foot',
        mountedIn: 'alpha-box',
      },
      { army: 'seat-1', detachment: 'alpha', profile: 'carrier', unit: 'alpha-box' },
      { army: 'seat-1', detachment: 'strider', points: 260, place: 'RESERVE', profile: 'walker' },
      { army: 'seat-2', detachment: 'bravo', name: 'Second', points: 240, profile: 'riflemen', count: 5 },
    ];
    const json = await seen('json', {
      profilesFile: { format: 'JSON', text: JSON.stringify(profiles) },
      armiesFile: { format: 'JSON', text: JSON.stringify(lines) },
      armies: bare,
    });
    expect(json).toEqual(typed);
  });

  it('are put together where some is typed in and some in a file', async () => {
    const [head, , , , , last] = ARMIES!.trim().split('\n');
    const answer = await seen('both', {
      profiles,
      armies: armies([alpha, strider], []),
      armiesFile: csv([head, last].join('\n')),
    });
    expect(answer).toEqual(
      await seen('typed-again', { profiles, armies: armies([alpha, strider], [bravo]) }),
    );
  });

  it('tell every slip by line and column, and enter nothing', async () => {
    const values = 'profile,kind,speedCm,rangeCm,firepower,assault,armour,superHeavyWeapons,morale';
    const wrong = [
      values,
      'rifles,FOOT,10,30,1,2,7,,',
      'tank,VEHICLE,20,45,3,1,6,RAY 60|ANTI_TANK far,',
      'tank,VEHICLE,20,,3,1,6,,2',
    ];
    const answer = await tried({ armies: armies([alpha], [bravo]), profilesFile: csv(wrong.join('\n')) });
    expect(answer.errors).toMatchObject([
      {
        message: [
          'line 2, column 2: It must be one of: INFANTRY, VEHICLE, WAR_ENGINE, FLYER.',
          'line 2, column 7: It must be a number from 2 to 6.',
          'line 3, column 8: Entry 1: Its type: It must be one of: ANTI_TANK, BARRAGE, HEAVY_BARRAGE, DISRUPT, CLOSE_COMBAT_WEAPON, DEATH_RAY, DISTORTION_CANNON, MEGA_CANNON, PULSAR, PULSE_LASER, RIPPER_TENTACLES, LIFTA_DROPPA, VORTEX_MISSILE.',
          'line 4, column 9: There is no field morale. There are: profile, kind, speedCm, rangeCm, firepower, assault, armour, abilities, transportCapacity, damage, shields, superHeavyWeapons.',
          'line 4, column 1: rangeCm is missing.',
          'line 4, column 1: The profile tank is there twice.',
        ].join(' '),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    const lists = [
      'army,detachment,points,profile,count',
      'seat-1,alpha,,riflemen,0',
      'seat-1,bravo,100,riflemen,2',
      'seat-2,bravo,90,riflemen,x',
    ];
    const refused = await tried({ profiles, armies: armies([], []), armiesFile: csv(lists.join('\n')) });
    expect(refused.errors).toMatchObject([
      {
        message: [
          'line 2, column 5: It must be a number from 1 to 100.',
          'line 4, column 5: It must be a whole number.',
          'line 2, column 1: points is missing: the first line of alpha says them.',
          'line 4, column 1: The first line of bravo says another army.',
          'line 4, column 1: The first line of bravo says another points.',
        ].join(' '),
      },
    ]);
  });

  it('are judged as what is typed in', async () => {
    const { data } = await tried({
      profilesFile: csv(PROFILES!),
      armies: armies([alpha], []),
      armiesFile: csv('army,detachment,points,profile\nseat-3,charly,100,riflemen\nseat-2,bravo,1,riflemen'),
    });
    expect(data.createCampaign.violations).toEqual([
      expect.objectContaining({ code: 'UNKNOWN_SEAT', path: [...START, 'armies', 'seat-3'] }),
    ]);
    const typo = await tried({
      profilesFile: csv(PROFILES!),
      armies: armies([alpha], []),
      armiesFile: csv('army,detachment,points,profile\nseat-2,bravo,1,orks'),
    });
    expect(typo.data.createCampaign.violations).toEqual([
      expect.objectContaining({
        path: [...START, 'armies', 'seat-2', 'detachments', '0', 'units', '0', 'profile'],
      }),
    ]);
  });
});
