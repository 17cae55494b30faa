import { coloursOf } from '../../../src/drawing/index.js';
import type { Brush, BrushGroup } from './brushes.js';

interface Props {
  readonly groups: readonly BrushGroup[];
  readonly chosen: Brush | undefined;
  readonly onChoose: (brush: Brush) => void;
}

/** Brushes side by side, each with the colour that it leaves. */
export function Palette({ groups, chosen, onChoose }: Props) {
  return (
    <div className="palette">
      {groups.map(({ label, brushes }) => (
        <fieldset key={label}>
          <legend>{label}</legend>
          <div className="brushes">
            {brushes.map((brush) => (
              <label key={brush.key} className="brush">
                <input
                  type="radio"
                  name="brush"
                  checked={brush.key === chosen?.key}
                  onChange={() => onChoose(brush)}
                />
                <Swatch brush={brush} />
                {brush.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Swatch({ brush: { ground, colours } }: { readonly brush: Brush }) {
  if (ground === undefined && colours === undefined) return null;
  const fill =
    ground === undefined
      ? `light-dark(${colours?.color}, ${colours?.dark})`
      : String(
          coloursOf(
            { kind: 'polygon', look: `terrain ${ground.replaceAll('_', '-')}`, points: '' },
            'both',
            {},
          )['fill'],
        );
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1 14.5 4.5v7L8 15 1.5 11.5v-7z" fill={fill} />
    </svg>
  );
}
