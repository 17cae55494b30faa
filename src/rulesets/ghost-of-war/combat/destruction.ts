import type { GhostOfWarState, Unit } from '../state/index.js';
import type { DiceTask } from '../state/tasks.js';
import { destroyUnits } from './consequences.js';
import { bySeq } from '../general/order.js';
import type { TaskKinds } from '../dice/task-kind.js';

/** Units without CE. */
const dead = (state: GhostOfWarState): readonly Unit[] =>
  bySeq(Object.values(state.units).filter((each) => each.ce === 0));

/** GOW-CE-10, GOW-CBT-14: outside battles: the fate of who is with a force that is destroyed, then its removal. */
export function destructionTasks(state: GhostOfWarState, cause: string): readonly DiceTask[] {
  const gone = dead(state);
  return gone.length === 0 ? [] : [...fatesWith(state, gone), { kind: 'REMOVE_DESTROYED', args: { cause } }];
}

/** GOW-CBT-14: a die for everybody whose unit, or whole formation, is among those that are destroyed. */
export function fatesWith(state: GhostOfWarState, gone: readonly Unit[]): readonly DiceTask[] {
  const isGone = (force: string): boolean => {
    const units = Object.values(state.units).filter((each) => each.id === force || each.formation === force);
    return units.length > 0 && units.every((each) => gone.includes(each));
  };
  const characters = bySeq(
    Object.values(state.characters).filter((each) => each.attachedTo !== null && isGone(each.attachedTo)),
  );
  return characters.map((each) => ({
    kind: 'FATE',
    args: { battle: '', character: each.id, cause: 'destroyed' },
  }));
}

export const DESTRUCTION_TASKS: TaskKinds<'REMOVE_DESTROYED'> = {
  REMOVE_DESTROYED: {
    throws: () => null,
    settle: (table, { cause }) => {
      destroyUnits(table, dead(table.state), cause);
      return undefined;
    },
  },
};
