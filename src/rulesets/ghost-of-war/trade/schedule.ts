import type { GhostOfWarState, Stop, TradeLine } from '../state/index.js';
import { STEPS } from '../data/steps.js';

/** GOW-TRD-05, -10, -11: a stop delivers once its first round has come, while it is not interrupted. */
export const isDue = ({ round }: Pick<GhostOfWarState, 'round'>, { status, deliversFrom }: Stop): boolean =>
  status === 'RUNNING' && deliversFrom <= round;

const ORDER = STEPS.map((each) => each.code);

/** The round whose S5 is the next to come. */
const nextTrade = ({ round, step }: Pick<GhostOfWarState, 'round' | 'step'>): number =>
  ORDER.indexOf(step) < ORDER.indexOf('TRADE') ? round : round + 1;

/** GOW-TRD-05, -11: round of the next delivery at a stop, as things stand; null while it is interrupted. */
export const nextDelivery = (
  state: Pick<GhostOfWarState, 'round' | 'step'>,
  { status, deliversFrom }: Stop,
): number | null => (status === 'INTERRUPTED' ? null : Math.max(deliversFrom, nextTrade(state)));

/** The first of a line's next deliveries; null when all its stops are interrupted. */
export function nextArrival(
  state: Pick<GhostOfWarState, 'round' | 'step'>,
  { stops }: TradeLine,
): number | null {
  const rounds = stops.flatMap((each) => nextDelivery(state, each) ?? []);
  return rounds.length > 0 ? Math.min(...rounds) : null;
}
