import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { ExportPathDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { save } from '../look/save.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';

/** The whole timeline as a file: it can be verified without the service, and taken in by another. */
export function Export({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { id, name } = campaign.timeline;
  const { data } = useQuery({
    queryKey: ['export', id, viewer.name],
    queryFn: () => ask(ExportPathDocument, { timeline: id }, viewer.token),
    select: (answer) => answer.timeline?.exportPath,
  });
  const { busy, fault, attempt } = useTrying();
  const take = (path: string): void =>
    attempt(async () => {
      await save(path, `${campaign.name} - ${name}.ndjson`, viewer.token);
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
        <button disabled={busy || data === undefined} onClick={() => data !== undefined && take(data)}>
          Export the timeline
        </button>
      </p>
      {fault}
    </section>
  );
}
