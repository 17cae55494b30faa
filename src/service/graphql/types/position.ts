import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { OutKey } from '../schema/output-fields.js';
import { JsonScalar } from '../schema/scalars.js';
import { connectionType } from '../schema/connection.js';
import {
  BattleStatuses,
  GivingUps,
  HexGrids,
  LocationKinds,
  MarkKinds,
  Sights,
  UnitFates,
} from '../schema/enums.js';
import { BattleMethods, PhaseCodes, Terrains } from '../rulesets/shared-enums.js';
import { SeatType } from './seats.js';
import { ViolationType } from './violations.js';
import { RuleType } from './rules.js';
import { MomentType } from './timelines.js';

@ObjectType({ description: 'Something at a place that a map shows by a sign.' })
export class LocationMark {
  @Field(() => MarkKinds, { description: 'What it is.' })
  kind: string;

  @Field(() => String, { description: "The ruleset's word for it, e.g. `Town`." })
  label: string;

  @Field(() => Int, { description: 'How large it is drawn, 1–4.' })
  size: number;
}

@ObjectType({ description: 'A place on the board.' })
export class Location {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => LocationKinds, { description: 'What it is to the board.' })
  kind: string;

  @Field(() => Int, { nullable: true, description: 'Axial column of a hex; null off the grid.' })
  q: number | null;

  @Field(() => Int, { nullable: true, description: 'Axial row of a hex; null off the grid.' })
  r: number | null;

  @Field(() => Terrains, {
    nullable: true,
    description: 'Terrain, or type of a planet; null where there is none.',
  })
  terrain: string | null;

  @Field(() => SeatType, { nullable: true, description: 'Who owns it.' })
  owner: SeatType | null;

  @Field(() => [String], { description: 'What is there, in plain words.' })
  contents: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Turn in which the viewer last saw it; null when seen now, or never.',
  })
  lastSeenTurn: number | null;

  @Field(() => Sights, { description: 'Whether the viewer sees it.' })
  sight: string;

  @Field(() => [Int], {
    description: 'Edges with a river, as directions 0–5 of the grid.',
  })
  rivers: readonly number[];

  @Field(() => [Int], { description: 'Directions in which a road leaves it.' })
  roads: readonly number[];

  @Field(() => [LocationMark], { description: 'What the viewer knows to stand there, to be drawn on a map.' })
  marks: readonly LocationMark[];
}

@ObjectType({ description: 'A part of a piece that orders and reports can name.' })
export class PiecePart {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;
}

@ObjectType({ description: 'Something on the board that acts or is acted upon.' })
export class Piece {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: "The ruleset's word for it, e.g. `detachment`." })
  kind: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  owner: SeatType | null;

  @Field(() => ID, { nullable: true, description: 'Location; null off the board.' })
  location: string | null;

  @Field(() => Float, { nullable: true, description: 'Strength; null where the viewer may not know it.' })
  strength: number | null;

  @Field(() => String, { description: 'E.g. `ready`.' })
  status: string;

  @Field(() => [PiecePart], {
    description: 'What it consists of, as far as the viewer knows it, e.g. the units of a detachment.',
  })
  parts: readonly PiecePart[];
}

@ObjectType({ description: 'The sector state: locations and pieces, as the viewer may know them.' })
export class Board {
  @Field(() => Int, { description: 'Turn.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of that turn.' })
  phase: string;

  @Field(() => HexGrids, { description: 'How its hexes lie.' })
  grid: string;

  @Field(() => [Location], {
    complexity: ({ childComplexity }) => 10 + 30 * childComplexity,
    description: 'Places.',
  })
  locations: Location[];

  @Field(() => [Piece], {
    complexity: ({ childComplexity }) => 10 + 30 * childComplexity,
    description: 'Pieces.',
  })
  pieces: Piece[];
}

@ObjectType({ description: 'An amount of something.' })
export class Goods {
  @Field(() => String, { description: 'What.' })
  name: string;

  @Field(() => Float, { description: 'How much.' })
  amount: number;
}

