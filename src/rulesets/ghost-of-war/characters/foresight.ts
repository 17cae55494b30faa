import { lookUp } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import type { Foresight, GhostOfWarState, Project } from '../state/index.js';
import type { GowTable } from '../table.js';
import { roundsPerYear } from '../general/calendar.js';

/** GOW-CHR-13: what Precognition shows lasts through the orders of the next round. */
export const foresightOf = (state: GhostOfWarState, factions: readonly string[]): readonly Foresight[] =>
  factions
    .flatMap((each) => lookUp(state.factions, each)?.foresight ?? [])
    .filter((each) => each.round === state.round || each.round === state.round - 1);

/** GOW-CHR-13: another enemy is foreseen; what of the others is over is forgotten. */
export function foreseen(
  table: GowTable,
  faction: string,
  foresight: Foresight,
  because: readonly RuleId[],
): void {
  const foresights = [...foresightOf(table.state, [faction]), foresight];
  table.emit({ type: 'ghost-of-war.Foreseen', data: { faction, foresight, foresights } }, because);
}

/** GOW-CHR-13: an enemy whose orders of this round are known as soon as it has locked them. */
export const showsOrders = (state: GhostOfWarState, { orders, round }: Foresight): boolean =>
  orders && round === state.round - 1;

/** GOW-CHR-13: projects that end within one year. */
export const endsWithinYear = (state: GhostOfWarState, { duration, progress }: Project): boolean =>
  duration - progress <= roundsPerYear(state);

const seesOrders = (state: GhostOfWarState, faction: string, enemy: string): boolean =>
  foresightOf(state, [faction]).some((each) => each.enemy === enemy && showsOrders(state, each));

/** GOW-CHR-13: factions that have locked after one of these because they see its orders. */
export const lockedAfter = (state: GhostOfWarState, factions: readonly string[]): readonly string[] =>
  state.locked.filter(
    (each) => !factions.includes(each) && factions.some((enemy) => seesOrders(state, each, enemy)),
  );

/** GOW-CHR-13: an enemy whose orders a faction sees must lock first; who sees each other's need not wait. */
export function mustNotLockYet(state: GhostOfWarState, faction: string): readonly Violation[] {
  const sees = (one: string, other: string): boolean => seesOrders(state, one, other);
  return Object.keys(state.factions)
    .filter((enemy) => sees(faction, enemy) && !sees(enemy, faction) && !state.locked.includes(enemy))
    .map((enemy) => violation('GOW-CHR-13', 'ENEMY_LOCKS_FIRST', ['faction'], { faction, enemy }));
}
