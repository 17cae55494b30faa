import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ask } from '../api/ask.js';
import { RuleDocument } from '../api/operations.js';
import { onMoment } from '../searches.js';
import { RuleProse } from './rule-text.js';
import { Waiting } from './waiting.js';

let open: string | null = null;
const listeners = new Set<() => void>();

/** Opens a rule above the page, which stays as it is. */
export function readRule(id: string | null): void {
  open = id;
  for (const each of listeners) each();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a rule that somebody asked for, above the page. */
export function RuleReader() {
  const id = useSyncExternalStore(subscribe, () => open);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id === null) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [id]);
  return (
    <dialog ref={dialog} className="rule-reader" aria-label="Rule" onClose={() => readRule(null)}>
      {id !== null && <RuleText id={id} />}
    </dialog>
  );
}

function RuleText({ id }: { readonly id: string }) {
  const { campaign } = useParams({ strict: false });
  const { data, error } = useQuery({
    queryKey: ['rule', id],
    queryFn: () => ask(RuleDocument, { id }, null),
    staleTime: Infinity,
    select: ({ rule }) => rule,
  });
  return (
    <>
      <div className="row">
        <h2 className="grow">{data ? `${data.id} · ${data.title}` : id}</h2>
        <button onClick={() => readRule(null)}>Close</button>
      </div>
      <Waiting error={error} done={data !== undefined}>
        {data ? (
          <RuleProse prose={data.prose} ruling={data.ruling} />
        ) : (
          <p>No catalog of this service holds it.</p>
        )}
        {data?.source && <p className="faint">{data.source}</p>}
      </Waiting>
      {campaign !== undefined && (
        <p>
          <Link
            to="/c/$campaign/audit"
            params={{ campaign }}
            search={(old) => ({ ...onMoment(old), rule: id })}
            onClick={() => readRule(null)}
          >
            Where it was applied
          </Link>
        </p>
      )}
    </>
  );
}
