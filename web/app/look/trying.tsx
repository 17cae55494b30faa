import { useState, type ReactNode } from 'react';

type Refused = readonly { readonly message: string }[];

/** Does one thing at a time, and says why it did not come to pass: by a rule, or for want of an answer. */
export function useTrying(): {
  readonly busy: boolean;
  readonly fault: ReactNode;
  /** @param deed answers with what refused it, nothing where it was done */
  readonly attempt: (deed: () => Promise<Refused>) => void;
} {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const attempt = async (deed: () => Promise<Refused>): Promise<void> => {
    setBusy(true);
    setRefused(
      await deed().catch((error: unknown) => [
        { message: error instanceof Error ? error.message : String(error) },
      ]),
    );
    setBusy(false);
  };
  return {
    busy,
    attempt: (deed) => void attempt(deed),
    fault: refused.length > 0 && (
      <div role="alert" className="fault">
        {refused.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    ),
  };
}
