import { FaultsHere, Within } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { useInputTypes, type InputField } from '../forms/types.js';
import { listOf, membersOf, type Members } from '../forms/values.js';
import { OpenRow } from './open-rows.js';
import { useAll } from './use-all.js';
import { entryOf, placeOf, withHex, type Layer } from './painting.js';

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
    inputs[name]?.fields.some((each) => each.name === 'hex' && each.type === 'ID' && !each.isList),
  );
  const entry = entryOf(layer, position, hex);
  const shown = useAll(type);
  const [list = ''] = layer.list;
  const isHere = layer.list.length === 1;
  return (
    <section className="panel hex-panel" aria-label={`Hex ${hex}`}>
      <h3>Hex {hex}</h3>
      <Within step={list}>
        <Within step={placeOf(layer, position, hex)}>
          {isHere && <FaultsHere />}
          <InputForm
            key={hex}
            type={type}
            value={entry}
            drafted={shown}
            without={['q', 'r', 'hex']}
            onChange={(value) => onChange(withHex(layer, position, hex, membersOf(value)))}
          />
        </Within>
      </Within>
      {there.map((field) => (
        <InHex key={`${hex} ${field.name}`} field={field} position={position} hex={hex} onChange={onChange} />
      ))}
    </section>
  );
}

interface InHexProps extends Pick<Props, 'position' | 'hex' | 'onChange'> {
  readonly field: InputField;
}

/** Entries of one list that stand in a hex. */
function InHex({ field: { name, label, type }, position, hex, onChange }: InHexProps) {
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
          onClick={() => put([...rows, { hex }])}
        >
          + Put one here
        </button>
      </p>
      {rows.map((row, place) =>
        membersOf(row)['hex'] !== hex ? null : (
          <Within key={place} step={name}>
            <Within step={place}>
              <FaultsHere />
              <OpenRow
                type={type}
                row={row}
                starts={Object.keys(membersOf(row)).length === 1}
                without={['hex']}
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
