import { FaultsHere, Within } from './faults.js';
import type { FieldProps } from './picks.js';
import { useRendering } from './rendering.js';
import { useInputType, type InputField } from './types.js';
import { membersOf, type Members, type Value } from './values.js';
import { useNames } from './names.js';

interface Props {
  /** Name of the input in the schema. */
  readonly type: string;
  readonly value: Value;
  readonly drafted: Value;
  readonly onChange: (value: Value) => void;
  /** Members that are shown elsewhere. */
  readonly without?: readonly (string | undefined)[];
  /** Of an input that is one of several: those that may be said now; all where it is left out. */
  readonly only?: readonly string[] | undefined;
}

/** An input of the schema as a form: its sentences are the labels, what the service has drafted comes first. */
export function InputForm({ type, value, drafted, onChange, without = [], only }: Props) {
  const input = useInputType(type);
  if (!input) return <p className="waiting">One moment …</p>;
  if (input.isOneOf)
    return (
      <OneOf
        fields={input.fields.filter(({ name }) => only?.includes(name) ?? true)}
        value={value}
        drafted={drafted}
        onChange={onChange}
      />
    );
  const members = membersOf(value);
  const known = membersOf(drafted);
  const first = Object.keys(known);
  const place = ({ name }: InputField): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const fields = input.fields
    .filter(({ name }) => !without.includes(name))
    .sort((a, b) => place(a) - place(b));
  const isShown = ({ name, required }: InputField): boolean => name in known || required;
  const show = (field: InputField) => (
    <KnownOr
      key={field.name}
      field={field}
      value={members[field.name]}
      drafted={known[field.name]}
      onChange={(member) => onChange({ ...members, [field.name]: member })}
    />
  );
  const more = fields.filter((each) => !isShown(each));
  return (
    <div className="fields">
      {fields.filter(isShown).map(show)}
      {more.length > 0 && (
        <details className="more">
          <summary>More</summary>
          <div className="fields">{more.map(show)}</div>
        </details>
      )}
    </div>
  );
}

/** An id that the service filled in is told, not asked. */
function KnownOr(props: FieldProps) {
  const AnyField = useRendering();
  const { nameOf } = useNames();
  const { field, drafted } = props;
  const isKnown = field.type === 'ID' && !field.isList && typeof drafted === 'string';
  if (!isKnown) {
    return (
      <Within step={field.name}>
        <AnyField {...props} />
        <FaultsHere deep={field.kind !== 'INPUT_OBJECT'} />
      </Within>
    );
  }
  return (
    <p>
      <span className="faint">{field.label}:</span> <strong>{nameOf(drafted)}</strong>
    </p>
  );
}

interface OneOfProps {
  readonly fields: readonly InputField[];
  readonly value: Value;
  readonly drafted: Value;
  readonly onChange: (value: Value) => void;
}

/** Exactly one of several: the one that is drafted, or the one that is picked. */
function OneOf({ fields, value, drafted, onChange }: OneOfProps) {
  const AnyField = useRendering();
  const [name] = Object.keys(membersOf(value));
  const chosen = fields.find((each) => each.name === name);
  const known = membersOf(drafted);
  const pick = (picked: string): void => {
    const field = fields.find((each) => each.name === picked);
    onChange(field ? { [picked]: startOf(field) } : {});
  };
  return (
    <div className="fields">
      {!(chosen && chosen.name in known) && (
        <label>
          What
          <select value={name ?? ''} required onChange={({ target }) => pick(target.value)}>
            <option value="">–</option>
            {fields.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen?.kind === 'INPUT_OBJECT' && !chosen.isList && (
        <InputForm
          type={chosen.type}
          value={membersOf(value)[chosen.name]}
          drafted={known[chosen.name]}
          onChange={(member): void => onChange({ [chosen.name]: member } satisfies Members)}
        />
      )}
      {chosen && (chosen.kind !== 'INPUT_OBJECT' || chosen.isList) && chosen.type !== 'Boolean' && (
        <AnyField
          field={{ ...chosen, required: true }}
          value={membersOf(value)[chosen.name]}
          drafted={known[chosen.name]}
          onChange={(member) => onChange({ [chosen.name]: member })}
        />
      )}
    </div>
  );
}

/** What a member holds before anything is said in it. */
export const startOf = ({ type, kind, isList }: InputField): Value => {
  if (isList) return [];
  if (kind === 'INPUT_OBJECT') return {};
  return type === 'Boolean' ? true : null;
};
