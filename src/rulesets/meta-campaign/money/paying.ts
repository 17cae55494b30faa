import type { Violation } from '../catalog.js';
import { unless } from '../general/asked.js';
import type { Account } from '../state/index.js';

/** What a purchase takes: the bonus first, then requisition points (EDCU-ECO-05, EDCU-ECO-06). */
export interface Payment {
  readonly bonus: number;
  readonly req: number;
}

export function paymentOf({ bonusReq }: Account, price: number): Payment {
  const bonus = Math.min(bonusReq, price);
  return { bonus, req: price - bonus };
}

/** EDCU-ECO-06 */
export const checkFunds = ({ req, bonusReq }: Account, price: number): readonly Violation[] =>
  unless(req + bonusReq >= price, 'EDCU-ECO-06', 'TOO_LITTLE', [], { price, has: req + bonusReq });
