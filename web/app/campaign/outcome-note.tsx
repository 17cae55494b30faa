import type { Outcome } from './outcome.js';

/** Says what became of a command; of sealed orders with the receipt to keep. */
export function OutcomeNote({ outcome: { kind, lines, receipt } }: { readonly outcome: Outcome }) {
  return (
    <div role={kind === 'done' ? 'status' : 'alert'} className={`answer ${kind}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
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
