import { Field, ID, ObjectType } from '@nestjs/graphql';
import { OutId, OutKey } from '../schema/output-fields.js';
import { Differences } from '../schema/enums.js';
import { Location, Piece } from './board.js';
import { MomentType } from './timelines.js';

@ObjectType({ description: 'A piece that stands elsewhere than it did.' })
export class PieceMove {
  @OutId('What has moved.')
  piece: string;

  @Field(() => ID, { nullable: true, description: 'Where it stood; null off the board.' })
  from: string | null;

  @Field(() => ID, { nullable: true, description: 'Where it stands; null off the board.' })
  to: string | null;
}

@ObjectType({ description: 'A piece that two positions hold otherwise.' })
export class PieceDifference {
  @OutKey('Which one.')
  id: string;

  @Field(() => Differences, { description: 'How.' })
  change: string;

  @Field(() => Piece, { nullable: true, description: 'As the first has it; null where it does not.' })
  left: Piece | null;

  @Field(() => Piece, { nullable: true, description: 'As the second has it; null where it does not.' })
  right: Piece | null;

  @Field(() => [String], { description: 'Fields that differ, of a piece that both have.' })
  fields: readonly string[];
}

@ObjectType({ description: 'A place that two positions hold otherwise.' })
export class LocationDifference {
  @OutKey('Which one.')
  id: string;

  @Field(() => Differences, { description: 'How.' })
  change: string;

  @Field(() => Location, { nullable: true, description: 'As the first has it; null where it does not.' })
  left: Location | null;

  @Field(() => Location, { nullable: true, description: 'As the second has it; null where it does not.' })
  right: Location | null;

  @Field(() => [String], { description: 'Fields that differ, of a place that both have.' })
  fields: readonly string[];
}

@ObjectType({ description: 'What a position shows otherwise than an earlier one did, to the same eyes.' })
export class PositionChanges {
  @Field(() => MomentType, { description: 'The earlier moment.' })
  since: MomentType;

  @Field(() => [PieceMove], { description: 'Pieces that stand elsewhere.' })
  moves: PieceMove[];

  @Field(() => [PieceDifference], { description: 'Pieces that are new, gone or otherwise; moved ones, too.' })
  pieces: PieceDifference[];

  @Field(() => [LocationDifference], { description: 'Places that are new, gone or otherwise.' })
  locations: LocationDifference[];
}
