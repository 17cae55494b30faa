import type { InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GmChange } from './changes.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { Speech } from './gm-corrections.js';

/** Makes one change, or answers why it is illegal; `path` is where it was said. */
export type GmChanger<K extends GmChange['change']> = (
  table: GowTable,
  change: Extract<GmChange, { readonly change: K }>,
  speech: Speech,
  path: InputPath,
) => readonly Violation[];

export type GmChangers<C extends GmChange> = { readonly [K in C['change']]: GmChanger<K> };

/** GOW-GEN-05: S0, which stays open to the arbiter until S1 closes. */
export const mustBeBeforeOrders = ({ state }: GowTable): readonly Violation[] =>
  isBeforeOrders(state) ? [] : [violation('GOW-GEN-05', 'NOT_NOW', [], { step: state.step })];

/** GOW-GEN-07: the same, and S9 for battles. */
export const mustBeOpening = ({ state }: GowTable): readonly Violation[] =>
  isBeforeOrders(state) || state.step === 'COMBAT'
    ? []
    : [violation('GOW-GEN-07', 'NOT_NOW', [], { step: state.step })];

const isBeforeOrders = ({ step }: Pick<GhostOfWarState, 'step'>): boolean =>
  step === 'OPENING' || step === 'ORDERS';

/** GOW-GEN-07: each is an event with a reason. */
export const mustSayWhy = (reason: string): readonly Violation[] =>
  reason.trim() === '' ? [violation('GOW-GEN-07', 'NO_REASON', ['reason'])] : [];

export const noSuch = (path: InputPath, field: string, id: string): Violation =>
  violation('GOW-GEN-07', 'NO_SUCH_THING', [...path, field], { id });
