import { formOf, type CommandShape, type Option } from '../../src/engine/index.js';
import { EPIC, type EpicState } from '../../src/rulesets/epic/index.js';
import { INPUTS } from '../../src/rulesets/epic/inputs.js';
import { accepted, openGame, say, type Game } from '../play/game.js';

const MOST_MOVES = 2000;

/** What players say of the table where a draft asks for it: everybody is near, in column C, and holds nothing. */
const FACTS: Readonly<Record<string, unknown>> = { distanceCm: 10, column: 'C', holder: null, text: 'No.' };

function filled(value: unknown, name = ''): unknown {
  if (value === null) return FACTS[name] ?? undefined;
  if (Array.isArray(value)) return value.map((each) => filled(each)).filter((each) => !isUnheld(each));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, key)]));
}

const isUnheld = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'holder' in row && row.holder === undefined;

/** The command of an option as a client of the API says it: its draft filled in, written as an input and heard again. */
function spoken({ draft, command }: Option): CommandShape {
  const orders = formOf(INPUTS.orders);
  const input = draft ? orders.write(filled(draft) as never) : null;
  return (input ? orders.hear(input as never) : command) as CommandShape;
}

/** Every piece of a seat, and the seat itself: what it may do. */
const offered = ({ played: { state } }: Game<EpicState>, seat: string): readonly Option[] =>
  [...Object.values(state.detachments).flatMap(({ id, army }) => (army === seat ? [id] : [])), seat].flatMap(
    (piece) => EPIC.options(state, seat, piece) ?? [],
  );

const LAST = ['EndMoves', 'PassShooting', 'EndAssaults'];

/** The next that a seat says: what does something before what ends a step; nobody concedes or takes anything back. */
function nextSaid(game: Game<EpicState>): { readonly seat: string; readonly option: Option } | null {
  for (const seat of ['seat-1', 'seat-2']) {
    const open = offered(game, seat).filter(
      ({ order, barred }) =>
        barred.length === 0 && !['Concede', 'TakeBack', 'NameHq', 'AssaultMove'].includes(order),
    );
    const option = open.find(({ order }) => !LAST.includes(order)) ?? open[0];
    if (option) return { seat, option };
  }
  return null;
}

describe('drafts of options', () => {
  it('play a battle to its end with nothing but what a table shows', () => {
    let game = openGame<EpicState>(EPIC, 'drafts', 2);
    const orders = new Set<string>();
    for (let moves = 0; moves < MOST_MOVES && game.played.state.winner === null; moves += 1) {
      const next = nextSaid(game);
      if (!next) throw new Error(`Nobody may say anything in ${game.played.state.step}.`);
      const verdict = say(game, next.seat, spoken(next.option));
      if (verdict.kind === 'refused') {
        // A shot at somebody in vain is no move: the step is ended.
        const end = offered(game, next.seat).find(({ order }) => LAST.includes(order));
        game = accepted(game, say(game, next.seat, spoken(end!)));
      } else game = accepted(game, verdict);
      orders.add(next.option.order);
    }
    expect(game.played.state.winner).not.toBeNull();
    expect([...orders]).toEqual(
      expect.arrayContaining(['ChooseFirst', 'NONE', 'EndMoves', 'Shoot', 'DeclareObjectives']),
    );
  });

  it('give up the battle by a draft alone, so that it is said twice', () => {
    const game = openGame<EpicState>(EPIC, 'drafts', 2);
    const concede = offered(game, 'seat-2').find(({ order }) => order === 'Concede')!;
    expect(concede.command).toBeNull();
    expect(accepted(game, say(game, 'seat-2', spoken(concede))).played.state.winner).toBe('seat-1');
  });
});
