import { ask } from '../api/ask.js';
import { ClosePhaseDocument, LockPhaseDocument, UnlockPhaseDocument } from '../api/operations.js';
import type { Commands } from './commands.js';
import { outcomeOf } from './outcome.js';
import { usePosition, type Campaign } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly commands: Commands;
  /** Seals what was written and not sent yet; answers whether it was taken. Null where nothing is left to be sealed. */
  readonly onSeal: (() => Promise<boolean>) | null;
}

/** The end of a phase: a player locks it, or takes the lock back; the arbiter closes it without waiting. */
export function Locks({ campaign, commands, onSeal }: Props) {
  const { id, head } = campaign.timeline;
  const { data: position } = usePosition(id, head.revision);
  const { lock, close } = campaign.viewerMay;
  const { busy, run, viewer } = commands;
  if (!position || !(close || (lock && position.locked))) return null;
  // An order that stays behind in the browser would be none.
  const lockIt = async (): Promise<void> => {
    if (onSeal && !(await onSeal())) return;
    await run(async (input) =>
      outcomeOf((await ask(LockPhaseDocument, { input }, viewer.token)).lockPhase, 'Locked'),
    );
  };
  const unlock = () =>
    run(async (input) =>
      outcomeOf((await ask(UnlockPhaseDocument, { input }, viewer.token)).unlockPhase, 'Lock taken back'),
    );
  const closeIt = () =>
    run(async (input) =>
      outcomeOf((await ask(ClosePhaseDocument, { input }, viewer.token)).closePhase, 'Phase closed'),
    );
  const { locked } = position;
  const isLocked = locked?.some(({ key }) => key === campaign.viewerSeat?.key);
  return (
    <div className="locks">
      {lock && locked && !isLocked && (
        <button disabled={busy} onClick={() => void lockIt()}>
          {onSeal ? 'Seal them and lock the phase' : 'Lock the phase'}
        </button>
      )}
      {lock && isLocked && (
        <button disabled={busy} onClick={() => void unlock()}>
          Take the lock back
        </button>
      )}
      {close && (
        <button disabled={busy} onClick={() => void closeIt()}>
          Close the phase
        </button>
      )}
      {locked && locked.length > 0 && (
        <span className="faint">Locked by {locked.map(({ name }) => name).join(', ')}</span>
      )}
    </div>
  );
}
