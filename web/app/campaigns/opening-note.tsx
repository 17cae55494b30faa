import { DiceEntry } from '../campaign/dice-entry.js';
import type { OpeningState } from './use-opening.js';

/** What keeps a campaign from being opened, and the dice that it waits for. */
export function OpeningNote({ opening }: { readonly opening: OpeningState }) {
  const { faults, needed, isLegal, busy, withFaces } = opening;
  const messages = [...new Set(faults.map(({ message }) => message))];
  return (
    <>
      {messages.length > 0 && (
        <div role="alert" className="fault">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      {isLegal && (
        <p role="status" className="answer">
          It may be opened.
        </p>
      )}
      {needed && (
        <div role="status" className="answer">
          <p>Dice from the table are needed first.</p>
          <DiceEntry throws={needed} busy={busy} onEnter={withFaces} />
        </div>
      )}
    </>
  );
}
