import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Faction, GhostOfWarState, Relation } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bySeq } from './order.js';
import { factionsOf } from '../state/players.js';

export const factionsBySeq = (state: GhostOfWarState): readonly Faction[] =>
  bySeq(Object.values(state.factions));

/** GOW-GEN-08: key under which a relation that differs from the default is kept. */
export function relationKey(state: GhostOfWarState, one: string, other: string): string {
  const seq = (id: string): number => lookUp(state.factions, id)?.seq ?? 0;
  return seq(one) <= seq(other) ? `${one}|${other}` : `${other}|${one}`;
}

/** GOW-PLA-08: ids of the arbiter's faction of planets that have revolted: the second where a player's has the first. */
const REBELS = ['rebels', 'rebels-against-all'] as const;

/** GOW-PLA-08: whose the planets are that revolt. */
export const rebelsOf = (state: GhostOfWarState): string =>
  seatOf(state, REBELS[0]) === null ? REBELS[0] : REBELS[1];

/** GOW-PLA-08: hostile to all. */
const isRebel = (state: GhostOfWarState, faction: string): boolean =>
  (faction === REBELS[0] || faction === REBELS[1]) && seatOf(state, faction) === null;

/** GOW-GEN-08: symmetric, not transitive; a faction is allied to itself. */
export function relationOf(state: GhostOfWarState, one: string, other: string): Relation {
  if (one === other) return 'ALLIED';
  const said = lookUp(state.relations, relationKey(state, one, other));
  if (said) return said;
  if (isRebel(state, one) || isRebel(state, other)) return 'HOSTILE';
  const [first, second] = [lookUp(state.factions, one)?.alignment, lookUp(state.factions, other)?.alignment];
  if (first === 'IMPERIAL' && second === 'IMPERIAL') return 'ALLIED';
  const opposed = [first, second].includes('IMPERIAL') && [first, second].includes('ENEMY');
  return opposed ? 'HOSTILE' : 'NEUTRAL';
}

export const isHostile = (state: GhostOfWarState, one: string, other: string): boolean =>
  relationOf(state, one, other) === 'HOSTILE';

/** Allied, or the same. */
export const isAllied = (state: GhostOfWarState, one: string, other: string): boolean =>
  relationOf(state, one, other) === 'ALLIED';

/** Seat of the player who runs a faction; null = the arbiter. */
export const seatOf = (state: GhostOfWarState, faction: string): string | null =>
  lookUp(state.factions, faction)?.seat ?? null;

/** The arbiter, or the service in their place. */
export const isArbiter = ({ actor }: GowTable): boolean =>
  actor.role === 'arbiter' || actor.role === 'service';

/** GOW-GEN-01: a player speaks for their factions, the arbiter for those without a player. */
export function speaksFor(table: GowTable, faction: string): boolean {
  const seat = seatOf(table.state, faction);
  return seat === null ? isArbiter(table) : seat === table.actor.seat;
}

/** GOW-GEN-01: why the actor speaks for nobody; empty when they do. */
export const mustSpeakForOne = (table: GowTable): readonly Violation[] =>
  factionsOf(table.state, table.actor.seat).some((each) => speaksFor(table, each))
    ? []
    : [violation('GOW-GEN-01', 'NO_FACTION', [], { seat: table.actor.seat })];

/** GOW-GEN-01: why the actor may not speak for a faction; empty when they may. */
export function mustSpeakFor(
  table: GowTable,
  faction: string,
  path: InputPath = ['faction'],
): readonly Violation[] {
  if (!lookUp(table.state.factions, faction)) {
    return [violation('GOW-GEN-01', 'NO_SUCH_FACTION', path, { faction })];
  }
  return speaksFor(table, faction) ? [] : [violation('GOW-GEN-01', 'NOT_YOUR_FACTION', path, { faction })];
}

export const mustBeArbiter = (table: GowTable): readonly Violation[] =>
  isArbiter(table) ? [] : [violation('GOW-GEN-07', 'ARBITER_ONLY', [], { seat: table.actor.seat })];
