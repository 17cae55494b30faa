import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { SPACE_EMPIRES, type SpaceEmpiresPosition } from '../../src/rulesets/space-empires/index.js';
import { SPACE_EMPIRES_FACE } from '../../src/service/graphql/rulesets/space-empires/index.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import { voiceOf, type Command } from './voice.js';
import type { World, WorldParts } from './world.js';

type Cards = NonNullable<SpaceEmpiresPosition['drawPile']>;
type Kind = Cards[number];

/** What the Orks (seat-2, `blue`) and the Eldar (seat-3, `green`) keep from the Imperials (seat-1, `red`). */
export interface Secret {
  /** A card of each beside the same others. */
  readonly ork: Kind;
  readonly eldar: Kind;
  /** Cards of the draw pile that the Orks draw, then those below. */
  readonly drawPile: Cards;
  /** Ork chits below the same top one: a ship that leaves with it, the ship that then is on top, two on the surface. */
  readonly below: readonly string[];
  /** Eldar chits below the same top one. */
  readonly guard: readonly string[];
}

export const ONE: Secret = {
  ork: 'space-combat',
  eldar: 'hold-ground',
  drawPile: ['intelligence', 'operational-move', 'outflank', 'barrage', 'titan-attack', 'leadership'],
  below: ['ork-nobz-hulk#1', 'ork-ork-warship#2', 'ork-warboss#1', 'ork-madboyz#1'],
  guard: ['eldar-wraithship#1'],
};
export const OTHER: Secret = {
  ork: 'massed-armor',
  eldar: 'psionic-storm',
  drawPile: ['operational-move', 'leadership', 'intelligence', 'terraform', 'outflank', 'tactical-move'],
  below: ['ork-boss-dreadnaught#1', 'ork-ork-warship#2', 'ork-nobz#1', 'ork-wildboyz#1'],
  guard: ['eldar-hellbore-escort#1'],
};

const space = (id: string, neighbours: readonly string[], seat?: string) => ({
  id,
  neighbours: [...neighbours],
  ...(seat
    ? { planetClass: 'HOMEWORLD' as const, controller: seat, homeworldOf: seat }
    : { planetClass: 'POOR' as const }),
});

/** Orks, then Eldar, then Imperials; Orks and Eldar may meet at `ryza`. */
const position = ({ ork, eldar, drawPile, below, guard }: Secret): SpaceEmpiresPosition => ({
  players: [
    { seat: 'seat-1', faction: 'IMPERIAL', hand: ['decoy-force', 'barrage'] },
    { seat: 'seat-2', faction: 'ORK', hand: ['recon', ork] },
    { seat: 'seat-3', faction: 'ELDAR', hand: ['decoy-force', eldar] },
  ],
  turnOrder: ['seat-2', 'seat-3', 'seat-1'],
  map: {
    spaces: [
      space('gork', ['ryza', 'terra'], 'seat-2'),
      space('ulthwe', ['ryza', 'terra'], 'seat-3'),
      space('terra', ['ryza', 'gork', 'ulthwe'], 'seat-1'),
      space('ryza', ['gork', 'ulthwe', 'terra']),
    ],
  },
  stacks: [
    { seat: 'seat-1', mapSpace: 'terra', units: ['imperial-gothic-battleship#1', 'imperial-ogryns#1'] },
    { seat: 'seat-2', mapSpace: 'gork', units: ['ork-mekboy-battle-barge#1', ...below] },
    { seat: 'seat-3', mapSpace: 'ryza', units: ['eldar-eclipse-cruiser#1', ...guard] },
    { seat: 'seat-3', mapSpace: 'ulthwe', units: ['eldar-eclipse-cruiser#2'] },
  ],
  drawPile,
});

export const opened = (secret: Secret): WorldParts => ({
  // The schema needs a ruleset that reports battles.
  faces: [SPACE_EMPIRES_FACE, GHOST_OF_WAR_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Three fleets',
    seats: [{ name: 'Imperials' }, { name: 'Orks' }, { name: 'Eldar' }],
    ruleset: {
      spaceEmpires: { start: { position: apiFaceOf(SPACE_EMPIRES).position(position(secret) as never) } },
    },
  },
});

/** A core command, given over the API. */
export const give = voiceOf(apiFaceOf(SPACE_EMPIRES));

type Said = readonly [who: string, command: Command];

/** Orks draw, look at the Eldar and declare a move to Ryza: the top unit and one below it. */
export const toTheMoveBy = ({ below }: Secret): readonly Said[] => [
  ['blue', { type: 'DiscardCards', cards: [] }],
  ['blue', { type: 'PlayRecon', player: 'seat-3', mapSpace: 'ryza' }],
  ['blue', { type: 'PlayIntelligence', player: 'seat-3' }],
  ['blue', { type: 'PlayMoveCard', card: 'operational-move' }],
  [
    'blue',
    { type: 'MoveStack', from: 'gork', units: ['ork-mekboy-battle-barge#1', below[0]!], path: ['ryza'] },
  ],
];

/** Nobody answers to the move, and the Orks choose to fight at Ryza. */
export const FROM_THE_MOVE: readonly Said[] = [
  ['green', { type: 'PassReaction' }],
  ['red', { type: 'PassReaction' }],
  ['blue', { type: 'EndMovePhase' }],
  ['blue', { type: 'ChooseBattle', mapSpace: 'ryza' }],
];

export async function giveAll(world: World, said: readonly Said[]): Promise<void> {
  for (const [who, command] of said) await give(world, who, command);
}
