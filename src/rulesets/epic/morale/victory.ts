import type { RuleId, Violation } from '../catalog.js';
import { mustPlay, otherSide, type Asked } from '../general/asked.js';
import type { Army, EndCause } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentsOf } from '../units/pieces.js';

const end = (table: EpcTable, winner: string | null, cause: EndCause, rule: RuleId): void =>
  table.emit({ type: 'epic.BattleEnded', data: { winner, cause } }, [rule]);

/** The seat with the higher morale; null for equal ones. */
function higher([one, other]: readonly Army[]): string | null {
  if (!one || !other || one.morale === other.morale) return null;
  return one.morale > other.morale ? one.id : other.id;
}

/** EPC-VIC-01 to EPC-VIC-03: the check of the Rally phase, annihilation first. */
export function checkVictory(table: EpcTable): void {
  const { state } = table;
  const armies = Object.values(state.armies);
  const gone = armies.filter((each) => detachmentsOf(state, each.id).length === 0);
  const lost = armies.filter((each) => each.morale <= 0);
  const survivor = (losers: readonly Army[]): string | null => {
    const [loser] = losers;
    return losers.length === 1 && loser ? otherSide(state, loser.id) : null;
  };
  if (gone.length > 0) end(table, survivor(gone), 'ANNIHILATION', 'EPC-VIC-02');
  else if (lost.length > 0)
    end(table, lost.length === 1 ? survivor(lost) : higher(armies), 'MORALE', 'EPC-VIC-01');
  else if (state.turn >= state.rules.turnLimit) end(table, higher(armies), 'TURN_LIMIT', 'EPC-VIC-03');
}

/** EPC-VIC-04 */
export const judgeConcession = (asked: Asked): readonly Violation[] => mustPlay(asked);

export const concede = (table: EpcTable): void =>
  end(table, otherSide(table.state, table.actor.seat), 'CONCESSION', 'EPC-VIC-04');
