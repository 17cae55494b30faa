import type { GhostOfWarState, Unit } from '../state.js';
import type { DiceTask } from '../tasks.js';
import { destroyUnits } from './combat/consequences.js';
import { bySeq } from './order.js';
import type { TaskKind } from './task-kind.js';

const dead = (state: GhostOfWarState): readonly Unit[] =>
  bySeq(Object.values(state.units).filter((each) => each.ce === 0));

/** GOW-CE-10, GOW-CBT-14: outside battles: the fate of who is with a force that is destroyed, then its removal. */
export function destructionTasks(state: GhostOfWarState, cause: string): readonly DiceTask[] {
  const gone = dead(state);
  if (gone.length === 0) return [];
  const isGone = (force: string): boolean => {
    const units = Object.values(state.units).filter((each) => each.id === force || each.formation === force);
    return units.length > 0 && units.every((each) => each.ce === 0);
  };
  const characters = bySeq(
    Object.values(state.characters).filter((each) => each.attachedTo !== null && isGone(each.attachedTo)),
  );
  return [
    ...characters.map((each) => ({
      kind: 'FATE',
      args: { battle: '', character: each.id, cause: 'destroyed' },
    })),
    { kind: 'REMOVE_DESTROYED', args: { cause } },
  ];
}

export const DESTRUCTION_TASKS: Readonly<Record<string, TaskKind>> = {
  REMOVE_DESTROYED: {
    throws: () => null,
    settle: (table, { cause }) => {
      destroyUnits(table, dead(table.state), String(cause));
      return undefined;
    },
  },
};
