import { useQuery } from '@tanstack/react-query';
import { ask, Refusal } from '../api/ask.js';
import { DiceOfDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';

/** The whole timeline as a file: it can be verified without the service, and taken in by another. */
export function Export({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { id, head, name } = campaign.timeline;
  const { data } = useQuery({
    queryKey: ['dice', id, viewer.name, head.revision],
    queryFn: () => ask(DiceOfDocument, { timeline: id }, viewer.token),
    select: (answer) => answer.timeline?.exportPath,
  });
  const { busy, fault, attempt } = useTrying();
  const save = (path: string): void =>
    attempt(async () => {
      const answer = await fetch(path, {
        headers: viewer.token === null ? {} : { authorization: `Bearer ${viewer.token}` },
      });
      if (!answer.ok)
        throw new Refusal('The service does not hand it out to these eyes.', String(answer.status));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await answer.blob());
      link.download = `${campaign.name} - ${name}.ndjson`;
      link.click();
      URL.revokeObjectURL(link.href);
      return [];
    });
  return (
    <section className="panel" aria-labelledby="export">
      <h2 id="export">Take it along</h2>
      <p className="faint">
        One file with every step, as far as these eyes may know. Anybody can verify it without this service;
        an admin can take in what the arbiter has taken along.
      </p>
      <p>
        <button disabled={busy || data === undefined} onClick={() => data !== undefined && save(data)}>
          Export the timeline
        </button>
      </p>
      {fault}
    </section>
  );
}
