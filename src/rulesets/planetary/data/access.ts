import type { MoveClass, Terrain } from '../state/index.js';

/** stop: the move ends in the hex entered; damage, destroy: what a model risks that ends its movement there. */
export type Access = 'yes' | 'no' | 'stop' | 'damage' | 'destroy';

type AccessByClass = Readonly<Record<MoveClass, Access>>;

const ALL: AccessByClass = { infantry: 'yes', tracked: 'yes', wheeled: 'yes', walker: 'yes', skimmer: 'yes' };

/** PLN-TER-02. A road step is open to all. PLN-TER-04: tracked models cross a river edge, and stop. */
export const ACCESS: Readonly<Record<Terrain | 'riverEdge', AccessByClass>> = {
  plains: ALL,
  hills: { ...ALL, wheeled: 'no', walker: 'no' },
  forest: { ...ALL, tracked: 'no', wheeled: 'no', skimmer: 'damage' },
  jungle: { ...ALL, tracked: 'no', wheeled: 'no', walker: 'no', skimmer: 'damage' },
  sea: { infantry: 'no', tracked: 'no', wheeled: 'no', walker: 'no', skimmer: 'destroy' },
  riverEdge: { ...ALL, tracked: 'stop', wheeled: 'no' },
};
