import { lookUp } from '../../../kernel/index.js';
import { PSYKER_TARGET } from '../data/traits.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { isFirstOfYear } from '../general/calendar.js';
import { factionsBySeq, isHostile } from '../general/factions.js';
import { isActive } from '../dice/fate-dice.js';
import { bySeq } from '../general/order.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { foreseen } from './foresight.js';

/** GOW-TRT-06: S0 of the first round of a year: a die for every Psyker advisor. */
export function consultPsykers({ state }: GowTable): readonly DiceTask[] {
  if (!isFirstOfYear(state)) return [];
  return bySeq(Object.values(state.characters))
    .filter((each) => each.advisors.includes('PSYKER') && isActive(state, each))
    .map((each) => ({ kind: 'PSYKER', args: { character: each.id } }));
}

/** GOW-TRT-06: by standing order, else the hostile faction of lowest seq; null without any. */
function enemyOf(state: GhostOfWarState, faction: string): string | null {
  const target = lookUp(state.factions, faction)?.psykerTarget ?? null;
  if (target !== null && isHostile(state, faction, target)) return target;
  return factionsBySeq(state).find((each) => isHostile(state, faction, each.id))?.id ?? null;
}

/** GOW-DIC-02: what another Psyker of the faction has seen already is not thrown for again. */
const isForeseen = (state: GhostOfWarState, faction: string, enemy: string): boolean =>
  (lookUp(state.factions, faction)?.foresight ?? []).some(
    (each) => each.enemy === enemy && each.round === state.round,
  );

export const PSYKER_TASKS: TaskKinds<'PSYKER'> = {
  PSYKER: {
    throws: (state, { character: id }) => {
      const character = lookUp(state.characters, id);
      const enemy = character ? enemyOf(state, character.faction) : null;
      if (!character || enemy === null || isForeseen(state, character.faction, enemy)) return null;
      const { faction } = character;
      return { count: 1, for: 'GOW-TRT-06', purpose: 'Psyker advisor', subject: character.id, faction };
    },
    settle: (table, { character: id }, [face]) => {
      const { state } = table;
      const faction = lookUp(state.characters, id)?.faction;
      const enemy = faction === undefined ? null : enemyOf(state, faction);
      if (faction === undefined || enemy === null || (face ?? 1) < PSYKER_TARGET) return undefined;
      const foresight = { enemy, round: state.round, orders: false };
      foreseen(table, faction, foresight, ['GOW-TRT-06', 'GOW-CHR-13']);
      return undefined;
    },
  },
};
