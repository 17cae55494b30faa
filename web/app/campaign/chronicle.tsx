import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ask } from '../api/ask.js';
import { EventsDocument, type EventsQuery } from '../api/operations.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { Causes } from './causes.js';
import { phaseTitle, type Campaign } from './room-data.js';

const Amend = lazy(async () => ({ default: (await import('../amend/amend.js')).Amend }));

type Entry = NonNullable<EventsQuery['timeline']>['events']['edges'][number]['node'];

const KINDS = { '': 'Everything', INPUT: 'What was said', ROLL: 'Dice', OUTCOME: 'What followed' } as const;
type Kind = keyof typeof KINDS;

/** What happened up to the moment, the newest first: each in a sentence, with the rules and causes behind it. */
export function Chronicle({
  campaign,
  revision,
}: {
  readonly campaign: Campaign;
  readonly revision: number;
}) {
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
            <Group key={events[0]!.id} events={events} campaign={campaign} />
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

interface GroupProps {
  readonly events: readonly Entry[];
  readonly campaign: Campaign;
}

/** A phase: what happened in it, with a run of dice folded up. */
function Group({ events, campaign }: GroupProps) {
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
            <EventRow key={run[0]!.id} event={run[0]!} campaign={campaign} />
          ) : (
            <li key={run[0]!.id} className="event roll">
              <details>
                <summary>
                  {run.length} rolls
                  <Dice faces={run.flatMap(({ roll }) => roll?.faces ?? [])} />
                </summary>
                <ol className="events run">
                  {run.map((event) => (
                    <EventRow key={event.id} event={event} campaign={campaign} />
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

interface RowProps {
  readonly event: Entry;
  readonly campaign: Campaign;
}

function EventRow({ event, campaign }: RowProps) {
  const navigate = useNavigate({ from: '/c/$campaign' });
  const [amending, setAmending] = useState(false);
  const { revision, kind, summary, because, roll, amendment } = event;
  const goThere = () => void navigate({ search: (old) => ({ ...old, at: revision }), resetScroll: false });
  return (
    <li className={`event ${kind.toLowerCase()}`}>
      <details>
        <summary>
          {summary}
          {roll && <Dice faces={roll.faces} />}
        </summary>
        <div className="why">
          <p>
            <RuleLinks rules={because} />
            {because.map(({ title }) => title).join(' · ')}
          </p>
          {roll && (
            <p>
              {roll.notation} for {roll.purpose}
            </p>
          )}
          <Causes timeline={campaign.timeline.id} revision={revision} place={event.place} />
          <button className="quiet" onClick={goThere}>
            Go to step {revision}
          </button>
          {kind === 'INPUT' && revision > 0 && campaign.viewerMay.arbitrate && !amending && (
            <button className="quiet" onClick={() => setAmending(true)}>
              Correct this …
            </button>
          )}
        </div>
        {amending && (
          <Suspense fallback={<p className="waiting">One moment …</p>}>
            <Amend
              campaign={campaign}
              revision={revision}
              amendment={amendment}
              onClose={() => setAmending(false)}
            />
          </Suspense>
        )}
      </details>
    </li>
  );
}
