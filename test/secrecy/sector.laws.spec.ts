/** @rulesets ghost-of-war */
import { jest } from '@jest/globals';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import type { GhostOfWarPosition } from '../../src/rulesets/ghost-of-war/index.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import { everythingFor, expectTheSame, surely, tell } from './story.js';
import { MAIN } from './world.js';

jest.setTimeout(600_000);

const PIECES = ['guard-foot', 'reaver-foot', 'hastea', 'atria', 'reavers'];
const FILTERS = ['piece: "reaver-foot"', 'command: "blue-sheet"', 'actor: "seat-2"', 'rule: "GOW-GEN-09"'];
const about = { timelines: [MAIN], pieces: PIECES, filters: FILTERS };

/** The Guard (seat-1) looks; the Reavers (seat-2) have secrets. */
const sector = (
  secrets: { readonly food: number; readonly xp: number } = { food: 4, xp: 0 },
): GhostOfWarPosition => ({
  subSectors: [
    { id: 'corvus', name: 'Corvus' },
    { id: 'vann', name: 'Vann' },
  ],
  hexes: [
    { hex: '0,0', subSector: 'corvus' },
    { hex: '1,0', subSector: 'vann' },
  ],
  systems: [
    { id: 'hastea-system', name: 'Hastea', hex: '0,0' },
    { id: 'atria-system', name: 'Atria', hex: '1,0' },
  ],
  factions: [
    { id: 'guard', name: 'Guard', kind: 'GUARD', alignment: 'IMPERIAL', seat: 'seat-1' },
    { id: 'reavers', name: 'Reavers', kind: 'OTHER', alignment: 'ENEMY', seat: 'seat-2' },
  ],
  planets: [
    { id: 'hastea', name: 'Hastea', system: 'hastea-system', type: 'Agri-World', controller: 'guard' },
    {
      id: 'atria',
      name: 'Atria',
      system: 'atria-system',
      type: 'Mining World',
      controller: 'reavers',
      stock: { Food: secrets.food },
    },
  ],
  units: [
    {
      id: 'guard-foot',
      name: 'Foot',
      owner: 'guard',
      type: 'basic-infantry',
      weapon: 'SMALL_ARMS',
      place: 'hastea',
    },
    {
      id: 'reaver-foot',
      name: 'Reavers',
      owner: 'reavers',
      type: 'basic-infantry',
      weapon: 'SMALL_ARMS',
      place: 'atria',
      xp: secrets.xp,
    },
  ],
});

const opened = (position: GhostOfWarPosition) => ({
  faces: [GHOST_OF_WAR_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Two worlds',
    seats: [{ name: 'Guard' }, { name: 'Reavers' }],
    ruleset: { ghostOfWar: { start: { position: apiFaceOf(GHOST_OF_WAR).position(position as never) } } },
  },
});

/** The sheet of the Reavers: what one of their things does. */
const sheet = (entity: string, activity: 'IDLE' | 'RECOVER') => ({
  orders: {
    ghostOfWar: { sheet: { faction: 'reavers', orders: [{ setActivity: { entity, set: [activity] } }] } },
  },
});

describe('in the sector no answer changes when only what another keeps secret changes', () => {
  it('sealed orders, to the other player, the public and the arbiter', async () => {
    const orders = [sheet('atria', 'IDLE'), sheet('reaver-foot', 'RECOVER')] as const;
    const heard = await tell(
      orders,
      () => opened(sector()),
      async (world, order) => {
        await surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet', ...order });
        return everythingFor(world, ['red', 'nobody', 'arbiter'], about);
      },
    );
    expectTheSame(heard);
  });

  it('stocks and experience, to the other player and the public', async () => {
    const heard = await tell([sector(), sector({ food: 7, xp: 3 })] as const, opened, async (world) => {
      await surely(world, 'arbiter', 'closePhase', { commandId: 'close-1' });
      return everythingFor(world, ['red', 'nobody'], about);
    });
    expectTheSame(heard);
  });
});
