import { useState } from 'react';
import { FaultsHere, Within } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { useNames } from '../forms/names.js';
import type { FieldProps } from '../forms/picks.js';
import { listOf, membersOf, type Value } from '../forms/values.js';
import { TablePaste } from './table-paste.js';

/** What a row is told by: the first of these that it says. */
const TELLING = ['name', 'id', 'type', 'seat', 'profile', 'hex', 'owner'] as const;

/** A list that may grow long: a line for each entry, opened to be changed; or all of them from a table. */
export function OpenRows({ field, value, onChange }: FieldProps) {
  const rows = listOf(value);
  const [added, setAdded] = useState<number | null>(null);
  const put = (at: number, row: Value) => onChange(rows.map((each, place) => (place === at ? row : each)));
  return (
    <details className="rows-of" open={rows.length > 0 && rows.length <= 4}>
      <summary>
        {field.label} <span className="faint">{rows.length > 0 ? rows.length : 'none'}</span>
      </summary>
      <div className="fields">
        {field.hint && <p className="faint aside">{field.hint}</p>}
        {rows.map((row, at) => (
          <Within key={at} step={at}>
            <FaultsHere />
            <OpenRow
              type={field.type}
              row={row}
              starts={added === at}
              onChange={(next) => put(at, next)}
              onDrop={() => onChange(rows.filter((_, place) => place !== at))}
            />
          </Within>
        ))}
        <p>
          <button
            type="button"
            className="quiet"
            aria-label={`Add to: ${field.label}`}
            onClick={() => {
              setAdded(rows.length);
              onChange([...rows, {}]);
            }}
          >
            + Add one
          </button>
        </p>
        <TablePaste field={field} onRows={(more) => onChange([...rows, ...more])} />
      </div>
    </details>
  );
}

interface RowProps {
  readonly type: string;
  readonly row: Value;
  /** Whether it was added just now: then it is open. */
  readonly starts: boolean;
  /** Members that are said elsewhere. */
  readonly without?: readonly string[];
  readonly onChange: (row: Value) => void;
  readonly onDrop: () => void;
}

export function OpenRow({ type, row, starts, without = [], onChange, onDrop }: RowProps) {
  const [open, setOpen] = useState(starts);
  const words = useTelling();
  // What a row is told by, and what was said of it, stands open; the rest is one touch away.
  const shown = Object.fromEntries(
    [...TELLING, ...Object.keys(membersOf(row))].map((name) => [name, undefined]),
  );
  return (
    <details className="entry" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words(row)}</summary>
      {open && (
        <div className="fields">
          <InputForm type={type} value={row} drafted={shown} onChange={onChange} without={without} />
          <p>
            <button type="button" className="quiet" onClick={onDrop}>
              Take {words(row)} out
            </button>
          </p>
        </div>
      )}
    </details>
  );
}

/** A row in a few words: what it is called, and what else tells it from the others. */
function useTelling(): (row: Value) => string {
  const { nameOf } = useNames();
  return (row) => {
    const members = membersOf(row);
    const said = TELLING.flatMap((name) => {
      const each = members[name];
      return typeof each === 'string' && each !== '' ? [nameOf(each)] : [];
    });
    const [first = 'New entry', ...rest] = [...new Set(said)];
    return [first, ...rest.slice(0, 2)].join(' · ');
  };
}
