/** Seats to choose from, within a `select`. */
export const SeatChoices = ({
  seats,
}: {
  readonly seats: readonly { readonly key: string; readonly name: string }[];
}) =>
  seats.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ));

/** Turns to choose from, within a `select`. */
export const TurnChoices = ({ turns }: { readonly turns: readonly { readonly turn: number }[] }) =>
  turns.map(({ turn }) => (
    <option key={turn} value={turn}>
      {turn}
    </option>
  ));
