import type { ReactNode } from 'react';
import { FaultsHere, Within } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { useInputTypes, type InputField } from '../forms/types.js';
import { listOf, membersOf, type Members } from '../forms/values.js';
import { OpenRow } from './open-rows.js';
import { useAll } from './use-all.js';
import type { Layer } from './layers.js';
import { entryOf, placeOf, withHex } from './painting.js';

interface Props {
  readonly layer: Layer;
  /** Input of one hex. */
  readonly type: string;
  readonly lists: readonly InputField[];
  readonly position: Members;
  readonly hex: string;
  readonly onChange: (position: Members) => void;
}

/** One hex: what is said of it, and everything that stands in it. */
export function HexPanel({ layer, type, lists, position, hex, onChange }: Props) {
  const inputs = useInputTypes(lists.filter(({ name }) => name !== layer.list[0]));
  // What stands in a hex says so.
  const there = lists.filter(({ name }) =>
    inputs[name]?.fields.some((each) => each.name === layer.by && each.type === 'ID' && !each.isList),
  );
  const entry = entryOf(layer, position, hex);
  const shown = useAll(type);
  const title = `${layer.grid === 'GRAPH' ? 'Place' : 'Hex'} ${hex}`;
  return (
    <section className="panel hex-panel" aria-label={title}>
      <h3>{title}</h3>
      <Inside steps={[...layer.list, placeOf(layer, position, hex)]}>
        <FaultsHere />
        <InputForm
          key={hex}
          type={type}
          value={entry}
          drafted={shown}
          without={layer.named}
          onChange={(value) => onChange(withHex(layer, position, hex, membersOf(value)))}
        />
      </Inside>
      {there.map((field) => (
        <InHex
          key={`${hex} ${field.name}`}
          field={field}
          by={layer.by}
          position={position}
          hex={hex}
          onChange={onChange}
        />
      ))}
    </section>
  );
}

interface InsideProps {
  readonly steps: readonly (string | number)[];
  readonly children: ReactNode;
}

/** Within a member of a member … */
const Inside = ({ steps: [step, ...rest], children }: InsideProps): ReactNode =>
  step === undefined ? (
    children
  ) : (
    <Within step={step}>
      <Inside steps={rest}>{children}</Inside>
    </Within>
  );

interface InHexProps extends Pick<Props, 'position' | 'hex' | 'onChange'> {
  readonly field: InputField;
  /** Member that names the hex. */
  readonly by: string;
}

/** Entries of one list that stand in a hex. */
function InHex({ field: { name, label, type }, by, position, hex, onChange }: InHexProps) {
  const rows = listOf(position[name]);
  const put = (next: readonly unknown[]) => onChange({ ...position, [name]: next });
  return (
    <div className="fields">
      <p className="row">
        <strong className="grow">{label}</strong>
        <button
          type="button"
          className="quiet"
          aria-label={`Put here: ${label}`}
          onClick={() => put([...rows, { [by]: hex }])}
        >
          + Put one here
        </button>
      </p>
      {rows.map((row, place) =>
        membersOf(row)[by] !== hex ? null : (
          <Within key={place} step={name}>
            <Within step={place}>
              <FaultsHere />
              <OpenRow
                type={type}
                row={row}
                starts={Object.keys(membersOf(row)).length === 1}
                without={[by]}
                onChange={(next) => put(rows.with(place, next))}
                onDrop={() => put(rows.filter((_, at) => at !== place))}
              />
            </Within>
          </Within>
        ),
      )}
    </div>
  );
}
