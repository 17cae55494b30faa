import { useState } from 'react';
import { FaultsHere, Within } from './faults.js';
import { InputForm } from './input-form.js';
import { useNames } from './names.js';
import type { FieldProps } from './picks.js';
import { useRendering } from './rendering.js';
import { useInputType, type InputField } from './types.js';
import { isLeftOut, leftOut, listOf, membersOf, movedUp, type Members, type Value } from './values.js';

/** A list of inputs, a row for each: those that the service offers take part or not, others are added. */
export function Rows({ field, value, drafted, onChange }: FieldProps) {
  const type = useInputType(field.type);
  const rows = listOf(value);
  const offered = listOf(drafted);
  const put = (at: number, row: Value) => onChange(rows.map((each, place) => (place === at ? row : each)));
  if (!type) return <p className="waiting">One moment …</p>;
  const title = type.fields.find(
    ({ name, type: of, isList }) => of === 'ID' && !isList && typeof membersOf(offered[0])[name] === 'string',
  );
  const draftOf = (row: Value): Value =>
    title && offered.find((each) => membersOf(each)[title.name] === membersOf(row)[title.name]);
  const add = () => onChange([...rows, {}]);
  // What nobody has to say takes one line.
  if (rows.length === 0) {
    return (
      <p>
        <button type="button" className="quiet add" onClick={add} title={field.hint}>
          + {field.label}
        </button>
      </p>
    );
  }
  return (
    <fieldset className="rows">
      <legend>{field.label}</legend>
      {field.hint && <p className="faint aside">{field.hint}</p>}
      {rows.length > 1 && title && (
        <ForAll
          fields={type.fields}
          drafted={offered[0]}
          onSet={(name, member) => onChange(rows.map((each) => ({ ...membersOf(each), [name]: member })))}
        />
      )}
      <ol className="plain">
        {rows.map((row, at) => (
          <Within key={at} step={at}>
            <Row
              type={field.type}
              title={title}
              row={row}
              drafted={draftOf(row)}
              onChange={(next) => put(at, next)}
              onUp={at === 0 ? null : () => onChange(movedUp(rows, at))}
              onDrop={() => onChange(rows.filter((_, place) => place !== at))}
            />
          </Within>
        ))}
      </ol>
      <p>
        <button type="button" className="quiet" onClick={add}>
          Add a row
        </button>
      </p>
    </fieldset>
  );
}

interface RowProps {
  readonly type: string;
  /** The member that a row is named by. */
  readonly title: InputField | undefined;
  readonly row: Value;
  readonly drafted: Value;
  readonly onChange: (row: Value) => void;
  readonly onUp: (() => void) | null;
  readonly onDrop: () => void;
}

function Row({ type, title, row, drafted, onChange, onUp, onDrop }: RowProps) {
  const { nameOf } = useNames();
  const out = isLeftOut(row);
  const name = title && drafted ? nameOf(String(membersOf(row)[title.name])) : null;
  return (
    <li className={out ? 'entry out' : 'entry'}>
      <div className="row">
        {name === null ? (
          <span className="grow" />
        ) : (
          <label className="tick grow">
            <input
              type="checkbox"
              checked={!out}
              onChange={({ target }) => onChange(leftOut(row, !target.checked))}
            />
            <strong>{name}</strong>
          </label>
        )}
        {onUp && (
          <button type="button" className="quiet" onClick={onUp} aria-label={`Further up: ${name ?? 'row'}`}>
            ↑
          </button>
        )}
        {name === null && (
          <button type="button" className="quiet" onClick={onDrop}>
            Take out
          </button>
        )}
      </div>
      <FaultsHere />
      {!out && (
        <InputForm
          type={type}
          value={row}
          drafted={drafted}
          onChange={onChange}
          without={name === null ? [] : [title?.name]}
        />
      )}
    </li>
  );
}

interface ForAllProps {
  readonly fields: readonly InputField[];
  /** The first row as it is offered: what it says of itself can be said of all. */
  readonly drafted: Value;
  readonly onSet: (name: string, value: Value) => void;
}

/** What holds for all rows is said once. */
function ForAll({ fields, drafted, onSet }: ForAllProps) {
  const AnyField = useRendering();
  const [set, setSet] = useState<Members>({});
  const known = membersOf(drafted);
  const shared = fields.filter(({ name, type, isList }) => name in known && !isList && type !== 'ID');
  if (shared.length === 0) return null;
  return (
    <details className="more">
      <summary>The same for all</summary>
      <div className="fields">
        {shared.map((each) => (
          <AnyField
            key={each.name}
            field={{ ...each, required: false, label: `All: ${each.label}` }}
            value={each.name in set ? set[each.name] : known[each.name]}
            drafted={undefined}
            onChange={(member) => {
              setSet({ ...set, [each.name]: member });
              onSet(each.name, member);
            }}
          />
        ))}
      </div>
    </details>
  );
}
