import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newCommandId } from '../api/ask.js';
import { useViewer } from '../seats/store.js';
import type { Outcome } from './outcome.js';
import type { Campaign } from './room-data.js';

/** What every command says about itself. */
export interface Asked {
  readonly timeline: string;
  readonly commandId: string;
  readonly preview: boolean;
  /** Dice from the table, in the order in which they are asked for. */
  readonly faces?: readonly number[];
}

export type Send = (asked: Asked) => Promise<Outcome>;

/** Sends commands one at a time, keeps what became of the last, and looks at everything anew after it. */
export function useCommands({ timeline }: Campaign) {
  const viewer = useViewer();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The command that waits for dice, with those that it has. */
  const [waiting, setWaiting] = useState<{ readonly send: Send; readonly asked: Asked } | null>(null);
  const [busy, setBusy] = useState(false);
  const carryOut = async (send: Send, asked: Asked): Promise<Outcome> => {
    setBusy(true);
    const answer = await send(asked).catch((error: unknown): Outcome => ({
      kind: 'failed',
      lines: [error instanceof Error ? error.message : String(error)],
    }));
    setWaiting(answer.kind === 'dice' ? { send, asked } : null);
    setOutcome(answer);
    if (!asked.preview) await client.invalidateQueries();
    setBusy(false);
    return answer;
  };
  const run = (send: Send, preview = false): Promise<Outcome> =>
    carryOut(send, { timeline: timeline.id, commandId: newCommandId(), preview });
  /** Sends the command that waits for dice once more, with them. */
  const withFaces = async (faces: readonly number[]): Promise<void> => {
    if (!waiting) return;
    const { send, asked } = waiting;
    await carryOut(send, { ...asked, faces: [...(asked.faces ?? []), ...faces] });
  };
  const forget = (): void => {
    setWaiting(null);
    setOutcome(null);
  };
  return { viewer, outcome, busy, run, withFaces, forget };
}

export type Commands = ReturnType<typeof useCommands>;
