import type { SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { violation, type Violation } from '../catalog.js';
import { firstOf, mustBeActive, mustBeIn } from '../general/barred.js';

/** Chits of a player that are not in play, captured or on offer already, in the order of their ids. */
const pileOf = (state: SpaceEmpiresState, player: string): readonly string[] =>
  Object.values(state.units)
    .filter((each) => each.owner === player && each.status === 'PILE' && !state.turn.offer?.includes(each.id))
    .map((each) => each.id)
    .sort();

/** SPE-REC-01: five random chits of the own pile, or all of them if it holds fewer. */
export function drawRecruits(table: SpeTable, player: string): void {
  const { firstDraw } = table.state.rules;
  const of = pileOf(table.state, player);
  const units = table.draw({ of, count: firstDraw, for: 'SPE-REC-01', purpose: 'recruits', subject: player });
  const count = units.length;
  table.emit({ type: 'space-empires.RecruitsDrawn', data: { player, count } }, ['SPE-REC-01']);
  table.emit({ type: 'space-empires.RecruitsDrawnPrivately', data: { player, units } }, ['SPE-REC-01']);
}

/** SPE-REC-05: an offer bought out is followed by a die and so many chits more, unless the pile is empty. */
export function drawMoreIfBoughtOut(table: SpeTable, player: string): void {
  const of = pileOf(table.state, player);
  if (table.state.turn.offerSize > 0 || of.length === 0) return;
  const about = { for: 'SPE-REC-05', purpose: 'extra recruits', subject: player } as const;
  const [die = 1] = table.roll({ ...about, count: 1, sides: 6 });
  const units = table.draw({ ...about, purpose: 'extra recruit chits', of, count: die });
  const count = units.length;
  table.emit({ type: 'space-empires.ExtraRecruitsRolled', data: { player, die, count } }, ['SPE-REC-05']);
  table.emit({ type: 'space-empires.ExtraRecruitsRolledPrivately', data: { player, units } }, ['SPE-REC-05']);
}

/** The active player in their Recruit phase. */
export const mayRecruit = (
  table: Pick<SpeTable, 'state' | 'actor'>,
  rule: 'SPE-REC-02' | 'SPE-REC-06' | 'SPE-DECK-03',
): readonly Violation[] =>
  firstOf(
    () => mustBeActive(table),
    () => mustBeIn(table, 'RECRUIT', rule),
  );

/** SPE-REC-06: what was not purchased goes back. */
export function finishRecruit(table: SpeTable): readonly Violation[] {
  const barred = mayRecruit(table, 'SPE-REC-06');
  if (barred.length > 0) return barred;
  returnOffer(table, table.actor.seat);
  return [];
}

/** Puts the chits on offer back into the pile; nothing where there are none. */
export function returnOffer(table: SpeTable, player: string): void {
  const units = table.state.turn.offer ?? [];
  if (units.length === 0) return;
  const data = { player, count: units.length };
  table.emit({ type: 'space-empires.RecruitsReturned', data }, ['SPE-REC-06']);
  table.emit({ type: 'space-empires.RecruitsReturnedPrivately', data: { player, units } }, ['SPE-REC-06']);
}

/** A reason against what is bought, or upgraded. */
export const notControlled = (
  rule: 'SPE-REC-02' | 'SPE-REC-07' | 'SPE-REC-08',
  path: readonly (string | number)[],
  planet: string,
): Violation => violation(rule, 'NOT_CONTROLLED', path, { planet });
