import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Missing } from '../api/ask.js';

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
      <div role="alert" className="fault row">
        <p className="grow">
          {error instanceof TypeError ? 'The service does not answer. Is it running?' : error.message}
        </p>
        {error instanceof Missing ? <Elsewhere /> : <Again />}
      </div>
    );
  }
  return <p className="waiting">One moment …</p>;
}

/** What is not there, or not for these eyes: other eyes may see it. */
const Elsewhere = () => (
  <span className="row">
    <Link to="/">All campaigns</Link>
    <Link to="/enter">Take a seat</Link>
  </span>
);

/** Asks for all that did not come once more. */
function Again() {
  const client = useQueryClient();
  const again = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return <button onClick={() => void again()}>Try again</button>;
}
