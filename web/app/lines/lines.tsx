import { cellsOf, drawMap, type MapLine } from '../../../src/drawing/index.js';
import type { Looking } from '../campaign/moment.js';
import { usePosition, type Campaign, type Position } from '../campaign/room-data.js';
import { Waiting } from '../look/waiting.js';
import { Shapes } from '../map/shapes.js';
import { LineList } from './line-list.js';
import { onMap, useLines } from './lines-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

/** Routes on which goods travel, and supply lines, over a map of their own. */
export function Lines({ campaign, looking: { revision } }: Props) {
  const { data: lines, error } = useLines(campaign, revision);
  const { data: position } = usePosition(campaign.timeline.id, revision);
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">Trade lines</h2>
      <Waiting error={error} done={lines !== undefined && Boolean(position)}>
        {lines && position && (
          <>
            <LineMap lines={onMap(lines, campaign)} board={position.board} campaign={campaign} />
            <LineList lines={lines} board={position.board} campaign={campaign} />
          </>
        )}
      </Waiting>
    </section>
  );
}

interface MapProps {
  readonly lines: readonly MapLine[];
  readonly board: Position['board'];
  readonly campaign: Campaign;
}

function LineMap({ lines, board, campaign }: MapProps) {
  if (lines.length === 0 || cellsOf(board).length === 0) return null;
  const { x, y, width, height, shapes } = drawMap({ ...board, lines });
  return (
    <figure className="report-map">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label="Trade lines on the map, each with its number in the list"
      >
        <Shapes shapes={shapes} seats={campaign.seats} />
      </svg>
    </figure>
  );
}
