import fc from 'fast-check';
import { committedDice, scriptedDice } from '../../src/dice/index.js';
import { fold, mayKnow, openTimeline, type FoldedTimeline } from '../../src/engine/index.js';
import { newEdit, PUBLIC, type DraftEvent, type Viewer } from '../../src/kernel/index.js';
import {
  canonical,
  deepFreeze,
  judge,
  open,
  openedData,
  opening,
  play,
  SEATS,
  TIMELINE,
  type Game,
} from './club.js';
import { TOY, type ToyEvent, type ToyPosition, type ToyState } from './index.js';
import { saidIn, sheet, whims, type Said, type Whim } from './moves.js';

const rootOf = (seed: number) => ({ secret: seed.toString(16).padStart(64, '0'), turns: 16 });
const seeds = fc.nat({ max: 0xffffffff });

/** Within reach of each other, so that there is something to fight about. */
const CLOSE: ToyPosition = {
  units: [
    { id: 'red-guard', seat: 'red', cell: 2, strength: 3 },
    { id: 'red-scouts', seat: 'red', cell: 3, strength: 2 },
    { id: 'blue-guard', seat: 'blue', cell: 4, strength: 3 },
    { id: 'blue-scouts', seat: 'blue', cell: 3, strength: 2 },
  ],
  supply: { red: 1 },
};

interface Session extends Game {
  /** Each accepted command with the timeline it was judged on. */
  readonly steps: readonly {
    readonly before: FoldedTimeline<ToyState>;
    readonly events: readonly DraftEvent[];
  }[];
  readonly refused: number;
}

/** Plays what the whims come to; what is refused is left out. All states are frozen on the way. */
function session(seed: number, given: readonly Whim[]): Session {
  const dice = committedDice(rootOf(seed));
  let game: Session = { ...open({ rounds: 2 }, dice, CLOSE), steps: [], refused: 0 };
  for (const whim of given) {
    const before = deepFreeze(game.played);
    const said = saidIn(before.state, whim);
    const verdict = judge(before, said.seat, said.command, dice);
    if (verdict.kind !== 'accepted') {
      game = { ...game, refused: game.refused + 1 };
      continue;
    }
    game = {
      ...game,
      played: verdict.played as FoldedTimeline<ToyState>,
      events: [...game.events, ...verdict.events],
      last: verdict.events,
      steps: [...game.steps, { before, events: verdict.events }],
    };
  }
  return game;
}

const lawful = (
  law: (game: Session, seed: number, given: readonly Whim[]) => void,
  chance: { readonly seed?: number } = {},
): void =>
  fc.assert(
    fc.property(seeds, whims(60), (seed, given) => law(session(seed, given), seed, given)),
    { numRuns: 60, ...chance },
  );

const start = () =>
  openTimeline(TOY, TIMELINE, { type: 'timeline.Opened', data: openedData({ rounds: 2 }, CLOSE) as never });

