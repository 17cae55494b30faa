import { seededDice } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  openingParameters,
  type FoldedTimeline,
  type Verdict,
} from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import type { DraftEvent, JsonObject, Seat } from '../../src/kernel/index.js';
import {
  PLANETARY,
  type Order,
  type PlanetaryCommand,
  type PlanetaryState,
} from '../../src/rulesets/planetary/index.js';
import { judgeSheet } from '../../src/rulesets/planetary/battle-orders/battle-orders.js';
import { sheetView } from '../../src/rulesets/planetary/sheets/sheet-view.js';

export const ARBITER: Seat = { id: 'arbiter', number: 5, name: 'Arbiter', role: 'arbiter' };
export const PLAYERS: readonly Seat[] = [1, 2, 3, 4].map((number) => ({
  id: `seat-${number}`,
  number,
  name: `Player ${number}`,
  role: 'player',
}));
const SEATS = [...PLAYERS, ARBITER];
const AT = '2000-01-01T00:00:00.000Z';

export interface Skirmish {
  readonly played: FoldedTimeline<PlanetaryState>;
  readonly events: readonly DraftEvent[];
}

const tools = (seed: string) => ({ dice: seededDice(seed), digest });

/** A four-player scenario as it opens. */
export function openSkirmish(seed: string, code = 'four-player-contact'): Skirmish {
  const scenario = PLANETARY.scenarios.find((each) => each.code === code)!;
  const opened = {
    campaignId: 'c',
    name: 'Skirmish',
    ruleset: { code: PLANETARY.meta.code, version: PLANETARY.meta.version },
    parameters: openingParameters(PLANETARY.meta.parameters, scenario, {}),
    seats: SEATS,
    scenario: scenario.code,
    position: JSON.parse(JSON.stringify(scenario.setup(PLAYERS))) as JsonObject,
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const service = { actor: { seat: 'service', role: 'service' }, at: AT, timelineId: 't' } as const;
  return accepted({ played: null!, events: [] }, adjudicateOpening(PLANETARY, opened, service, tools(seed)));
}

export function say(game: Skirmish, seat: string, command: PlanetaryCommand, seed: string): Verdict {
  const { role } = SEATS.find((each) => each.id === seat)!;
  return adjudicate(
    PLANETARY,
    game.played,
    { command, actor: { seat, role }, at: AT, timelineId: 't' },
    tools(seed),
  );
}

export function accepted(game: Skirmish, verdict: Verdict): Skirmish {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  return {
    played: verdict.played as FoldedTimeline<PlanetaryState>,
    events: [...game.events, ...verdict.events],
  };
}

/** A legal sheet of a seat: for each of its detachments one of its options, as the picks say. */
export function sheetOf(state: PlanetaryState, seat: string, picks: readonly number[]): readonly Order[] {
  const own = Object.values(state.detachments).filter((each) => each.owner === seat);
  return own.reduce<readonly Order[]>((sheet, { id }, place) => {
    const legal = (PLANETARY.options(state, seat, id) ?? []).filter((each) => each.barred.length === 0);
    const option = legal[(picks[place % picks.length] ?? 0) % Math.max(legal.length, 1)];
    if (!option) return sheet;
    const order = { order: option.order, detachment: id, ...targetOf(state, option.target) } as Order;
    const next = [...sheet, order];
    return judgeSheet(sheetView(state, seat), next).length === 0 ? next : sheet;
  }, []);
}

const targetOf = (state: PlanetaryState, target: string | null) =>
  target === null
    ? {}
    : {
        target: state.hexes[target]
          ? { kind: 'hex', hex: target }
          : { kind: 'detachment', detachment: target },
      };

/** One turn: sheets by the picks, then every battle as a quick battle that the arbiter orders and settles. */
export function playTurn(game: Skirmish, picks: readonly number[], seed: string): Skirmish {
  const turn = game.played.state.turn;
  let now = game;
  PLAYERS.forEach(({ id }, place) => {
    if (now.played.state.players[id]!.status !== 'active') return;
    const orders = sheetOf(now.played.state, id, picks.slice(place));
    now = accepted(now, say(now, id, { type: 'SubmitOrders', orders }, seed));
  });
  now = accepted(now, say(now, 'arbiter', { type: 'ClosePhase' }, seed));
  for (const { id, status, turn: arose } of Object.values(now.played.state.battles)) {
    if (status !== 'pending' || arose !== turn) continue;
    now = accepted(now, say(now, 'arbiter', { type: 'AgreeQuickBattle', battle: id }, seed));
  }
  const waiting = now.played.state.phase === 'BATTLE' && !now.played.state.victory;
  return waiting ? accepted(now, say(now, 'arbiter', { type: 'ClosePhase' }, seed)) : now;
}
