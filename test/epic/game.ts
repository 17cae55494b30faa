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
import { EPIC, type EpicCommand, type EpicState } from '../../src/rulesets/epic/index.js';

export const ARBITER: Seat = { id: 'arbiter', number: 3, name: 'Arbiter', role: 'arbiter' };
export const playersOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `seat-${at + 1}`,
    number: at + 1,
    name: `Player ${at + 1}`,
    role: 'player' as const,
  }));
const AT = '2000-01-01T00:00:00.000Z';

export interface Game {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly played: FoldedTimeline<EpicState>;
  readonly events: readonly DraftEvent[];
}

const tools = (seed: string) => ({ dice: seededDice(seed), digest });

/** A meeting engagement as it opens. */
export function openGame(seed: string, players: number): Game {
  const seats = [...playersOf(players), ARBITER];
  const scenario = EPIC.scenarios[0]!;
  const opened = {
    campaignId: 'c',
    name: 'Game',
    ruleset: { code: EPIC.meta.code, version: EPIC.meta.version },
    parameters: openingParameters(EPIC.meta.parameters, scenario, {}),
    seats,
    scenario: scenario.code,
    position: JSON.parse(JSON.stringify(scenario.setup(playersOf(players)))) as JsonObject,
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const service = { actor: { seat: 'service', role: 'service' }, at: AT, timelineId: 't' } as const;
  const verdict = adjudicateOpening(EPIC, opened, service, tools(seed));
  return accepted({ seed, seats, played: null!, events: [] }, verdict);
}

export function say(game: Game, seat: string, command: EpicCommand): Verdict {
  const role = game.seats.find((each) => each.id === seat)!.role;
  const envelope = { command, actor: { seat, role }, at: AT, timelineId: 't' };
  return adjudicate(EPIC, game.played, envelope, tools(game.seed));
}

export function accepted(game: Game, verdict: Verdict): Game {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  const played = verdict.played as FoldedTimeline<EpicState>;
  return { ...game, played, events: [...game.events, ...verdict.events] };
}

/** The move of the demonstration, carried out; null where nobody is waited for. A refusal throws. */
export function demonstrateOnce(game: Game): Game | null {
  const move = EPIC.demonstration!.next(game.played.state);
  return move && accepted(game, say(game, move.seat, move.command as EpicCommand));
}
