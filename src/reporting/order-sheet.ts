import type { BoardView } from '../engine/index.js';
import type { Moment, Seat } from '../kernel/index.js';
import { figure, inWords, list, section, type Block, type Paper } from './paper.js';
import { dueLine } from './turn-paper.js';
import type { ReportedDue } from './turn-report.js';

/** A piece of the seat, and what it may be ordered. */
export interface Orderable {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Name of the place; null off the board. */
  readonly place: string | null;
  readonly strength: number | null;
  readonly status: string;
  /** Legal orders in words, one line for each. */
  readonly choices: readonly string[];
}

/** What a seat may order in a phase, what of it has been said, and what must be. */
export interface OrderSheet extends Moment {
  readonly campaign: string;
  /** Title of the ruleset. */
  readonly ruleset: string;
  readonly seat: Seat;
  /** Title of the phase. */
  readonly title: string;
  readonly due: readonly Omit<ReportedDue, 'seat'>[];
  /** What the seat has said in the phase, oldest first. */
  readonly said: readonly string[];
  readonly pieces: readonly Orderable[];
  /** There are more pieces or choices than the sheet holds. */
  readonly cut: boolean;
}

export interface SheetFacts extends Omit<OrderSheet, 'pieces' | 'cut'> {
  readonly board: BoardView;
  /** Legal orders by the id of the piece, in words. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
}

const MOST_CHOICES = 40;

/** The sheet of the pieces that there are choices for, also where the list of them is empty. */
export function makeOrderSheet({ board, choices, ...facts }: SheetFacts): OrderSheet {
  const places = new Map(board.locations.map(({ id, name }) => [id, name]));
  const own = board.pieces.filter(({ owner }) => owner === facts.seat.id);
  const all = own.filter(({ id }) => choices.has(id));
  return {
    ...facts,
    pieces: all.map(({ id, name, kind, location, strength, status }) => ({
      id,
      name,
      kind,
      place: location === null ? null : (places.get(location) ?? location),
      strength,
      status,
      choices: (choices.get(id) ?? []).slice(0, MOST_CHOICES),
    })),
    cut: all.length < own.length || [...choices.values()].some(({ length }) => length > MOST_CHOICES),
  };
}

/** An order sheet as a paper: each piece has a line to write its order on. */
export function sheetPaper(sheet: OrderSheet): Paper {
  const { campaign, ruleset, seat, turn, title, due, said, pieces, cut } = sheet;
  return {
    title: `${campaign}: orders of ${seat.name}`,
    about: [ruleset, `for ${seat.name} alone`, `turn ${turn}, ${title}`].join(' · '),
    sections: [
      ...section('What is due', list(due.map((each) => dueLine({ ...each, seat })))),
      ...section('What has been said', list(said)),
      ...pieces.flatMap((each) => section(pieceTitle(each), ...pieceBlocks(each))),
      ...(cut ? section('More', { is: 'text', text: CUT }) : []),
    ],
  };
}

const CUT = 'There is more to be ordered than stands here. The war room shows all of it.';
const LINE = `Order: ${'_'.repeat(40)}`;

const pieceTitle = ({ name, place }: Orderable): string => `${name}, ${place ?? 'off the board'}`;

function pieceBlocks({ kind, status, strength, choices }: Orderable): readonly Block[] {
  const facts = [inWords(kind), inWords(status), ...(strength === null ? [] : [figure(strength)])];
  return [{ is: 'text', text: facts.join(', ') }, { is: 'text', text: LINE }, list(choices)];
}
