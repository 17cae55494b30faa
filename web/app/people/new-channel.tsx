import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import {
  AddCalendarDocument,
  AddEmailDocument,
  AddWebhookDocument,
  type Owner,
  type Topic,
} from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { QrCode } from '../look/qr-code.js';
import { OnceShown } from './once-shown.js';
import { useSaying } from './people-data.js';

const WAYS = {
  DISCORD: 'Discord',
  SLACK: 'Slack, Mattermost and the like',
  JSON: 'a program, by a webhook',
  EMAIL: 'my mailbox',
  CALENDAR: 'a calendar',
} as const;
type Way = keyof typeof WAYS;

const TOPICS: Readonly<Record<Topic, string>> = {
  PHASE_CLOSED: 'when a phase has closed',
  TURN_REPORT: 'what came of each turn',
  REMINDER: 'reminders before deadlines',
};

/** What is shown once: the key that signs, the link of a calendar. */
interface Made {
  readonly label: string;
  readonly text: string;
  readonly isLink: boolean;
}

/** Adds a way to be told: of the campaign for its arbiter and the admin, of a seat for whoever holds it. */
export function NewChannel({ campaign }: { readonly campaign: Campaign }) {
  const owners = ownersFor(campaign);
  const [way, setWay] = useState<Way>('DISCORD');
  const { busy, fault, made, add } = useAdding(campaign);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    add(way, new FormData(form), () => form.reset());
  };
  return (
    <details className="more">
      <summary>Tell somebody else</summary>
      <form className="fields" aria-label="Tell somebody else" onSubmit={submit}>
        <label>
          Tell
          <select value={way} onChange={({ target }) => setWay(target.value as Way)}>
            {Object.entries(WAYS).map(([each, words]) => (
              <option key={each} value={each} disabled={each === 'EMAIL' && !('SEAT' in owners)}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {way !== 'EMAIL' && (
          <label>
            What it is told
            <select name="of">
              {Object.entries(owners).map(([owner, words]) => (
                <option key={owner} value={owner}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
        <Address way={way} />
        {way !== 'CALENDAR' && (
          <fieldset>
            <legend>Told</legend>
            {Object.entries(TOPICS).map(([topic, words]) => (
              <label key={topic} className="tick">
                <input type="checkbox" name="topics" value={topic} defaultChecked />
                {words}
              </label>
            ))}
          </fieldset>
        )}
        <label>
          Hours before a deadline
          <input name="remindHours" type="number" min={1} max={168} defaultValue={24} required />
        </label>
        <p>
          <button className="primary" disabled={busy}>
            {way === 'CALENDAR' ? 'Make the link' : 'Add it'}
          </button>
        </p>
        {fault}
      </form>
      {made && <OnceShown {...made} />}
      {made?.isLink && <QrCode text={made.text} label="For the camera of a phone: the calendar" />}
    </details>
  );
}

/** Sends what was filled in, and keeps what is shown once of the last that was added. */
function useAdding(campaign: Campaign) {
  const { busy, fault, say } = useSaying(campaign);
  const [made, setMade] = useState<Made | null>(null);
  const add = (way: Way, filled: FormData, done: () => void): void => {
    const text = (name: string): string => String(filled.get(name));
    const of = text('of') as Owner;
    const remindHours = Number(filled.get('remindHours'));
    const topics = filled.getAll('topics') as Topic[];
    const added = (one: Made | null): void => {
      setMade(one);
      done();
    };
    switch (way) {
      case 'CALENDAR':
        return say(
          async (said, token) =>
            (await ask(AddCalendarDocument, { input: { ...said, of, remindHours } }, token)).addCalendar,
          ({ url }) => added({ label: 'Link of the calendar', text: url, isLink: true }),
        );
      case 'EMAIL':
        return say(
          async (said, token) => {
            const input = { ...said, address: text('address'), topics, remindHours };
            return (await ask(AddEmailDocument, { input }, token)).addEmail;
          },
          () => added(null),
        );
      default:
        return say(
          async (said, token) => {
            const input = { ...said, of, url: text('url'), format: way, topics, remindHours };
            return (await ask(AddWebhookDocument, { input }, token)).addWebhook;
          },
          ({ secret }) =>
            added(way === 'JSON' ? { label: 'Key that signs', text: secret, isLink: false } : null),
        );
    }
  };
  return { busy, fault, made, add };
}

/** What a webhook is posted to, or a mail sent to; a calendar asks by itself. */
function Address({ way }: { readonly way: Way }) {
  switch (way) {
    case 'CALENDAR':
      return null;
    case 'EMAIL':
      return (
        <label>
          E-mail address
          <input name="address" type="email" autoComplete="email" required />
        </label>
      );
    default:
      return (
        <label>
          Address of the webhook
          <input name="url" type="url" placeholder="https://" required />
        </label>
      );
  }
}

function ownersFor({ viewerMay, viewerSeat }: Campaign): Partial<Record<Owner, string>> {
  return {
    ...(viewerMay.invite ? { CAMPAIGN: 'what everybody may know' } : {}),
    ...(viewerSeat ? { SEAT: `what ${viewerSeat.name} may know` } : {}),
  };
}
