import { emblemColours } from '../../../src/drawing/index.js';
import type { ChosenEmblemInput, SeatColor } from '../api/operations.js';
import { Emblem } from '../look/emblem.js';
import { codeWords } from '../look/words.js';

/** A player as the opening says one. */
export interface SeatToOpen {
  readonly name: string;
  readonly emblem?: ChosenEmblemInput;
}

/** In the order in which seats get them. */
const COLORS = {
  BLUE: 'blue',
  RED: 'red',
  OCHRE: 'ochre',
  VIOLET: 'violet',
  TEAL: 'teal',
  MAGENTA: 'magenta',
  GREEN: 'green',
  SLATE: 'slate',
} as const satisfies Readonly<Record<SeatColor, string>>;

/** What a seat is known by before there is one. */
export const emblemOf = (number: number, { color, sign }: ChosenEmblemInput = {}) => ({
  ...emblemColours(number, color ? COLORS[color] : undefined),
  sign: sign || String(number),
});

interface Props {
  readonly seats: readonly SeatToOpen[];
  readonly onChange: (seats: readonly SeatToOpen[]) => void;
}

/** Who plays, and by what each is known on maps and in tables. */
export function SeatsToOpen({ seats, onChange }: Props) {
  const set = (at: number, seat: SeatToOpen): void => onChange(seats.with(at, seat));
  const known = (at: number, more: ChosenEmblemInput): void => {
    const seat = seats[at]!;
    set(at, { ...seat, emblem: { ...seat.emblem, ...more } });
  };
  return seats.map((seat, at) => (
    <div key={at} className="seat-to-open">
      <Emblem seat={{ name: seat.name, emblem: emblemOf(at + 1, seat.emblem) }} />
      <label className="grow">
        Player {at + 1}
        <input
          value={seat.name}
          onChange={({ target }) => set(at, { ...seat, name: target.value })}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <label>
        <span className="unseen">Colour of player {at + 1}</span>
        <select
          value={seat.emblem?.color ?? ''}
          onChange={({ target }) => known(at, { color: (target.value || null) as SeatColor | null })}
        >
          <option value="">Colour</option>
          {Object.keys(COLORS).map((color) => (
            <option key={color} value={color}>
              {codeWords(color)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">Sign of player {at + 1}</span>
        <input
          className="sign"
          value={seat.emblem?.sign ?? ''}
          maxLength={2}
          size={2}
          placeholder={String(at + 1)}
          onChange={({ target }) => known(at, { sign: target.value || null })}
        />
      </label>
    </div>
  ));
}
