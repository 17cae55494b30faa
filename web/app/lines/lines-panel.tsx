import type { Campaign, Position } from '../campaign/room-data.js';
import { LineList } from './line-list.js';
import type { RoomLines } from './room-lines.js';

interface Props {
  readonly ways: RoomLines;
  readonly position: Position;
  readonly campaign: Campaign;
}

/** The ways that the map of the room shows, in words; nothing while it shows none. */
export function LinesPanel({ ways: { shown, lines }, position, campaign }: Props) {
  if (!shown) return null;
  return (
    <section className="panel" aria-labelledby="lines">
      <h2 id="lines">Trade lines</h2>
      {lines === undefined ? (
        <p className="waiting">One moment …</p>
      ) : (
        <LineList lines={lines} board={position.board} campaign={campaign} />
      )}
    </section>
  );
}
