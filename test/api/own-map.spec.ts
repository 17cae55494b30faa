import { readFileSync } from 'node:fs';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { seatToyCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename
  ... on Refused { violations { rule { id } code path } } } }`;
const SEEN = `query ($id: ID!) { timeline(id: $id) {
  events(first: 100) { edges { node { type summary because { id } } } }
  at { details { ... on SpaceEmpiresDetails {
    spaces { key planetClass planetName controller neighbours }
    units { key owner mapSpace layer }
    unitLines { key name count fast types force } } } } } }`;

const [MAP, LISTS] = [
  ...readFileSync('docs/how-to/bring-your-own-map.md', 'utf8').matchAll(/```csv\n(.*?)```/gs),
].map(([, text]) => text!);

/** What the document shows, typed in. */
const typedIn = {
  map: {
    spaces: [
      {
        id: 'gork',
        neighbours: ['ryza', 'void'],
        planetClass: 'HOMEWORLD',
        planetName: "Gork's Gate",
        controller: 'seat-1',
        homeworldOf: 'seat-1',
      },
      { id: 'ryza', neighbours: ['gork', 'terra', 'void'], planetClass: 'POOR', planetName: 'Ryza' },
      { id: 'void', neighbours: ['gork', 'ryza', 'terra'] },
      {
        id: 'terra',
        neighbours: ['ryza', 'void'],
        planetClass: 'HOMEWORLD',
        planetName: 'Terra',
        controller: 'seat-2',
        homeworldOf: 'seat-2',
      },
    ],
  },
  unitLists: [
    {
      faction: 'IMPERIAL',
      lines: [
        { id: 'our-cruiser', name: 'Our Cruiser', count: 3, types: ['S'], force: 4 },
        { id: 'our-scouts', name: 'Scouts, mounted', count: 4, fast: true, types: ['R', 'V'], force: 2 },
        { id: 'our-captain', name: 'Captain', count: 1, types: ['L', 'I'], force: 5 },
      ],
    },
  ],
};
const csv = (text: string) => ({ format: 'CSV', text });
const rest = {
  players: [
    { seat: 'seat-1', faction: 'ORK' },
    { seat: 'seat-2', faction: 'IMPERIAL' },
  ],
  turnOrder: ['seat-1', 'seat-2'],
  drawPile: ['RECON'],
  stacks: [
    { seat: 'seat-1', mapSpace: 'gork', units: [{ chit: 'ork-nobz-hulk#1' }] },
    { seat: 'seat-2', mapSpace: 'terra', units: [{ chit: 'our-cruiser#3' }, { chit: 'our-captain#1' }] },
  ],
};
const opening = (position: object) => ({
  ruleset: { spaceEmpires: { start: { position: { ...rest, ...position } } } },
});

describe("a club's own map and unit lists", () => {
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
    const { timeline, tokens } = await seatToyCampaign(api, commandId, opening(position));
    const { data, errors } = await api.send(SEEN, { id: timeline }, tokens.arbiter);
    expect(errors).toBeUndefined();
    return data.timeline;
  };
  const tried = (position: object) =>
    api.send(CREATE, {
      input: {
        commandId: `open-${(openings += 1)}`,
        name: 'Own map',
        seats: [{ name: 'Ann' }, { name: 'Bob' }],
        preview: true,
        ...opening(position),
      },
    });

  it('are the same campaign typed in and from the tables that the document shows', async () => {
    const typed = await seen('typed', typedIn);
    const filed = await seen('filed', { mapFile: csv(MAP!), unitListsFile: csv(LISTS!) });
    expect(typed.at.details.unitLines).toContainEqual({
      key: 'our-scouts',
      name: 'Scouts, mounted',
      count: 4,
      fast: true,
      types: ['R', 'V'],
      force: 2,
    });
    expect(typed.at.details.units).toContainEqual({
      key: 'our-cruiser#3',
      owner: 'seat-2',
      mapSpace: 'terra',
      layer: 'ORBIT',
    });
    expect(filed.at).toEqual(typed.at);
    const made = ({ events }: typeof filed) =>
      events.edges
        .map(({ node }: { node: { type: string } }) => node)
        .filter(({ type }: { type: string }) => type.startsWith('space-empires.'));
    expect(made(filed).length).toBeGreaterThan(5);
    expect(made(filed)).toEqual(made(typed));
  });

  it('are put together where some is typed in and some in a file', async () => {
    const [head, , ...lines] = MAP!.trim().split('\n').slice(1);
    const answer = await tried({
      ...typedIn,
      map: { spaces: typedIn.map.spaces.slice(0, 1) },
      mapFile: csv([head, ...lines].join('\n')),
    });
    expect(answer).toMatchObject({ data: { createCampaign: { __typename: 'CampaignOpened' } } });
  });

  it('tell every slip by line and column, and enter nothing', async () => {
    const map = ['id,neighbours,planetClass,moons', 'a,b,GAS,', ',a,POOR,', 'b,a,POOR,2'].join('\n');
    expect((await tried({ ...typedIn, mapFile: csv(map) })).errors).toMatchObject([
      {
        message: [
          'line 2, column 3: It must be one of: NONE, POOR, RICH, HOMEWORLD.',
          'line 3, column 1: id is missing.',
          'line 4, column 4: There is no field moons. There are: id, neighbours, planetClass, planetName, controller, homeworldOf.',
        ].join(' '),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    const lists = ['faction,id,name,count,types,force', 'ORK,boyz,Boyz,0,IX,2', 'NECRON,a,A,1,I'].join('\n');
    expect((await tried({ ...typedIn, unitListsFile: csv(lists) })).errors).toMatchObject([
      {
        message: [
          'line 2, column 4: It must be a number from 1 to 50.',
          'line 2, column 5: Entry 2: It must be one of: L, S, G, I, A, V, R, F, T, P.',
          'line 3, column 1: It must be one of: ORK, IMPERIAL, ELDAR, TYRANID.',
          'line 3, column 1: force is missing.',
        ].join(' '),
      },
    ]);
  });

  it('are judged as what is typed in', async () => {
    const map = MAP!.replace('gork | ryza | terra', 'gork | ryza');
    const { data } = await tried({ unitLists: typedIn.unitLists, mapFile: csv(map) });
    expect(data.createCampaign.violations).toEqual([
      expect.objectContaining({
        code: 'ASYMMETRIC',
        path: [
          'input',
          'ruleset',
          'spaceEmpires',
          'start',
          'position',
          'map',
          'spaces',
          '3',
          'neighbours',
          '1',
        ],
      }),
    ]);
  });
});
