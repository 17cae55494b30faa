import { AnyField } from '../forms/field.js';
import type { FieldProps } from '../forms/picks.js';
import { listOf } from '../forms/values.js';
import { KNOWN_NAMES } from './known-names.js';
import { FileField } from './file-field.js';
import { OpenRows } from './open-rows.js';

/** A member of an opening: ids may be new ones there, lists come from tables too, and files are text. */
export function OpenField(props: FieldProps) {
  const { kind, isList, type } = props.field;
  if (kind === 'INPUT_OBJECT' && isList) return <OpenRows {...props} />;
  if (kind === 'INPUT_OBJECT' && type.endsWith('FileInput')) return <FileField {...props} />;
  if (kind === 'SCALAR' && (type === 'ID' || type === 'String'))
    return isList ? <Listed {...props} /> : <AnyId {...props} />;
  return <AnyField {...props} />;
}

/** A name that is known, or a new one. */
function AnyId({ field, value, onChange }: FieldProps) {
  return (
    <label>
      {field.label}
      <input
        value={typeof value === 'string' ? value : ''}
        list={field.type === 'ID' ? KNOWN_NAMES : undefined}
        autoComplete="off"
        required={field.required}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** Words written one behind the other. */
function Listed({ field, value, onChange }: FieldProps) {
  const said = listOf(value).join(' ');
  return (
    <label>
      {field.label} <span className="faint">(spaces between)</span>
      <input
        key={said}
        defaultValue={said}
        autoComplete="off"
        onBlur={({ target }) => onChange(target.value.split(/\s+/).filter((each) => each !== ''))}
      />
    </label>
  );
}
