import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { InviteDocument, RevokeDocument } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { useTrying } from '../look/trying.js';
import { codeWords } from '../look/words.js';
import { InviteLink, type Invited } from '../seats/invite-link.js';
import { useViewer } from '../seats/store.js';
import type { Campaign, Seat } from './room-data.js';

/** Who sits where; who may invite makes links for the free seats. */
export function SeatsPanel({ campaign }: { readonly campaign: Campaign }) {
  return (
    <section className="panel" aria-labelledby="seats">
      <h2 id="seats">Seats</h2>
      <ul className="plain">
        {campaign.seats.map((seat) => (
          <SeatRow key={seat.key} seat={seat} campaign={campaign} />
        ))}
      </ul>
      <p className="faint">
        {campaign.ruleset.title} · {codeWords(campaign.dice)} dice
      </p>
    </section>
  );
}

function SeatRow({ seat, campaign }: { readonly seat: Seat; readonly campaign: Campaign }) {
  const viewer = useViewer();
  const client = useQueryClient();
  const [invited, setInvited] = useState<Invited | null>(null);
  const { busy, fault, attempt } = useTrying();
  const isOwn = campaign.viewerSeat?.key === seat.key;
  const input = () => ({ campaign: campaign.id, seat: seat.key, commandId: newCommandId() });
  const invite = (): void =>
    attempt(async () => {
      const { inviteToSeat } = await ask(InviteDocument, { input: input() }, viewer.token);
      if ('violations' in inviteToSeat) return inviteToSeat.violations;
      setInvited(inviteToSeat);
      await client.invalidateQueries({ queryKey: ['room'] });
      return [];
    });
  const takeBack = (): void =>
    attempt(async () => {
      const { revokeSeat } = await ask(RevokeDocument, { input: input() }, viewer.token);
      if ('violations' in revokeSeat) return revokeSeat.violations;
      await client.invalidateQueries({ queryKey: ['room'] });
      return [];
    });
  return (
    <li>
      <div className="row">
        <Emblem seat={seat} />
        <span className="grow">
          {seat.name}{' '}
          <span className="faint">
            {codeWords(seat.role).toLowerCase()}
            {standing(seat, isOwn)}
          </span>
        </span>
        {campaign.viewerMay.invite && !seat.claimed && (
          <button
            className="quiet"
            onClick={invite}
            disabled={busy}
            aria-label={`Invite to the seat ${seat.name}`}
          >
            Invite
          </button>
        )}
      </div>
      {campaign.viewerMay.invite && seat.claimed && !isOwn && seat.role !== 'ARBITER' && (
        <details className="more">
          <summary>Somebody else shall play {seat.name}</summary>
          <p className="faint">
            The token of whoever plays it lets nobody in any more. Then invite the substitute; all that was
            played stays.
          </p>
          <p>
            <button disabled={busy} onClick={takeBack}>
              Free the seat {seat.name}
            </button>
          </p>
        </details>
      )}
      {invited && <InviteLink seat={seat.name} {...invited} />}
      {fault}
    </li>
  );
}

function standing({ claimed, invited }: Seat, isOwn: boolean): string {
  if (isOwn) return ', you';
  if (claimed) return '';
  return invited ? ', invited' : ', free';
}
