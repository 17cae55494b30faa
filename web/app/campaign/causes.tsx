import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { CausesDocument } from '../api/operations.js';
import { useViewer } from '../seats/store.js';

interface Props {
  readonly timeline: string;
  readonly revision: number;
  /** Among the events of its step. */
  readonly place: number;
}

/** What led to an event, the nearest first, back to what somebody said. */
export function Causes({ timeline, revision, place }: Props) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['causes', timeline, viewer.name, revision, place],
    queryFn: () => ask(CausesDocument, { timeline, revision, place }, viewer.token),
    enabled: open,
    select: (answer) => answer.timeline?.event?.causes ?? [],
  });
  if (!open) {
    return (
      <button className="quiet" onClick={() => setOpen(true)}>
        What led to it?
      </button>
    );
  }
  if (!data) return <p className="waiting">One moment …</p>;
  if (data.length === 0) return <p className="faint">Nothing before it, as far as these eyes may know.</p>;
  return (
    <ol className="causes">
      {data.map(({ id, revision: step, summary }) => (
        <li key={id}>
          {summary} <span className="faint">step {step}</span>
        </li>
      ))}
    </ol>
  );
}
