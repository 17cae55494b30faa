import { useState } from 'react';
import { ask } from '../api/ask.js';
import { InviteDocument } from '../api/operations.js';
import type { Campaign, Seat } from '../campaign/room-data.js';
import { InviteLink, type Invited } from '../seats/invite-link.js';
import { useSaying } from './people-data.js';

interface Props {
  readonly campaign: Campaign;
  /** The viewer's. */
  readonly seat: Seat;
}

/** Whoever holds a seat invites others beside them: each gets a token of their own. */
export function SharedSeat({ campaign, seat }: Props) {
  const { busy, fault, say } = useSaying(campaign);
  const [invited, setInvited] = useState<Invited | null>(null);
  const invite = (): void =>
    say(
      async (said, token) =>
        (await ask(InviteDocument, { input: { ...said, seat: seat.key } }, token)).inviteToSeat,
      (answer) => setInvited('code' in answer ? answer : null),
    );
  return (
    <section className="panel" aria-labelledby="shared">
      <h2 id="shared">Several people on your seat</h2>
      <p className="faint">
        Whoever comes by your link plays {seat.name} beside you: sees what you see, and may order what you
        may. Each has a token of their own, which you end above.
      </p>
      <p>
        <button disabled={busy} onClick={invite}>
          Invite somebody beside you
        </button>
      </p>
      {invited && <InviteLink seat={seat.name} {...invited} />}
      {fault}
    </section>
  );
}
