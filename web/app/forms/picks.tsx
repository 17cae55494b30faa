import type { ReactNode } from 'react';
import { codeWords } from '../look/words.js';
import { useNames } from './names.js';
import { useInputType, type InputField } from './types.js';
import { listOf, type Value } from './values.js';

export interface FieldProps {
  readonly field: InputField;
  readonly value: Value;
  /** What the service filled in at first; undefined where it said nothing of it. */
  readonly drafted: Value;
  readonly onChange: (value: Value) => void;
}

/** What can be picked where a word or an id is wanted. A `select` keeps its value only with its options, so it has them itself. */
function useChoices(field: InputField): ReactNode {
  const { groups } = useNames();
  const type = useInputType(field.type);
  if (field.kind === 'ENUM') {
    return type?.words.map(({ name, description }) => (
      <option key={name} value={name} title={description}>
        {codeWords(name)}
      </option>
    ));
  }
  return groups.map(({ kind, all }) => (
    <optgroup key={kind} label={kind}>
      {all.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

const useWords = (field: InputField): ((value: string) => string) => {
  const { nameOf } = useNames();
  return field.kind === 'ENUM' ? codeWords : nameOf;
};

/** One of the words of the schema, or of all that has a name. */
export function Pick({ field, value, drafted, onChange }: FieldProps) {
  const required = field.required || drafted === null;
  const choices = useChoices(field);
  return (
    <label>
      {field.label}
      <select
        value={typeof value === 'string' ? value : ''}
        required={required}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">–</option>
        {choices}
      </select>
    </label>
  );
}

/** Several: those that are offered to be ticked, others to be added one after the other, in their order. */
export function PickMany({ field, value, drafted, onChange }: FieldProps) {
  const words = useWords(field);
  const choices = useChoices(field);
  const chosen = listOf(value) as readonly string[];
  const offered = [...new Set(listOf(drafted) as readonly string[])];
  const others = chosen.map((each, at) => ({ each, at })).filter(({ each }) => !offered.includes(each));
  return (
    <fieldset className="many">
      <legend>{field.label}</legend>
      {offered.map((each) => (
        <label key={each} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [
                      ...offered.filter((one) => one === each || chosen.includes(one)),
                      ...others.map((one) => one.each),
                    ]
                  : chosen.filter((one) => one !== each),
              )
            }
          />
          {words(each)}
        </label>
      ))}
      {others.map(({ each, at }) => (
        <button
          key={at}
          type="button"
          className="chip"
          onClick={() => onChange(chosen.filter((_, place) => place !== at))}
          aria-label={`Take out ${words(each)}`}
        >
          {words(each)} ×
        </button>
      ))}
      <select
        value=""
        aria-label={`Add to: ${field.label}`}
        onChange={({ target }) => onChange([...chosen, target.value])}
      >
        <option value="">Add …</option>
        {choices}
      </select>
    </fieldset>
  );
}