describe('whatever is played', () => {
  it('the same dice give the same events', () => {
    lawful((game, seed, given) => {
      expect(canonical(session(seed, given).events)).toBe(canonical(game.events));
    });
  });

  it('the events fold to the state that was decided on', () => {
    lawful(({ events, played }) => {
      const edit = newEdit();
      const folded = events.reduce<FoldedTimeline>(
        (at, each) => fold(TOY, at, each, TIMELINE, edit),
        start(),
      );
      expect(canonical(folded)).toBe(canonical(played));
    });
  });

  it('judging the recorded inputs again gives the same events', () => {
    lawful(({ steps }, seed) => {
      for (const { before, events } of steps) {
        const [input] = events;
        const seat = (input!.data as { seat: string }).seat;
        const again = judge(before, seat, TOY.commandOf(input!), committedDice(rootOf(seed)));
        expect(canonical(again.kind === 'accepted' ? again.events : again)).toBe(canonical(events));
      }
    });
  });

  it('the postings sum up to the balances, after every command', () => {
    lawful(({ events, steps }) => {
      const sums: Record<string, number> = {};
      const post = (added: readonly DraftEvent[]) => {
        for (const { type, data } of added) {
          for (const { account, amount } of TOY.postings({ type, data } as ToyEvent)) {
            sums[account] = (sums[account] ?? 0) + amount;
          }
        }
      };
      post(events.slice(0, events.length - steps.flatMap((each) => each.events).length));
      for (const { before, events: added } of steps) {
        expect(TOY.balances(before.state)).toEqual(sums);
        post(added);
      }
    });
  });

  it('rolls are numbered without gaps, under keys that never come twice', () => {
    lawful(({ events }) => {
      const rolls = events.filter((each) => each.kind === 'roll').map((each) => each.data as never);
      const data = rolls as readonly { roll: number; key: object }[];
      expect(data.map((each) => each.roll)).toEqual(data.map((_, at) => at + 1));
      expect(new Set(data.map((each) => canonical(each.key))).size).toBe(data.length);
    });
  });

  it('every roll and outcome names its rules and a cause before it', () => {
    lawful(({ steps }) => {
      for (const { events } of steps) {
        events.forEach(({ kind, because, cause }, at) => {
          if (kind === 'input') expect([at, cause]).toEqual([0, null]);
          else {
            expect(because.length).toBeGreaterThan(0);
            expect(because.filter((rule) => !TOY.meta.ruleIds.some((id) => id === rule))).toEqual([]);
            expect(cause).toBeLessThan(at);
            expect(cause).toBeGreaterThanOrEqual(0);
          }
        });
      }
    });
  });

  it('every turn is closed once, in order', () => {
    lawful(({ events, played }) => {
      const turns = events.filter((each) => each.type === 'timeline.TurnEnded').map((each) => each.turn);
      const finished = played.state.winners === null ? played.state.round - 1 : played.state.round;
      expect(turns).toEqual(Array.from({ length: finished }, (_, at) => at + 1));
      const published = events.filter((each) => each.type === 'dice.SecretPublished');
      expect(published.map((each) => each.turn)).toEqual(turns);
    });
  });

  it('somebody is waited for until the campaign is decided', () => {
    lawful(({ steps, played }) => {
      for (const state of [...steps.map((each) => each.before.state), played.state]) {
        const due = TOY.due(state);
        expect(due.length === 0).toBe(TOY.isOver(state));
        expect(due.filter(({ seat }) => !SEATS.some((each) => each.id === seat))).toEqual([]);
      }
    });
  });

  it('what a viewer has once seen stays seen', () => {
    lawful(({ steps, played }) => {
      const moments = [...steps.slice(1).map((each) => each.before.state), played.state].map(TOY.moment);
      steps.forEach(({ events }, at) => {
        for (const { audience } of events) {
          for (const viewer of [RED, PUBLIC]) {
            const seen = moments.slice(at).map((now) => mayKnow(TOY.meta, audience, viewer, now));
            expect(seen.lastIndexOf(false)).toBeLessThan(
              seen.includes(true) ? seen.indexOf(true) : seen.length,
            );
          }
        }
      });
    });
  });

  it('the moves made up here reach fights, rulings and the end of campaigns', () => {
    const reached = new Set<string>();
    lawful(
      ({ events, refused }) => {
        events.forEach((each) => reached.add(each.type));
        if (refused > 0) reached.add('refused');
      },
      { seed: 1 },
    );
    for (const type of ['toy.BattleFought', 'toy.RuseJudged', 'toy.CampaignDecided', 'refused']) {
      expect(reached).toContain(type);
    }
  });
});

const RED: Viewer = { kind: 'seat', seat: 'red', role: 'player' };

/** Everything that red and the public may know of a game. */
function known({ played, events }: Game) {
  const now = TOY.moment(played.state);
  return [RED, PUBLIC].map((viewer) => {
    const state = TOY.redact(played.state, viewer);
    return canonical({
      state,
      events: events.filter((each) => mayKnow(TOY.meta, each.audience, viewer, now)),
      due: [played.state, state].map((seen) => TOY.due(seen).filter((each) => each.seat === 'red')),
      options: [played.state, state].map((seen) =>
        Object.keys(seen.units).map((piece) => TOY.options(seen, 'red', piece)),
      ),
      views: [TOY.views.board(state), TOY.views.units(state), TOY.views.standings(state)],
      hides: TOY.hides(played.state, 'red'),
      answers: ['blue-guard', 'red-guard'].map((unit) => {
        const command = { type: 'SubmitOrders', orders: [{ unit, order: 'RETIRE' }] } as const;
        const verdict = judge(played, 'red', command);
        return verdict.kind === 'accepted' ? 'accepted' : verdict;
      }),
    });
  });
}

