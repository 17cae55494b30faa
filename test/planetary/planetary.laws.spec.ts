import fc from 'fast-check';
import { fold, mayKnow, type FoldedTimeline } from '../../src/engine/index.js';
import { newEdit, type Viewer } from '../../src/kernel/index.js';
import { PLANETARY, type PlanetaryEvent, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { accepted, openSkirmish, playTurn, PLAYERS, say, sheetOf, type Skirmish } from './skirmish.js';

const seeds = fc.nat({ max: 1e6 }).map(String);
const turns = fc.array(fc.array(fc.nat({ max: 200 }), { minLength: 5, maxLength: 9 }), {
  minLength: 1,
  maxLength: 3,
});
const RUNS = { numRuns: 12 };

const viewer = (seat: string): Viewer => ({ kind: 'seat', seat, role: 'player' });

function play(seed: string, picks: readonly (readonly number[])[]): Skirmish {
  return picks.reduce(
    (game, each) => (game.played.state.victory ? game : playTurn(game, each, seed)),
    openSkirmish(seed),
  );
}

describe('laws of the planetary ruleset', () => {
  it('same orders, same dice: same events', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        expect(play(seed, picks).events).toEqual(play(seed, picks).events);
      }),
      { numRuns: 5 },
    );
  });

  it('the books balance after every turn', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        const { events, played } = play(seed, picks);
        const sums: Record<string, number> = {};
        for (const event of events.filter((each) => each.type.startsWith('planetary.'))) {
          for (const { account, amount } of PLANETARY.postings(event as unknown as PlanetaryEvent)) {
            sums[account] = (sums[account] ?? 0) + amount;
          }
        }
        const open = (balances: Readonly<Record<string, number>>) =>
          Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
        expect(open(PLANETARY.balances(played.state))).toEqual(open(sums));
      }),
      RUNS,
    );
  });

  it('events fold to the state, which is plain JSON', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        const { events, played } = play(seed, picks);
        const start = openSkirmish(seed);
        const edit = newEdit();
        const replayed = events
          .slice(start.events.length)
          .reduce<FoldedTimeline>((before, event) => fold(PLANETARY, before, event, 't', edit), start.played);
        expect(replayed.state).toEqual(played.state);
        expect(JSON.parse(JSON.stringify(played.state))).toEqual(played.state);
      }),
      RUNS,
    );
  });

  it('one detachment stands in a hex, and no enemies together, once the battles are over', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        const { state } = play(seed, picks).played;
        const fighting = Object.values(state.battles).filter((each) => each.status === 'postponed');
        const busy = new Set(fighting.map((each) => each.hex));
        const places = Object.values(state.detachments).flatMap(({ place }) =>
          place.at === 'hex' && !busy.has(place.hex) ? [place.hex] : [],
        );
        expect(new Set(places).size).toBe(places.length);
      }),
      RUNS,
    );
  });

  it('every unbarred option is accepted as an order, every barred one refused', () => {
    fc.assert(
      fc.property(seeds, turns, fc.nat({ max: 7 }), (seed, picks, which) => {
        const game = play(seed, picks);
        const { state } = game.played;
        const detachment = Object.values(state.detachments)[which % Object.keys(state.detachments).length];
        if (!detachment || state.victory || !state.players[detachment.owner]) return;
        for (const option of PLANETARY.options(state, detachment.owner, detachment.id) ?? []) {
          const { target } = option;
          const order = {
            order: option.order,
            detachment: detachment.id,
            ...(target === null
              ? {}
              : {
                  target: state.hexes[target]
                    ? { kind: 'hex', hex: target }
                    : { kind: 'detachment', detachment: target },
                }),
          };
          const verdict = say(
            game,
            detachment.owner,
            { type: 'SubmitOrders', orders: [order as never] },
            seed,
          );
          expect(verdict.kind).toBe(option.barred.length === 0 ? 'accepted' : 'refused');
        }
      }),
      RUNS,
    );
  });
});

describe('secrecy of the planetary ruleset', () => {
  /** Everything that a seat is answered from. */
  const answers = (state: PlanetaryState, seat: string) => {
    const seen = PLANETARY.redact(state, viewer(seat));
    return {
      seen,
      views: Object.values(PLANETARY.views).map((view) => view(seen)),
      due: PLANETARY.due(state).filter((each) => each.seat === seat),
      options: Object.values(state.detachments).map((each) => PLANETARY.options(state, seat, each.id)),
    };
  };

  it('nothing that a seat is answered changes when only another seat changes its sheet', () => {
    fc.assert(
      fc.property(seeds, turns, fc.array(fc.nat({ max: 200 }), { minLength: 5 }), (seed, picks, sealed) => {
        const game = play(seed, picks);
        if (game.played.state.victory) return;
        const orders = sheetOf(game.played.state, 'seat-2', sealed);
        const verdict = say(game, 'seat-2', { type: 'SubmitOrders', orders }, seed);
        if (verdict.kind !== 'accepted') return;
        const after = accepted(game, verdict);
        expect(answers(after.played.state, 'seat-1')).toEqual(answers(game.played.state, 'seat-1'));
        const moment = PLANETARY.moment(after.played.state);
        for (const { audience } of verdict.events) {
          expect(mayKnow(PLANETARY.meta, audience, viewer('seat-1'), moment)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('a seat never sees the sheet of another, however long ago', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        const { events, played } = play(seed, picks);
        const moment = PLANETARY.moment(played.state);
        const sheets = events.filter((each) =>
          ['planetary.OrdersSubmitted', 'planetary.BattleOrdersTakenUp'].includes(each.type),
        );
        for (const { data, audience } of sheets) {
          const { seat } = data as { readonly seat: string };
          const knowing = PLAYERS.filter(({ id }) => mayKnow(PLANETARY.meta, audience, viewer(id), moment));
          expect(knowing.map((each) => each.id)).toEqual([seat]);
        }
      }),
      RUNS,
    );
  });

  it('shows of foreign armies no unit but of those it fights or holds', () => {
    fc.assert(
      fc.property(seeds, turns, (seed, picks) => {
        const { state } = play(seed, picks).played;
        for (const { id } of PLAYERS) {
          const seen = PLANETARY.redact(state, viewer(id));
          const foreign = [...Object.values(seen.detachments), ...Object.values(seen.garrisons)].filter(
            (army) => army.owner !== id && army.units.length > 0,
          );
          const held = foreign.filter((army) => army.kind === 'detachment' && army.place.at !== 'hex');
          expect(foreign.length).toBe(held.length);
          expect(Object.values(seen.spies).every((spy) => spy.owner === id)).toBe(true);
          expect(Object.keys(seen.sightings).filter((seat) => seat !== id)).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
