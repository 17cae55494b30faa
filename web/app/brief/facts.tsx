import { useNames } from '../forms/names.js';
import { codeWords, NUMBER } from '../look/words.js';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is there to be told; what is null or empty is not. */
const toldIn = (value: Members): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(
    ([name, each]) => name !== '__typename' && each !== null && !(Array.isArray(each) && each.length === 0),
  );

/** Any part of an answer as a sheet to be read: what it is called, and what it says. */
export function Facts({ of }: { readonly of: Members }) {
  return (
    <dl className="brief">
      {toldIn(of).map(([name, value]) => (
        <div key={name} className={isMembers(value) || Array.isArray(value) ? 'wide-fact' : undefined}>
          <dt>{codeWords(name)}</dt>
          <dd>
            <Fact value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ value }: { readonly value: unknown }) {
  const words = useWords();
  if (isMembers(value)) return <Facts of={value} />;
  if (!Array.isArray(value)) return words(value);
  if (!value.some(isMembers)) return value.map(words).join(', ');
  return (
    <ul>
      {value.map((each, at) => (
        <li key={at}>{isMembers(each) ? <Line of={each} words={words} /> : words(each)}</li>
      ))}
    </ul>
  );
}

/** A row: its first member names it. */
function Line({ of, words }: { readonly of: Members; readonly words: (value: unknown) => string }) {
  const [first, ...rest] = toldIn(of);
  return (
    <>
      <strong>{words(first?.[1])}</strong>
      {rest.map(([name, value]) => ` · ${codeWords(name).toLowerCase()} ${words(value)}`)}
    </>
  );
}

/** Names for ids, words for codes. */
function useWords(): (value: unknown) => string {
  const { nameOf } = useNames();
  const words = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return NUMBER.format(value);
    if (Array.isArray(value)) return value.map(words).join(', ');
    if (typeof value !== 'string') return '';
    const name = nameOf(value);
    // Short ones are signs that people know: HQ.
    return name === value && /^[A-Z][A-Z_]{2,}$/.test(value) ? codeWords(value) : name;
  };
  return words;
}
