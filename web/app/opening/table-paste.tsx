import { useState } from 'react';
import type { InputField } from '../forms/types.js';
import { useInputType, useInputTypes } from '../forms/types.js';
import type { Members } from '../forms/values.js';
import { columnsOf, rowsIn } from './table.js';

interface Props {
  readonly field: InputField;
  readonly onRows: (rows: readonly Members[]) => void;
}

/** Entries of a list as a table: pasted from a spreadsheet, or from a file. */
export function TablePaste({ field, onRows }: Props) {
  const type = useInputType(field.type);
  const lists = useInputTypes(
    (type?.fields ?? []).filter(({ kind, isList }) => kind === 'INPUT_OBJECT' && isList),
  );
  const [text, setText] = useState('');
  const [slips, setSlips] = useState<readonly string[]>([]);
  if (!type) return <p className="waiting">One moment …</p>;
  const columns = columnsOf(type, lists);
  const take = (): void => {
    const read = rowsIn(text, columns);
    setSlips('slips' in read ? read.slips : []);
    if ('slips' in read) return;
    setText('');
    onRows(read.rows);
  };
  return (
    <details className="more">
      <summary>From a table (CSV)</summary>
      <div className="fields">
        <label>
          File
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        </label>
        <label>
          Table: {field.label}
          <textarea rows={6} value={text} wrap="off" onChange={({ target }) => setText(target.value)} />
        </label>
        <p className="faint aside">
          Its first line names the columns: {columns.map(({ name }) => name).join(', ')}.{' '}
          {columns.some(({ list }) => list !== null) &&
            'A line that fills in only columns with a dot goes on with the entry above it. '}
          Several in one cell stand with | between them.
        </p>
        {slips.length > 0 && (
          <div role="alert" className="fault">
            {slips.map((slip) => (
              <p key={slip}>{slip}</p>
            ))}
          </div>
        )}
        <p>
          <button type="button" disabled={text.trim() === ''} onClick={take}>
            Take the table in
          </button>
        </p>
      </div>
    </details>
  );
}
