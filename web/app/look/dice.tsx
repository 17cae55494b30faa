/** Faces as they fell; of many the first dozen is drawn, all are read aloud. */
export const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <span className="dice" role="img" aria-label={`rolled ${faces.join(', ')}`}>
    {faces.slice(0, 12).map((face, at) => (
      <span key={at} className="die" aria-hidden="true">
        {face}
      </span>
    ))}
  </span>
);
