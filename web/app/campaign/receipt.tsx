import type { Outcome } from './outcome.js';

/** What proves later that a sealed sheet held exactly what it held. */
export type ReceiptParts = NonNullable<Outcome['receipt']>;

/** The receipt of a sealed sheet: to be copied, or kept as a file. */
export function Receipt({ receipt }: { readonly receipt: ReceiptParts }) {
  const text = `hash ${receipt.hash}\nsalt ${receipt.salt}\n`;
  return (
    <details className="receipt">
      <summary>Receipt</summary>
      <label>
        Hash
        <input readOnly value={receipt.hash} onFocus={({ target }) => target.select()} />
      </label>
      <label>
        Salt
        <input readOnly value={receipt.salt} onFocus={({ target }) => target.select()} />
      </label>
      <p>
        <a
          className="button"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download={`receipt-${receipt.hash.slice(0, 8)}.txt`}
        >
          Keep it as a file
        </a>
      </p>
    </details>
  );
}
