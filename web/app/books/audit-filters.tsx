import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { EventKind } from '../api/operations.js';
import { useNames } from '../forms/names.js';
import type { Campaign } from '../campaign/room-data.js';
import { SeatChoices, TurnChoices } from '../look/choices.js';
import { onMoment } from '../searches.js';

const KINDS = ['INPUT', 'ROLL', 'OUTCOME'] as const satisfies readonly EventKind[];
const KIND_WORDS = {
  '': 'Everything',
  PLAY: 'All but dice',
  INPUT: 'What was said',
  ROLL: 'Dice',
  OUTCOME: 'What followed',
} as const;

/** Kinds that a word of the address stands for; null for all of them. */
export const kindsOf = (kind: string | undefined): readonly EventKind[] | null =>
  kind === undefined ? null : KINDS.filter((each) => each === kind || (kind === 'PLAY' && each !== 'ROLL'));

/** Which events are shown: what is chosen stands in the address. */
export function AuditFilters({ campaign: { seats, timeline } }: { readonly campaign: Campaign }) {
  const navigate = useNavigate({ from: '/c/$campaign/audit' });
  const { text, kind, actor, rule, piece, location, only } = useSearch({ from: '/c/$campaign/audit' });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = [...form].filter(([, value]) => typeof value === 'string' && value.trim() !== '');
    void navigate({
      search: (old) => ({
        ...onMoment(old),
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value).trim()])),
      }),
    });
  };
  return (
    <form className="compare-choice" aria-label="Which events" onSubmit={submit}>
      <label>
        Words
        <input name="text" defaultValue={text ?? ''} placeholder="in the sentence" />
      </label>
      <label>
        What
        <select name="kind" defaultValue={kind ?? ''}>
          {Object.entries(KIND_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        Who
        <select name="actor" defaultValue={actor ?? ''}>
          <option value="">Everybody</option>
          <SeatChoices seats={seats} />
        </select>
      </label>
      <label>
        Only of turn
        <select name="only" defaultValue={only ?? ''}>
          <option value="">All</option>
          <TurnChoices turns={timeline.turns} />
        </select>
      </label>
      <p>
        <button>Search</button>
      </p>
      <details className="more" open={[rule, piece, location].some((each) => each !== undefined)}>
        <summary>Of a rule, a piece, a place</summary>
        <div className="compare-choice">
          <label>
            Rule
            <input name="rule" defaultValue={rule ?? ''} placeholder="its number" />
          </label>
          <Known label="Piece" name="piece" kinds={['Pieces', 'Units']} chosen={piece} />
          <Known label="Place" name="location" kinds={['Places']} chosen={location} />
        </div>
      </details>
    </form>
  );
}

interface KnownProps {
  readonly label: string;
  readonly name: string;
  readonly kinds: readonly string[];
  /** Its key, which may be of something that is no more. */
  readonly chosen: string | undefined;
}

/** One of what these eyes know by name. */
function Known({ label, name, kinds, chosen }: KnownProps) {
  const { groups, nameOf } = useNames();
  const known = groups.filter(({ kind }) => kinds.includes(kind)).flatMap(({ all }) => all);
  const isKnown = chosen === undefined || known.some(({ key }) => key === chosen);
  // What is chosen is told before the names have come.
  return (
    <label>
      {label}
      <select key={String(known.length)} name={name} defaultValue={chosen ?? ''}>
        <option value="">All</option>
        {!isKnown && <option value={chosen}>{nameOf(chosen)}</option>}
        {known.map((each) => (
          <option key={each.key} value={each.key}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
