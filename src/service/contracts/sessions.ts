import type { SeatRole, Viewer } from '../../kernel/index.js';

/** A seat that a token holds. */
export interface HeldSeat {
  readonly campaignId: string;
  readonly seat: string;
  readonly role: SeatRole;
}

/** Who calls: found from the bearer token of a request. Tokens themselves go no further than the authentication. */
export interface Session {
  /** True for the service's admin token. */
  readonly admin: boolean;
  /** At most one seat of each campaign. */
  readonly seats: readonly HeldSeat[];
  /** Set for a bot's token: the campaign that it may read, as the seat in `seats` or as everybody. It may change nothing. */
  readonly bot?: { readonly campaignId: string };
  /** Stable name of the token for rate limits and logs; never the token. `anonymous` without one. */
  readonly holder: string;
  /** Id of the request, for the log. */
  readonly requestId?: string;
  /** What the request of this session has looked up; left out where each look is to be a new one. */
  readonly lookups?: Lookups;
}

/** What one request has looked up, each thing once, and shows as it was then. */
export class Lookups {
  private readonly found = new Map<string, Promise<unknown>>();

  /** @param kind what is looked up; the same kind is always of one type */
  once<T>(kind: string, id: string, look: () => Promise<T>): Promise<T> {
    const key = `${kind} ${id}`;
    const earlier = this.found.get(key);
    if (earlier) return earlier as Promise<T>;
    const found = look();
    this.found.set(key, found);
    return found;
  }

  /** After something was changed: what was looked up before may be old. */
  forget(): void {
    this.found.clear();
  }
}

export const ANONYMOUS: Session = { admin: false, seats: [], holder: 'anonymous' };

/** How a session looks at a campaign. The admin administrates: of the play it sees what the public sees. */
export function viewerOf(session: Session, campaignId: string): Viewer {
  const held = session.seats.find((each) => each.campaignId === campaignId);
  return held ? { kind: 'seat', seat: held.seat, role: held.role } : { kind: 'public' };
}
