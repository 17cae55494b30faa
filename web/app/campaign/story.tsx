import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { EventsDocument, type EventFilterInput } from '../api/operations.js';
import { Waiting } from '../look/waiting.js';
import { useViewer } from '../seats/store.js';
import { EventRow } from './event-row.js';
import type { Campaign } from './room-data.js';

interface Props {
  readonly title: string;
  /** What stands on the button, where its title says more than there is room for. */
  readonly words?: string;
  readonly filter: EventFilterInput;
  readonly campaign: Campaign;
  readonly revision: number;
}

/** What happened to something up to the moment that is looked at, the newest first: read in place, each event with its rules and causes. */
export function Story({ title, words, filter, campaign, revision }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="story" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={words && title}>{words ?? title}</summary>
      {open && <Told filter={filter} campaign={campaign} revision={revision} />}
    </details>
  );
}

function Told({ filter, campaign, revision }: Omit<Props, 'title' | 'words'>) {
  const viewer = useViewer();
  const timeline = campaign.timeline.id;
  const { data, error } = useQuery({
    queryKey: ['events', timeline, viewer.name, revision, filter],
    queryFn: () =>
      ask(EventsDocument, { timeline, filter: { ...filter, toRevision: revision } }, viewer.token),
    select: (answer) => answer.timeline?.events.edges.map(({ node }) => node).reverse() ?? [],
  });
  return (
    <Waiting error={error} done={data !== undefined}>
      {data?.length === 0 && <p className="faint">Nothing, as far as these eyes may know.</p>}
      <ol className="events">
        {data?.map((event) => (
          <EventRow key={event.id} event={event} campaign={campaign} />
        ))}
      </ol>
    </Waiting>
  );
}
