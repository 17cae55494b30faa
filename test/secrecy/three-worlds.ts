import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import { voiceOf, type Command } from './voice.js';
import type { WorldParts } from './world.js';

/** What the Reavers (seat-2, `blue`) and the Cult (seat-3, `green`) have that the Guard (seat-1, `red`) does not know of. */
export interface Secret {
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
          {
            id: 'shade',
            name: 'Shade',
            owner: 'reavers',
            type: 'frigate',
            place: 'atria-system',
            traits: ['HIDDEN'],
          },
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

export const opened = (secret: Secret): WorldParts => ({
  faces: [GHOST_OF_WAR_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Three worlds',
    seats: [{ name: 'Guard' }, { name: 'Reavers' }, { name: 'Cult' }],
    ruleset: {
      ghostOfWar: { start: { position: apiFaceOf(GHOST_OF_WAR).position(position(secret) as never) } },
    },
  },
});

export const sheet = (faction: string, ...orders: readonly object[]): Command => ({
  type: 'SubmitOrders',
  faction,
  orders,
});
export const form = (name: string, ...units: readonly string[]) => ({
  order: 'FORM_FORMATION',
  units,
  name,
  commander: null,
});

/** A core command, given over the API. */
export const give = voiceOf(apiFaceOf(GHOST_OF_WAR));

const PROJECT = {
  order: 'START_PROJECT',
  place: { kind: 'PLANET', id: 'coven' },
  item: 'gg',
  options: {},
  forFaction: null,
  hero: null,
  death: null,
};
/** A ship that nobody sees goes to the world of an ally. */
const JOURNEY = {
  order: 'TRAVEL',
  units: ['shade'],
  characters: [],
  to: 'coven-system',
  path: null,
  landOn: null,
};

/** What the Reavers order, and what the Cult does. */
export const packOf = ({ more }: Secret): Command =>
  more
    ? sheet('reavers', form('The Pack', 'lurkers', 'prowlers'), JOURNEY)
    : sheet('reavers', { order: 'SET_ACTIVITY', entity: 'reaver-foot', set: ['RECOVER'] });
export const workOf = ({ more }: Secret): Command =>
  sheet('cult', more ? PROJECT : { order: 'SET_ACTIVITY', entity: 'coven', set: ['IDLE'] });
