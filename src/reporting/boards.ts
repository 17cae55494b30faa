import type { BoardView, PieceView } from '../engine/index.js';
import type { Seat, Viewer } from '../kernel/index.js';
import type { Change, March } from './turn-report.js';

type SeatOf = (id: string | null) => Seat | null;

/** Pieces that are known on both boards, and stand elsewhere on the second. */
export function marchesBetween(before: BoardView, after: BoardView, seatOf: SeatOf): readonly March[] {
  const stood = new Map(before.pieces.map((each) => [each.id, each]));
  const names = new Map([...before.locations, ...after.locations].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null): string | null => (id === null ? null : (names.get(id) ?? id));
  return after.pieces.flatMap(({ id, name, owner, location }) => {
    const from = stood.get(id);
    if (!from || from.location === location) return [];
    return [{ piece: id, name, seat: seatOf(owner), from: nameOf(from.location), to: nameOf(location) }];
  });
}

interface Changes {
  readonly gains: readonly Change[];
  readonly losses: readonly Change[];
}

/**
 * Places with another owner, and pieces that are new or gone. Of pieces those alone whose owner looks, or that the arbiter looks at: what
 * others see no more may have gone out of their sight.
 */
export function changesBetween(before: BoardView, after: BoardView, viewer: Viewer, seatOf: SeatOf): Changes {
  const known = ({ owner }: PieceView): boolean =>
    viewer.kind === 'seat' && (viewer.role === 'arbiter' || viewer.seat === owner);
  const pieces = (of: BoardView, without: BoardView): readonly Change[] => {
    const there = new Set(without.pieces.map(({ id }) => id));
    return of.pieces
      .filter((each) => known(each) && !there.has(each.id))
      .map(({ id, name, owner }) => ({ seat: seatOf(owner), of: 'piece', id, name }));
  };
  return {
    gains: [...placesOf(after, before, seatOf), ...pieces(after, before)],
    losses: [...placesOf(before, after, seatOf), ...pieces(before, after)],
  };
}

/** Places that have an owner on one board and another, or nobody, on the other. */
function placesOf(of: BoardView, other: BoardView, seatOf: SeatOf): readonly Change[] {
  const owners = new Map(other.locations.map(({ id, owner }) => [id, owner]));
  return of.locations.flatMap(({ id, name, owner }) => {
    const known = owners.get(id);
    return owner === null || known === undefined || known === owner
      ? []
      : [{ seat: seatOf(owner), of: 'place' as const, id, name }];
  });
}
