import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { cellsOf } from '../../../src/drawing/index.js';
import { Missing } from '../api/ask.js';
import { Special } from '../special/special.js';
import { Waiting } from '../look/waiting.js';
import { LinesPanel } from '../lines/lines-panel.js';
import { useRoomLines } from '../lines/room-lines.js';
import { MapView } from '../map/map-view.js';
import { ArbiterSays } from './arbiter-says.js';
import { BattlesPanel, goToBattle } from './battles-panel.js';
import { BoardTables } from './board-tables.js';
import { useChanged } from './changes.js';
import { Chronicle } from './chronicle.js';
import { DuePanel } from './due-panel.js';
import { HouseRules } from './house-rules.js';
import { revisionOf } from './moment.js';
import { OffGrid } from './off-grid.js';
import { OrdersPanel } from './orders-panel.js';
import { PlaceCard } from './place-card.js';
import { useCampaign, usePosition, type Campaign, type Ordered, type Position } from './room-data.js';
import { RoomHead, ThroughTime } from './room-parts.js';
import { SeatsPanel } from './seats-panel.js';
import { Standings } from './standings.js';
import { TableDice } from './table-dice.js';
import { useOrdering } from './ordering.js';
import { WhatChanged } from './what-changed.js';

/** A campaign at a moment: the map always in view, and beside it what is wanted, what stands where, and why. */
export function Room() {
  const { campaign: id } = useParams({ from: '/c/$campaign' });
  const search = useSearch({ from: '/c/$campaign' });
  const { data, error } = useCampaign(id, search.timeline);
  const campaign = data ?? null;
  const revision = campaign ? revisionOf(campaign, search) : 0;
  const position = usePosition(campaign?.timeline.id, revision);
  useEffect(() => {
    document.title = campaign ? `${campaign.name} – Warledger` : 'Warledger';
  }, [campaign]);
  const missing =
    data === null ? new Missing('There is no such campaign, or it is not for these eyes.') : null;
  if (campaign && position.data) {
    return (
      <AtMoment
        campaign={campaign}
        position={position.data}
        revision={revision}
        stale={position.isPlaceholderData}
      />
    );
  }
  return (
    <main className="page">
      <h1>{campaign?.name ?? 'Campaign'}</h1>
      <Waiting error={error ?? missing ?? position.error} done={false} />
    </main>
  );
}

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly revision: number;
  /** The position of another moment is still shown. */
  readonly stale: boolean;
}

function AtMoment({ campaign, position, revision, stale }: Props) {
  const { place } = useSearch({ from: '/c/$campaign' });
  const navigate = useNavigate({ from: '/c/$campaign' });
  const cells = useMemo(() => cellsOf(position.board), [position.board]);
  const cell = cells.find(({ key }) => key === place) ?? null;
  const isGathering = useGathering(campaign);
  const isNow = revision >= campaign.timeline.head.revision;
  const ordering = useOrdering(campaign, isNow);
  const changed = useChanged(campaign, revision, isNow);
  const ways = useRoomLines(campaign, revision);
  const [aimed, setAimed] = useState<string | null>(null);

  const pick = (key: string): void => {
    if (ordering.piece && ordering.targets.has(key)) setAimed(key);
    else {
      ordering.stop();
      setAimed(null);
      void navigate({ search: (old) => ({ ...old, place: key }), replace: true, resetScroll: false });
    }
  };
  const order = (piece: Ordered): void => {
    setAimed(null);
    ordering.begin(piece);
  };

  const lookAt = (key: string): void =>
    pick(cells.find(({ places }) => places.some((each) => each.key === key))?.key ?? key);

  const wayTo = (subject: string): (() => void) | null => {
    if (position.battles.some(({ key }) => key === subject)) return () => goToBattle(subject);
    const isOnMap = cells.some(({ places, pieces }) =>
      [...places, ...pieces].some(({ key }) => key === subject),
    );
    return isOnMap ? () => lookAt(placeOf(subject)) : null;
  };
  const placeOf = (piece: string): string =>
    position.board.pieces.find(({ key }) => key === piece)?.location ?? piece;

  const isToFight = isNow && isBattleOpen(position);
  const battles = <BattlesPanel campaign={campaign} position={position} isNow={isNow} />;

  const onOrder = isNow && campaign.viewerMay.play ? order : null;

  return (
    <main className="room">
      <div className="board">
        <RoomHead campaign={campaign} position={position} />
        {cells.length === 0 ? (
          <OffGrid position={position} campaign={campaign} revision={revision} onOrder={onOrder} />
        ) : (
          <MapView
            board={position.board}
            seats={campaign.seats}
            chosen={cell?.key ?? null}
            targets={ordering.targets}
            marked={changed.marked}
            lines={ways.drawn}
            stale={stale}
            onPick={pick}
          >
            <button aria-pressed={ways.shown} onClick={ways.toggle}>
              Trade lines
            </button>
          </MapView>
        )}
        <ThroughTime campaign={campaign} position={position} revision={revision} stale={stale} />
      </div>
      <div className="panels">
        <DuePanel campaign={campaign} position={position} isNow={isNow} wayTo={wayTo} />
        <WhatChanged campaign={campaign} position={position} changed={changed} onPick={lookAt} />
        {isToFight && battles}
        {isGathering && <SeatsPanel campaign={campaign} />}
        {isNow && <TableDice campaign={campaign} />}
        {cells.length > 0 && (
          <PlaceCard
            cell={cell}
            campaign={campaign}
            regions={position.board.regions}
            revision={revision}
            onOrder={onOrder}
          />
        )}
        {maySay(campaign, isNow) && <OrdersPanel campaign={campaign} ordering={ordering} aimed={aimed} />}
        <LinesPanel ways={ways} position={position} campaign={campaign} />
        <ArbiterSays campaign={campaign} isNow={isNow} />
        <Special campaign={campaign} revision={position.moment.revision} />
        {!isToFight && battles}
        <Standings campaign={campaign} standings={position.standings} revision={revision} />
        <Chronicle campaign={campaign} revision={revision} since={changed.since} />
        <BoardTables position={position} onPick={lookAt} />
        <HouseRules campaign={campaign} isNow={isNow} />
        {!isGathering && <SeatsPanel campaign={campaign} />}
      </div>
    </main>
  );
}

/** What the viewer may say of a battle is what the phase is for. */
const isBattleOpen = ({ battles }: Position): boolean => battles.some(({ steps }) => steps.length > 0);

/** Before anything can be played its players have to be there; whoever saw that they are not goes on seeing it. */
function useGathering({ viewerMay, seats }: Campaign): boolean {
  const [isGathering] = useState(
    () => viewerMay.invite && seats.some(({ role, claimed }) => role === 'PLAYER' && !claimed),
  );
  return isGathering;
}

const maySay = ({ viewerMay }: Campaign, isNow: boolean): boolean =>
  isNow && (viewerMay.play || viewerMay.close);
