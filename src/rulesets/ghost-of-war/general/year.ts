import { COMMANDER_CLASSES } from '../data/commanders.js';
import type { Character, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isFirstOfYear, yearOf } from './calendar.js';
import { factionsBySeq } from './factions.js';
import { bySeq } from './order.js';

/** GOW-GEN-02, GOW-RND-01 S0: what lasted until the round before is over. */
export function expireEffects(table: GowTable): void {
  const { round, units } = table.state;
  for (const { id, chapter } of factionsBySeq(table.state)) {
    const rows = bySeq(Object.values(units))
      .filter((each) => each.owner === id && each.spirits.some(({ until }) => until < round))
      .map((each) => ({ unit: each.id }));
    const gratitude = chapter?.grateful.some(({ until }) => until < round) ?? false;
    if (rows.length === 0 && !gratitude) continue;
    table.emit({ type: 'ghost-of-war.EffectsExpired', data: { faction: id, rows, gratitude, round } }, [
      'GOW-GEN-02',
      'GOW-RND-01',
    ]);
  }
}

/** GOW-DIC-03: re-rolls that a character has each year; Tactical Genius is a commander's. */
export const yearlyRerolls = ({ class: kind, traits }: Pick<Character, 'class' | 'traits'>): number =>
  (kind === 'CHAPTER_MASTER' ? 1 : 0) +
  (COMMANDER_CLASSES.includes(kind) && traits.includes('TACTICAL_GENIUS') ? 1 : 0);

/** GOW-GEN-02, GOW-DIC-03: with the first round of a year its re-rolls return. */
export function beginYear(table: GowTable): void {
  if (!isFirstOfYear(table.state)) return;
  table.emit({ type: 'ghost-of-war.YearBegan', data: { year: yearOf(table.state) } }, ['GOW-GEN-02']);
  for (const { id } of factionsBySeq(table.state)) {
    const rows = returningRerolls(table.state, id);
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.RerollsReturned', data: { faction: id, rows } }, ['GOW-DIC-03']);
    }
  }
}

const returningRerolls = (
  { characters }: GhostOfWarState,
  faction: string,
): readonly { readonly character: string; readonly from: number; readonly to: number }[] =>
  bySeq(Object.values(characters))
    .filter((each) => each.faction === faction && each.diedRound === 0)
    .map((each) => ({ character: each.id, from: each.rerollsLeft, to: yearlyRerolls(each) }))
    .filter(({ from, to }) => from !== to);
