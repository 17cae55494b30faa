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

const ID_FIELDS = [
  'detachment',
  'piece',
  'army',
  'squadron',
  'spy',
  'garrison',
  'convoy',
  'id',
  'target',
  'diplomat',
];
const IDS = [
  'west-1',
  'west-2',
  'east-1',
  'east-2',
  'west-camp',
  'east-fort',
  'west-convoy',
  'constructor',
  '__proto__',
];
const HEXES = ['3,3', '4,3', '4,2', '2,3', '0,3', '6,3', '99,99', '-1,0'];
const HEX_FIELDS = ['hex', 'path', 'targetHex', 'toHex', 'fromHex', 'home', 'capitalHex', 'destination'];

describe('whatever is sent to the planetary campaign', () => {
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
    const ruleset = { planetary: { start: { scenario: 'BORDER_CLASH' } } };
    campaign = await seatToyCampaign(app, 'game', { ruleset });
  });
  afterAll(() => app.close());

  const knownIds = () => ({
    timeline: [campaign.timeline],
    campaign: ['no-such-campaign'],
    seat: ['seat-1', 'seat-2'],
    owner: ['seat-1', 'seat-2'],
    controller: ['seat-1', 'seat-2'],
    battle: ['battle-1', 'battle-2', '1-1'],
    ...Object.fromEntries(ID_FIELDS.map((name) => [name, IDS])),
    ...Object.fromEntries(HEX_FIELDS.map((name) => [name, HEXES])),
  });
  const PLAY = [
    'submitOrders',
    'withdrawOrders',
    'lockPhase',
    'unlockPhase',
    'enterDice',
    'closePhase',
    'resolveBattle',
    'confirmBattle',
    'disputeBattle',
    'importPlanetaryUnitTypes',
    'importPlanetaryDetachment',
  ];
  const OTHER = ['createCampaign', 'amendTimeline', 'forkTimeline', 'recordRuling'];

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
    const requests = fc.oneof(...[...PLAY, ...PLAY, ...OTHER].map((name) => requestOf(mutations[name]!)));
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
});
