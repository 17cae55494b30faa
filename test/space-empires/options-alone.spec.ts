import { isSameJson, PUBLIC, type Viewer } from '../../src/kernel/index.js';
import {
  SPACE_EMPIRES,
  type SpaceEmpiresCommand,
  type SpaceEmpiresPosition,
} from '../../src/rulesets/space-empires/index.js';
import { accepted, openGame, say, thingsOf, type Game } from './game.js';
import { unsound } from './soundness.js';

/** What leads nowhere, or ends a phase, is chosen now and then only. */
const NOW_AND_THEN = new Set(['SetAlwaysPass', 'ReorderStack', 'EndMovePhase', 'FinishRecruit', 'PlayDecoy']);
const MOST_COMMANDS = 3000;
/** What every such game comes to. */
const SAID = [
  'DiscardCards',
  'PlayMoveCard',
  'MoveStack',
  'PlayRecon',
  'PassReaction',
  'EndMovePhase',
  'ChooseBattle',
  'CommitToBattle',
  'PickFirstLoss',
  'PickLosses',
  'PickWinnerLosses',
  'Retreat',
  'PurchaseUnits',
  'FinishRecruit',
  'DiscardForUpkeep',
  'ReorderStack',
  'SetAlwaysPass',
];

/** Two homeworlds, three planets between them; all else is drawn. */
const position: SpaceEmpiresPosition = {
  players: [
    { seat: 'seat-1', faction: 'ORK' },
    { seat: 'seat-2', faction: 'ELDAR' },
  ],
  map: {
    spaces: [
      {
        id: 'gork',
        neighbours: ['ryza', 'armageddon'],
        planetClass: 'HOMEWORLD',
        controller: 'seat-1',
        homeworldOf: 'seat-1',
      },
      { id: 'ryza', neighbours: ['gork', 'ulthwe', 'armageddon'], planetClass: 'RICH' },
      { id: 'armageddon', neighbours: ['gork', 'ulthwe', 'ryza'], planetClass: 'POOR' },
      {
        id: 'ulthwe',
        neighbours: ['ryza', 'armageddon'],
        planetClass: 'HOMEWORLD',
        controller: 'seat-2',
        homeworldOf: 'seat-2',
      },
    ],
  },
};

/** Numbers from 0 to below so many, the same for a seed. */
function chance(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return Math.floor((at / 2147483648) * most);
  };
}

/** Everything that is open to a seat, as it is told of each of its things, once. */
const openTo = ({ played: { state } }: Game, seat: string): readonly SpaceEmpiresCommand[] => {
  const seen = SPACE_EMPIRES.redact(state, { kind: 'seat', seat, role: 'player' });
  const open = thingsOf(seen, seat).flatMap((each) =>
    (SPACE_EMPIRES.options(seen, seat, each) ?? []).flatMap(({ barred, command }) =>
      barred.length === 0 && command?.type !== 'Resign' ? [command as SpaceEmpiresCommand] : [],
    ),
  );
  return [...new Map(open.map((each) => [JSON.stringify(each), each])).values()];
};

/** Whether a group goes to a planet that is not its player's, and leaves some behind or comes from an own planet. */
const goesOut = ({ played: { state } }: Game, seat: string, command: SpaceEmpiresCommand): boolean =>
  command.type === 'MoveStack' &&
  command.units.length > 1 &&
  state.spaces[command.path.at(-1)!]!.controller !== seat;

/** Plays what chance takes of the options until somebody has won. */
function playAlone(seed: number): { readonly game: Game; readonly said: ReadonlySet<string> } {
  const below = chance(seed);
  const said = new Set<string>();
  let game = openGame(`alone ${seed}`, 2, position);
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    const [due] = SPACE_EMPIRES.due(game.played.state);
    if (!due) return { game, said };
    const open = openTo(game, due.seat);
    const first = open.filter((each) => !NOW_AND_THEN.has(each.type));
    const outward = first.filter((each) => goesOut(game, due.seat, each));
    const from = [outward, first].find((each) => each.length > 0 && below(8) > 0) ?? open;
    const command = from[below(from.length)];
    if (!command) throw new Error(`${due.code}: nothing is open to ${due.seat}`);
    said.add(command.type);
    game = accepted(game, say(game, due.seat, command));
    expect(unsound(game.played.state)).toEqual([]);
    expect(untrueDues(game)).toEqual([]);
  }
  throw new Error('Nobody has won.');
}

const PLAYERS = ['seat-1', 'seat-2'].map((seat): Viewer => ({ kind: 'seat', seat, role: 'player' }));

/** What is waited for, as somebody is told it, that is not so; of answers that are sealed not all are told. */
const untrueDues = ({ played: { state } }: Game) =>
  [...PLAYERS, PUBLIC].flatMap((viewer) =>
    SPACE_EMPIRES.due(SPACE_EMPIRES.redact(state, viewer)).filter(({ seat, code, params }) => {
      if (code === 'REACTION' || code === 'COMMIT') return false;
      const all = SPACE_EMPIRES.due(state).find((each) => each.seat === seat && each.code === code);
      return !all || Object.entries(params).some(([name, value]) => !isSameJson(all.params[name]!, value!));
    }),
  );

describe('a game of two is played from options alone', () => {
  it.each([1, 5, 7])('to victory, by chance %i', (seed) => {
    const { game, said } = playAlone(seed);
    expect(game.played.state.winner).not.toBeNull();
    expect([...said]).toEqual(expect.arrayContaining(SAID));
  });
});
