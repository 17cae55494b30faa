import { useState } from 'react';
import { ask } from '../api/ask.js';
import { MakeBotDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { QrCode } from '../look/qr-code.js';
import { OnceShown } from './once-shown.js';
import { useSaying } from './people-data.js';

/** The arbiter lets friends look on: a link that reads what is public and changes nothing, also where the public may not read. */
export function Spectators({ campaign }: { readonly campaign: Campaign }) {
  const { busy, fault, say } = useSaying(campaign);
  const [link, setLink] = useState<string | null>(null);
  const make = (): void =>
    say(
      async (said, token) =>
        (await ask(MakeBotDocument, { input: { ...said, name: 'Spectators' } }, token)).makeBot,
      ({ token }) => setLink(`${location.origin}/app/enter#token=${token}`),
    );
  return (
    <section className="panel" aria-labelledby="spectators">
      <h2 id="spectators">Spectators</h2>
      <p className="faint">
        Whoever has the link sees what is public, and can change nothing. It stands among the tokens, where it
        is ended for all who have it.
      </p>
      <p>
        <button disabled={busy} onClick={make}>
          Make a spectators’ link
        </button>
      </p>
      {link && (
        <>
          <OnceShown label="Link for spectators" text={link} />
          <QrCode text={link} label="For the camera of a phone: look on" />
        </>
      )}
      {fault}
    </section>
  );
}
