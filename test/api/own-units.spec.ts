import { readFileSync } from 'node:fs';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const TYPES = `mutation ($input: ImportPlanetaryUnitTypesInput!) { importPlanetaryUnitTypes(input: $input) {
  __typename
  ... on PlanetaryUnitTypesImported { preview repeated unitTypes { key name slot scout modelPoints options { key points staysWithUnit } requires { anyOf } } }
  ... on PlanetaryFileInvalid { problems { line column field message } }
  ... on Refused { violations { rule { id } code path } } } }`;

const LIST = `mutation ($input: ImportPlanetaryDetachmentInput!) { importPlanetaryDetachment(input: $input) {
  __typename
  ... on OrdersAccepted { preview events { type } }
  ... on PlanetaryFileInvalid { problems { line column field message } }
  ... on Refused { violations { rule { id } code path } } } }`;

const CREATE = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename
  ... on Refused { violations { code path } } } }`;

const urban = (buildings: readonly string[]) => ({
  size: 4,
  bp: 6000,
  buildings: buildings.map((type) => ({ type })),
});
const position = {
  turn: 3,
  phase: 'BUILD',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SM', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'ORK', capitalHex: '9,1' },
  ],
  hexes: [
    { q: 2, r: 3, controller: 'seat-1', urban: urban(['MAJOR_SPACEPORT']) },
    { q: 9, r: 1, controller: 'seat-2', urban: urban([]) },
  ],
};

const DOCUMENT = readFileSync('docs/how-to/bring-your-own-units.md', 'utf8');

describe("a club's own unit types and army lists", () => {
  let api: ToyApplication;
  let campaign: SeatedCampaign;
  let commands = 0;

  beforeAll(async () => {
    const core = ServiceModule.forRoot(
      settingsOf({ store: 'memory', logLevel: 'silent', dataDir: '/nonexistent' }),
    );
    api = await openToyApplication({}, { core, faces: FACES, shelf: loadCatalogs() });
    campaign = await seatToyCampaign(api, 'own-units', { ruleset: { planetary: { start: { position } } } });
  });
  afterAll(() => api.close());

  const send = async (query: string, more: object, token: string) => {
    const input = { timeline: campaign.timeline, commandId: `own-${(commands += 1)}`, ...more };
    const { data, errors } = await api.send(query, { input }, token);
    expect(errors).toBeUndefined();
    return Object.values(data)[0] as never as { readonly __typename: string } & Record<string, never>;
  };
  const types = (format: 'CSV' | 'JSON', text: string, more: object = {}, token = campaign.tokens.arbiter) =>
    send(TYPES, { file: { format, text }, ...more }, token);
  const list = (text: string, more: object = {}) =>
    send(LIST, { hex: '2,3', file: { format: 'CSV', text }, ...more }, campaign.tokens.red);

  const TABLE = [
    '# our own points',
    'key; name; slot; moveClass; vehicle; modelPoints; minModels; maxModels; options; requires',
    'SM.tacticalSquad;;;;;16;5;10;flamer 6 stays | horn 2;',
    '',
    'club.guides;"Guides; old",FA;;;;;;;',
  ];

  it('are taken in where the service says so', async () => {
    const { data } = await api.send(
      `{ rulesets { code takesUnitTypes } timeline(id: "${campaign.timeline}") { at { board { locations { key takesArmyList } } } } }`,
      {},
      campaign.tokens.red,
    );
    const takers = data.rulesets.filter((each: { takesUnitTypes: boolean }) => each.takesUnitTypes);
    expect(takers.map(({ code }: { code: string }) => code)).toEqual(['PLANETARY']);
    const places = data.timeline.at.board.locations as readonly { key: string; takesArmyList: boolean }[];
    expect(places.filter((each) => each.takesArmyList).map(({ key }) => key)).toEqual(['2,3']);
  });

  it('shows what a table holds before anything is stored, then enters it once', async () => {
    const text = [
      ...TABLE.slice(0, 3),
      'club.guides;"Guides; old";FA;infantry;no;20;3;10;;BARRACKS + ACADEMY | PRISON',
    ];
    const shown = await types('CSV', text.join('\r\n'), { preview: true });
    expect(shown).toMatchObject({
      __typename: 'PlanetaryUnitTypesImported',
      preview: true,
      unitTypes: [
        {
          key: 'SM.tacticalSquad',
          name: 'Tactical Squad',
          slot: 'TR',
          modelPoints: 16,
          options: [
            { key: 'flamer', points: 6, staysWithUnit: true },
            { key: 'horn', points: 2, staysWithUnit: false },
          ],
        },
        {
          key: 'club.guides',
          name: 'Guides; old',
          requires: [{ anyOf: ['BARRACKS', 'ACADEMY'] }, { anyOf: ['PRISON'] }],
        },
      ],
    });
    expect(await types('CSV', text.join('\n'))).toMatchObject({ preview: false });
    expect(await types('CSV', text.join('\n'))).toMatchObject({
      __typename: 'Refused',
      violations: [
        { code: 'TYPE_IS_FIXED', path: ['file', 'line 3', 'key'] },
        { code: 'TYPE_IS_FIXED', path: ['file', 'line 4', 'key'] },
      ],
    });
  });

  it('tells every slip of a table by line and column', async () => {
    const text = ['key,modelPoints,slot,colour', 'a,many,TR,', ',5,XX,red', '', '"b', 'c",7,HS,,blue'].join(
      '\n',
    );
    const { problems } = (await types('CSV', text)) as never as { readonly problems: readonly object[] };
    expect(problems).toMatchObject([
      { line: 2, column: 2, field: 'modelPoints', message: 'It must be a whole number.' },
      { line: 3, column: 1, field: 'key', message: 'key is missing.' },
      { line: 3, column: 3, field: 'slot' },
      { line: 3, column: 4, field: 'colour' },
      { line: 5, column: 5, field: null, message: 'There is no name above this column.' },
    ]);
  });

  it('tells a table that is broken, and an empty one', async () => {
    const broken = await types('CSV', 'key,modelPoints\na,"5');
    expect(broken).toMatchObject({ __typename: 'PlanetaryFileInvalid', problems: [{ line: 2 }] });
    expect(await types('CSV', '# nothing')).toMatchObject({ problems: [{ message: 'The file is empty.' }] });
    expect(await types('CSV', 'key,modelPoints')).toMatchObject({
      problems: [{ message: 'There is no entry.' }],
    });
  });

  it('reads JSON, and tells its slips by line and character', async () => {
    const good = `[{ "key": "SM.rhino", "modelPoints": 50,\n "options": [{ "key": "smoke", "points": 3, "staysWithUnit": true }], "requires": [["BARRACKS"]] }]`;
    expect(await types('JSON', good, { preview: true })).toMatchObject({
      unitTypes: [{ key: 'SM.rhino', slot: 'TRANSPORT', options: [{ key: 'smoke' }] }],
    });
    expect(await types('JSON', '[\n  { "key": "a", "modelPoints": 1.5 },\n 7 ]')).toMatchObject({
      problems: [
        { line: 2, column: 32, field: 'modelPoints' },
        { line: 3, column: 2, field: null },
      ],
    });
    expect(await types('JSON', '{}')).toMatchObject({ problems: [{ line: 1, column: 1 }] });
    expect(await types('JSON', '[\n{')).toMatchObject({ __typename: 'PlanetaryFileInvalid' });
    expect(await types('JSON', '['.repeat(150_000))).toMatchObject({ problems: [{ line: 1, column: 21 }] });
  });

  it('reads what the document shows', async () => {
    const blocks = [...DOCUMENT.matchAll(/```(csv|json)\n(.*?)```/gs)].map(([, kind, text]) => ({
      kind,
      text,
    }));
    expect(blocks.map((each) => each.kind)).toEqual(['csv', 'json', 'csv']);
    const shown = await types('CSV', blocks[0]!.text!, { preview: true });
    expect(shown).toMatchObject({ unitTypes: [{ name: 'Rhino' }, { scout: true }, { name: 'Old Heroes' }] });
    const alike = await types('JSON', blocks[1]!.text!, { preview: true });
    expect(alike).toMatchObject({
      unitTypes: [{ modelPoints: 40 }, { options: [{ key: 'longRifle', points: 7 }] }],
    });
    const army = await list(blocks[2]!.text!, { preview: true });
    const codes = (army as never as { readonly violations: readonly { readonly code: string }[] }).violations;
    expect(codes.map((each) => each.code)).toEqual(expect.arrayContaining(['UNKNOWN_OPTION', 'WRONG_SIZE']));
    expect(codes.every((each) => each.code !== 'UNKNOWN_UNIT_TYPE')).toBe(true);
  });

  it('lets only the arbiter enter types', async () => {
    const answer = await types('CSV', 'key,modelPoints\nSM.whirlwind,80', {}, campaign.tokens.red);
    expect(answer).toMatchObject({ __typename: 'Refused', violations: [{ code: 'ARBITER_ONLY' }] });
  });

  const ARMY = [
    'label,type,models,modelPoints,in,options,wargear',
    'hero,SM.smHero,1,70,ride,,sword 10 | horn 5 stays',
    'ride,SM.rhino,1,50,,,',
    ',SM.tacticalSquad,10,,,flamer,',
    ',SM.tacticalSquad,10,,,,',
    ',SM.landRaider,1,250,,,',
    ',SM.landRaider,1,250,,,',
  ];

  it('builds a detachment from an army list', async () => {
    const shown = await list(ARMY.join('\n'), { preview: true, name: 'First Company' });
    expect(shown).toMatchObject({ __typename: 'OrdersAccepted', preview: true });
    expect(await list(ARMY.join('\n'))).toMatchObject({ __typename: 'OrdersAccepted', preview: false });
  });

  it('tells what the rules say against an army list by the lines of the file', async () => {
    const text = [
      ...ARMY.slice(0, 4),
      ',SM.tacticalSquad,4,12,,,',
      ',ORK.nobz,5,20,,,',
      ARMY[5],
      ARMY[6],
    ].join('\n');
    const { violations } = (await list(text)) as never as { readonly violations: readonly object[] };
    expect(violations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'POINTS_ARE_SET', path: ['file', 'line 5', 'modelPoints'] }),
        expect.objectContaining({ code: 'UNIT_SIZE', path: ['file', 'line 5', 'models'] }),
        expect.objectContaining({ code: 'TYPE_OF_ANOTHER_RACE', path: ['file', 'line 6', 'type'] }),
      ]),
    );
  });

  it('tells labels that nothing has, and labels that two have', async () => {
    const text = 'label,type,models,in\na,SM.rhino,1,\na,SM.rhino,1,\n,SM.scoutSquad,5,b';
    expect(await list(text)).toMatchObject({
      problems: [
        { line: 3, field: 'label' },
        { line: 4, field: 'in' },
      ],
    });
  });

  it('opens a campaign with the types of a file, or says where the file is wrong', async () => {
    const opening = (text: string) => ({
      commandId: `open-${text.length}`,
      name: 'Own points',
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      preview: true,
      ruleset: {
        planetary: { start: { position: { ...position, unitTypesFile: { format: 'CSV', text } } } },
      },
    });
    const good = await api.send(CREATE, { input: opening('key,modelPoints\nSM.rhino,50') });
    expect(good.data.createCampaign).toEqual({ __typename: 'CampaignOpened' });
    const unsound = await api.send(CREATE, { input: opening('key,modelPoints\nclub.x,50') });
    expect(unsound.data.createCampaign.violations[0]).toMatchObject({ code: 'FIELD_MISSING' });
    const bad = await api.send(CREATE, { input: opening('key,modelPoints\nSM.rhino,lots') });
    expect(bad.errors).toMatchObject([
      { message: 'line 2, column 2: It must be a whole number.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});
