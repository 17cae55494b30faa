import type { FieldProps } from '../forms/picks.js';
import { membersOf } from '../forms/values.js';

/** JSON begins with a bracket; all else is a table. */
const formatOf = (text: string): string => (/^\s*[[{]/.test(text) ? 'JSON' : 'CSV');

/** The text of a club's file: chosen, pasted or written. */
export function FileField({ field, value, onChange }: FieldProps) {
  const text = membersOf(value)['text'];
  const say = (said: string): void =>
    onChange(said.trim() === '' ? null : { format: formatOf(said), text: said });
  return (
    <details className="more" open={typeof text === 'string'}>
      <summary>{field.label}</summary>
      <div className="fields">
        {field.hint && <p className="faint aside">{field.hint}</p>}
        <label>
          File
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json"
            onChange={({ target }) => void target.files?.[0]?.text().then(say)}
          />
        </label>
        <label>
          Its text
          <textarea
            rows={6}
            wrap="off"
            value={typeof text === 'string' ? text : ''}
            onChange={({ target }) => say(target.value)}
          />
        </label>
      </div>
    </details>
  );
}
