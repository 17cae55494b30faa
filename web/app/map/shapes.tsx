import { coloursOf, wordsOf, type Emblems, type Shape } from '../../../src/drawing/index.js';
import type { Seat } from '../campaign/room-data.js';

/** Attributes of SVG as React calls them. */
const named = (attributes: Readonly<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** The shapes of a drawing, in their order. */
export function Shapes({
  shapes,
  seats,
}: {
  readonly shapes: readonly Shape[];
  readonly seats: readonly Seat[];
}) {
  const emblems = Object.fromEntries(seats.map(({ number, emblem }) => [number, emblem]));
  return shapes.map((shape, at) => (
    <Drawn key={at} shape={shape} emblems={emblems} look={named(coloursOf(shape, 'both', emblems))} />
  ));
}

interface DrawnProps {
  readonly shape: Shape;
  readonly emblems: Emblems;
  readonly look: Record<string, string | number>;
}

function Drawn({ shape, emblems, look }: DrawnProps) {
  switch (shape.kind) {
    case 'polygon':
      return <polygon points={shape.points} {...look} />;
    case 'line':
      return <line x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} {...look} />;
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...look} />;
    case 'box': {
      const { x, y, width, height, rx } = shape;
      return <rect x={x} y={y} width={width} height={height} rx={rx} {...look} />;
    }
    case 'label': {
      const { text, size } = wordsOf(shape, emblems);
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={size}
          textAnchor="middle"
          dominantBaseline="central"
          {...look}
        >
          {text}
        </text>
      );
    }
  }
}
