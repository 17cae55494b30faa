import { CampaignPage } from '../campaign/campaign-page.js';
import type { Campaign, Seat } from '../campaign/room-data.js';
import { SeatsPanel } from '../campaign/seats-panel.js';
import { Waiting } from '../look/waiting.js';
import { AnotherArbiter } from './another-arbiter.js';
import { Channels } from './channels.js';
import { HandOver } from './hand-over.js';
import { Notes } from './notes.js';
import { usePeople } from './people-data.js';
import { SharedSeat } from './shared-seat.js';
import { Spectators } from './spectators.js';
import { Tokens } from './tokens.js';

/**
 * Who takes part: seats and invites, by what ways people are told, which tokens are out, what a substitute needs to know, and what
 * was done around the rules.
 */
export function PeoplePage() {
  return (
    <CampaignPage title="People" timeless>
      {(campaign) => <People campaign={campaign} />}
    </CampaignPage>
  );
}

function People({ campaign }: { readonly campaign: Campaign }) {
  const { data, error } = usePeople(campaign);
  const found = data?.campaign;
  const { invite } = campaign.viewerMay;
  const isKnown = invite || campaign.viewerSeat !== null;
  const toHandOver = seatsOf(campaign);
  return (
    <>
      <SeatsPanel campaign={campaign} />
      <Waiting error={error} done={Boolean(found)}>
        {found && isKnown && <Channels campaign={campaign} channels={found.channels} />}
        {isKnown && <Tokens campaign={campaign} />}
        {campaign.viewerSeat && <SharedSeat campaign={campaign} seat={campaign.viewerSeat} />}
        {campaign.viewerMay.arbitrate && <Spectators campaign={campaign} />}
        {toHandOver.length > 0 && (
          <HandOver key={toHandOver[0]?.key} campaign={campaign} seats={toHandOver} />
        )}
        {data?.me.admin && <AnotherArbiter campaign={campaign} />}
        {found && <Notes notes={found.notes.edges.map(({ node }) => node)} />}
      </Waiting>
    </>
  );
}

/** Seats that the viewer may hand over to somebody else. */
function seatsOf({ seats, viewerSeat, viewerMay }: Campaign): readonly Seat[] {
  if (viewerMay.arbitrate) return seats.filter(({ role }) => role === 'PLAYER');
  return viewerSeat?.role === 'PLAYER' ? [viewerSeat] : [];
}
