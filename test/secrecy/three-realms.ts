import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { PLANETARY_FACE } from '../../src/service/graphql/rulesets/planetary/index.js';
import { voiceOf } from './voice.js';
import type { WorldParts } from './world.js';

/** What East (seat-2, `blue`) and North (seat-3, `green`) have out of sight of West (seat-1, `red`). */
export interface Secret {
  readonly spies: number;
  readonly armies: number;
  readonly convoys: number;
  readonly buildings: readonly string[];
  readonly builds: string;
  readonly bp: number;
  readonly deal: { readonly text: string } | { readonly bp: number; readonly fromHex: string };
}

export const LESS: Secret = {
  spies: 0,
  armies: 0,
  convoys: 0,
  buildings: [],
  builds: 'PRISON',
  bp: 1500,
  deal: { text: 'Peace in the east.' },
};
export const MORE: Secret = {
  spies: 2,
  armies: 1,
  convoys: 1,
  buildings: ['PRISON', 'MINOR_AIRBASE'],
  builds: 'BARRACKS',
  bp: 1900,
  deal: { bp: 50, fromHex: '11,1' },
};

export const times = <T>(count: number, entry: T): readonly T[] => Array.from({ length: count }, () => entry);
/** A detachment that the lists allow. */
export const army = [
  { type: 'demo.commander', models: 1 },
  { type: 'demo.line', models: 10, options: ['heavyWeapon'] },
  { type: 'demo.line', models: 10, options: ['heavyWeapon'] },
  ...times(3, { type: 'demo.tank', models: 1 }),
];
export const line = [{ type: 'demo.line', ready: 10 }];

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

export const opened = (secret: Secret): WorldParts => ({
  faces: [PLANETARY_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Far apart',
    seats: [{ name: 'West' }, { name: 'East' }, { name: 'North' }],
    ruleset: {
      planetary: {
        parameters: { strategicPhases: true },
        start: { position: apiFaceOf(PLANETARY).position(position(secret) as never) },
      },
    },
  },
});

/** A core command, given over the API. */
export const give = voiceOf(apiFaceOf(PLANETARY));
