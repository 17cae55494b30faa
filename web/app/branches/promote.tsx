import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { PromoteDocument } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';
import type { Branch } from './tree.js';

interface Props {
  readonly branch: Branch;
  readonly campaign: Campaign;
}

/** The arbiter makes another history the one that counts: asked with what it means, said with a reason. */
export function Promote({ branch, campaign }: Props) {
  const viewer = useViewer();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { fault, busy, attempt } = useTrying();
  const promote = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      const input = { timeline: branch.id, reason, commandId: newCommandId() };
      const { promoteTimeline } = await ask(PromoteDocument, { input }, viewer.token);
      if (promoteTimeline.__typename === 'Refused') return promoteTimeline.violations;
      await client.invalidateQueries();
      return [];
    });
  };
  return (
    <details className="more">
      <summary>Make it the one that counts</summary>
      <form className="fields" aria-label={`Promote ${branch.name}`} onSubmit={promote}>
        <p className="note">
          From then on {campaign.name} is played on “{branch.name}”. What was played elsewhere since step{' '}
          {branch.forkedAt?.revision} stays readable, and no longer counts. Everybody can read that you did
          it, and why.
        </p>
        <label>
          Why
          <input value={reason} required onChange={({ target }) => setReason(target.value)} />
        </label>
        <p>
          <button className="primary" disabled={busy}>
            Let it count
          </button>
        </p>
        {fault}
      </form>
    </details>
  );
}
