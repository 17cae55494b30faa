import { seededDice } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  openingParameters,
  type AnyRuleset,
  type CommandShape,
  type FoldedTimeline,
  type Verdict,
} from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import type { DraftEvent, JsonObject, Seat } from '../../src/kernel/index.js';

const AT = '2000-01-01T00:00:00.000Z';

export const ARBITER: Seat = { id: 'arbiter', number: 5, name: 'Arbiter', role: 'arbiter' };
export const playersOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `seat-${at + 1}`,
    number: at + 1,
    name: `Player ${at + 1}`,
    role: 'player' as const,
  }));

/** A game on the engine alone, with dice of a seed. */
export interface Game<S = unknown> {
  readonly ruleset: AnyRuleset;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly played: FoldedTimeline<S>;
  readonly events: readonly DraftEvent[];
}

const tools = (seed: string) => ({ dice: seededDice(seed), digest });

/** The first scenario of a ruleset as it opens, or a game from a position. */
export function openGame<S>(ruleset: AnyRuleset, seed: string, players: number, position?: object): Game<S> {
  const seats = [...playersOf(players), ARBITER];
  const scenario = ruleset.scenarios[0]!;
  const opened = {
    campaignId: 'c',
    name: 'Game',
    ruleset: { code: ruleset.meta.code, version: ruleset.meta.version },
    parameters: openingParameters(ruleset.meta.parameters, scenario, {}),
    seats,
    scenario: scenario.code,
    position: JSON.parse(JSON.stringify(position ?? scenario.setup(playersOf(players)))) as JsonObject,
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const service = { actor: { seat: 'service', role: 'service' }, at: AT, timelineId: 't' } as const;
  const verdict = adjudicateOpening(ruleset, opened, service, tools(seed));
  return accepted({ ruleset, seed, seats, played: null!, events: [] }, verdict);
}

export function say<S>(game: Game<S>, seat: string, command: CommandShape): Verdict {
  const role = game.seats.find((each) => each.id === seat)!.role;
  const envelope = { command, actor: { seat, role }, at: AT, timelineId: 't' };
  return adjudicate(game.ruleset, game.played, envelope, tools(game.seed));
}

export function accepted<S>(game: Game<S>, verdict: Verdict): Game<S> {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  const played = verdict.played as FoldedTimeline<S>;
  return { ...game, played, events: [...game.events, ...verdict.events] };
}

/** The move of the demonstration, carried out; null where nobody is waited for. A refusal throws. */
export function demonstrateOnce<S>(game: Game<S>): Game<S> | null {
  const move = game.ruleset.demonstration!.next(game.played.state);
  return move && accepted(game, say(game, move.seat, move.command as CommandShape));
}
