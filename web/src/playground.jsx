import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GraphiQL } from 'graphiql';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import 'graphiql/style.css';
import './playground.css';
import { idsIn, loadIds, saveIds, withIds } from './ids.js';
import { SeatBar } from './seat-bar.jsx';
import { activeToken, loadSeats, saveSeats } from './seats.js';

const base = new URL('.', import.meta.url).href;
const WORKERS = { json: 'json.worker.js', graphql: 'graphql.worker.js' };
globalThis.MonacoEnvironment = {
  getWorker: (_id, label) => new Worker(base + (WORKERS[label] ?? 'editor.worker.js'), { type: 'module' }),
};

/** Sends operations as the holder of the token. */
function fetcherFor(token) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return createGraphiQLFetcher({
    url: '/graphql',
    enableIncrementalDelivery: false,
    subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    headers: authorization,
    wsConnectionParams: authorization,
  });
}

/** Puts noted ids into what is sent, and notes those that an answer brings. Subscriptions answer with many values: none is noted. */
function noting(fetcher, ids, note) {
  return (request, options) => {
    const answer = fetcher({ ...request, variables: withIds(request.variables, ids()) }, options);
    return answer instanceof Promise ? answer.then((each) => (note(idsIn(each)), each)) : answer;
  };
}

/** Forgets the tabs as they were changed here, so that the examples come back. */
function restoreExamples() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);
  location.reload();
}

function Playground() {
  const [book, setBook] = useState(loadSeats);
  const token = activeToken(book);
  const [ids, setIds] = useState(loadIds);
  const noted = useRef(ids);
  const note = (found) => {
    if (Object.keys(found).length === 0) return;
    noted.current = { ...noted.current, ...found };
    saveIds(noted.current);
    setIds(noted.current);
  };
  const fetcher = useMemo(() => noting(fetcherFor(token), () => noted.current, note), [token]);
  const change = (next) => {
    saveSeats(next);
    setBook(next);
  };
  return (
    <div className="page">
      <SeatBar book={book} onChange={change} ids={ids} onIds={note} onRestore={restoreExamples} />
      <div className="editor">
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={EXAMPLE_OPERATIONS}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>Warledger</GraphiQL.Logo>
        </GraphiQL>
      </div>
    </div>
  );
}

createRoot(document.getElementById('playground')).render(<Playground />);
