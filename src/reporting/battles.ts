import type { BattleView, BoardView } from '../engine/index.js';
import type { Seat } from '../kernel/index.js';
import type { ReportedBattle } from './turn-report.js';

/** A battle with the names of a board. */
export function reportedBattle(
  { id, location, turn, status, method, sides, winners, drawn, consequences }: BattleView,
  { locations, pieces }: BoardView,
  seatOf: (id: string | null) => Seat | null,
): ReportedBattle {
  const names = new Map([...locations, ...pieces].map((each) => [each.id, each.name]));
  const nameOf = (each: string): string => names.get(each) ?? each;
  return {
    id,
    place: nameOf(location),
    turn,
    status,
    method,
    sides: sides.map((side) => ({
      role: side.role,
      seat: seatOf(side.seat),
      pieces: side.pieces.map(nameOf),
      value: side.value,
    })),
    winners: winners.flatMap((each) => seatOf(each) ?? []),
    drawn,
    consequences,
  };
}
