import { jest } from '@jest/globals';
import { GHOST_OF_WAR_API } from '../../src/conformance/api/faces/ghost-of-war.js';
import { typedInput } from '../../src/conformance/api/typed-input.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import type { Heard } from './everything.js';
import { everythingFor, expectTheSame, schemaIn, surely, tell } from './story.js';
import { MAIN, type World } from './world.js';

jest.setTimeout(900_000);

/** What the Reavers (seat-2, `blue`) and the Cult (seat-3, `green`) have that the Guard (seat-1, `red`) does not know of. */
interface Secret {
  readonly more: boolean;
}

const foot = { type: 'basic-infantry', weapon: 'SMALL_ARMS' };

const position = ({ more }: Secret) => ({
  subSectors: [
    { id: 'corvus', name: 'Corvus' },
    { id: 'vann', name: 'Vann' },
  ],
  hexes: [
    { hex: '0,0', subSector: 'corvus' },
    { hex: '1,0', subSector: 'vann' },
    { hex: '2,0', subSector: 'vann' },
  ],
  systems: [
    { id: 'hastea-system', name: 'Hastea', hex: '0,0' },
    { id: 'atria-system', name: 'Atria', hex: '1,0' },
    { id: 'coven-system', name: 'Coven', hex: '2,0' },
  ],
  factions: [
    {
      id: 'guard',
      name: 'Guard',
      kind: 'GUARD',
      alignment: 'IMPERIAL',
      seat: 'seat-1',
      stock: { Officers: 2 },
    },
    {
      id: 'reavers',
      name: 'Reavers',
      kind: 'OTHER',
      alignment: 'ENEMY',
      seat: 'seat-2',
      confidants: more ? ['cult'] : [],
      stock: { Officers: more ? 3 : 1 },
    },
    { id: 'cult', name: 'Cult', kind: 'OTHER', alignment: 'ENEMY', seat: 'seat-3' },
  ],
  planets: [
    {
      id: 'hastea',
      name: 'Hastea',
      system: 'hastea-system',
      type: 'Hive World',
      controller: 'guard',
      stock: { GG: 9 },
    },
    {
      id: 'atria',
      name: 'Atria',
      system: 'atria-system',
      type: 'Mining World',
      controller: 'reavers',
      stock: { Food: more ? 7 : 4 },
    },
    { id: 'coven', name: 'Coven', system: 'coven-system', type: 'Agri-World', controller: 'cult' },
  ],
  depots: [
    ...(more ? [{ id: 'cache', planet: 'atria', owner: 'reavers' }] : []),
    { id: 'guard-depot', planet: 'hastea', owner: 'guard' },
  ],
  units: [
    ...(more
      ? [
          { id: 'lurkers', name: 'Lurkers', owner: 'reavers', place: 'atria', ...foot, traits: ['HIDDEN'] },
          { id: 'prowlers', name: 'Prowlers', owner: 'reavers', place: 'atria', ...foot, traits: ['HIDDEN'] },
          { id: 'ghosts', name: 'Ghosts', owner: 'cult', place: 'coven', ...foot, traits: ['HIDDEN'] },
        ]
      : []),
    { id: 'guard-foot', name: 'Foot', owner: 'guard', place: 'hastea', ...foot },
    { id: 'guard-second', name: 'Second Foot', owner: 'guard', place: 'hastea', ...foot },
    { id: 'reaver-foot', name: 'Reavers', owner: 'reavers', place: 'atria', ...foot, xp: more ? 3 : 0 },
    { id: 'reaver-second', name: 'More Reavers', owner: 'reavers', place: 'atria', ...foot },
  ],
  supplyGroups: more
    ? [{ id: 'band', name: 'Band', faction: 'reavers', system: 'atria-system', members: ['reaver-foot'] }]
    : [],
});

const opened = (secret: Secret) => ({
  faces: [GHOST_OF_WAR_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Three worlds',
    seats: [{ name: 'Guard' }, { name: 'Reavers' }, { name: 'Cult' }],
    ruleset: { ghostOfWar: { start: { position: GHOST_OF_WAR_API.position(position(secret) as never) } } },
  },
});

const PIECES = [
  'guard-foot',
  'reaver-foot',
  'lurkers',
  'hastea',
  'atria',
  'guard',
  'formation-1',
  'unit-1',
  'line-1',
];
const FILTERS = ['actor: "seat-2"', 'kind: OUTCOME', 'kind: ROLL', 'piece: "reaver-foot"', 'turn: 1'];
const MOMENTS = ['turn: 1', 'turn: 1, phase: "ORDERS"', 'turn: 1, phase: "UPKEEP"', 'turn: 2', 'turn: 0'];
const ABOUT = { timelines: [MAIN], pieces: PIECES, filters: FILTERS, moments: MOMENTS };

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

let said = 0;
async function give(world: World, who: string, command: Command): Promise<string> {
  const { mutation, input } = GHOST_OF_WAR_API.command(command);
  said += 1;
  const own = { ...input, timeline: MAIN, commandId: `command-${said}` };
  return surely(world, who, mutation, typedInput(await schemaIn(world), mutation, own) as object);
}

const sheet = (faction: string, ...orders: readonly object[]): Command => ({
  type: 'SubmitOrders',
  faction,
  orders,
});
const form = (name: string, ...units: readonly string[]) => ({
  order: 'FORM_FORMATION',
  units,
  name,
  commander: null,
});

describe('in the sector nobody counts what he does not see', () => {
  it('units, depots, groups, formations, offers and stocks of others, over a whole round', async () => {
    const secrets = [{ more: false }, { more: true }] as const;
    const heard = await tell(secrets, opened, async (world, { more }) => {
      said = 0;
      const own: Heard[] = [];
      const asGuard = async (command: Command): Promise<void> =>
        void own.push({ asked: JSON.stringify(command), answer: await give(world, 'red', command) });
      await asGuard(sheet('guard', form('First Army', 'guard-foot', 'guard-second')));
      await give(
        world,
        'blue',
        sheet(
          'reavers',
          more
            ? form('The Pack', 'lurkers', 'prowlers')
            : { order: 'SET_ACTIVITY', entity: 'reaver-foot', set: ['RECOVER'] },
        ),
      );
      const before = await everythingFor(world, ['red', 'nobody'], ABOUT);
      for (let phase = 0; phase < 2; phase += 1) await give(world, 'arbiter', { type: 'ClosePhase' });
      await asGuard(sheet('guard', { order: 'SET_ACTIVITY', entity: 'hastea', set: ['IDLE'] }));
      return [...own, ...before, ...(await everythingFor(world, ['red', 'nobody'], ABOUT))];
    });
    expectTheSame(heard);
  });
});
