import { useState } from 'react';
import { Stepper } from '../forms/stepper.js';
import { membersOf, type Members } from '../forms/values.js';
import type { Brush } from './brushes.js';
import type { Layer } from './layers.js';
import { at, entryOf, hexesOf, put, rectangleOf, WAYS, withHex } from './painting.js';

interface Props {
  readonly layer: Layer;
  readonly position: Members;
  /** Of maps that name each hex: what is said of new ones. */
  readonly brush: Brush | undefined;
  readonly onChange: (position: Members) => void;
}

/** How large the map is. Where each hex has to be named, the missing ones are laid out. */
export function MapSize({ layer, position, brush, onChange }: Props) {
  const [free, setFree] = useState({ columns: 8, rows: 6 });
  const { rectangle } = layer;
  if (layer.grid === 'GRAPH') return <NextPlace layer={layer} position={position} onChange={onChange} />;
  if (rectangle) {
    const sides = membersOf(at(position, rectangle.way));
    const side = (member: string, label: string) => (
      <Stepper
        label={label}
        value={typeof sides[member] === 'number' ? sides[member] : null}
        required={false}
        onChange={(value) => onChange(put(position, [...rectangle.way, member], value))}
      />
    );
    return (
      <div className="map-size">
        {side(rectangle.columns, 'Columns')}
        {side(rectangle.rows, 'Rows')}
      </div>
    );
  }
  const layOut = (): void => {
    const { columns, rows } = free;
    const missing = rectangleOf(layer.grid, columns, rows).filter(
      (hex) => !hexesOf(layer, position).includes(hex),
    );
    const said = brush?.kind === 'value' && brush.member !== null ? { [brush.member]: brush.value } : {};
    onChange(
      missing.reduce<Members>(
        (so, hex) => withHex(layer, so, hex, { ...entryOf(layer, so, hex), ...said }),
        position,
      ),
    );
  };
  return (
    <div className="map-size">
      <Stepper
        label="Columns"
        value={free.columns}
        required={false}
        onChange={(columns) => setFree({ ...free, columns: columns ?? 0 })}
      />
      <Stepper
        label="Rows"
        value={free.rows}
        required={false}
        onChange={(rows) => setFree({ ...free, rows: rows ?? 0 })}
      />
      <button type="button" onClick={layOut}>
        Lay the hexes out
      </button>
    </div>
  );
}

/** One more place of a map without hexes. */
function NextPlace({ layer, position, onChange }: Omit<Props, 'brush'>) {
  const [name, setName] = useState('');
  const places = hexesOf(layer, position);
  const key = name.trim();
  const add = (): void => {
    onChange(withHex(layer, position, key, { [WAYS]: [] }));
    setName('');
  };
  return (
    <div className="map-size">
      <label>
        Another place: its id
        <input
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (key !== '' && !places.includes(key)) add();
          }}
        />
      </label>
      <button type="button" onClick={add} disabled={key === '' || places.includes(key)}>
        Add the place
      </button>
      {places.length === 0 && <p className="faint">Without places of your own the rules make the map.</p>}
    </div>
  );
}
