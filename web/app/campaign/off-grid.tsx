import { PlaceCard, type PlaceCardProps } from './place-card.js';
import type { Position } from './room-data.js';

interface Props extends Pick<PlaceCardProps, 'campaign' | 'revision' | 'onOrder'> {
  readonly position: Position;
}

/** A board without a grid, as that of a battle on a table: its places one below the other, with what stands in each; those that are empty in one line. */
export function OffGrid({ position, campaign, revision, onOrder }: Props) {
  const { locations, pieces } = position.board;
  const isEmpty = ({ key, contents }: (typeof locations)[number]): boolean =>
    contents.length === 0 && pieces.every(({ location }) => location !== key);
  const empty = locations.filter(isEmpty);
  return (
    <div className="off-grid">
      {locations
        .filter((each) => !empty.includes(each))
        .map((place) => (
          <PlaceCard
            key={place.key}
            cell={{ places: [place], pieces: pieces.filter(({ location }) => location === place.key) }}
            campaign={campaign}
            regions={position.board.regions}
            revision={revision}
            onOrder={onOrder}
          />
        ))}
      {empty.length > 0 && <p className="faint">Nothing in: {empty.map(({ name }) => name).join(', ')}.</p>}
    </div>
  );
}
