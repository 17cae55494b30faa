import { foundIn } from '../../../kernel/index.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import { inOrder } from '../general/order.js';

/** GOW-DET-01: a formation with its units, or a loose unit: what moves and fights as one piece. */
export interface ForcePiece {
  readonly id: string;
  readonly units: readonly Unit[];
}

/** GOW-GEN-04: pieces of these units in order: formations, then loose units, each by priority, then seq. */
export function forcePieces(state: GhostOfWarState, units: readonly Unit[]): readonly ForcePiece[] {
  const ofFormation = new Map<string, Unit[]>();
  const loose: Unit[] = [];
  for (const unit of units) {
    if (unit.formation === null) loose.push(unit);
    else ofFormation.set(unit.formation, [...(ofFormation.get(unit.formation) ?? []), unit]);
  }
  const formations = inOrder([...ofFormation.keys()].flatMap(foundIn(state.formations)));
  return [
    ...formations.map(({ id }) => ({ id, units: ofFormation.get(id) ?? [] })),
    ...inOrder(loose).map((unit) => ({ id: unit.id, units: [unit] })),
  ];
}
