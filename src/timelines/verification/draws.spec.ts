import {
  AT,
  openChronicle,
  playOn,
  PROVEN,
  ROOT,
  type ChronicleDice,
} from '../../../test/recorded/chronicle.js';
import { rehash } from '../../../tools/bench/forger.js';
import { actorOf, SEATS } from '../../../test/toy/club.js';
import { TOY, type ToyEvent, type ToyState } from '../../../test/toy/index.js';
import { diceVerifier, seededDice, tableDice } from '../../dice/index.js';
import { adjudicate, type AnyRuleset, type Table } from '../../engine/index.js';
import { digest, hashing } from '../../hashing/index.js';
import type { DrawnData, RecordedEvent, RollRequest } from '../../kernel/index.js';
import { standsIn, type Reader } from '../steps.js';
import { historyFor } from './history.js';
import { verifyHistory } from './verify.js';

const DECK = Array.from({ length: 12 }, (_, at) => `card ${at + 1}`);
const draw = (purpose: string, count: number) =>
  ({ of: DECK, count, for: 'TOY-ACT-01', purpose, subject: 'red' }) as const;

/** The toy, with a deck that is shuffled unseen, a hand for red and a card for all, whatever the command. */
const CARDS: AnyRuleset = {
  ...TOY,
  decide: (_command: unknown, table: Table<ToyState, ToyEvent>) => {
    for (const each of [draw('deck', 12), draw('hand', 5), draw('open', 1)]) table.draw(each);
    return [];
  },
  rollAudience: ({ purpose }: RollRequest) =>
    purpose === 'deck'
      ? { to: 'sealed', seats: [], until: { turn: 1000, phase: 'ORDERS' } }
      : purpose === 'hand'
        ? { to: 'seats', seats: ['red'] }
        : { to: 'public' },
};

const played = (dice: ChronicleDice) =>
  playOn(openChronicle({}, dice, undefined, CARDS), 'red', { type: 'Pass' } as never);
const GAME = played(PROVEN);

const drawsOf = (events: readonly RecordedEvent[]) => events.filter(({ type }) => type === 'dice.Drawn');

async function problems(events: readonly RecordedEvent[], reader: Reader = 'all') {
  const mayRead = ({ audience }: RecordedEvent) => standsIn(audience, reader);
  const history = [];
  for await (const each of historyFor(reader, rehash(events, SEATS), mayRead, hashing)) history.push(each);
  const { checks } = await verifyHistory(TOY, history, { hashing, dice: diceVerifier }, reader);
  return checks.find((each) => each.name === 'dice')!.problems.map(({ message }) => message);
}

describe('draws in a history', () => {
  it('are recorded with names, and hidden from whom they are hidden', () => {
    const draws = drawsOf(GAME.events);
    expect(draws.map(({ audience }) => audience.to)).toEqual(['sealed', 'seats', 'public']);
    const { drawn, notation, from } = draws[1]!.data as unknown as DrawnData;
    expect([drawn.length, new Set(drawn).size, notation, from]).toEqual([5, 5, '5 of 12', DECK]);
  });

  it.each([
    ['proved dice', PROVEN],
    ['the chain of old', ROOT],
  ])('are checked by whoever may see them, of %s', async (_, dice) => {
    const { events } = played(dice);
    for (const reader of ['all', 'seat:red', 'seat:blue', 'public'] as const) {
      expect(await problems(events, reader)).toEqual([]);
    }
  });

  it('are found out where names or places are others', async () => {
    const forged = (part: (data: DrawnData) => object) =>
      GAME.events.map((event) =>
        drawsOf(GAME.events)[2] === event
          ? { ...event, data: { ...event.data, ...part(event.data as unknown as DrawnData) } }
          : event,
      );
    const others = forged(({ drawn }) => ({ drawn: [DECK.find((each) => each !== drawn[0])!] }));
    expect(await problems(others, 'public')).toEqual([
      'The names are not those that the draw gives (TOY-ACT-01, dice.Drawn)',
    ]);
    const places = forged(({ faces, from }) => {
      const face = (faces[0]! % from.length) + 1;
      return { faces: [face], drawn: [from[face - 1]!] };
    });
    expect(await problems(places)).toEqual([expect.stringContaining('do not follow from their proof')]);
  });

  it('wait at the table: for the arbiter where nobody may know them', () => {
    const { played, ruleset, timelineId } = openChronicle({ handSize: 0 }, null, undefined, CARDS);
    const where = { actor: actorOf('red'), at: AT, timelineId, command: { type: 'Pass' } };
    const asked = adjudicate(ruleset, played, where, { dice: tableDice([]), digest });
    expect(asked).toMatchObject({ kind: 'accepted', played: { waiting: { actor: 'red' } } });
    const seeded = { dice: seededDice('x'), digest };
    const drawn = adjudicate(ruleset, played, where, seeded);
    expect(drawn.kind === 'accepted' && drawn.events.filter(({ kind }) => kind === 'roll')).toHaveLength(3);
  });
});
