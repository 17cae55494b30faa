import type { SeatPartsFragment } from '../api/operations.js';

/** The sign of a seat on its colour: never the colour alone. */
export function Emblem({ seat }: { readonly seat: Pick<SeatPartsFragment, 'emblem' | 'name'> }) {
  const { color, dark, sign } = seat.emblem;
  return (
    <span className="emblem" style={{ background: `light-dark(${color}, ${dark})` }} aria-hidden="true">
      {sign}
    </span>
  );
}
