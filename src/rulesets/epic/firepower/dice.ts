import type { RuleId } from '../catalog.js';
import type { EpcTable } from '../table.js';
import { detachmentBy } from '../units/pieces.js';

/** Dice that are thrown for hits. */
export interface Throwing {
  readonly count: number;
  readonly rule: RuleId;
  readonly purpose: string;
  /** The detachment that shoots. */
  readonly detachment: string;
  readonly subject: string;
  /** The lowest die that hits anything; null where nothing can be hit. */
  readonly needed: number | null;
  /** Misses that Overwatch rolls again at most; left out: all. */
  readonly rerolls?: number;
}

/** Faces of one roll, with misses rolled again on Overwatch: the second result counts (EPC-SHO-08). */
export function throwToHit(table: EpcTable, throwing: Throwing): readonly number[] {
  const { count, rule, purpose, detachment, subject, needed, rerolls = Infinity } = throwing;
  if (count === 0) return [];
  const thrownFor = detachmentBy(table.state, detachment).army;
  const faces = table.roll({ count, sides: 6, for: rule, purpose, subject, thrownFor });
  if (detachmentBy(table.state, detachment).order !== 'OVERWATCH' || needed === null) return faces;
  const misses = faces.flatMap((face, place) => (face < needed ? [place] : [])).slice(0, rerolls);
  if (misses.length === 0) return faces;
  const again = table.roll({
    count: misses.length,
    sides: 6,
    for: 'EPC-SHO-08',
    purpose: 're-roll',
    subject,
    thrownFor,
  });
  return faces.map((face, place) => (misses.includes(place) ? (again[misses.indexOf(place)] ?? face) : face));
}
