import type { Commands } from './commands.js';
import { DiceEntry } from './dice-entry.js';
import { EventLine } from './event-line.js';

/** Says what became of a command and what followed; asks for the dice that it needs; of sealed orders it gives the receipt. */
export function OutcomeNote({ commands }: { readonly commands: Commands }) {
  const { outcome, busy, withFaces, forget } = commands;
  if (!outcome) return null;
  const { kind, lines, receipt, events, needed } = outcome;
  return (
    <div role={kind === 'done' || kind === 'dice' ? 'status' : 'alert'} className={`answer ${kind}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {needed && (
        <>
          <DiceEntry throws={needed} busy={busy} onEnter={(faces) => void withFaces(faces)} />
          <button className="quiet" onClick={forget}>
            Do not do it
          </button>
        </>
      )}
      {events && events.length > 0 && (
        <ol className="followed" aria-label="What followed">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      {receipt && (
        <details>
          <summary>Receipt</summary>
          <label>
            Hash
            <input readOnly value={receipt.hash} onFocus={({ target }) => target.select()} />
          </label>
          <label>
            Salt
            <input readOnly value={receipt.salt} onFocus={({ target }) => target.select()} />
          </label>
        </details>
      )}
    </div>
  );
}
