import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { MakeBotDocument, RevokeBotDocument, RevokeDocument, type TokenKind } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { sinceWords, timeWords } from '../look/words.js';
import { OnceShown } from './once-shown.js';
import { useSaying, useTokens, type Token } from './people-data.js';

const KINDS: Readonly<Record<TokenKind, string>> = { ADMIN: 'the service', SEAT: 'a seat', BOT: 'a bot' };

/** Which tokens are out, when they were last used, and new ones for bots, which read and change nothing. */
export function Tokens({ campaign }: { readonly campaign: Campaign }) {
  const { data, error } = useTokens(campaign);
  return (
    <section className="panel" aria-labelledby="tokens">
      <h2 id="tokens">Tokens and bots</h2>
      <p className="faint">
        The tokens of a seat end when it is freed, and those of its bots with them. One of several people on a
        seat, and other bots, are ended here.
      </p>
      <Waiting error={error} done={data !== undefined}>
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Lets in</th>
                <th scope="col">For</th>
                <th scope="col">Made</th>
                <th scope="col">Last used</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data?.map((token) => (
                <TokenRow
                  key={token.key}
                  token={token}
                  isShared={data.some((other) => isBeside(token, other))}
                  campaign={campaign}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Waiting>
      {campaign.viewerSeat && <NewBot campaign={campaign} />}
    </section>
  );
}

/** Whether another token holds the same seat. */
const isBeside = ({ key, kind, seat }: Token, other: Token): boolean =>
  kind === 'SEAT' && other.kind === 'SEAT' && other.key !== key && other.seat?.key === seat?.key;

interface TokenRowProps {
  readonly token: Token;
  /** Whether others hold the seat beside it. */
  readonly isShared: boolean;
  readonly campaign: Campaign;
}

function TokenRow({ token, isShared, campaign }: TokenRowProps) {
  const { key, kind, name, seat, madeAt, lastUsedAt } = token;
  const { busy, fault, say } = useSaying(campaign);
  const made = madeAt ? timeWords(madeAt) : 'not noted';
  const leave = (seatKey: string): void =>
    say(async (said, held) => {
      const input = { ...said, seat: seatKey, token: key };
      return (await ask(RevokeDocument, { input }, held)).revokeSeat;
    });
  const reads = seat ? `, reads as ${seat.name}` : ', reads what is public';
  return (
    <tr>
      <th scope="row">{name ?? seat?.name}</th>
      <td>
        {KINDS[kind]}
        {kind === 'BOT' && <span className="faint">{reads}</span>}
      </td>
      <td>{made}</td>
      <td>{lastUsedAt ? sinceWords(lastUsedAt) : 'no use known'}</td>
      <td className="figure">
        {isShared && seat && (
          <button
            className="quiet"
            disabled={busy}
            aria-label={`End the token for ${seat.name} that was made ${made}`}
            onClick={() => leave(seat.key)}
          >
            End it
          </button>
        )}
        {kind === 'BOT' && (
          <button
            className="quiet"
            disabled={busy}
            aria-label={`End the bot ${name}`}
            onClick={() =>
              say(
                async (said, token) =>
                  (await ask(RevokeBotDocument, { input: { ...said, bot: key } }, token)).revokeBot,
              )
            }
          >
            End it
          </button>
        )}
        {fault}
      </td>
    </tr>
  );
}

function NewBot({ campaign }: { readonly campaign: Campaign }) {
  const { busy, fault, say } = useSaying(campaign);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const isArbiter = campaign.viewerSeat?.role === 'ARBITER';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    say(
      async (said, token) => (await ask(MakeBotDocument, { input: { ...said, name } }, token)).makeBot,
      ({ token }) => {
        setMade({ name, token });
        setName('');
      },
    );
  };
  return (
    <>
      <form className="row" onSubmit={submit}>
        <label className="grow">
          A bot that reads {isArbiter ? 'what is public' : 'what you may read'}, called
          <input
            value={name}
            required
            placeholder="Discord"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button disabled={busy}>Make its token</button>
      </form>
      {made && <OnceShown label={`Token of ${made.name}`} text={made.token} />}
      {fault}
    </>
  );
}
