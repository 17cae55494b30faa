import { InputForm } from './input-form.js';
import { Pick, PickMany, type FieldProps } from './picks.js';
import { Rows } from './rows.js';
import { Stepper } from './stepper.js';

/** A member of any input, by what the schema says that it is. */
export function AnyField(props: FieldProps) {
  const { field, value, drafted, onChange } = props;
  const { kind, isList, type, label, required } = field;
  if (kind === 'INPUT_OBJECT') return isList ? <Rows {...props} /> : <Group {...props} />;
  if (isList) return type === 'Int' ? <Figures {...props} /> : <PickMany {...props} />;
  if (kind === 'ENUM' || type === 'ID') return <Pick {...props} />;
  const wanted = required || drafted === null;
  switch (type) {
    case 'Boolean':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      );
    case 'Int':
    case 'Float':
      return (
        <Stepper
          label={label}
          value={typeof value === 'number' ? value : null}
          required={wanted}
          onChange={onChange}
        />
      );
    default:
      return (
        <label>
          {label}
          <input
            value={typeof value === 'string' ? value : ''}
            required={wanted}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      );
  }
}

/** What need not be said is asked for only by who means to say it: its members may have to be. */
function Group({ field, value, drafted, onChange }: FieldProps) {
  const isOffered = field.required || drafted !== undefined;
  if (!isOffered && (value === undefined || value === null)) {
    return (
      <p>
        <button type="button" className="quiet" onClick={() => onChange({})}>
          Say too: {field.label}
        </button>
      </p>
    );
  }
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.hint && <p className="faint aside">{field.hint}</p>}
      <InputForm type={field.type} value={value} drafted={drafted} onChange={onChange} />
      {!isOffered && (
        <p>
          <button type="button" className="quiet" onClick={() => onChange(null)}>
            Leave it unsaid
          </button>
        </p>
      )}
    </fieldset>
  );
}

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d+/g) ?? []).map(Number);

function Figures({ field, value, onChange }: FieldProps) {
  const shown = Array.isArray(value) ? value.join(' ') : '';
  return (
    <label>
      {field.label}
      <input
        inputMode="numeric"
        defaultValue={shown}
        onBlur={({ target }) => onChange(numbersIn(target.value))}
      />
    </label>
  );
}
