import type { InputPath, JsonObject } from '../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../catalog.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment } from '../state/index.js';
import type { Mover } from './movers.js';
import type { SheetView } from '../sheets/sheet-view.js';

/** What judging a movement order needs. The view's state holds what the seat knows, nothing else. */
export interface MarchJudge {
  readonly view: SheetView;
  readonly order: MovementOrder;
  readonly path: InputPath;
  readonly mover: Mover | null;
  readonly detachment: Detachment | null;
}

/** One violation at a field of the order. */
export const refuseMarch = (
  { order, path }: MarchJudge,
  rule: RuleId,
  code: string,
  field: string | InputPath,
  params: JsonObject = {},
): readonly Violation[] => [
  violation(rule, code, [...path, ...(typeof field === 'string' ? [field] : field)], {
    piece: order.piece,
    ...params,
  }),
];