@ObjectType({ description: 'A route on which goods travel, or a supply line.' })
export class TradeLine {
  @OutKey('Its id.')
  id: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  owner: SeatType | null;

  @Field(() => String, { description: 'E.g. `resource route`.' })
  kind: string;

  @Field(() => ID, { description: 'Location it begins at.' })
  origin: string;

  @Field(() => [ID], { description: 'Locations after the origin, in travel order.' })
  stops: string[];

  @Field(() => [Goods], {
    nullable: true,
    description: 'What travels on it; null where the viewer may not know it.',
  })
  goods: Goods[] | null;

  @Field(() => Float, { nullable: true, description: "Length in the ruleset's measure." })
  length: number | null;

  @Field(() => Float, { description: 'Share lost under way, 0…1.' })
  loss: number;

  @Field(() => Boolean, { description: 'Whether it is charted.' })
  charted: boolean;

  @Field(() => String, { description: 'How it stands.' })
  status: string;

  @Field(() => Int, { nullable: true, description: 'Turn of the next arrival; null when none is forecast.' })
  nextArrival: number | null;

  @Field(() => String, { nullable: true, description: "The ruleset's own notation of it." })
  notation: string | null;
}

@ObjectType({ description: 'A unit or formation that gains experience.' })
export class Unit {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: "The ruleset's word for it." })
  kind: string;

  @Field(() => SeatType, { nullable: true, description: 'Whose it is.' })
  owner: SeatType | null;

  @Field(() => ID, { nullable: true, description: 'Location; null off the board.' })
  location: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Experience so far; null where the viewer may not know it.',
  })
  experience: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Rank that the experience gives; null where the viewer may not know it.',
  })
  rank: string | null;

  @Field(() => String, {
    description: 'Account whose postings explain the experience: filter the ledger by it.',
  })
  account: string;

  @Field(() => Float, { nullable: true, description: 'Strength; null where the viewer may not know it.' })
  strength: number | null;
}

export const UnitConnection = connectionType('Unit', 'units', () => Unit);

@ObjectType({ description: 'An amount gained or lost in a turn.' })
export class TurnAmount {
  @Field(() => Int, { description: 'The turn.' })
  turn: number;

  @Field(() => Float, { description: 'The amount.' })
  amount: number;
}

@ObjectType({ description: 'How near to victory one seat is.' })
export class Standing {
  @Field(() => SeatType, { nullable: true, description: 'The seat.' })
  seat: SeatType | null;

  @Field(() => Float, { description: 'Total so far.' })
  total: number;

  @Field(() => Int, { description: '1 is first; equal totals share a rank.' })
  rank: number;

  @Field(() => Boolean, { description: 'Whether the seat is out of the campaign.' })
  out: boolean;

  @Field(() => String, { description: 'Account whose postings explain the total: filter the ledger by it.' })
  account: string;

  @Field(() => [TurnAmount], { description: 'Turn by turn.' })
  byTurn: TurnAmount[];
}

@ObjectType({ description: 'Campaign victory points, or what the ruleset counts instead.' })
export class Standings {
  @Field(() => String, { description: 'What is counted, e.g. `VP`.' })
  measure: string;

  @Field(() => [Standing], { description: 'Seat by seat.' })
  seats: Standing[];

  @Field(() => Float, { nullable: true, description: 'What wins; null where there is no such figure.' })
  goal: number | null;

  @Field(() => Boolean, { description: 'Whether the campaign has been decided.' })
  over: boolean;

  @Field(() => [SeatType], { description: 'Who has won.' })
  winners: SeatType[];
}

@ObjectType('LedgerEntry', { description: 'One signed change of one account.' })
export class Posting {
  @Field(() => String, { description: 'The account, e.g. `VP:seat-1`.' })
  account: string;

  @Field(() => String, { description: 'What is counted, e.g. `VP`.' })
  measure: string;

  @Field(() => SeatType, { nullable: true, description: "Whose account; null for nobody's." })
  seat: SeatType | null;

