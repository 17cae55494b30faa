import fc from 'fast-check';
import { seededDice } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  openingParameters,
  type FoldedTimeline,
} from '../../src/engine/index.js';
import { fromOddRow, hexKey } from '../../src/engine/hex/index.js';
import { digest } from '../../src/hashing/index.js';
import type { DraftEvent, JsonObject, Seat } from '../../src/kernel/index.js';
import {
  PLANETARY,
  type Order,
  type PlanetaryCommand,
  type PlanetaryPosition,
  type PlanetaryState,
} from '../../src/rulesets/planetary/index.js';
import { moverOf } from '../../src/rulesets/planetary/movement/movers.js';
import { reachable } from '../../src/rulesets/planetary/movement/paths.js';
import { judgeOrders } from '../../src/rulesets/planetary/order-judges.js';
import { orderView } from '../../src/rulesets/planetary/sheets/sheet-view.js';

const AT = '2000-01-01T00:00:00.000Z';
const PLAYERS: readonly Seat[] = [1, 2, 3].map((number) => ({
  id: `seat-${number}`,
  number,
  name: `Player ${number}`,
  role: 'player',
}));
const SEATS: readonly Seat[] = [...PLAYERS, { id: 'arbiter', number: 4, name: 'Arbiter', role: 'arbiter' }];
const SIDE = 7;
const ORDERS = [
  'SPECIFIED_PATH',
  'MOVE_AND_CLAIM',
  'RESERVE_MOVEMENT',
  'CLAIM_AREA',
  'FOLLOW',
  'ADVANCE',
] as const;

interface Plan {
  readonly seed: string;
  /** Terrain of every hex, and what each piece does. */
  readonly terrain: readonly number[];
  readonly picks: readonly number[];
}

