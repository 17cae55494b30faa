import { COMMANDER_CLASSES } from '../data/commanders.js';
import type { Character, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isFirstOfYear, yearOf } from './calendar.js';
import { factionsBySeq } from './factions.js';
import { bySeq } from './order.js';

/** GOW-GEN-02, GOW-RND-01 S0: what lasted until the round before is over. */
export function expireEffects(table: GowTable): void {
  const { round, units } = table.state;
  const lasts = ({ until }: { readonly until: number }): boolean => until >= round;
  for (const { id: faction, chapter } of factionsBySeq(table.state)) {
    const calmed = bySeq(Object.values(units)).filter(
      (each) => each.owner === faction && !each.spirits.every(lasts),
    );
    const gratitude = chapter !== null && !chapter.grateful.every(lasts);
    if (calmed.length === 0 && !gratitude) continue;
    const rows = calmed.map((each) => ({ unit: each.id }));
    const spirits = Object.fromEntries(calmed.map((each) => [each.id, each.spirits.filter(lasts)]));
    const grateful = gratitude ? { grateful: chapter.grateful.filter(lasts) } : {};
    table.emit(
      {
        type: 'ghost-of-war.EffectsExpired',
        data: { faction, rows, gratitude, round, spirits, ...grateful },
      },
      ['GOW-GEN-02', 'GOW-RND-01'],
    );
  }
}

/** GOW-DIC-03: re-rolls that a character has each year; Tactical Genius is a commander's. */
export const yearlyRerolls = ({ class: kind, traits }: Pick<Character, 'class' | 'traits'>): number =>
  (kind === 'CHAPTER_MASTER' ? 1 : 0) +
  (COMMANDER_CLASSES.includes(kind) && traits.includes('TACTICAL_GENIUS') ? 1 : 0);

/** GOW-DIC-03: the highest face that a standing instruction re-rolls; nothing betters a six. */
export const REROLLED_FACES = { min: 1, max: 5 } as const;

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
