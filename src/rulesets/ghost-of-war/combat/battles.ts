import type { Battle, GhostOfWarState } from '../state/index.js';
import { factionsBySeq } from '../general/factions.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { formNext } from './forming.js';
import { battleTasks } from './resolution.js';
import { bySeq } from '../general/order.js';

/** The battle of this round that has no result yet; S9 handles one at a time (GOW-RND-01). */
export const openBattleOf = (state: GhostOfWarState): Battle | null =>
  Object.values(state.battles).find((each) => each.round === state.round && each.status !== 'SETTLED') ??
  null;

/** GOW-RND-01 S9: forms battles one after another, and waits for the result of each. */
export function fightOn(table: GowTable): readonly DiceTask[] | 'WAIT' | undefined {
  const { state } = table;
  const battle = openBattleOf(state);
  if (battle) return battle.status === 'ROLLING' ? battleTasks(state, battle) : 'WAIT';
  const [battlefield] = state.battlefields;
  if (!battlefield) return undefined;
  formNext(table, battlefield);
  return [];
}

/** GOW-ACT-07: who attacked and found nobody braces. */
export function standDown(table: GowTable): void {
  const { state } = table;
  for (const { id: faction } of factionsBySeq(state)) {
    const rows = bySeq(Object.values(state.units))
      .filter(
        (each) =>
          each.owner === faction && each.activity.now.includes('Fight') && each.foughtRound !== state.round,
      )
      .map((each) => ({ entity: each.id, set: ['Brace'] as const, ordered: false }));
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.ActivitiesSet', data: { faction, rows } }, [
        'GOW-ACT-07',
        'GOW-CBT-03',
      ]);
    }
  }
}
