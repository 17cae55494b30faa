import { Field, ObjectType } from '@nestjs/graphql';
import { MomentType } from './timelines.js';
import { SeatType } from './seats.js';
import { Board } from './board.js';
import { Standings } from './books.js';

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

  @Field(() => String, {
    nullable: true,
    description:
      'Path of this service that gives its map as SVG, and with `.png` in the place of `.svg` as pixels. To a seat it carries what opens it without a token, for these eyes and this moment alone, as long as the seat keeps its token. Null where there is no grid to draw.',
  })
  mapPath: string | null;
}
