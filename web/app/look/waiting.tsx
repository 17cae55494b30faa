import type { ReactNode } from 'react';

interface Props {
  readonly error: Error | null;
  readonly done: boolean;
  readonly children?: ReactNode;
}

/** What was asked for, or that it is not there yet, or why it will not come. */
export function Waiting({ error, done, children }: Props) {
  if (done) return children;
  if (error) {
    return (
      <p role="alert" className="fault">
        {error instanceof TypeError ? 'The service does not answer. Is it running?' : error.message}
      </p>
    );
  }
  return <p className="waiting">One moment …</p>;
}
