import { useState } from 'react';
import { Stepper } from '../forms/stepper.js';
import { membersOf, type Members } from '../forms/values.js';
import type { Brush } from './brushes.js';
import { at, entryOf, hexesOf, put, rectangleOf, withHex, type Layer } from './painting.js';

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
