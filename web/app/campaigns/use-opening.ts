import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ask, newCommandId } from '../api/ask.js';
import { OpenCampaignDocument } from '../api/operations.js';
import type { Throws } from '../campaign/outcome.js';
import type { Fault } from '../forms/faults.js';
import { sitDown, useViewer } from '../seats/store.js';
import type { Opening } from './opening.js';

interface State {
  readonly faults: readonly Fault[];
  /** Dice from the table that are needed first. */
  readonly needed: Throws | null;
  /** Whether it was only asked, and may be opened. */
  readonly isLegal: boolean;
}

const NOTHING: State = { faults: [], needed: null, isLegal: false };

/** What is to be opened cannot be sent yet. */
export class Incomplete extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('Something has not been said yet.');
  }
}

/** Opens campaigns, sits down as their arbiter and goes there; keeps what refused it, and the dice that it waits for. */
export function useOpening() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [state, setState] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Opening | null>(null);

  const carryOut = async (opening: Opening, preview: boolean): Promise<State> => {
    const input = { ...opening, preview, commandId: newCommandId() };
    const { createCampaign } = await ask(OpenCampaignDocument, { input }, viewer.token);
    switch (createCampaign.__typename) {
      case 'Refused':
        return { ...NOTHING, faults: createCampaign.violations };
      case 'RollsNeeded':
        return { ...NOTHING, needed: createCampaign };
      case 'CampaignOpened': {
        const { campaign, arbiterToken } = createCampaign;
        if (!campaign) return { ...NOTHING, isLegal: true };
        if (arbiterToken)
          sitDown({ name: `Arbiter · ${opening.name}`, token: arbiterToken, campaign: campaign.id });
        await navigate({ to: '/c/$campaign', params: { campaign: campaign.id } });
        return NOTHING;
      }
    }
  };
  const attempt = async (opening: () => Opening | Promise<Opening>, preview = false): Promise<State> => {
    setBusy(true);
    const found = await (async () => {
      const asked = await opening();
      setWaiting(asked);
      return carryOut(asked, preview);
    })().catch((error: unknown): State => ({
      ...NOTHING,
      faults:
        error instanceof Incomplete
          ? error.faults
          : [faultIn(error instanceof Error ? error.message : String(error))],
    }));
    setState(found);
    setBusy(false);
    return found;
  };
  return {
    ...state,
    busy,
    /** @param opening what is opened; throws what keeps it from being read */
    open: attempt,
    /** Once more, with dice from the table behind those that it has. */
    withFaces: (faces: readonly number[]): void => {
      if (waiting) void attempt(() => ({ ...waiting, faces: [...(waiting.faces ?? []), ...faces] }));
    },
  };
}

/** What has the wrong form is told by GraphQL itself, with its place within the sentence: `… at "input.seats[0]"; …`. */
function faultIn(message: string): Fault {
  const [, place, rest] = / at "([^"]+)"; (.+)$/s.exec(message) ?? [];
  if (place === undefined || rest === undefined) return { message, path: [] };
  return { message: `${place}: ${rest}`, path: place.split(/[.[\]]+/).filter((step) => step !== '') };
}

export type OpeningState = ReturnType<typeof useOpening>;
