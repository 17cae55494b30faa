import { hexPoints, type Cell } from '../../../src/drawing/index.js';

/** Fields that changed, and pieces that went from one to another: by the keys of places. */
export interface Marked {
  readonly places: readonly string[];
  readonly moves: readonly { readonly from: string | null; readonly to: string | null }[];
}

/** What changed, on top of the map: an outline for each field, an arrow for each move. */
export function Changed({ cells, marked }: { readonly cells: readonly Cell[]; readonly marked: Marked }) {
  const cellOf = (place: string | null): Cell | undefined =>
    cells.find(({ places }) => places.some(({ key }) => key === place));
  const fields = new Set(marked.places.flatMap((place) => cellOf(place) ?? []));
  return (
    <>
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" className="arrow-head" />
        </marker>
      </defs>
      {[...fields].map(({ key, middle }) => (
        <polygon key={key} className="changed-field" points={hexPoints(middle, 27)} />
      ))}
      {marked.moves.map(({ from, to }, at) => {
        const [one, other] = [cellOf(from), cellOf(to)];
        if (!one || !other || one === other) return null;
        return (
          <line
            key={at}
            className="move"
            x1={one.middle.x}
            y1={one.middle.y}
            x2={other.middle.x}
            y2={other.middle.y}
            markerEnd="url(#arrow)"
          />
        );
      })}
    </>
  );
}