  @Field(() => Float, { description: 'The change.' })
  amount: number;

  @Field(() => Float, { description: 'Balance of the account after it.' })
  balance: number;

  @Field(() => RuleType, { description: 'The rule behind it.' })
  rule: RuleType;

  @Field(() => String, { description: 'Why, in plain words.' })
  cause: string;

  @Field(() => Int, { description: 'Revision of the event that made it.' })
  revision: number;

  @Field(() => Int, { description: 'Turn.' })
  turn: number;

  @Field(() => PhaseCodes, { description: 'Phase of that turn.' })
  phase: string;
}

export const PostingConnection = connectionType('LedgerEntry', 'postings', () => Posting);

@ObjectType({ description: 'Who fights together in a battle, and how it stands with them.' })
export class BattleSide {
  @Field(() => String, { description: 'E.g. `attacker`.' })
  role: string;

  @Field(() => SeatType, { nullable: true, description: 'The seat; null for nobody.' })
  seat: SeatType | null;

  @Field(() => [ID], { description: 'Pieces that take part, as far as the viewer may know them.' })
  pieces: string[];

  @Field(() => Float, { nullable: true, description: 'Value; null where the viewer may not know it.' })
  value: number | null;
}

@ObjectType({ description: 'What a battle did to a unit.' })
export class OutcomeUnit {
  @OutKey('The unit.')
  id: string;

  @Field(() => ID, { nullable: true, description: 'Piece that it belongs to, where that is said.' })
  piece: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Models lost, or points of damage; null for all that it had, where nobody counted.',
  })
  lost: number | null;

  @Field(() => UnitFates, { description: 'How it ended.' })
  fate: string;
}

@ObjectType({ description: 'What a battle did to a side.' })
export class OutcomeSide {
  @Field(() => String, { description: 'E.g. `attacker`; as in the sides of the battle.' })
  role: string;

  @Field(() => SeatType, { nullable: true, description: 'Who leads it; null for nobody.' })
  seat: SeatType | null;

  @Field(() => Boolean, { description: 'Whether it won; in a draw neither did.' })
  won: boolean;

  @Field(() => Boolean, { description: 'Whether it stays master of the ground.' })
  holdsField: boolean;

  @Field(() => GivingUps, { description: 'Whether it gave up before the end.' })
  gaveUp: string;

  @Field(() => Float, { description: "Points in the tabletop game's own measure; more is better." })
  score: number;

  @Field(() => [String], { description: 'Objectives that it holds, took or fulfilled.' })
  objectives: string[];

  @Field(() => [OutcomeUnit], { description: 'Every unit that took part.' })
  units: OutcomeUnit[];
}

@ObjectType({
  description: 'How a battle ended at the table, in terms of no ruleset: what a campaign takes up from it.',
})
export class BattleOutcome {
  @Field(() => Int, { description: 'Game turns that were fought, the last one included.' })
  turns: number;

  @Field(() => [OutcomeSide], { description: 'Both sides, in the order of the battle.' })
  sides: OutcomeSide[];
}

@ObjectType({ description: 'An engagement that waits for its result, or has one.' })
export class Battle {
  @OutKey('Its id.')
  id: string;

  @Field(() => ID, { description: 'Where.' })
  location: string;

  @Field(() => Int, { description: 'In which turn.' })
  turn: number;

  @Field(() => BattleStatuses, { description: 'How far it has come.' })
  status: string;

  @Field(() => BattleMethods, {
    nullable: true,
    description: 'How it is or was resolved; null while undecided.',
  })
  method: string | null;

  @Field(() => [BattleSide], { description: 'Who fights.' })
  sides: BattleSide[];

  @Field(() => [SeatType], { description: 'Who won; empty for a draw or while undecided.' })
  winners: SeatType[];

  @Field(() => Boolean, { description: 'Whether it was drawn.' })
  drawn: boolean;

  @Field(() => [String], { description: 'What followed, in plain words.' })
  consequences: string[];

