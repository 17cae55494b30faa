import { jest } from '@jest/globals';
import { typedInput } from '../../src/conformance/api/typed-input.js';
import { PLANETARY_API } from '../../src/conformance/api/faces/planetary.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { PLANETARY_FACE } from '../../src/service/graphql/rulesets/planetary/index.js';
import type { Heard } from './everything.js';
import { everythingFor, expectTheSame, schemaIn, surely, tell } from './story.js';
import { MAIN, type World } from './world.js';

jest.setTimeout(900_000);

/** What East (seat-2, `blue`) and North (seat-3, `green`) have out of sight of West (seat-1, `red`). */
interface Secret {
  readonly spies: number;
  readonly armies: number;
  readonly convoys: number;
  readonly buildings: readonly string[];
  readonly builds: string;
  readonly bp: number;
  readonly deal: { readonly text: string } | { readonly bp: number; readonly fromHex: string };
}

const LESS: Secret = {
  spies: 0,
  armies: 0,
  convoys: 0,
  buildings: [],
  builds: 'PRISON',
  bp: 1500,
  deal: { text: 'Peace in the east.' },
};
const MORE: Secret = {
  spies: 2,
  armies: 1,
  convoys: 1,
  buildings: ['PRISON', 'MINOR_AIRBASE'],
  builds: 'BARRACKS',
  bp: 1900,
  deal: { bp: 50, fromHex: '11,1' },
};

const times = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);
const army = [
  { type: 'demo.commander', models: 1 },
  { type: 'demo.line', models: 10, options: ['heavyWeapon'] },
  { type: 'demo.line', models: 10, options: ['heavyWeapon'] },
  ...times(3, { type: 'demo.tank', models: 1 }),
];
const line = [{ type: 'demo.line', ready: 10 }];

const position = (secret: Secret) => ({
  turn: 3,
  phase: 'BUILD',
  map: { cols: 14, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SOB', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'SOB', capitalHex: '11,1' },
    { seat: 'seat-3', race: 'SOB', capitalHex: '11,6' },
  ],
  hexes: [
    {
      q: 2,
      r: 3,
      controller: 'seat-1',
      urban: {
        size: 4,
        bp: 6000,
        buildings: [{ type: 'MAJOR_SPACEPORT' }, { type: 'ESPIONAGE_CENTER' }, { type: 'STRATEGIC_HQ' }],
      },
    },
    {
      q: 11,
      r: 1,
      controller: 'seat-2',
      urban: {
        size: 4,
        bp: secret.bp,
        buildings: [{ type: 'ESPIONAGE_CENTER' }, ...secret.buildings.map((type) => ({ type }))],
      },
    },
    { q: 11, r: 2, controller: 'seat-2' },
    { q: 11, r: 3, controller: 'seat-3' },
    { q: 11, r: 6, controller: 'seat-3', urban: { size: 4, bp: 900 } },
  ],
  detachments: [
    ...times(secret.armies, { owner: 'seat-2', hex: '12,1', units: line }),
    { owner: 'seat-1', hex: '3,3', units: line },
    { id: 'east-guard', owner: 'seat-2', hex: '11,1', units: line },
  ],
  convoys: [
    ...times(secret.convoys, { owner: 'seat-2', hex: '12,2', bp: 100 }),
    { owner: 'seat-1', hex: '2,3', bp: 80 },
  ],
  spies: [
    ...times(secret.spies, { owner: 'seat-2', hex: '11,1', centerHex: '11,1' }),
    { owner: 'seat-1', hex: '2,3', centerHex: '2,3' },
  ],
});

const opened = (secret: Secret) => ({
  faces: [PLANETARY_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Far apart',
    seats: [{ name: 'West' }, { name: 'East' }, { name: 'North' }],
    ruleset: {
      planetary: {
        parameters: { strategicPhases: true },
        start: { position: PLANETARY_API.position(position(secret) as never) },
      },
    },
  },
});

const PIECES = [
  'd1',
  'd2',
  'sp1',
  'sp2',
  'squadron-1',
  'east-guard',
  '2,3',
  '11,1',
  'seat-2',
  'seat-3',
  'constructor',
];
const FILTERS = [
  'actor: "seat-2"',
  'kind: OUTCOME',
  'kind: ROLL',
  'piece: "east-guard"',
  'rule: "PLN-UPK-01"',
  'turn: 3',
];
const MOMENTS = ['turn: 3', 'turn: 3, phase: "BUILD"', 'turn: 3, phase: "BATTLE"', 'turn: 4', 'turn: 2'];
const ABOUT = { timelines: [MAIN], pieces: PIECES, filters: FILTERS, moments: MOMENTS };

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

let said = 0;
/** A core command, given over the API. */
async function give(world: World, who: string, command: Command): Promise<string> {
  const { mutation, input } = PLANETARY_API.command(command);
  said += 1;
  const own = { ...input, timeline: MAIN, commandId: `command-${said}` };
  const typed = typedInput(await schemaIn(world), mutation, own) as object;
  return surely(world, who, mutation, typed);
}

describe('in the planetary campaign nobody counts what he does not see', () => {
  it('spies, armies, convoys, buildings, stocks and deals of others, over a whole turn', async () => {
    const heard = await tell([LESS, MORE], opened, async (world, secret) => {
      said = 0;
      const own: Heard[] = [];
      const asWest = async (command: Command): Promise<void> =>
        void own.push({ asked: JSON.stringify(command), answer: await give(world, 'red', command) });
      await asWest({ type: 'BuildSpy', hex: '2,3' });
      await asWest({ type: 'BuildBuilding', hex: '2,3', building: 'MINOR_AIRBASE' });
      await asWest({ type: 'BuildDetachment', hex: '2,3', units: army });
      await asWest({ type: 'CreateConvoy', hex: '2,3', bp: 60 });
      await give(world, 'blue', { type: 'BuildBuilding', hex: '11,1', building: secret.builds });
      await give(world, 'blue', { type: 'ProposeDeal', partner: 'seat-3', ...secret.deal });
      const before = await everythingFor(world, ['red', 'nobody'], ABOUT);
      for (let phase = 0; phase < 4; phase += 1) await give(world, 'arbiter', { type: 'ClosePhase' });
      await asWest({ type: 'BuildSpy', hex: '2,3' });
      return [...own, ...before, ...(await everythingFor(world, ['red', 'nobody'], ABOUT))];
    });
    expectTheSame(heard);
  });
});
