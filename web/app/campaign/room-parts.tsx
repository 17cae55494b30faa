import { Histories } from '../branches/histories.js';
import { WhatIf } from '../branches/what-if.js';
import { CampaignNav } from './campaign-nav.js';
import { MomentBar } from './moment-bar.js';
import type { Campaign, Position } from './room-data.js';

interface Props {
  readonly campaign: Campaign;
  readonly position: Position;
  readonly revision: number;
  /** The position of another moment is still shown. */
  readonly stale: boolean;
}

/** What the room is of, and the ways to its other pages. */
export function RoomHead({ campaign, position }: Pick<Props, 'campaign' | 'position'>) {
  return (
    <header className="campaign-head">
      <h1>{campaign.name}</h1>
      <CampaignNav campaign={campaign} />
      {position.over && <p className="note">{endWords(position.standings.winners)}</p>}
    </header>
  );
}

/** The moment that is looked at, and the branches that leave it. */
export function ThroughTime({ campaign, position, revision, stale }: Props) {
  return (
    <div className="through-time">
      <MomentBar campaign={campaign} moment={position.moment} revision={revision} stale={stale} />
      <Histories campaign={campaign} />
      {campaign.viewerMay.fork && (
        <WhatIf key={campaign.timeline.id} campaign={campaign} moment={position.moment} />
      )}
    </div>
  );
}

const endWords = (winners: Position['standings']['winners']): string =>
  winners.length === 0
    ? 'It is over: a draw.'
    : `It is over: won by ${winners.map(({ name }) => name).join(', ')}.`;
