import { committedDice, commitmentOf, type DiceRoot } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  openingParameters,
  type AnyRuleset,
  type CommandShape,
  type ParameterValues,
  type FoldedTimeline,
} from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import { existing, type DraftEvent, type Json, type JsonObject, type Seat } from '../../src/kernel/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';

const AT = '2025-01-10T19:30:00.000Z';
const TIMELINE = 'benchmark';
const ROOT: DiceRoot = { secret: 'be'.repeat(32), turns: 128 };
export const ARBITER = 'arbiter';

export const planetary: AnyRuleset = existing(findRuleset('planetary'), 'ruleset planetary');
export const ghostOfWar: AnyRuleset = existing(findRuleset('ghost-of-war'), 'ruleset ghost-of-war');

/** A campaign that the engine alone plays: nothing is stored, nothing asked over the API. */
export interface EngineTable {
  readonly played: FoldedTimeline;
  readonly events: readonly DraftEvent[];
}

const tools = () => ({ dice: committedDice(ROOT), digest });

export const playersOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, at): Seat => {
    const number = at + 1;
    return { id: `seat-${number}`, number, name: `Player ${number}`, role: 'player' };
  });

/** Opens a campaign from a position or by a scenario's setup. Throws when it is refused. */
export function openTable(
  players: readonly Seat[],
  position: Json,
  parameters: ParameterValues = {},
  ruleset: AnyRuleset = planetary,
): EngineTable {
  const { code, version, parameters: definitions } = ruleset.meta;
  const arbiter: Seat = { id: ARBITER, number: players.length + 1, name: 'Arbiter', role: 'arbiter' };
  const opened = {
    campaignId: TIMELINE,
    name: TIMELINE,
    ruleset: { code, version },
    parameters: openingParameters(definitions, undefined, parameters),
    seats: [...players, arbiter],
    scenario: null,
    position: JSON.parse(JSON.stringify(position)) as JsonObject,
    dice: commitmentOf(ROOT),
  };
  const by = { actor: { seat: ARBITER, role: 'arbiter' }, at: AT, timelineId: TIMELINE } as const;
  const verdict = adjudicateOpening(ruleset, opened, by, tools());
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict;
}

/** What one seat says; null when it is refused. */
export function tried(
  played: FoldedTimeline,
  seat: string,
  command: CommandShape,
  ruleset: AnyRuleset = planetary,
): EngineTable | null {
  const role = seat === ARBITER ? 'arbiter' : 'player';
  const envelope = { command, actor: { seat, role }, at: AT, timelineId: TIMELINE } as const;
  const verdict = adjudicate(ruleset, played, envelope, tools());
  return verdict.kind === 'accepted' ? verdict : null;
}

/** What one seat says. Throws when it is refused. */
export function said(
  played: FoldedTimeline,
  seat: string,
  command: CommandShape,
  ruleset: AnyRuleset = planetary,
): EngineTable {
  const done = tried(played, seat, command, ruleset);
  if (!done) throw new Error(`${seat}: ${JSON.stringify(command)} was refused`);
  return done;
}
