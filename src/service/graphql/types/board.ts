import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { HexGrids, LocationKinds, MarkKinds, Sights } from '../schema/enums.js';
import { OutKey } from '../schema/output-fields.js';
import { PhaseCodes, Terrains } from '../rulesets/shared-enums.js';
import { SeatType } from './seats.js';

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
  contents: readonly string[];

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

  @Field(() => [ID], { description: 'Places next to it, on a map without hexes.' })
  neighbours: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description: 'How high it lies, in levels; null where that is the same everywhere.',
  })
  height: number | null;

  @Field(() => [Int], { description: 'Directions that those who stand there face.' })
  facings: readonly number[];

  @Field(() => [LocationMark], { description: 'What the viewer knows to stand there, to be drawn on a map.' })
  marks: readonly LocationMark[];

  @Field(() => Boolean, {
    description:
      'Whether orders speak of it, as of what is built there: `options` answers its owner for its id.',
  })
  takesOrders: boolean;

  @Field(() => Boolean, {
    description: 'Whether its owner may have built there what an army list of the club names.',
  })
  takesArmyList: boolean;
}

@ObjectType({ description: 'A part of a piece that orders and reports can name.' })
export class PiecePart {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, {
    description:
      'What sentences call it: told apart from what else the piece consists of, and with its name.',
  })
  called: string;
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

@ObjectType({ description: 'A part of a map that the rules know by a name, e.g. a sub-sector.' })
export class BoardRegion {
  @OutKey('Its id.')
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: "The ruleset's word for it, e.g. `airspace`." })
  kind: string;

  @Field(() => [ID], { description: 'The places in it.' })
  locations: readonly string[];
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

  @Field(() => [BoardRegion], {
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    description: 'Its parts, as Airspaces; empty where the rules know none.',
  })
  regions: BoardRegion[];

  @Field(() => [Piece], {
    complexity: ({ childComplexity }) => 10 + 30 * childComplexity,
    description: 'Pieces.',
  })
  pieces: Piece[];
}