const plans: fc.Arbitrary<Plan> = fc.record({
  seed: fc.nat({ max: 1e6 }).map(String),
  terrain: fc.array(fc.nat({ max: 9 }), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
  picks: fc.array(fc.nat({ max: 5000 }), { minLength: 24, maxLength: 24 }),
});

const TERRAIN = ['hills', 'forest', 'jungle'] as const;

/** Twelve detachments, three convoys and three spies of three players on a small map, a Capital for each. */
function position({ terrain }: Plan): PlanetaryPosition {
  const keys = Array.from({ length: SIDE * SIDE }, (_, place) => {
    const { q, r } = fromOddRow(place % SIDE, Math.floor(place / SIDE));
    return { q, r, key: hexKey({ q, r }) };
  });
  const homes = [0, 6, 45];
  const stands = Array.from({ length: 12 }, (_, place) => keys[(place * 4) % keys.length]!.key);
  return {
    phase: 'MOVEMENT_ORDERS',
    map: { cols: SIDE, rows: SIDE },
    players: PLAYERS.map(({ id }, place) => ({
      seat: id,
      race: 'SOB',
      capitalHex: keys[homes[place]!]!.key,
    })),
    hexes: keys.map(({ q, r }, place) => {
      const home = homes.indexOf(place);
      const rough = TERRAIN[terrain[place]!];
      if (home >= 0) return { q, r, controller: PLAYERS[home]!.id, urban: { size: 4 } };
      return { q, r, ...(rough ? { terrain: rough } : {}), controller: PLAYERS[place % 3]!.id };
    }),
    detachments: stands.map((hex, place) => ({
      id: `d${place}`,
      owner: PLAYERS[place % 3]!.id,
      hex,
      mv: place % 4 === 0 ? 6 : 4,
      units: [
        { type: 'demo.veterans', ready: 10 },
        { type: place % 5 === 0 ? 'demo.scouts' : 'demo.veterans', ready: 10 },
        { type: 'demo.veterans', ready: 10 },
      ],
    })),
    convoys: PLAYERS.map(({ id }, place) => ({ id: `c${place}`, owner: id, hex: stands[place]!, bp: 50 })),
    spies: PLAYERS.map(({ id }, place) => ({
      id: `s${place}`,
      owner: id,
      hex: stands[place + 3]!,
      centerHex: keys[homes[place]!]!.key,
    })),
  };
}

function open(plan: Plan): FoldedTimeline<PlanetaryState> {
  const opened = {
    campaignId: 'c',
    name: 'Marches',
    ruleset: { code: PLANETARY.meta.code, version: PLANETARY.meta.version },
    parameters: openingParameters(PLANETARY.meta.parameters, undefined, {}),
    seats: SEATS,
    scenario: null,
    position: JSON.parse(JSON.stringify(position(plan))) as JsonObject,
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const service = { actor: { seat: 'service', role: 'service' }, at: AT, timelineId: 't' } as const;
  return taken(adjudicateOpening(PLANETARY, opened, service, { dice: seededDice(plan.seed), digest })).played;
}

function taken(verdict: { readonly kind: string }) {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict as unknown as {
    readonly played: FoldedTimeline<PlanetaryState>;
    readonly events: readonly DraftEvent[];
  };
}

function say(played: FoldedTimeline<PlanetaryState>, seat: string, command: PlanetaryCommand, seed: string) {
  const { role } = SEATS.find((each) => each.id === seat)!;
  const spoken = { command, actor: { seat, role }, at: AT, timelineId: 't' };
  return taken(adjudicate(PLANETARY, played, spoken, { dice: seededDice(seed), digest }));
}

/** A legal sheet: for each piece what its pick says, as far as that is legal. */
function sheetOf(state: PlanetaryState, seat: string, picks: readonly number[]): readonly Order[] {
  const view = orderView(state, seat);
  const own = [
    ...Object.values(state.detachments),
    ...Object.values(state.convoys),
    ...Object.values(state.spies),
  ];
  const wanted = own.flatMap((piece, place): readonly Order[] => {
    const pick = picks[place] ?? 0;
    const order = ORDERS[pick % ORDERS.length]!;
    if (piece.owner !== seat) return [];
    if (order === 'FOLLOW') return [{ order, piece: piece.id, target: `d${pick % 12}` }];
    const mover = moverOf(view.state, piece.id, { order, piece: piece.id });
    const ways = mover ? reachable(view.state, view.index, mover) : [];
    const { path } = ways[pick % Math.max(ways.length, 1)] ?? {};
    return [{ order, piece: piece.id, ...(path ? { path } : {}) }];
  });
  return wanted.filter((order) => judgeOrders(state, seat, [order]).length === 0);
}

/** Sheets handed in by the seats in this order, then the marches. */
function march(plan: Plan, seats: readonly Seat[]) {
  const start = open(plan);
  const sheets = Object.fromEntries(PLAYERS.map(({ id }) => [id, sheetOf(start.state, id, plan.picks)]));
  const ready = seats.reduce(
    (played, { id }) => say(played, id, { type: 'SubmitOrders', orders: sheets[id]! }, plan.seed).played,
    start,
  );
  return { ...say(ready, 'arbiter', { type: 'ClosePhase' }, plan.seed), start: start.state, sheets };
}

const RUNS = { numRuns: 40 };

describe('laws of marches', () => {
  it('PLN-MOV-05: no hex holds two detachments when they are over', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { played } = march(plan, PLAYERS);
        const hexes = Object.values(played.state.detachments).flatMap(({ place }) =>
          place.at === 'hex' ? [place.hex] : [],
        );
        expect(hexes).toHaveLength(new Set(hexes).size);
      }),
      RUNS,
    );
  });

  it('PLN-MOV-04, PLN-MOV-10: nobody spends more MP than its order gives it', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { events, start, sheets } = march(plan, PLAYERS);
        const spent = new Map<string, number>();
        for (const { type, data } of events) {
          if (type !== 'planetary.PieceMoved') continue;
          const { piece, cost } = data as { readonly piece: string; readonly cost: number | null };
          spent.set(piece, (spent.get(piece) ?? 0) + (cost ?? 0));
        }
        const orders = Object.values(sheets).flat();
        for (const [piece, cost] of spent) {
          const order = orders.find((each) => 'piece' in each && each.piece === piece);
          const mover = moverOf(start, piece, order as Parameters<typeof moverOf>[2])!;
          expect(cost).toBeLessThanOrEqual(mover.mv);
        }
      }),
      RUNS,
    );
  });

  it('PLN-GEN-12: who hands in first changes nothing', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const [one, other] = [march(plan, PLAYERS), march(plan, [...PLAYERS].reverse())];
        expect(other.events).toEqual(one.events);
        expect(other.played.state).toEqual(one.played.state);
      }),
      { numRuns: 15 },
    );
  });

  it('PLN-SIG-01: what a seat may order does not depend on what it cannot see', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { state } = open(plan);
        const { seen } = orderView(state, 'seat-1');
        const unseen = Object.values(state.detachments).filter(
          ({ owner, place }) => owner !== 'seat-1' && place.at === 'hex' && !seen.has(place.hex),
        );
        const detachments = Object.fromEntries(
          Object.entries(state.detachments).filter(([id]) => unseen.every((each) => each.id !== id)),
        );
        const without = { ...state, detachments };
        for (const { id } of Object.values(detachments).filter((each) => each.owner === 'seat-1')) {
          expect(PLANETARY.options(without, 'seat-1', id)).toEqual(PLANETARY.options(state, 'seat-1', id));
        }
      }),
      RUNS,
    );
  });
});