  @Field(() => [RuleType], { description: 'Rules that decided it.' })
  because: RuleType[];

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Its report as far as the viewer knows it, as the input of the battle result of its ruleset. A member that is null has to be said; what is left out may be. Null where none can be entered.',
  })
  draft: unknown;

  @Field(() => [String], {
    description:
      'Steps that the viewer may say at this moment: members of the battle result of its ruleset, e.g. `postpone`; to confirm and to dispute a report are none of them. Whether what is said with one is right is judged when it is said.',
  })
  steps: string[];

  @Field(() => BattleOutcome, {
    nullable: true,
    description:
      'What was fought at a table, once it is said. Null before, of a quick battle, and where the viewer may not know it.',
  })
  outcome: BattleOutcome | null;
}

@ObjectType({ description: 'What something costs.' })
export class Cost {
  @Field(() => Float, { description: 'How much.' })
  amount: number;

  @Field(() => String, { description: 'Of what, e.g. `MP`.' })
  measure: string;
}

@ObjectType({ description: 'A figure that something is reckoned from.' })
export class OptionFigure {
  @Field(() => String, { description: 'What it is, e.g. `armour`.' })
  name: string;

  @Field(() => Float, { description: 'How much.' })
  value: number;
}

@ObjectType({ description: 'One thing that a piece may do now.' })
export class PieceOption {
  @Field(() => String, { description: 'The order or command, e.g. `ATTACK`.' })
  order: string;

  @Field(() => ID, { nullable: true, description: 'What it is aimed at; null where it needs no target.' })
  target: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which of several ways of doing it, e.g. `FLY_HIGH`; null where there is only one.',
  })
  how?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Hexes it leads through, the last one last; null where it leads nowhere.',
  })
  path?: readonly string[] | null;

  @Field(() => Cost, {
    nullable: true,
    description: 'What it costs, below zero what it brings; null where it is free.',
  })
  cost: Cost | null;

  @Field(() => [OptionFigure], {
    nullable: true,
    description:
      'What it comes to, step by step, as far as the viewer may know it: of an attack its base, what is added, armour and damage. Null where nothing is reckoned.',
  })
  arithmetic?: readonly OptionFigure[] | null;

  @Field(() => Boolean, { description: 'Whether it is allowed now.' })
  legal: boolean;

  @Field(() => [ViolationType], { description: 'Why it is barred; empty when it is legal.' })
  barred: ViolationType[];

  @Field(() => String, { description: 'It in a plain sentence, e.g. `First Column: attack East Column`.' })
  sentence: string;

  @Field(() => Boolean, {
    description: 'Whether it goes on a sheet, together with orders of other pieces; else it is done at once.',
  })
  onSheet: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Stands for exactly this order: give it to `giveOrders`. Null for what is only a part of a command.',
  })
  key: string | null;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Where people say what only a table shows: the order as far as it is known, as the input of the orders of its ruleset. A member that is null has to be said; what is left out may be. Null where there is nothing to say.',
  })
  draft: unknown;
}

@ObjectType({ description: "What one of the viewer's own pieces may do." })
export class PieceOptions {
  @Field(() => ID, { description: 'The piece.' })
  piece: string;

  @Field(() => [PieceOption], {
    description: 'Everything it may do, and what it may not do with the reason.',
  })
  options: PieceOption[];
}

@ObjectType('Position', { description: 'One position of a campaign, as the viewer may know it.' })
export class PositionType {
  @Field(() => MomentType, { description: 'When.' })
  moment: MomentType;

  @Field(() => Boolean, { description: 'Whether the campaign has been decided.' })
  over: boolean;

  @Field(() => [SeatType], {
    nullable: true,
    description:
      'Seats that have locked the phase: until the last has, each may take its lock back. Null where the phase is none that players lock.',
  })
  locked: SeatType[] | null;

  @Field(() => Board, { description: 'The sector state.' })
  board: Board;

  @Field(() => Standings, { description: 'Campaign victory points.' })
  standings: Standings;
}
