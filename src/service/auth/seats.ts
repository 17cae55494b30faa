import type { SeatRole } from '../../kernel/index.js';
import { ServiceError, type HeldSeat, type Session } from '../contracts/index.js';

/** The seat by which a session acts in a campaign. Throws UNAUTHENTICATED or FORBIDDEN without one in such a role. */
export function seatIn(session: Session, campaignId: string, roles: readonly SeatRole[]): HeldSeat {
  refuseBots(session);
  const held = session.seats.find((each) => each.campaignId === campaignId);
  if (held && roles.includes(held.role)) return held;
  throw session.holder === 'anonymous'
    ? new ServiceError('UNAUTHENTICATED', 'This needs the token of a seat')
    : new ServiceError(
        'FORBIDDEN',
        `Your token holds no seat in this campaign that may do this: it is for the role ${roles.join(' or ')}`,
      );
}

/** Throws FORBIDDEN for a bot's token: it reads, and says nothing. */
export function refuseBots(session: Session): void {
  if (session.bot) throw new ServiceError('FORBIDDEN', 'The token of a bot reads; it changes nothing');
}
