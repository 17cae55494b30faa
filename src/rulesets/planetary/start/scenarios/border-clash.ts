import { itemAt } from '../../../../kernel/index.js';
import type { Scenario } from '../../../../engine/index.js';
import type { PlanetaryPosition } from '../../position.js';

/**
 * Two players on a small map, their armies next to each other. The first player's side is the west: their Capital 0,3, the
 * second player's 6,3 in the east; a river with one bridge and a wood lie between.
 */
export const BORDER_CLASH: Scenario<PlanetaryPosition> = {
  code: 'border-clash',
  title: 'Border clash',
  description:
    'Two players, 9 × 7 hexes, two detachments each in contact. Starts with the battle orders of turn 1.',
  players: { min: 2, max: 2 },
  parameters: { strategicPhases: false },
  setup: (players) => {
    const west = itemAt(players, 0).id;
    const east = itemAt(players, 1).id;
    return {
      turn: 1,
      phase: 'BATTLE_ORDERS',
      nativeRace: 'IG',
      players: [
        { seat: west, race: 'SOB', capitalHex: '0,3' },
        { seat: east, race: 'ORK', capitalHex: '6,3' },
      ],
      map: { cols: 9, rows: 7 },
      hexes: [
        {
          q: 0,
          r: 3,
          controller: west,
          roads: [0],
          urban: {
            size: 4,
            bp: 500,
            buildings: [{ type: 'MAJOR_SPACEPORT' }, { type: 'PRISON' }, { type: 'ESPIONAGE_CENTER' }],
          },
          stronghold: {
            type: 'CAPITAL_FORTIFICATION',
            defences: [{ type: 'weaponTower' }, { type: 'bunker' }],
          },
        },
        { q: 1, r: 3, controller: west, roads: [0] },
        {
          q: 2,
          r: 3,
          controller: west,
          roads: [0],
          urban: { size: 2, bp: 80, buildings: [{ type: 'BARRACKS' }, { type: 'TAXATION_OFFICE' }] },
          stronghold: { type: 'CAMP', defences: [{ type: 'bunker' }] },
        },
        { q: 2, r: 2, controller: west },
        { q: 2, r: 4, controller: west, terrain: 'forest' },
        { q: 1, r: 5, controller: west, resource: { rp: 150 } },
        { q: 3, r: 3, rivers: [0, 1], roads: [0] },
        { q: 3, r: 2, rivers: [0, 1] },
        { q: 3, r: 4, terrain: 'forest' },
        { q: 4, r: 3, controller: east, roads: [0] },
        { q: 4, r: 2, controller: east, terrain: 'hills' },
        { q: 5, r: 3, controller: east, roads: [0] },
        {
          q: 6,
          r: 3,
          controller: east,
          urban: { size: 4, bp: 300, buildings: [{ type: 'MAJOR_SPACEPORT' }, { type: 'PRISON' }] },
          stronghold: {
            type: 'CAPITAL_FORTIFICATION',
            defences: [{ type: 'weaponTower' }, { type: 'bunker' }],
          },
        },
        { q: 6, r: 1, controller: east, resource: { rp: 200 } },
        { q: 5, r: 2, controller: east },
      ],
      routes: [],
      detachments: [
        {
          id: 'west-1',
          name: 'First Column',
          owner: west,
          hex: '3,3',
          units: [
            { type: 'demo.commander', ready: 1 },
            { type: 'demo.line', ready: 10, options: [{ key: 'heavyWeapon' }] },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.scouts', ready: 10 },
            { type: 'demo.tank', ready: 1 },
            { type: 'demo.heavy', ready: 10 },
          ],
        },
        {
          id: 'west-2',
          name: 'Second Column',
          owner: west,
          hex: '3,2',
          units: [
            { type: 'demo.commander', ready: 1 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.veterans', ready: 10 },
            { type: 'demo.mortars', ready: 3 },
          ],
        },
        {
          id: 'east-1',
          name: 'Big Mob',
          owner: east,
          hex: '4,3',
          units: [
            { type: 'demo.commander', ready: 1 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 8, wounded: 2 },
            { type: 'demo.veterans', ready: 8 },
            { type: 'demo.walker', ready: 1 },
          ],
        },
        {
          id: 'east-2',
          name: 'Fast Mob',
          owner: east,
          hex: '4,2',
          units: [
            { type: 'demo.commander', ready: 1 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.skimmer', ready: 3 },
            { type: 'demo.heavy', ready: 10 },
          ],
        },
      ],
      garrisons: [
        {
          id: 'west-camp',
          owner: west,
          hex: '2,3',
          units: [
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 10 },
          ],
        },
        {
          id: 'east-fort',
          owner: east,
          hex: '6,3',
          units: [
            { type: 'demo.line', ready: 10 },
            { type: 'demo.line', ready: 10 },
            { type: 'demo.tank', ready: 1 },
          ],
        },
      ],
      convoys: [{ id: 'west-convoy', owner: west, hex: '2,3', bp: 60 }],
    };
  },
};
