import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newCommandId } from '../api/ask.js';
import { useViewer } from '../seats/store.js';
import type { Outcome } from './outcome.js';
import type { Campaign } from './room-data.js';

/** What every command says about itself. */
interface Asked {
  readonly timeline: string;
  readonly commandId: string;
  readonly preview: boolean;
}

/** Sends commands one at a time, keeps what became of the last, and looks at everything anew after it. */
export function useCommands({ main }: Campaign) {
  const viewer = useViewer();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (send: (asked: Asked) => Promise<Outcome>): Promise<Outcome> => {
    setBusy(true);
    const answer = await send({ timeline: main.id, commandId: newCommandId(), preview: false }).catch(
      (error: unknown): Outcome => ({
        kind: 'failed',
        lines: [error instanceof Error ? error.message : String(error)],
      }),
    );
    setOutcome(answer);
    setBusy(false);
    await client.invalidateQueries();
    return answer;
  };
  return { viewer, outcome, busy, run };
}

export type Commands = ReturnType<typeof useCommands>;
