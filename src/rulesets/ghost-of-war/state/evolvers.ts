import type { Edit, Mutable } from '../../../kernel/index.js';
import type { GhostOfWarState } from './index.js';

/** How each event of a union changes the state: complete by its type, so a forgotten event does not compile. */
export type Evolvers<E extends { readonly type: string; readonly data: unknown }> = {
  readonly [T in E['type']]: (
    state: Mutable<GhostOfWarState>,
    data: Extract<E, { readonly type: T }>['data'],
    edit: Edit,
  ) => void;
};
