import type { Seat, Viewer } from '../kernel/index.js';
import type { Eyes } from './turn-report.js';

/** Whose knowledge a viewer's is: a spectator, too, knows what everybody may. */
export function eyesOf(viewer: Viewer, seatOf: (id: string | null) => Seat | null): Eyes {
  const seat = viewer.kind === 'seat' ? seatOf(viewer.seat) : null;
  if (viewer.kind !== 'seat' || !seat || viewer.role === 'spectator') return { kind: 'everybody' };
  return viewer.role === 'arbiter' ? { kind: 'arbiter', seat } : { kind: 'seat', seat };
}
