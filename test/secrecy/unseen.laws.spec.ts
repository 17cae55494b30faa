/** @rulesets planetary */
import { jest } from '@jest/globals';
import { expectTheSame, tell } from './story.js';
import { hearUnseen } from './unseen.js';
import { army, give, LESS, MORE, opened } from './three-realms.js';
import type { Command } from './voice.js';
import { untrue } from './told-true.js';
import { MAIN } from './world.js';

jest.setTimeout(900_000);

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

/** Commands about what West does not see, and about what is his, given and as previews. */
const TRIES: readonly Command[] = [
  { type: 'BuildBuilding', hex: '11,1', building: 'BARRACKS' },
  { type: 'DisbandBuilding', hex: '11,1', building: 'PRISON' },
  { type: 'BuildDetachment', hex: '11,1', units: army },
  { type: 'BuildGarrisonDetachment', hex: '11,1', target: '11,1', units: army },
  { type: 'UpgradeUrban', hex: '11,1' },
  { type: 'FoundVillage', hex: '12,1', payFrom: '2,3' },
  { type: 'BuildRoad', from: '11,1', to: '11,2', payFrom: '11,1' },
  { type: 'SetRoute', hexes: ['11,1', '11,2'] },
  { type: 'MergeConvoys', convoys: ['c2-1', 'c2-2'] },
  { type: 'UnloadConvoy', convoy: 'c2-1' },
  { type: 'ChangeStructure', army: 'd2-1', payFrom: '2,3', disband: [], add: [] },
  { type: 'ChangeStructure', army: 'east-guard', payFrom: '11,1', disband: [], add: [] },
  { type: 'ProposeDeal', partner: 'seat-2', bp: 10, fromHex: '2,3', wantedBp: 1, secret: true },
  { type: 'ProposeDeal', partner: 'seat-2', treaty: 'ALLIANCE' },
  { type: 'AcceptDeal', deal: 'deal2-3-1' },
  { type: 'WithdrawDeal', deal: 'deal2-3-1' },
  { type: 'EndTreaty', partner: 'seat-2' },
  { type: 'MarkDeal', deal: 'deal2-3-1', kept: true },
  { type: 'BuildSpy', hex: '2,3' },
  {
    type: 'SubmitOrders',
    orders: [{ order: 'ATTACK', detachment: 'd1', target: { kind: 'detachment', detachment: 'd2-1' } }],
  },
  { type: 'SubmitOrders', orders: [{ piece: 'd1', order: 'MARCH', path: ['3,3', '4,3', '5,3'] }] },
  {
    type: 'SubmitOrders',
    orders: [
      { piece: 'd2-1', order: 'GUARD' },
      { piece: 'c2-1', order: 'GUARD' },
      { piece: 'sp2-1', order: 'GUARD' },
    ],
  },
  { type: 'SubmitOrders', orders: [{ squadron: 'squadron-1', order: 'RECON', airspace: 'B1' }] },
  { type: 'ConfirmBattleReport', battle: 'b3-1' },
];

describe('in the planetary campaign nobody counts what he does not see', () => {
  it('spies, armies, convoys, buildings, stocks and deals of others, over a whole turn', async () => {
    const heard = await tell([LESS, MORE], opened, (world, secret) =>
      hearUnseen(world, {
        give,
        own: [
          { type: 'BuildSpy', hex: '2,3' },
          { type: 'BuildBuilding', hex: '2,3', building: 'MINOR_AIRBASE' },
          { type: 'BuildDetachment', hex: '2,3', units: army },
          { type: 'CreateConvoy', hex: '2,3', bp: 60 },
        ],
        unseen: async () => {
          await give(world, 'blue', { type: 'BuildBuilding', hex: '11,1', building: secret.builds });
          await give(world, 'blue', { type: 'ProposeDeal', partner: 'seat-3', ...secret.deal });
        },
        tries: TRIES,
        phases: 4,
        ownAfterwards: { type: 'BuildSpy', hex: '2,3' },
        about: ABOUT,
      }),
    );
    expectTheSame(heard);
  });

  it('what he may not know is null: nothing false is told in its place', async () => {
    expect(await untrue(opened(MORE), async () => {})).toEqual([]);
  });
});
