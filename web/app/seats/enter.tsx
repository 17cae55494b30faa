import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { ClaimDocument, MeDocument } from '../api/operations.js';
import { forget, lookAs, sitDown, useSeats, type Held } from './store.js';

/** Asks the service whom a token lets in. Throws a sentence where it lets in nobody. */
async function whose(token: string): Promise<Held> {
  const { me, campaigns } = await ask(MeDocument, {}, token);
  if (me.admin) return { name: 'Admin', token, campaign: null };
  const [held] = me.seats;
  const campaign = held?.campaign ?? campaigns.edges[0]?.node;
  if (!campaign || (!held?.seat && !me.bot)) throw new Error('This token lets in nobody. Is it whole?');
  const eyes = held?.seat?.name;
  const who = me.bot ? `Looking on${eyes ? ` as ${eyes}` : ''}` : eyes;
  return { name: `${who} · ${campaign.name}`, token, campaign: campaign.id };
}

/** An invite's code is turned into a token; a token is taken as it is. */
async function entered(text: string): Promise<Held> {
  if (text.startsWith('wl_')) return whose(text);
  const input = { commandId: newCommandId(), code: text };
  const { claimSeat } = await ask(ClaimDocument, { input }, null);
  if (claimSeat.__typename === 'Refused')
    throw new Error(claimSeat.violations.map(({ message }) => message).join(' '));
  if (!('token' in claimSeat) || !claimSeat.token) throw new Error('The seat was claimed already.');
  return whose(claimSeat.token);
}

/** Where a token is given: pasted, or in the link that leads here, behind the # that reaches no log. */
export function Enter() {
  const navigate = useNavigate();
  const { held } = useSeats();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const arrived = useRef(false);

  const enter = async (text: string): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const seat = await entered(text.trim());
      sitDown(seat);
      await (seat.campaign
        ? navigate({ to: '/c/$campaign', params: { campaign: seat.campaign } })
        : navigate({ to: '/' }));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1));
    const text = given.get('token') ?? given.get('code');
    if (!text || arrived.current) return;
    arrived.current = true;
    history.replaceState(history.state, '', location.pathname);
    void enter(text);
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(field.current?.value ?? '');
  };

  return (
    <main className="page narrow">
      <h1>Take a seat</h1>
      <p>
        Paste the token that the service printed when it started, or the invite code that your arbiter gave
        you. It stays in this browser, under your name.
      </p>
      <form className="row" onSubmit={submit}>
        <label className="grow">
          Token or invite code
          <input ref={field} name="token" autoComplete="off" spellCheck={false} required />
        </label>
        <button className="primary" disabled={busy}>
          {busy ? 'One moment …' : 'Sit down'}
        </button>
      </form>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {held.length > 0 && (
        <section>
          <h2>Kept on this device</h2>
          <ul className="plain">
            {held.map(({ name }) => (
              <li key={name} className="row">
                <span className="grow">{name}</span>
                <span className="row">
                  <button onClick={() => lookAs(name)}>Look as</button>
                  <button className="quiet" onClick={() => forget(name)}>
                    Forget
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
