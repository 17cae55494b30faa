import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { EventsDocument } from '../api/operations.js';
import { Dice } from '../look/dice.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { EventRow, type Entry } from './event-row.js';
import { phaseTitle, type Campaign } from './room-data.js';

const KINDS = { '': 'Everything', INPUT: 'What was said', ROLL: 'Dice', OUTCOME: 'What followed' } as const;
type Kind = keyof typeof KINDS;

interface Props {
  readonly campaign: Campaign;
  readonly revision: number;
  /** What came later stands out; nothing does where it is null. */
  readonly since: number | null;
}

/** What happened up to the moment, the newest first: each in a sentence, with the rules and causes behind it. */
export function Chronicle({ campaign, revision, since }: Props) {
  const viewer = useViewer();
  const [kind, setKind] = useState<Kind>('');
  const timeline = campaign.timeline.id;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['events', timeline, viewer.name, campaign.timeline.head.revision, revision, kind],
    queryFn: () =>
      ask(
        EventsDocument,
        { timeline, filter: { toRevision: revision, ...(kind === '' ? {} : { kind }) } },
        viewer.token,
      ),
    placeholderData: keepPreviousData,
    select: (answer) => answer.timeline?.events.edges.map(({ node }) => node) ?? [],
  });
  return (
    <section className="panel chronicle" aria-labelledby="chronicle">
      <div className="row">
        <h2 id="chronicle" className="grow">
          What happened
        </h2>
        <label>
          <span className="unseen">Show</span>
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {Object.entries(KINDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Waiting error={error} done={data !== undefined}>
        <ol className={isPlaceholderData ? 'events stale' : 'events'}>
          {groupsOf(data ?? []).map((events) => (
            <Group key={events[0]!.id} events={events} campaign={campaign} since={since} />
          ))}
        </ol>
      </Waiting>
    </section>
  );
}

/** The newest first; events of one phase together. */
function groupsOf(events: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const event of [...events].reverse()) {
    const last = groups.at(-1);
    if (last && last[0]!.turn === event.turn && last[0]!.phase === event.phase) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

interface GroupProps extends Pick<Props, 'campaign' | 'since'> {
  readonly events: readonly Entry[];
}

/** A phase: what happened in it, with a run of dice folded up. */
function Group({ events, campaign, since }: GroupProps) {
  const { turn, phase } = events[0]!;
  const runs: Entry[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && event.kind === 'ROLL' && last[0]!.kind === 'ROLL') last.push(event);
    else runs.push([event]);
  }
  return (
    <li>
      <h3 className="phase">
        Turn {turn} · {phaseTitle(campaign, phase)}
      </h3>
      <ol className="events">
        {runs.map((run) =>
          run.length === 1 ? (
            <EventRow key={run[0]!.id} event={run[0]!} campaign={campaign} since={since} />
          ) : (
            <li key={run[0]!.id} className="event roll">
              <details>
                <summary>
                  {run.length} rolls
                  <Dice faces={run.flatMap(({ roll }) => roll?.faces ?? [])} />
                </summary>
                <ol className="events run">
                  {run.map((event) => (
                    <EventRow key={event.id} event={event} campaign={campaign} since={since} />
                  ))}
                </ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </li>
  );
}
