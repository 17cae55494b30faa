/** @rulesets space-empires ghost-of-war */
import { jest } from '@jest/globals';
import { everythingFor, expectTheSame, tell } from './story.js';
import type { Heard } from './everything.js';
import { pry } from './prying.js';
import {
  FROM_THE_MOVE,
  give,
  giveAll,
  ONE,
  opened,
  OTHER,
  toTheMoveBy,
  type Secret,
} from './three-fleets.js';
import { untrue } from './told-true.js';
import type { Command } from './voice.js';
import { MAIN, type World } from './world.js';

jest.setTimeout(600_000);

const about = {
  timelines: [MAIN],
  pieces: [
    'gork',
    'ryza',
    'seat-1',
    'seat-2',
    'ork-mekboy-battle-barge#1',
    'ork-nobz-hulk#1',
    'eldar-wraithship#1',
    'barrage',
  ],
  filters: [
    'actor: "seat-2"',
    'actor: "seat-3"',
    'kind: ROLL',
    'kind: OUTCOME',
    'piece: "ork-nobz-hulk#1"',
    'rule: "SPE-MOVE-08"',
    'rule: "SPE-REC-01"',
  ],
  moments: ['turn: 1', 'turn: 1, phase: "MOVE"', 'turn: 2'],
};
const ALL = [ONE, OTHER] as const;
const ONLOOKERS = ['red', 'nobody'];

/** What the Imperials try about things that they may not know, given and as previews. */
const TRIES: readonly Command[] = [
  ...[...new Set([ONE, OTHER].flatMap(({ below, guard }) => [...below, ...guard]))].flatMap(
    (unit): readonly Command[] => [
      { type: 'MoveStack', from: 'terra', units: [unit], path: ['ryza'] },
      { type: 'PickFirstLoss', unit },
      { type: 'PickLosses', units: [unit] },
      { type: 'PurchaseUnits', purchases: [{ unit, planet: 'terra' }] },
      { type: 'ReorderStack', mapSpace: 'gork', order: [unit] },
      { type: 'DiscardForUpkeep', units: [unit] },
      { type: 'CommitToBattle', cards: ['barrage'], targets: [], bombardingUnits: [unit] },
    ],
  ),
  { type: 'PlayRecon', player: 'seat-2', mapSpace: 'gork' },
  { type: 'PlayIntelligence', player: 'seat-2' },
  { type: 'DiscardCards', cards: ['recon'] },
  { type: 'EndMovePhase' },
  { type: 'ClosePhase' },
];

async function tryAll(world: World): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const command of TRIES)
    for (const preview of [true, false])
      heard.push({
        asked: `${JSON.stringify(command)} ${preview}`,
        answer: await give(world, 'red', command, { tried: true, preview }),
      });
  return heard;
}

const toTheMove = (world: World, secret: Secret): Promise<void> => giveAll(world, toTheMoveBy(secret));
const toTheBattle = (world: World, secret: Secret): Promise<void> =>
  giveAll(world, [...toTheMoveBy(secret), ...FROM_THE_MOVE]);

/** What the Orks commit: Space Combat for a ship, or nothing. */
const commitment = (unit: string | null): Command => ({
  type: 'CommitToBattle',
  cards: unit ? ['space-combat'] : [],
  targets: unit ? [{ card: 'space-combat', unit }] : [],
  bombardingUnits: [],
});

describe('in Space Empires no answer changes when only what others keep secret changes', () => {
  it('hands, the deck, lower chits, sights, a hidden move and who fights, to a third player and the public', async () => {
    const heard = await tell(ALL, opened, async (world, secret) => {
      await toTheMove(world, secret);
      const before = [...(await tryAll(world)), ...(await everythingFor(world, ONLOOKERS, about))];
      await giveAll(world, FROM_THE_MOVE);
      return [
        ...before,
        ...(await tryAll(world)),
        ...(await everythingFor(world, ONLOOKERS, about)),
        ...(await pry(world, ONLOOKERS)),
      ];
    });
    expectTheSame(heard);
  });

  it('chits drawn for recruiting, to the other players and the public', async () => {
    const heard = await tell(ALL, opened, async (world) => {
      await give(world, 'blue', { type: 'DiscardCards', cards: [] });
      await give(world, 'blue', { type: 'EndMovePhase' });
      const during = await everythingFor(world, ONLOOKERS, about);
      await give(world, 'blue', { type: 'FinishRecruit' });
      return [...during, ...(await tryAll(world)), ...(await everythingFor(world, ONLOOKERS, about))];
    });
    expectTheSame(heard);
  });

  it('the answer to a stack move while others are asked, to the mover, the others and the public', async () => {
    const heard = await tell(
      [{ type: 'PassReaction' }, { type: 'PlayDecoy' }] as const,
      () => opened(ONE),
      async (world, answer) => {
        await toTheMove(world, ONE);
        await give(world, 'green', answer);
        return [...(await everythingFor(world, ['blue', ...ONLOOKERS], about)), ...(await tryAll(world))];
      },
    );
    expectTheSame(heard);
  });

  it('a standing pass, to the others and the public', async () => {
    const heard = await tell(
      [true, false] as const,
      () => opened(ONE),
      async (world, alwaysPass) => {
        await give(world, 'green', { type: 'SetAlwaysPass', alwaysPass });
        return [...(await everythingFor(world, ['blue', ...ONLOOKERS], about)), ...(await tryAll(world))];
      },
    );
    expectTheSame(heard);
  });

  it('a commitment, to the opponent, the others, the public and the arbiter', async () => {
    const heard = await tell(
      [ONE.below[0]!, null] as const,
      () => opened(ONE),
      async (world, unit) => {
        await toTheBattle(world, ONE);
        await give(world, 'blue', commitment(unit));
        const viewers = ['green', ...ONLOOKERS, 'arbiter'];
        return [...(await everythingFor(world, viewers, about)), ...(await tryAll(world))];
      },
    );
    expectTheSame(heard);
  });

  it('the order of the deck, to every player and the public', async () => {
    const [first, second, ...rest] = ONE.drawPile;
    const turned = [first!, second!, ...[...rest].reverse()];
    const decks = [ONE, { ...ONE, drawPile: turned }] as const;
    const heard = await tell(decks, opened, (world) =>
      everythingFor(world, ['blue', 'green', ...ONLOOKERS], about),
    );
    expectTheSame(heard);
  });

  it('what one may not know is null: nothing false is told in its place', async () => {
    const told = await untrue(opened(ONE), (world) => toTheBattle(world, ONE));
    expect(told).toEqual([]);
  });
});
