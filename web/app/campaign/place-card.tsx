import { lazy, Suspense } from 'react';
import type { Cell } from '../../../src/drawing/index.js';
import { Emblem } from '../look/emblem.js';
import { codeWords, NUMBER } from '../look/words.js';
import type { Campaign, Ordered, Piece, Place, Position } from './room-data.js';
import { Story } from './story.js';

/** Fetched where somebody has files. */
const ClubFiles = lazy(async () => ({ default: (await import('./club-files.js')).ClubFiles }));

export interface PlaceCardProps {
  /** A field of the map; null where none is looked at. */
  readonly cell: Pick<Cell<Place, Piece>, 'places' | 'pieces'> | null;
  readonly campaign: Campaign;
  /** Parts of the map that the rules know by a name. */
  readonly regions: Position['board']['regions'];
  /** Of the moment whose stories are told; null where none are. */
  readonly revision: number | null;
  /** Called with a piece, or a place of the viewer's own, that is to be given an order; null where the viewer gives none. */
  readonly onOrder: ((of: Ordered) => void) | null;
}

/** What the viewer knows of one field of the map. */
export function PlaceCard({ cell, campaign, regions, revision, onOrder }: PlaceCardProps) {
  if (!cell) {
    return (
      <section className="panel place" aria-label="Place">
        <p className="faint">
          Tap a field of the map to see what stands there{onOrder ? ' and to give orders' : ''}.
        </p>
      </section>
    );
  }
  return (
    <section className="panel place" aria-label={`Place: ${cell.places[0]?.name}`}>
      {cell.places.map((place) => (
        <PlaceFacts key={place.key} place={place} campaign={campaign} regions={regions} onOrder={onOrder} />
      ))}
      {cell.pieces.length > 0 && (
        <ul className="pieces">
          {cell.pieces.map((piece) => (
            <PieceRow
              key={piece.key}
              piece={piece}
              campaign={campaign}
              revision={revision}
              onOrder={onOrder}
            />
          ))}
        </ul>
      )}
      {onOrder && cell.places.map((place) => <ArmyList key={place.key} place={place} campaign={campaign} />)}
      {revision !== null &&
        cell.places.map((place) => (
          <Story
            key={place.key}
            title={`What happened ${cell.places.length > 1 ? `at ${calledAmong(cell.places, place)}` : 'here'}`}
            filter={{ location: place.key }}
            campaign={campaign}
            revision={revision}
          />
        ))}
    </section>
  );
}

/** A place by its name; where another one there bears it too, with what it is. */
const calledAmong = (places: readonly Place[], { name, kind }: Place): string =>
  places.filter((each) => each.name === name).length > 1
    ? `${name} (${codeWords(kind).toLowerCase()})`
    : name;

interface FactsProps extends Pick<PlaceCardProps, 'campaign' | 'regions' | 'onOrder'> {
  readonly place: Place;
}

function PlaceFacts({ place, campaign, regions, onOrder }: FactsProps) {
  const owner = campaign.seats.find(({ key }) => key === place.owner?.key);
  const own = owner !== undefined && owner.key === campaign.viewerSeat?.key;
  return (
    <div className="facts">
      <div className="row">
        <h2 className="grow">
          {place.name} {owner && <Emblem seat={owner} />}
        </h2>
        {own && onOrder && place.takesOrders && <button onClick={() => onOrder(place)}>Order here …</button>}
      </div>
      <p>
        {[
          place.terrain === null ? codeWords(place.kind) : codeWords(place.terrain),
          ...(owner ? [`held by ${owner.name}`] : place.terrain === null ? [] : ['held by nobody']),
        ]
          .concat(place.contents)
          .concat(
            regions
              .filter(({ locations }) => locations.includes(place.key))
              .map(({ kind, name }) => `${codeWords(kind)} ${name}`),
          )
          .join(' · ')}
      </p>
      {place.sight === 'BEFORE' && <p className="note">As you last saw it, in turn {place.lastSeenTurn}.</p>}
      {place.sight === 'NEVER' && <p className="note">You have never seen it: only the map is known.</p>}
    </div>
  );
}

/** Of an own place that takes one, an army list of the club may be taken in. It is fetched, so nothing that is pressed stands below it. */
function ArmyList({ place, campaign }: Pick<FactsProps, 'place' | 'campaign'>) {
  const isOwn = place.owner !== null && place.owner.key === campaign.viewerSeat?.key;
  if (!isOwn || !place.takesArmyList) return null;
  return (
    <Suspense>
      <ClubFiles key={place.key} campaign={campaign} only="detachment" hex={place.key} />
    </Suspense>
  );
}

interface RowProps extends Pick<PlaceCardProps, 'campaign' | 'revision' | 'onOrder'> {
  readonly piece: Piece;
}

function PieceRow({ piece, campaign, revision, onOrder }: RowProps) {
  const owner = campaign.seats.find(({ key }) => key === piece.owner?.key);
  const own = owner !== undefined && owner.key === campaign.viewerSeat?.key;
  return (
    <li className="row">
      {owner && <Emblem seat={owner} />}
      <span className="grow">
        <strong>{piece.name}</strong>{' '}
        <span className="faint">
          {codeWords(piece.kind).toLowerCase()}, {piece.status}
          {piece.strength === null ? '' : `, strength ${NUMBER.format(piece.strength)}`}
        </span>
      </span>
      {own && onOrder && <button onClick={() => onOrder(piece)}>Order …</button>}
      {revision !== null && (
        <Story
          title={`Why ${piece.name} is as it is`}
          words="Why"
          filter={{ piece: piece.key }}
          campaign={campaign}
          revision={revision}
        />
      )}
    </li>
  );
}
