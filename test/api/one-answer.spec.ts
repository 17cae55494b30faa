import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { ServiceModule, settingsOf } from '../../src/service/wiring/index.js';
import { seatToyCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

const SAY = readFileSync(join('web', 'operations', '93-shoot.graphql'), 'utf8');

const values = { kind: 'INFANTRY', speedCm: 10, rangeCm: 30, assault: 2, armour: 4 };
const units = (mark: string, profile: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: `${mark}-${place + from}`, profile }));
/** Worked example W1 of the catalog, with a gun for the answer. */
const position = {
  turn: 2,
  step: 'VEHICLES_AND_INFANTRY',
  first: 'seat-1',
  profiles: [
    { ...values, profile: 'troopers', firepower: 1 },
    { ...values, profile: 'devastators', firepower: 2 },
    {
      ...values,
      profile: 'gun',
      kind: 'VEHICLE',
      firepower: 3,
      armour: 6,
      superHeavyWeapons: [{ type: 'BARRAGE', rangeCm: 60 }],
    },
  ],
  armies: [
    {
      seat: 'seat-1',
      name: 'Steel Host',
      detachments: [
        {
          id: 'alpha',
          points: 300,
          units: [
            ...units('alpha', 'troopers', 6),
            ...units('alpha', 'devastators', 2, 7),
            ...units('alpha', 'gun', 1, 9),
          ],
          blastMarkers: 2,
        },
      ],
    },
    {
      seat: 'seat-2',
      name: 'Green Tide',
      detachments: [
        { id: 'bravo', points: 200, units: units('bravo', 'troopers', 5) },
        {
          id: 'charly',
          points: 200,
          order: 'ASSAULT',
          units: [...units('charly', 'troopers', 3), ...units('charly', 'gun', 1, 4)],
        },
      ],
    },
  ],
};

describe('one declaration', () => {
  let api: ToyApplication;
  let timeline: string;
  let tokens: { readonly red: string; readonly blue: string };
  let said = 0;
  beforeAll(async () => {
    const settings = settingsOf({ store: 'memory', logLevel: 'silent', dataDir: '/nonexistent' });
    api = await openToyApplication(
      {},
      { core: ServiceModule.forRoot(settings), faces: FACES, shelf: loadCatalogs() },
    );
    ({ timeline, tokens } = await seatToyCampaign(api, 'open', {
      diceMode: 'TABLE',
      ruleset: { epic: { start: { position } } },
    }));
  });
  afterAll(() => api.close());

  const say = async (token: string, orders: object, faces?: readonly number[]) => {
    const input = { timeline, commandId: `say-${(said += 1)}`, orders: { epic: orders }, faces };
    const { data, errors } = await api.send(SAY, { input }, token);
    expect(errors).toBeUndefined();
    return data.submitOrders;
  };
  const firing = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => ({ unit: `alpha-${each}`, distanceCm: 25 }));
  const eligible = [1, 2, 3, 4, 5].map((each) => ({
    unit: `bravo-${each}`,
    terrain: each < 3 ? 'OPEN' : 'WOODS',
  }));
  const shot = { detachment: 'alpha', target: 'bravo', column: 'B', firing, eligible };

  it('is asked for its dice in one list', async () => {
    const asked = await say(tokens.red, { shooting: { shoot: shot } });
    expect(asked).toMatchObject({ __typename: 'RollsNeeded', faces: 6 });
  });

  it('is answered at once with the whole arithmetic, and with what is open to whom', async () => {
    const answer = await say(tokens.red, { shooting: { shoot: shot } }, [4, 1, 6, 2, 4, 3]);
    expect(answer.__typename).toBe('OrdersAccepted');
    expect(answer.events.map((each: { summary: string }) => each.summary)).toEqual([
      'Rita shoots.',
      'alpha shoots at bravo. Firepower 13, less 2 for blast markers: 11; column B: 6 dice.',
      '6D6 for to hit of alpha: 4, 1, 6, 2, 4, 3.',
      'A 1 hits nobody.',
      'A 2 hits nobody.',
      'A 3 hits nobody.',
      'A 4 hits bravo-1.',
      'bravo-1 is hit and destroyed.',
      'bravo-2 leads bravo.',
      'A 4 hits bravo-2.',
      'bravo-2 is hit and destroyed.',
      'bravo-3 leads bravo.',
      'A 6 hits nobody.',
      'alpha: 2 of 6 dice hit (4, 1, 6, 2, 4, 3).',
      'bravo gets 1 blast marker (1 for the fire); it has 1.',
      'Bob is next.',
    ]);
    expect(answer.timeline.due).toEqual([
      {
        seat: { key: 'seat-2' },
        code: 'SHOOT',
        message: 'Shooting phase: shoot with bravo, charly, or pass.',
      },
    ]);
  });

  it('tells of a Barrage what it does before what it did in all, and of markers why', async () => {
    const answer = await say(
      tokens.blue,
      {
        shooting: {
          shoot: {
            detachment: 'charly',
            target: 'alpha',
            column: 'B',
            firing: [1, 2, 3].map((each) => ({ unit: `charly-${each}`, distanceCm: 25 })),
            eligible: [1, 2, 3, 4].map((each) => ({ unit: `alpha-${each}` })),
            weapons: [
              {
                unit: 'charly-4',
                weapon: 0,
                distanceCm: 25,
                template: ['alpha-1', 'alpha-2', 'alpha-3', 'alpha-4'],
              },
            ],
          },
        },
      },
      [5, 2, 4],
    );
    expect(answer.events.map((each: { summary: string }) => each.summary)).toEqual([
      'Bob shoots.',
      'charly shoots at alpha. Firepower 3, halved: 2; column B: 1 die. Super heavy weapons: barrage of charly-4.',
      '2D6 for barrage of charly-4: 5, 2.',
      'A 2 hits nobody.',
      'A 5 hits alpha-1.',
      'alpha-1 is hit and destroyed.',
      'alpha-2 leads alpha.',
      'barrage of charly-4: 1 of 2 dice hit (5, 2).',
      'D6 for to hit of charly: 4.',
      'A 4 hits alpha-2.',
      'alpha-2 is hit and destroyed.',
      'alpha-3 leads alpha.',
      'charly: 1 of 1 die hits (4).',
      'alpha gets 2 blast markers (2 for the fire); it has 4.',
      'Rita is next.',
      'Bob is next.',
    ]);
  });
});
