import { jest } from '@jest/globals';
import fc from 'fast-check';
import { buildClientSchema, getIntrospectionQuery, type GraphQLField, type GraphQLSchema } from 'graphql';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { randomInputs } from './random-inputs.js';
import { everythingOf } from './schema-walk.js';
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type Answer, type ToyApplication } from './toy-application.js';

/** Cases; more with BAD_INPUT_CASES. */
const CASES = Number(process.env['BAD_INPUT_CASES'] ?? 60) * 4;
jest.setTimeout(60_000 + 300 * CASES);

const FACTIONS = ['guard', 'navy', 'chapter', 'rebels', 'reavers'];
const PLANETS = ['hastea', 'atria', 'vallus', 'aquila', 'kharon'];
const FORCES = ['corvan-army', 'corvan-1', 'corvan-5', 'squad-1', 'lex', 'vallan-1', 'wrath'];
const PEOPLE = ['general-varro', 'commissar-thule'];
const HEXES = ['0,1', '1,1', '2,1', '3,1', '5,2', '99,99', '-1,0'];
const NOTATIONS = [
  'Hastea → Atria: Food(2)',
  'Hastea -> @Corvan Army: Food',
  'Nowhere',
  '→',
  'Hastea → Atria: Part[x](1)',
];
const ODD = ['constructor', '__proto__', 'toString'];

describe('whatever is sent to the sector campaign', () => {
  let app: ToyApplication;
  let schema: GraphQLSchema;
  let campaign: SeatedCampaign;

  beforeAll(async () => {
    const core = ServiceModule.forRoot(
      settingsOf({ store: 'memory', logLevel: 'silent', dataDir: '/nonexistent' }),
    );
    const wide = { depth: 40, cost: 1e9, aliases: 1e6, tokens: 1e6 };
    app = await openToyApplication(wide, { core, faces: FACES, shelf: loadCatalogs() });
    schema = buildClientSchema((await app.send(getIntrospectionQuery({ oneOf: true }))).data);
    const ruleset = { ghostOfWar: { start: { scenario: 'CORVUS_WAR' } } };
    campaign = await seatToyCampaign(app, 'game', { ruleset });
  });
  afterAll(() => app.close());

  const named = (names: readonly string[], ids: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, [...ids, ...ODD]]));

  const knownIds = () => ({
    timeline: [campaign.timeline],
    campaign: ['no-such-campaign'],
    seat: ['seat-1', 'seat-2'],
    battle: ['battle-1', 'battle-2'],
    notation: NOTATIONS,
    parameter: ['raid.target', 'unitType.armor.weight', 'planetType.Hive World.slots.Minima'],
    type: ['basic-infantry', 'armor', 'cruiser'],
    item: ['trench-network', 'shells', 'basic-infantry'],
    ...named(['faction', 'owner', 'controller', 'enemy', 'lock', 'factions', 'forFaction'], FACTIONS),
    ...named(['planet', 'origin', 'landOn', 'place', 'entity', 'holder'], [...PLANETS, 'vallus-system']),
    ...named(['system', 'to'], ['vallus-system', 'atria-system', 'kharon-system']),
    ...named(['unit', 'units', 'formation', 'raider', 'first', 'second', 'members'], FORCES),
    ...named(['hero', 'character', 'commander', 'passReroll'], PEOPLE),
    ...named(['id', 'target', 'giver', 'taker', 'subject'], [...FACTIONS, ...PLANETS, ...FORCES, ...PEOPLE]),
    ...Object.fromEntries(['hex', 'hexes', 'path', 'core'].map((name) => [name, HEXES])),
  });
  const PLAY = [
    'submitOrders',
    'submitOrders',
    'submitOrders',
    'lockPhase',
    'unlockPhase',
    'enterDice',
    'closePhase',
    'resolveBattle',
    'confirmBattle',
    'disputeBattle',
  ];
  const OTHER = ['createCampaign', 'amendTimeline', 'withdrawOrders', 'recordRuling'];

  const expectManners = ({ status, errors }: Answer): void => {
    // Taken away, so that a later request does not answer for it.
    expect(app.faults.splice(0).map((each) => (each as Error).stack)).toEqual([]);
    expect(status).toBeLessThan(500);
    expect((errors ?? []).map((each) => each.extensions.code)).not.toContain('INTERNAL');
  };

  it('is judged, or refused as bad input, and leaves a sound history', async () => {
    const { valueOf } = randomInputs(knownIds());
    const { admin, ...tokens } = { admin: app.adminToken, ...campaign.tokens };
    const requestOf = (field: GraphQLField<unknown, unknown>) =>
      fc.record({
        document: fc.constant(
          `mutation ($input: ${String(field.args[0]!.type)}) { ${field.name}(input: $input) ${everythingOf(schema, field.type, 2)} }`,
        ),
        input: valueOf(field.args[0]!.type, 'input'),
        token: fc.constantFrom(
          ...Object.values(tokens),
          ...(field.name === 'createCampaign' ? [admin, admin, admin] : []),
        ),
      });
    const mutations = schema.getMutationType()!.getFields();
    const requests = fc.oneof(...[...PLAY, ...OTHER].map((name) => requestOf(mutations[name]!)));
    await fc.assert(
      fc.asyncProperty(requests, async ({ document, input, token }) =>
        expectManners(await app.send(document, { input }, token)),
      ),
      { numRuns: CASES },
    );
    const asked =
      'query ($id: ID!) { timeline(id: $id) { verification { sound checks { problems { message } } } } }';
    const { data } = await app.send(asked, { id: campaign.timeline }, campaign.tokens.arbiter);
    expect(data.timeline.verification).toMatchObject({ sound: true });
  });

  it('is shown, whole, to everybody who may look', async () => {
    const position = `query ($id: ID!) { timeline(id: $id) { at { details ${everythingOf(schema, schema.getType('PositionDetails') as never, 6)} } } }`;
    for (const token of Object.values(campaign.tokens)) {
      const answer = await app.send(position, { id: campaign.timeline }, token);
      expectManners(answer);
      expect(answer.errors).toBeUndefined();
      expect(answer.data.timeline.at.details.__typename).toBe('GhostOfWarDetails');
    }
  });
});
