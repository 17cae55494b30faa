import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { ForkDocument, type ForkDice } from '../api/operations.js';
import type { Campaign, Position } from '../campaign/room-data.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';

const DICE: Readonly<Record<ForkDice, string>> = {
  FRESH: 'New dice',
  SAME: 'The same dice, so that only what you do otherwise differs',
};

interface Props {
  readonly campaign: Campaign;
  readonly moment: Position['moment'];
}

/** Another history that begins at the moment in view; what has been played stays as it is. */
export function WhatIf({ campaign, moment }: Props) {
  const viewer = useViewer();
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/c/$campaign' });
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [dice, setDice] = useState<ForkDice>('FRESH');
  const { fault, busy, attempt } = useTrying();
  const { revision } = moment;
  const fork = (event: FormEvent): void => {
    event.preventDefault();
    attempt(async () => {
      const input = {
        timeline: campaign.timeline.id,
        revision,
        name,
        reason,
        dice,
        commandId: newCommandId(),
      };
      const { forkTimeline } = await ask(ForkDocument, { input }, viewer.token);
      if (forkTimeline.__typename === 'Refused') return forkTimeline.violations;
      await client.invalidateQueries({ queryKey: ['branches'] });
      await navigate({ search: { timeline: forkTimeline.timeline.id } });
      return [];
    });
  };
  return (
    <details className="what-if">
      <summary>What if?</summary>
      <form className="fields" aria-label="What if" onSubmit={fork}>
        <p className="faint">
          Play on from step {revision}, turn {moment.turn}, on a branch of its own. Nothing that counts is
          changed.
        </p>
        <label>
          Name of the branch
          <input value={name} required maxLength={80} onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          Why
          <input value={reason} required onChange={({ target }) => setReason(target.value)} />
        </label>
        <label>
          Dice
          <select value={dice} onChange={({ target }) => setDice(target.value as ForkDice)}>
            {Object.entries(DICE).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p>
          <button className="primary" disabled={busy}>
            Fork here
          </button>
        </p>
        {fault}
      </form>
    </details>
  );
}
