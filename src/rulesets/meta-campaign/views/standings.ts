import type { StandingsView } from '../../../engine/index.js';
import type { MetaState } from '../state/index.js';

/** Objectives of the contract that are met: the players stand or fall together (EDC-GEN-04). */
export function standings({ accounts, contract, over }: MetaState): StandingsView {
  const objectives = Object.values(contract?.objectives ?? {});
  const met = objectives.filter((each) => each.met === true).length;
  return {
    measure: 'OBJECTIVES',
    seats: Object.values(accounts).map(({ seat }) => ({
      seat,
      total: met,
      rank: 1,
      out: false,
      account: `OBJECTIVES:${seat}`,
      byTurn: [],
    })),
    goal: objectives.length,
    over,
    winners: [],
  };
}
