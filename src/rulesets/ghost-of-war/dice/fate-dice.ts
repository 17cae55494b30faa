import { lookUp } from '../../../kernel/index.js';
import { violation, type RollRequest, type Violation, type RuleId } from '../catalog.js';
import type { Character, GhostOfWarState, Provisional } from '../state/index.js';
import type { GowTable } from '../table.js';
import { seatOf, speaksFor } from '../general/factions.js';
import { bySeq } from '../general/order.js';

/** GOW-DIC-01: fate dice of a faction; the only die is the d6. */
export interface FateRoll extends Omit<RollRequest, 'sides'> {
  /** Faction that rolls. */
  readonly faction: string;
}

export const isActive = (state: GhostOfWarState, { diedRound, woundedUntil }: Character): boolean =>
  diedRound === 0 && woundedUntil < state.round;

/** GOW-DIC-03: characters of a faction who may re-roll a die of it now, by seq. */
export const rerollHolders = (state: GhostOfWarState, faction: string): readonly Character[] =>
  bySeq(
    Object.values(state.characters).filter(
      (each) => each.faction === faction && each.rerollsLeft > 0 && isActive(state, each),
    ),
  );

/** GOW-DIC-03: index of the die that a standing instruction re-rolls; null for none. Of equal dice the first. */
export function dieOfStanding(
  { standing }: Character,
  rule: RuleId,
  faces: readonly number[],
  rerolled: readonly number[],
): number | null {
  if (!standing || (standing.rule !== null && standing.rule !== rule)) return null;
  const free = faces.map((face, at) => ({ face, at })).filter(({ at }) => !rerolled.includes(at));
  const lowest = free.reduce<(typeof free)[number] | null>(
    (least, each) => (least === null || each.face < least.face ? each : least),
    null,
  );
  return lowest && lowest.face <= standing.atMost ? lowest.at : null;
}

/** GOW-DIC-03: why a character cannot re-roll a die, or pass, now. */
export function judgeReroll(
  state: GhostOfWarState,
  table: GowTable,
  id: string,
  die: number | null,
): readonly Violation[] {
  const { provisional } = state;
  const character = lookUp(state.characters, id);
  if (!character) return [violation('GOW-DIC-03', 'NO_SUCH_CHARACTER', ['character'], { character: id })];
  if (!speaksFor(table, character.faction)) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_FACTION', ['character'], { faction: character.faction })];
  }
  if (!provisional) return [violation('GOW-DIC-03', 'NO_PROVISIONAL_DIE')];
  if (!provisional.holders.includes(id)) {
    return [violation('GOW-DIC-03', 'NO_RIGHT_LEFT', ['character'], { character: id })];
  }
  return die === null ? [] : judgeDie(provisional, die);
}

function judgeDie({ faces, rerolled }: Provisional, die: number): readonly Violation[] {
  if (!Number.isInteger(die) || die < 0 || die >= faces.length) {
    return [violation('GOW-DIC-03', 'NO_SUCH_DIE', ['die'], { die, dice: faces.length })];
  }
  return rerolled.includes(die) ? [violation('GOW-DIC-03', 'REROLLED_ALREADY', ['die'], { die })] : [];
}

/** GOW-DIC-03: throws one die of a provisional roll again; the second result stands. */
export function reroll(table: GowTable, provisional: Provisional, character: string, die: number): void {
  const [face] = table.roll({
    count: 1,
    sides: 6,
    for: 'GOW-DIC-03',
    purpose: 're-roll',
    subject: character,
    thrownFor: seatOf(table.state, provisional.faction),
  });
  const faces = provisional.faces.map((each, at) => (at === die ? (face ?? each) : each));
  const { faction } = provisional;
  const rerollsLeft = (lookUp(table.state.characters, character)?.rerollsLeft ?? 0) - 1;
  const holders =
    provisional.rerolled.length + 1 === faces.length
      ? []
      : provisional.holders.filter((each) => each !== character || rerollsLeft > 0);
  table.emit({ type: 'ghost-of-war.FateDieRerolled', data: { faction, character, die, faces, holders } }, [
    'GOW-DIC-03',
  ]);
}
