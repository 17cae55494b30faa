import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { newCommandId, Refusal } from '../api/ask.js';
import { useTrying } from '../look/trying.js';
import { sitDown, useViewer } from '../seats/store.js';

interface Problem {
  readonly line: number;
  readonly message: string;
}

/** What `POST /import` answers. */
type Imported =
  | { readonly kind: 'imported'; readonly campaignId: string; readonly arbiterToken: string | null }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** An exported timeline becomes a campaign here; it is verified before anything is stored. */
export function TakeIn() {
  const viewer = useViewer();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const { busy, fault, attempt } = useTrying();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      if (!file) return [];
      const found = await takeIn(file, viewer.token);
      if (found.kind === 'invalid')
        return found.problems.map(({ line, message }) => ({ message: `Line ${line}: ${message}` }));
      const { campaignId, arbiterToken } = found;
      if (arbiterToken)
        sitDown({ name: `Arbiter · ${file.name}`, token: arbiterToken, campaign: campaignId });
      await client.invalidateQueries();
      await navigate({ to: '/c/$campaign', params: { campaign: campaignId } });
      return [];
    });
  };
  return (
    <section className="panel" aria-labelledby="take-in">
      <h2 id="take-in">Take in a timeline</h2>
      <p className="faint">
        A file that was taken along elsewhere. Its chain, dice and books are verified first; what is wrong is
        not taken in.
      </p>
      <form className="fields" aria-label="Take in a timeline" onSubmit={submit}>
        <label>
          Exported file
          <input
            type="file"
            accept=".ndjson"
            required
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </label>
        <p>
          <button className="primary" disabled={busy || viewer.token === null}>
            {busy ? 'Verifying …' : 'Take it in'}
          </button>
        </p>
        {fault}
      </form>
    </section>
  );
}

async function takeIn(file: File, token: string | null): Promise<Imported> {
  const answer = await fetch('/import', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      'command-id': newCommandId(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: file,
  });
  const found = (await answer.json()) as Imported & { readonly message?: string };
  if (!answer.ok)
    throw new Refusal(found.message ?? 'The service does not take it in.', String(answer.status));
  return found;
}
