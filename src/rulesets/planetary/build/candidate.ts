import type { HexKey } from '../../../engine/hex/index.js';
import type { EconomyCommand } from './commands.js';

/** Commands of the works and the economy; the start is placed as a whole. */
export type ActionCommand = Exclude<EconomyCommand, { readonly type: 'PlaceStart' }>;

/** A work worth asking about, with its price. */
export interface Candidate {
  readonly command: ActionCommand;
  /** What, or where to. */
  readonly target: string | null;
  /** BP and the Urban hex that pays; null where it is free. */
  readonly price: { readonly bp: number; readonly payer: HexKey } | null;
}
