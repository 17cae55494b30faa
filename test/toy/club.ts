import { seededDice } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  completeParameters,
  type ParameterValues,
  type FoldedTimeline,
  type TimelineOpenedData,
  type Tools,
  type Verdict,
} from '../../src/engine/index.js';
import { digest, hashing } from '../../src/hashing/index.js';
import type { Actor, DiceSource, DraftEvent, Json, Seat } from '../../src/kernel/index.js';
import { TOY, type ToyCommand, type ToyPosition, type ToyState } from './index.js';

export const SEATS: readonly Seat[] = [
  { id: 'arbiter', number: 1, name: 'Ada', role: 'arbiter' },
  { id: 'red', number: 2, name: 'Rita', role: 'player' },
  { id: 'blue', number: 3, name: 'Bob', role: 'player' },
];

export const TIMELINE = 'timeline-1';
const AT = '2025-01-10T19:30:00.000Z';

export const canonical = (value: unknown): string => hashing.canonical(value as Json);
export const tools = (dice: DiceSource): Tools => ({ dice, digest });

export const actorOf = (seat: string): Actor => ({
  seat,
  role: SEATS.find((each) => each.id === seat)?.role ?? 'spectator',
});

export function openedData(parameters: ParameterValues = {}, position?: ToyPosition): TimelineOpenedData {
  return {
    campaignId: 'campaign-1',
    name: 'Club night',
    ruleset: { code: TOY.meta.code, version: TOY.meta.version },
    parameters: completeParameters(TOY.meta.parameters, parameters),
    seats: SEATS,
    scenario: position ? null : 'meeting',
    position: position ?? TOY.scenarios[0]!.setup(SEATS),
    dice: { mode: 'committed', commitment: 'c0ffee', turns: 10 },
  };
}

/** Opens a campaign of the toy. */
export const opening = (
  parameters: ParameterValues = {},
  dice: DiceSource = seededDice('opening'),
  position?: ToyPosition,
): Verdict =>
  adjudicateOpening(
    TOY,
    openedData(parameters, position),
    { actor: actorOf('arbiter'), at: AT, timelineId: TIMELINE },
    tools(dice),
  );

/** Judges one command of a seat. */
export const judge = (
  played: FoldedTimeline,
  seat: string,
  command: ToyCommand,
  dice: DiceSource = seededDice('play'),
): Verdict =>
  adjudicate(TOY, played, { command, actor: actorOf(seat), at: AT, timelineId: TIMELINE }, tools(dice));

/** The accepted verdict; anything else fails the test that asked. */
export function accepted(verdict: Verdict): Extract<Verdict, { kind: 'accepted' }> {
  if (verdict.kind === 'accepted') return verdict;
  throw new Error(`Not accepted: ${JSON.stringify(verdict)}`);
}

/** A campaign being played in a test: what was drafted so far and where it stands. */
export interface Game {
  readonly played: FoldedTimeline<ToyState>;
  readonly events: readonly DraftEvent[];
  /** What the last command led to. */
  readonly last: readonly DraftEvent[];
}

export function open(parameters: ParameterValues = {}, dice?: DiceSource, position?: ToyPosition): Game {
  const { played, events } = accepted(opening(parameters, dice, position));
  return { played: played as FoldedTimeline<ToyState>, events, last: events };
}

/** Plays one command that must be accepted. */
export function play(game: Game, seat: string, command: ToyCommand, dice?: DiceSource): Game {
  const { played, events } = accepted(judge(game.played, seat, command, dice));
  return { played: played as FoldedTimeline<ToyState>, events: [...game.events, ...events], last: events };
}

/** Rule ids and codes of a refusal, with their paths. */
export const refusals = (verdict: Verdict): readonly string[] =>
  verdict.kind === 'refused'
    ? verdict.violations.map((each) => [each.rule, each.code, ...each.path].join(' '))
    : [`not refused but ${verdict.kind}`];

/** Freezes a value with all it holds. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}
