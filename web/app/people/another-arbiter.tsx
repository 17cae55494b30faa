import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { NameArbiterDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { InviteLink, type Invited } from '../seats/invite-link.js';
import { useSaying } from './people-data.js';

/** The admin gives the arbiter's seat to somebody else, and says to all why. */
export function AnotherArbiter({ campaign }: { readonly campaign: Campaign }) {
  const { busy, fault, say } = useSaying(campaign);
  const [reason, setReason] = useState('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const arbiter = campaign.seats.find(({ role }) => role === 'ARBITER');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    say(
      async (said, token) =>
        (await ask(NameArbiterDocument, { input: { ...said, reason } }, token)).nameArbiter,
      (answer) => {
        setInvited(answer);
        setReason('');
      },
    );
  };
  return (
    <section className="panel" aria-labelledby="another-arbiter">
      <h2 id="another-arbiter">Another arbiter</h2>
      <p className="faint">
        For a campaign that has lost its arbiter. The token of before lets nobody in any more, nor do its
        bots; everybody can read your reason.
      </p>
      <form className="row" onSubmit={submit}>
        <label className="grow">
          Why
          <input value={reason} required onChange={({ target }) => setReason(target.value)} />
        </label>
        <button disabled={busy}>Name another arbiter</button>
      </form>
      {invited && <InviteLink seat={arbiter?.name ?? 'Arbiter'} {...invited} />}
      {fault}
    </section>
  );
}
