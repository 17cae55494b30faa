import { timeWords } from '../look/words.js';
import type { Note } from './people-data.js';

/** What the arbiter and the admin did around the rules: all may see it. */
export function Notes({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">Done around the rules</h2>
      {notes.length === 0 && (
        <p className="faint">
          Nothing. Other timelines promoted, looks into open turns and changes of the arbiter would stand
          here.
        </p>
      )}
      <ul className="plain">
        {notes.map(({ at, summary, reason }) => (
          <li key={`${at} ${summary}`}>
            {summary}{' '}
            <span className="faint">
              “{reason}”, {timeWords(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
