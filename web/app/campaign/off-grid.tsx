import { PlaceCard, type PlaceCardProps } from './place-card.js';
import type { Position } from './room-data.js';

interface Props extends Pick<PlaceCardProps, 'campaign' | 'onOrder'> {
  readonly position: Position;
}

/** A board without a grid, as that of a battle on a table: its places one below the other, with what stands in each. */
export function OffGrid({ position, campaign, onOrder }: Props) {
  const { locations, pieces } = position.board;
  return (
    <div className="off-grid">
      {locations.map((place) => (
        <PlaceCard
          key={place.key}
          cell={{ places: [place], pieces: pieces.filter(({ location }) => location === place.key) }}
          campaign={campaign}
          onOrder={onOrder}
        />
      ))}
    </div>
  );
}
