import type { useDraft } from './draft.js';
import { Receipt } from './receipt.js';

interface Props {
  readonly draft: ReturnType<typeof useDraft>;
  readonly busy: boolean;
  readonly onSeal: () => void;
}

/** The sheet as it has been written, and whether the service holds it. */
export function Sheet({ draft, busy, onSeal }: Props) {
  const { orders, isSealed, receipt, drop } = draft;
  if (orders.length === 0) return null;
  return (
    <>
      <ol className="sheet">
        {orders.map(({ piece, sentence }) => (
          <li key={piece}>
            <div className="row">
              <span className="grow">{sentence}</span>
              <button className="quiet" onClick={() => drop(piece)} aria-label={`Strike out: ${sentence}`}>
                Strike out
              </button>
            </div>
          </li>
        ))}
      </ol>
      <p className="row">
        <button className="primary" disabled={busy || isSealed} onClick={onSeal}>
          {isSealed ? 'Sealed' : 'Seal these orders'}
        </button>
        <span className="faint">
          {isSealed ? 'The service holds exactly these.' : 'Not sent yet: a draft in this browser.'}
        </span>
      </p>
      {receipt && <Receipt receipt={receipt} />}
    </>
  );
}
