import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { SetScheduleDocument, type MissingPolicy, type Weekday } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useSaying } from '../people/people-data.js';
import { POLICIES, WEEKDAYS, type Phase, type Schedule } from './deadlines-data.js';
import { lengthsIn, PhaseLengths } from './phase-lengths.js';

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the deadlines of the campaign anew, or takes them away. */
export function ScheduleForm({
  campaign,
  schedule,
  phases,
}: {
  readonly campaign: Campaign;
  readonly schedule: Schedule | null;
  readonly phases: readonly Phase[];
}) {
  const { busy, fault, say } = useSaying(campaign);
  const [key, setKey] = useState(0);
  const send = (filled: FormData | null): void =>
    say(
      async (said, token) => {
        const input = { ...said, reason: '', schedule: filled && scheduleIn(filled, phases) };
        return (await ask(SetScheduleDocument, { input }, token)).setSchedule;
      },
      () => setKey(key + 1),
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  return (
    <details className="more" key={key}>
      <summary>{schedule ? 'Change them' : 'Set deadlines'}</summary>
      <form className="fields" aria-label="Set deadlines" onSubmit={submit}>
        <PhaseLengths schedule={schedule} phases={phases} />
        <label>
          Time of day
          <input name="closesAt" type="time" defaultValue={schedule?.closesAt ?? '20:00'} />
        </label>
        <label>
          Time zone
          <input name="timeZone" defaultValue={schedule?.timeZone ?? here()} required maxLength={64} />
        </label>
        <fieldset>
          <legend>Days that count</legend>
          {Object.entries(WEEKDAYS).map(([day, words]) => (
            <label key={day} className="tick">
              <input
                type="checkbox"
                name="weekdays"
                value={day}
                defaultChecked={schedule?.weekdays.includes(day as Weekday) ?? true}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <label>
          Hours of grace
          <input
            name="graceHours"
            type="number"
            min={0}
            max={336}
            defaultValue={schedule?.graceHours ?? 0}
            required
          />
        </label>
        <label>
          When it has passed
          <select name="missing" defaultValue={schedule?.missing ?? 'DEFAULTS'}>
            {Object.entries(POLICIES).map(([policy, words]) => (
              <option key={policy} value={policy}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p className="row">
          <button className="primary" disabled={busy}>
            Set them
          </button>
          {schedule && (
            <button type="button" disabled={busy} onClick={() => send(null)}>
              Without deadlines
            </button>
          )}
        </p>
        {fault}
      </form>
    </details>
  );
}

function scheduleIn(filled: FormData, phases: readonly Phase[]) {
  const text = (name: string): string => String(filled.get(name));
  return {
    timeZone: text('timeZone'),
    closesAt: text('closesAt') || null,
    weekdays: filled.getAll('weekdays') as Weekday[],
    lengths: lengthsIn(filled, phases),
    graceHours: Number(filled.get('graceHours')),
    missing: text('missing') as MissingPolicy,
  };
}