const inTurn = (game: Game, said: readonly Said[]): Game =>
  said.reduce((at, { seat, command }) => play(at, seat, command, committedDice(rootOf(7))), game);

const sheets = fc.array(fc.nat({ max: 8 }), { minLength: 2, maxLength: 2 });
const begin = () => open({ rounds: 3 }, committedDice(rootOf(7)));
/** Orders that stay on the line, as any do when nobody retires from its end. */
const submission = (game: Game, seat: string, figures: readonly number[]): Said => {
  const orders = sheet(game.played.state, seat, figures).filter((each) => each.order !== 'RETIRE');
  return { seat, command: { type: 'SubmitOrders', orders } };
};
const lock = (seat: string): Said => ({ seat, command: { type: 'LockOrders' } });

describe('sealed orders', () => {
  it('come to the same in whatever order they are submitted and locked', () => {
    const orders = fc.shuffledSubarray(['red', 'blue'], { minLength: 2 });
    fc.assert(
      fc.property(sheets, sheets, orders, orders, (red, blue, submitting, locking) => {
        const game = begin();
        const said = { red: submission(game, 'red', red), blue: submission(game, 'blue', blue) };
        const played = (first: readonly string[], second: readonly string[]) =>
          inTurn(game, [...first.map((seat) => said[seat as 'red']), ...second.map(lock)]);
        const one = played(['red', 'blue'], ['red', 'blue']);
        const other = played(submitting, locking);
        expect(canonical(other.played)).toBe(canonical(one.played));
        expect(JSON.stringify(other.last.slice(2))).toBe(JSON.stringify(one.last.slice(2)));
      }),
    );
  });

  it('of another are not seen before they are revealed, whatever they say', () => {
    fc.assert(
      fc.property(sheets, sheets, sheets, fc.boolean(), (red, blue, otherBlue, locked) => {
        const game = begin();
        const after = (figures: readonly number[]) =>
          known(
            inTurn(game, [
              submission(game, 'red', red),
              submission(game, 'blue', figures),
              ...(locked ? [lock('blue')] : []),
            ]),
          );
        expect(after(otherBlue)).toEqual(after(blue));
      }),
    );
  });

  it('are seen by everybody once they are revealed', () => {
    const game = begin();
    const after = (figures: readonly number[]) =>
      known(inTurn(game, [submission(game, 'blue', figures), lock('blue'), lock('red')]));
    expect(after([0, 0])[1]).not.toBe(after([1, 1])[1]);
  });
});

describe('secrets that outlast a turn', () => {
  it('a chosen objective is not seen, nor guessed from what is public, until the campaign is decided', () => {
    const cells = fc.nat({ max: 6 });
    fc.assert(
      fc.property(cells, cells, (cell, otherCell) => {
        const after = (chosen: number) => {
          let game = play(begin(), 'blue', { type: 'ChooseObjective', cell: chosen });
          for (let phases = 0; phases < 5; phases++) {
            expect(known(game)).toHaveLength(2);
            game = play(game, 'arbiter', { type: 'ClosePhase' }, committedDice(rootOf(7)));
          }
          return known(game);
        };
        expect(after(otherCell)).toEqual(after(cell));
      }),
      { numRuns: 20 },
    );
  });

  it('an objective of the starting position is not seen in how the campaign was opened', () => {
    const after = (blue: number) => known(open({}, undefined, { ...CLOSE, objectives: { blue } }));
    expect(after(5)).toEqual(after(2));
  });

  it('a hand is known to its owner alone', () => {
    const draws = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(draws, draws, (blue, otherBlue) => {
        const after = (faces: readonly number[]) => known(open({}, scriptedDice([12, 11, ...faces])));
        expect(after(otherBlue)).toEqual(after(blue));
      }),
    );
  });
});

it('a position is set up or refused, never half', () => {
  const cells = fc.integer({ min: -2, max: 9 });
  const units = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      seat: fc.constantFrom('red', 'blue', 'green'),
      cell: cells,
      strength: fc.integer({ min: 0, max: 7 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(units, (given) => {
      const verdict = opening({}, committedDice(rootOf(1)), { units: given, supply: {} });
      if (verdict.kind === 'accepted') {
        expect(Object.values((verdict.played.state as ToyState).units)).toHaveLength(given.length);
      } else {
        expect(verdict.kind === 'refused' && verdict.violations.length).toBeGreaterThan(0);
      }
    }),
  );
});
