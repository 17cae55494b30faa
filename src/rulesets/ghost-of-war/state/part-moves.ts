import type { Edit, Mutable } from '../../../kernel/index.js';
import { editFormation, editPlanet } from './editing.js';
import type { GhostOfWarState } from './index.js';

/** Parts that go into a store or out of it: planet or formation (GOW-REC-03). */
export interface PartMove {
  readonly holder: string;
  readonly part: string;
  /** Signed, never 0. */
  readonly amount: number;
}

export function applyPartMoves(state: Working, moves: readonly PartMove[], edit: Edit): void {
  for (const { holder, part, amount } of moves) {
    const store = Object.hasOwn(state.planets, holder)
      ? editPlanet(edit, state, holder)
      : editFormation(edit, state, holder);
    const { [part]: held = 0, ...others } = store.parts;
    store.parts = held + amount === 0 ? others : { ...others, [part]: held + amount };
  }
}

export type Working = Mutable<GhostOfWarState>;
