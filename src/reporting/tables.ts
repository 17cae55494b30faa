import type { StandingsView, TradeLineView, UnitView } from '../engine/index.js';
import type { Posting } from '../kernel/index.js';

export type Cell = string | number | null;
export type Row = readonly Cell[];

/** Names of the seats and places that rows speak of; an id without a name stands as it is. */
export interface Names {
  readonly seat: (id: string | null) => string | null;
  readonly place: (id: string | null) => string | null;
}

export const UNIT_HEAD = ['Unit', 'Name', 'Kind', 'Seat', 'Place', 'Experience', 'Rank', 'Strength'] as const;

export const unitRow = (unit: UnitView, names: Names): Row => [
  unit.id,
  unit.name,
  unit.kind,
  names.seat(unit.owner),
  names.place(unit.location),
  unit.experience,
  unit.rank,
  unit.strength,
];

export const STANDING_HEAD = ['Turn', 'Seat', 'Measure', 'Gained', 'Total'] as const;

/** A row for each turn in which a seat gained something; the total runs. */
export const standingRows = ({ seats, measure }: StandingsView, names: Names): readonly Row[] =>
  seats.flatMap(({ seat, byTurn }) => {
    let total = 0;
    return [...byTurn]
      .sort((one, other) => one.turn - other.turn)
      .map(({ turn, amount }) => [turn, names.seat(seat), measure, amount, (total += amount)]);
  });

export const TRADE_LINE_HEAD = [
  'Line',
  'Seat',
  'Kind',
  'Origin',
  'Stops',
  'Goods',
  'Length',
  'Loss',
  'Charted',
  'Status',
  'Next arrival',
  'Notation',
] as const;

export const tradeLineRow = (line: TradeLineView, names: Names): Row => [
  line.id,
  names.seat(line.owner),
  line.kind,
  names.place(line.origin),
  line.stops.map(names.place).join(' > '),
  line.goods && line.goods.map(({ name, amount }) => `${amount} ${name}`).join(', '),
  line.length,
  line.loss,
  line.charted ? 'yes' : 'no',
  line.status,
  line.nextArrival,
  line.notation,
];

/** A posting in its timeline. */
export interface Booking extends Posting {
  readonly revision: number;
  readonly turn: number;
  readonly phase: string;
  readonly balance: number;
}

export const LEDGER_HEAD = [
  'Revision',
  'Turn',
  'Phase',
  'Seat',
  'Account',
  'Measure',
  'Amount',
  'Balance',
  'Rule',
  'Cause',
] as const;

export const ledgerRow = (entry: Booking, names: Names): Row => [
  entry.revision,
  entry.turn,
  entry.phase,
  names.seat(entry.seat),
  entry.account,
  entry.measure,
  entry.amount,
  entry.balance,
  entry.rule,
  entry.cause,
];

/** A throw or a draw as it was recorded. */
export interface Thrown {
  readonly revision: number;
  readonly turn: number;
  readonly phase: string;
  readonly key: { readonly rule: string; readonly purpose: string; readonly subject: string };
  readonly notation: string;
  readonly faces: readonly number[];
  /** Names that were drawn; left out of a throw. */
  readonly drawn?: readonly string[];
  readonly source: string;
}

export const DICE_HEAD = [
  'Revision',
  'Turn',
  'Phase',
  'Rule',
  'Purpose',
  'Subject',
  'Dice',
  'Faces',
  'Sum',
  'Drawn',
  'From',
] as const;

export const diceRow = ({ key, faces, drawn, ...thrown }: Thrown): Row => [
  thrown.revision,
  thrown.turn,
  thrown.phase,
  key.rule,
  key.purpose,
  key.subject,
  thrown.notation,
  faces.join(' '),
  faces.reduce((sum, face) => sum + face, 0),
  drawn ? drawn.join(', ') : null,
  thrown.source,
];
