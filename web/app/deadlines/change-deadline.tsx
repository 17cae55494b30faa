import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import {
  ExtendDeadlineDocument,
  PauseDeadlinesDocument,
  ResumeDeadlinesDocument,
  SkipDeadlineDocument,
} from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useSaying } from '../people/people-data.js';
import type { Deadlines } from './deadlines-data.js';

/** Puts the deadline off that stands, takes it away, or stops the clock; with a reason that all can read. */
export function ChangeDeadline({
  campaign,
  deadlines: { current, paused, schedule },
}: {
  readonly campaign: Campaign;
  readonly deadlines: Deadlines;
}) {
  const { busy, fault, say } = useSaying(campaign);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const done = (): void => setReason('');
  const extend = (event: FormEvent): void => {
    event.preventDefault();
    const time = new Date(until).toISOString();
    say(
      async (said, token) =>
        (await ask(ExtendDeadlineDocument, { input: { ...said, reason, until: time } }, token))
          .extendDeadline,
      done,
    );
  };
  const skip = (): void =>
    say(
      async (said, token) =>
        (await ask(SkipDeadlineDocument, { input: { ...said, reason } }, token)).skipDeadline,
      done,
    );
  const pause = (): void =>
    say(
      async (said, token) =>
        (await ask(PauseDeadlinesDocument, { input: { ...said, reason } }, token)).pauseDeadlines,
      done,
    );
  const resume = (): void =>
    say(
      async (said, token) =>
        (await ask(ResumeDeadlinesDocument, { input: { ...said, reason } }, token)).resumeDeadlines,
      done,
    );
  if (!current && !schedule && !paused) return null;
  return (
    <form className="fields" aria-label="Change the deadline" onSubmit={extend}>
      <label>
        Why, for all to read
        <input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </label>
      {current && !paused && (
        <label>
          New deadline, by the clock of this device
          <input
            type="datetime-local"
            value={until}
            required
            onChange={({ target }) => setUntil(target.value)}
          />
        </label>
      )}
      <p className="row">
        {current && !paused && <button disabled={busy}>Put it off</button>}
        {current && !paused && current.standing !== 'SKIPPED' && (
          <button type="button" disabled={busy} onClick={skip}>
            Take it away this once
          </button>
        )}
        <button type="button" disabled={busy} onClick={paused ? resume : pause}>
          {paused ? 'Let the clock go on' : 'Pause the deadlines'}
        </button>
      </p>
      {fault}
    </form>
  );
}
