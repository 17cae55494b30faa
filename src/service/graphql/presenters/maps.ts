import type { Seat } from '../../../kernel/index.js';
import { cellsOf, drawMap, toSvg, type MapBoard, type Theme } from '../../../drawing/index.js';
import type { PositionResult } from '../../contracts/index.js';
import { emblemOf } from './emblems.js';
import { presentBoard, seePosition } from './positions.js';

/** The map of a position as SVG; null where the board has no grid to draw. */
export function mapOf(result: PositionResult, theme: Theme): string | null {
  const { ruleset, played } = result;
  const { grid, locations, pieces } = presentBoard(
    ruleset.views.board(played.state),
    seePosition(result).seat,
  );
  const board: MapBoard = {
    grid: GRIDS[grid],
    locations: locations.map((each) => ({ ...keyed(each), sight: SIGHTS[each.sight] })),
    pieces: pieces.map(keyed),
  };
  if (cellsOf(board).length === 0) return null;
  const emblems = Object.fromEntries(played.seats.map((seat) => [seat.number, emblemOf(seat)]));
  return toSvg(drawMap(board), theme, emblems);
}

/** With the names of the schema, which drawings are made from. */
const keyed = <T extends { readonly id: string; readonly owner: Seat | null }>(each: T) => ({
  ...each,
  key: each.id,
  owner: each.owner && { key: each.owner.id, number: each.owner.number },
});

/** As the schema spells them. */
const GRIDS = { 'pointy-top': 'POINTY_TOP', 'flat-top': 'FLAT_TOP', graph: 'GRAPH' } as const;
const SIGHTS = { now: 'NOW', before: 'BEFORE', never: 'NEVER' } as const;
