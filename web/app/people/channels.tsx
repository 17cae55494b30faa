import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import {
  ConfirmEmailDocument,
  RemoveChannelDocument,
  TestChannelDocument,
  type OffReason,
  type Topic,
} from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { codeWords, sinceWords, timeWords } from '../look/words.js';
import { NewChannel } from './new-channel.js';
import { useSaying, type Channel } from './people-data.js';

const TOPICS: Readonly<Record<Topic, string>> = {
  PHASE_CLOSED: 'closed phases',
  TURN_REPORT: 'turn reports',
  REMINDER: 'reminders',
};

const OFF: Readonly<Record<OffReason, string>> = {
  GONE: 'Its address is gone for good.',
  SEAT_REVOKED: 'Its seat was freed.',
  UNREACHABLE: 'It took nothing for about a day. Try it: once it takes a word again, it is told again.',
  UNSUBSCRIBED: 'Whoever reads it asked for no more.',
};

interface Props {
  readonly campaign: Campaign;
  readonly channels: readonly Channel[];
}

/** By what ways people are told what happens: a club's chat, mails, calendars. */
export function Channels({ campaign, channels }: Props) {
  return (
    <section className="panel" aria-labelledby="told">
      <h2 id="told">Told elsewhere</h2>
      <p className="faint">
        Nobody looks in every hour: a chat, a mailbox or a calendar can be told what happens, the public what
        is public, a seat what it may know.
      </p>
      <ul className="plain channels">
        {channels.map((channel) => (
          <ChannelRow key={channel.key} channel={channel} campaign={campaign} />
        ))}
      </ul>
      <NewChannel campaign={campaign} />
    </section>
  );
}

function ChannelRow({ channel, campaign }: { readonly channel: Channel; readonly campaign: Campaign }) {
  const { key, kind, shown, state, why, lastTold, lastFailure } = channel;
  const { busy, fault, say } = useSaying(campaign);
  const [tried, setTried] = useState<string | null>(null);
  const name = kind === 'CALENDAR' ? 'Calendar' : `${kindOf(channel)} · ${shown}`;
  const test = (): void =>
    say(
      async (said, token) =>
        (await ask(TestChannelDocument, { input: { ...said, channel: key } }, token)).testChannel,
      ({ failure }) => setTried(failure === null ? 'A word was sent, and taken.' : `Not taken: ${failure}`),
    );
  const remove = (): void =>
    say(
      async (said, token) =>
        (await ask(RemoveChannelDocument, { input: { ...said, channel: key } }, token)).removeChannel,
    );
  return (
    <li>
      <div className="row">
        <span className="grow">
          <strong>{name}</strong>{' '}
          <span className="faint">
            {channel.seat ? `what ${channel.seat.name} may know` : 'what is public'}
          </span>
        </span>
        {kind !== 'CALENDAR' && state !== 'UNCONFIRMED' && why !== 'UNSUBSCRIBED' && (
          <button className="quiet" disabled={busy} onClick={test} aria-label={`Try ${name}`}>
            Try it
          </button>
        )}
        <button className="quiet" disabled={busy} onClick={remove} aria-label={`Remove ${name}`}>
          Remove
        </button>
      </div>
      <p className="faint">
        {tells(channel)}
        {lastTold && ` Last told ${sinceWords(lastTold)}.`}
      </p>
      {why && <p className="note">Switched off. {OFF[why]}</p>}
      {lastFailure && (
        <p className="note">
          Not taken on {timeWords(lastFailure.at)}: {lastFailure.reason}
        </p>
      )}
      {state === 'UNCONFIRMED' && <Code channel={key} campaign={campaign} />}
      {tried && <p role="status">{tried}</p>}
      {fault}
    </li>
  );
}

const kindOf = ({ kind, format }: Channel): string =>
  format === null || format === 'JSON' ? codeWords(kind) : codeWords(format);

function tells({ kind, topics, remindHours }: Channel): string {
  const ahead = `${remindHours} ${remindHours === 1 ? 'hour' : 'hours'} before a deadline`;
  if (kind === 'CALENDAR') return `Deadlines, with an alarm ${ahead}.`;
  const words = topics.map((topic) => (topic === 'REMINDER' ? `reminders ${ahead}` : TOPICS[topic]));
  return `Told: ${words.join(', ')}.`;
}

/** The address belongs to whoever can read the code that it was sent. */
function Code({ channel, campaign }: { readonly channel: string; readonly campaign: Campaign }) {
  const { busy, fault, say } = useSaying(campaign);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    say(
      async (said, token) =>
        (await ask(ConfirmEmailDocument, { input: { ...said, channel, code } }, token)).confirmEmail,
    );
  };
  return (
    <form className="row" onSubmit={submit}>
      <label className="grow">
        Code from the mail
        <input
          value={code}
          required
          autoComplete="one-time-code"
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button disabled={busy}>Confirm the address</button>
      {fault}
    </form>
  );
}
