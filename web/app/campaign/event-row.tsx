import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { EventsQuery } from '../api/operations.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Causes } from './causes.js';
import type { Campaign } from './room-data.js';

const Amend = lazy(async () => ({ default: (await import('../amend/amend.js')).Amend }));

export type Entry = NonNullable<EventsQuery['timeline']>['events']['edges'][number]['node'];

interface RowProps {
  readonly event: Entry;
  readonly campaign: Campaign;
  /** What came later stands out. */
  readonly since?: number | null;
}

/** An event in its sentence; opened, the rules and causes behind it, and what can be done about it. */
export function EventRow({ event, campaign, since = null }: RowProps) {
  const navigate = useNavigate({ from: '/c/$campaign' });
  const [amending, setAmending] = useState(false);
  const { revision, kind, summary, because, roll, amendment } = event;
  const isNew = since !== null && revision > since;
  const goThere = () =>
    void navigate({
      search: ({ turn: _, phase: __, play: ___, ...old }) => ({ ...old, at: revision }),
      resetScroll: false,
    });
  return (
    <li className={`event ${kind.toLowerCase()}${isNew ? ' new' : ''}`}>
      <details>
        <summary>
          {isNew && <span className="unseen">New: </span>}
          <span className="said">{summary}</span>
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
