import type { BattleView, BoardView } from '../engine/index.js';
import type { Json, Seat, Viewer } from '../kernel/index.js';
import { reportedBattle } from './battles.js';
import { eyesOf } from './eyes.js';
import { sectionsOf } from './facts.js';
import { figure, inWords, list, section, type Paper, type Section } from './paper.js';
import { battleLine, eyesText } from './turn-paper.js';
import type { Eyes, ReportedBattle } from './turn-report.js';

/** What fights on a side, piece by piece, as far as it is known. */
export interface Force {
  readonly role: string;
  readonly seat: Seat | null;
  readonly pieces: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly strength: number | null;
    readonly status: string;
    /** Names of what it consists of. */
    readonly parts: readonly string[];
  }[];
}

/** What lies beside the table while a battle is fought. */
export interface BattleBrief {
  readonly campaign: string;
  /** Title of the ruleset. */
  readonly ruleset: string;
  readonly eyes: Eyes;
  readonly battle: ReportedBattle;
  readonly forces: readonly Force[];
  /** What the report of the battle has to say, in words; empty where none is open to be reported. */
  readonly asked: readonly string[];
  /** The ruleset's own sheet: members with names, or a text of a fixed width; null where there is none (yet). */
  readonly sheet: Json | null;
}

export interface BriefFacts {
  readonly campaign: string;
  readonly ruleset: string;
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly battle: BattleView;
  readonly board: BoardView;
  readonly sheet: Json | null;
}

export function makeBattleBrief({ seats, viewer, battle, board, ...facts }: BriefFacts): BattleBrief {
  const seatOf = (id: string | null): Seat | null => seats.find((each) => each.id === id) ?? null;
  const pieces = new Map(board.pieces.map((each) => [each.id, each]));
  return {
    ...facts,
    eyes: eyesOf(viewer, seatOf),
    battle: reportedBattle(battle, board, seatOf),
    forces: battle.sides.map(({ role, seat, pieces: taking }) => ({
      role,
      seat: seatOf(seat),
      pieces: taking.map((id) => {
        const { name = id, kind = '', strength = null, status = '', parts = [] } = pieces.get(id) ?? {};
        return { id, name, kind, strength, status, parts: parts.map((each) => each.name) };
      }),
    })),
    asked: Object.entries(battle.draft ?? {}).flatMap(([name, value]) =>
      value === null ? [inWords(name)] : [],
    ),
  };
}

/**
 * A brief as a paper.
 * @param named puts names for the ids in the ruleset's own sheet
 */
export function briefPaper(brief: BattleBrief, named: (id: string) => string): Paper {
  const { campaign, ruleset, eyes, battle, forces, asked, sheet } = brief;
  return {
    title: `${campaign}: battle at ${battle.place}`,
    about: [ruleset, eyesText(eyes), `turn ${battle.turn}`].join(' · '),
    sections: [
      ...section('Battle', { is: 'text', text: battleLine(battle) }),
      ...forces.flatMap(forceSection),
      ...sheetSections(sheet, named),
      ...section('To be reported', list(asked)),
    ],
  };
}

const forceSection = ({ role, seat, pieces }: Force): readonly Section[] =>
  section(`${seat?.name ?? 'Nobody'}, ${role}`, {
    is: 'table',
    head: ['Piece', 'Kind', 'State', 'Strength', 'Consists of'],
    rows: pieces.map(({ name, kind, status, strength, parts }) => [
      name,
      inWords(kind),
      inWords(status),
      strength === null ? '?' : figure(strength),
      parts.join(', '),
    ]),
  });

function sheetSections(sheet: Json | null, named: (id: string) => string): readonly Section[] {
  if (typeof sheet === 'string') return section('Sheet', { is: 'fixed', text: sheet });
  return sectionsOf(sheet, named);
}
