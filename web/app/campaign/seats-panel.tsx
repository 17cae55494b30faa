import { useState } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { InviteDocument } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { codeWords } from '../look/words.js';
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
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const isOwn = campaign.viewerSeat?.key === seat.key;
  const invite = async (): Promise<void> => {
    const input = { campaign: campaign.id, seat: seat.key, commandId: newCommandId() };
    try {
      const { inviteToSeat } = await ask(InviteDocument, { input }, viewer.token);
      if ('code' in inviteToSeat) setLink(`${location.origin}/app/enter#code=${inviteToSeat.code}`);
      else setFault(inviteToSeat.violations.map(({ message }) => message).join(' '));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <li>
      <div className="row">
        <Emblem seat={seat} />
        <span className="grow">
          {seat.name}{' '}
          <span className="faint">
            {codeWords(seat.role).toLowerCase()}
            {isOwn ? ', you' : seat.claimed ? '' : ', free'}
          </span>
        </span>
        {campaign.viewerMay.invite && !seat.claimed && (
          <button
            className="quiet"
            onClick={() => void invite()}
            aria-label={`Invite to the seat ${seat.name}`}
          >
            Invite
          </button>
        )}
      </div>
      {link && (
        <label>
          Link for {seat.name}, good for one person
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </li>
  );
}
